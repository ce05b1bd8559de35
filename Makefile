# Every target sets up what it needs in .venv, from pinned requirements, and installs again only when these have changed.

PYTHON ?= $(shell command -v python3.11 || command -v python3 || echo python3)
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement

GAME ?= breakout
SEATS ?= 4
SEED ?= 1
OUT ?= build/demo
PORT ?=
TESTS ?=
RULES ?=

export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

# The Python that .venv was made with may have been updated or taken away: then .venv cannot be used any more.
$(shell test ! -e $(BIN)/pip || $(BIN)/python -c 'import pip' 2>/dev/null || rm -rf .venv)

.PHONY: help bot check sandbox demo test coverage lint format bench balance fuzz goldens weeks waits rules pins

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

bot: .venv/bot ## run the bot on Discord (needs a token, see docs/hosting.md)
	$(BIN)/python bot.py

check: .venv/bot ## see whether all is in order, and get the link that invites the bot
	$(BIN)/python bot.py check

sandbox: .venv/sandbox ## try the bot in a browser, without Discord (PORT=8000 to choose the port)
	$(BIN)/python bot.py sandbox $(if $(PORT),--port $(PORT))

demo: .venv/sandbox ## let computers play a whole game (GAME, SEATS, SEED, OUT)
	$(BIN)/python bot.py demo $(GAME) --seats $(SEATS) --seed $(SEED) --out $(OUT)

test: .venv/dev ## run the tests (TESTS=path for some of them)
	$(BIN)/python -m pytest -n 2 $(TESTS)

coverage: .venv/dev ## say which lines no test reaches (TESTS=path for some of them)
	$(BIN)/coverage run -m pytest $(TESTS)
	$(BIN)/coverage report --skip-covered --show-missing

lint: .venv/dev ## check style, types and the arrows between the rooms
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports

format: .venv/dev ## lay out the code and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/dev ## measure speed, beside a peer
	$(BIN)/python -m bench

balance: .venv/dev ## let computers play a game and count who wins with what (GAME=arkham or enemies; arkham if not said)
	$(BIN)/python -m bench.balance $(if $(filter command environment,$(origin GAME)),--game $(GAME))

fuzz: .venv/dev ## play GAMES random whole games of GAME against every oracle
	$(BIN)/python -m tests.fuzz $(or $(GAME),breakout) --games $(or $(GAMES),10000)

goldens: .venv/dev ## write the whole games under tests/data anew after a change of the rules; read what differs
	$(BIN)/python -m tests.goldens

weeks: .venv/dev ## live through DAYS of play by post at TABLES tables, and see that nobody is disturbed or forgotten
	$(BIN)/python -m tests.weeks --tables $(or $(TABLES),200) --days $(or $(DAYS),60)

waits: .venv/dev ## how often a table has to wait for a person, by game, speed of reactions and standing orders
	$(BIN)/python -m bench.waits

rules: .venv/dev ## which rules are proven, stated or superseded (RULES="BR AA" for some games)
	$(BIN)/python -m tests.rule_coverage $(RULES)

pins: .venv/dev ## pin the requirements anew
	$(foreach file,requirements requirements-sandbox requirements-dev,$(BIN)/uv pip compile --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes --strip-extras --no-header --no-emit-index-url \
		--no-emit-find-links --output-file $(file).txt $(file).in &&) true

# pip comes last into .venv: without it the making was cut short, and is done again.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv module is needed; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/bot: requirements.txt | $(BIN)/pip
	@echo "Setting up .venv. This is done once, and takes a minute or two."
	$(INSTALL) $<
	@touch $@

.venv/sandbox: requirements-sandbox.txt | $(BIN)/pip
	@echo "Setting up .venv. This is done once, and takes a minute or two."
	$(INSTALL) $<
	@touch $@

.venv/dev: requirements-dev.txt | $(BIN)/pip
	@echo "Setting up .venv. This is done once, and takes a minute or two."
	$(INSTALL) $<
	@touch $@
