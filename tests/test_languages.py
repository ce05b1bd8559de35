"""Languages: every message of the source has its words in each catalogue, and no catalogue has any that nobody uses."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from art.arkham_words import CAUSES
from cogs.client import RoguesTable
from cogs.languages import CATALOGUES, Catalogue, Translator, language_of, say, speaking, translated
from cogs.limits import BUTTON_LABEL, CHOICE_NAME
from cogs.tables import variants
from engine import GAMES
from tests.message_ids import found

GAP = re.compile(r"\{(\w+)(?::(\w+)|\|([^|{}]*)\|([^|{}]*))?\}")
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
NOT_WORDS = frozenset({"Super Hero", "end of turn", "between turns", "team choice", "its snapshot"})
"""Strings of the source that read like words and are shown to nobody: kinds, phases, a line of the bot's own log."""
SHOWN = frozenset(
    {
        *CAUSES.values(), "Setup", "Event Phase", "Prep Phase", "Action Phase", "Arkham Phase", "Score Phase",
        "The game is over", "open", "running", "paused", "finished", "ended", "10 minutes", "1 hour", "6 hours",
        "Bank", "Warehouse", "Tower", "Bridge", "Square", "Circle", "Triangle", "Start",
        "1 day", "normal", "easy",
    }
)  # fmt: skip
"""Words that are looked up by a variable and of which the source does not show that they are words."""

NOT_SAID = {
    "catalogue.py: : in [messages.…] there is a message for the second time: ",
    "custom_ids.py: a button's name is longer than … characters: ",
    "gifts.py: /… give",
    "gifts.py: Give … to another player; it obliges nobody to anything",
    "message.py:  embeds of … characters are too much",
    "moderators.py: table-….json",
    "play.py: Play ",
    "play.py: Which ",
    "replies.py: : Discord answered …, code ",
    "router.py: the button … of table ",
    "router.py:  at table ",
    "table_news.py: what happened ",
}
"""F-strings of the cogs that are no messages: errors, a file, and what is told of commands, which the catalogue has."""

PRINTED_FACTS = {"Ability", "Bribe", "Buildings", "Family", "Level", "Main Weapon", "Slots", "Starter of", "Tag"}
"""Facts of cards whose values are names and printed terms."""
MARKS = {"As printed", "Turned"}
"""Facts whose values are the signs of spaces."""

PROPER = {game.name for game in GAMES.values()} | {"English"} | {each.name for each in CATALOGUES.values()}
"""What has one name in every language."""


def kinds(id: str) -> list[tuple[str, str]]:
    """The gaps of a message, each with its kind: in another language they may stand in another order."""
    return sorted((gap[1], gap[2] or ("number" if gap[3] is not None else "")) for gap in GAP.finditer(id))


def bare(id: str) -> bool:
    """Whether a message is gaps and signs alone: nothing in it to be translated."""
    return not re.search(r"[A-Za-z]{2}", GAP.sub("", id))


def wanted() -> set[str]:
    """All messages of the source."""
    return {each.id for each in found() if not bare(each.id) and each.id not in NOT_WORDS}


async def payload() -> list[dict[str, Any]]:
    """All commands as they are sent to Discord."""
    bot = RoguesTable(MagicMock(), MagicMock(), Path("unused"))
    bot.host = MagicMock()
    await bot.load()
    translator = Translator()
    await bot.tree.set_translator(translator)
    return [await each.get_translated_payload(bot.tree, translator) for each in bot.tree.get_commands()]


def parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and all its subcommands, options and choices."""
    yield part
    for inner in [*(part.get("options") or []), *(part.get("choices") or [])]:
        yield from parts(inner)


async def command_words() -> set[str]:
    """Descriptions and choices of all commands, and what they are made of."""
    words: set[str] = set()
    for command in await payload():
        for part in parts(command):
            words |= {part["description"]} if "description" in part else {part["name"]}
    return {each for each in words if re.search(r"[a-zA-Z]", each)} - PROPER


def words_of_games() -> set[str]:
    """Names and values of variants, and the facts of cards that are no names: they are put into words as they come."""
    words: set[str] = set()
    for game in GAMES.values():
        for name, field in game.options_type.model_fields.items():
            words |= {field.title or name.replace("_", " ").capitalize()}
            words |= {value for value in variants(field) if value not in ("", "true", "false")}
        for component in game.components:
            for label, value in component.facts:
                words |= {label} | ({value} if label not in PRINTED_FACTS | MARKS else set())
    return {each for each in words if re.search(r"[a-z]{2}", each)}


catalogues = pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=list(CATALOGUES))


@catalogues
async def test_every_message_has_its_words(catalogue: Catalogue) -> None:
    names = {game.name for game in GAMES.values()}
    missing = ((wanted() | await command_words() | words_of_games()) - names) - set(catalogue.messages)
    assert [] == sorted(missing)


@catalogues
async def test_no_message_is_left_over(catalogue: Catalogue) -> None:
    used = {each.id for each in found()} | await command_words() | words_of_games() | SHOWN
    assert [] == sorted(set(catalogue.messages) - used)


@catalogues
def test_gaps_are_the_same_in_every_language(catalogue: Catalogue) -> None:
    assert {} == {id: words for id, words in catalogue.messages.items() if kinds(id) != kinds(words)}


@catalogues
def test_what_stands_at_the_edge_of_a_message_stays(catalogue: Catalogue) -> None:
    def edges(words: str) -> tuple[str, str]:
        return words[: len(words) - len(words.lstrip())], words[len(words.rstrip()) :]

    assert {} == {id: words for id, words in catalogue.messages.items() if edges(id) != edges(words)}


@catalogues
async def test_commands_keep_the_rules_of_discord(catalogue: Catalogue) -> None:
    for command in await payload():
        for part in parts(command):
            names = [each.get("name_localizations", {}).get(catalogue.code, each["name"]) for each in family(part)]
            assert len(names) == len(set(names)), part["name"]
            words = part.get("description_localizations", {}).get(catalogue.code, "x")
            assert 1 <= len(words) <= 100, words
            if "description" in part:
                local = part.get("name_localizations", {}).get(catalogue.code, part["name"])
                assert COMMAND_NAME.fullmatch(local), local
                assert local == local.lower()


def family(part: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a command: no two of them may have one name."""
    return part.get("options") or []


@catalogues
async def test_every_description_and_every_choice_reaches_discord_in_every_language(catalogue: Catalogue) -> None:
    silent: list[str] = []
    for command in await payload():
        for part in parts(command):
            field = "description" if "description" in part else "name"
            words = part[field]
            if not re.search(r"[a-zA-Z]", words) or words in PROPER or catalogue.messages.get(words) == words:
                continue
            if part.get(f"{field}_localizations", {}).get(catalogue.code) != catalogue.messages.get(words, ""):
                silent.append(f"{command['name']}: {words}")
    assert [] == silent


def test_no_sentence_of_the_cogs_is_put_together_past_the_catalogue() -> None:
    """Words in an f-string are read by nobody in another language, but for links, file names and the bot's own log."""
    found: set[str] = set()
    for path in sorted((Path(__file__).parent.parent / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
                if re.search(r"[A-Za-z]{2}", re.sub(r"\w+://\S*", "", " ".join(map(str, parts)))):
                    found.add(f"{path.name}: {'…'.join(map(str, parts))}")
    assert NOT_SAID == found


def test_no_words_of_the_cogs_are_joined_past_the_catalogue() -> None:
    """Constants that read like words are messages, but for what a variable compares and what the bot's own log says."""
    known = {id for catalogue in CATALOGUES.values() for id in catalogue.messages}
    aside = {"a command", "team choice", "telling how an interaction ended", "the ", "you may "}
    found: set[str] = set()
    for path in sorted((Path(__file__).parent.parent / "cogs").rglob("*.py")):
        # The rules pages are searched with SQL, and are English.
        tree = ast.parse(path.read_text(encoding="utf-8") if path.name != "rule_pages.py" else "")
        silent = {id(part) for node in ast.walk(tree) for part in _silent(node)}
        found |= {
            f"{path.name}: {node.value}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
            if re.search(r"[A-Za-z]{2}\W* ", node.value) and node.value not in known | aside
        }
    assert set() == found


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """What is said to nobody: docstrings, the log, errors; f-strings have a test of their own."""
    name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr) or name in ("info", "warning", "ValueError"):
        yield from ast.walk(node)


@catalogues
async def test_the_longest_command_fits_in_every_language(catalogue: Catalogue) -> None:
    for command in await payload():
        sizes = 0
        for part in parts(command):
            for field in ("name", "description"):
                local = part.get(f"{field}_localizations", {}).values()
                sizes += max(map(len, [part.get(field, ""), *local]))
            sizes += len(str(part.get("value", "")))
        assert sizes <= 8000, command["name"]


@catalogues
async def test_choices_fit_in_every_language(catalogue: Catalogue) -> None:
    names = [
        part.get("name_localizations", {}).get(catalogue.code, part["name"])
        for command in await payload()
        for part in parts(command)
        if "description" not in part
    ]
    for game in GAMES.values():
        for name, field in game.options_type.model_fields.items():
            words = catalogue.messages.get(field.description or "", "")
            names += [f"{name}={value}: {words}" for value in variants(field)]
    assert [] == [name for name in names if len(name) > CHOICE_NAME]


@catalogues
async def test_every_command_that_a_message_names_is_there_under_that_name(catalogue: Catalogue) -> None:
    local = {catalogue.commands.get(game, game) for game in GAMES}
    paths: set[str] = set()
    for command in await payload():
        top = catalogue.commands[command["name"]]
        paths.add(top)
        paths |= {f"{top} {catalogue.commands[each['name']]}" for each in family(command) if each["type"] in (1, 2)}
    named = re.compile(r"(?<![\w>*}])/(\w+)(?: (\w+))?")
    wrong: list[str] = []
    for words in catalogue.messages.values():
        for top, sub in named.findall(GAP.sub("…", words)):
            grouped = any(path.startswith(f"{top} ") for path in paths)
            if (f"{top} {sub}" if grouped and top not in local else top) not in paths:
                wrong.append(f"/{top} {sub}: {words}")
    assert [] == wrong


@catalogues
async def test_every_command_and_option_has_a_name(catalogue: Catalogue) -> None:
    commands: set[str] = set()
    options: set[str] = set()
    for command in await payload():
        for part in parts(command):
            if "description" in part:
                (commands if part["type"] in (1, 2) else options).add(part["name"])
    verbs = {option.name for game in GAMES.values() for option in game.verbs}
    assert [] == sorted((commands | verbs) ^ set(catalogue.commands))
    assert [] == sorted(options ^ set(catalogue.options))


@catalogues
def test_labels_of_buttons_without_gaps_fit(catalogue: Catalogue) -> None:
    labels = [id for id in catalogue.messages if len(id) <= 24 and not GAP.search(id)]
    assert [] == [words for words in map(catalogue.messages.__getitem__, labels) if len(words) > BUTTON_LABEL]


def test_a_message_without_words_in_a_language_is_english() -> None:
    with speaking("de"):
        assert "Meine Hand" == translated("My hand")
        assert "Nobody has written this." == translated("Nobody has written this.")
    assert "My hand" == translated("My hand")


def test_numbers_agree_with_their_nouns_in_every_language() -> None:
    with speaking("de"):
        assert "{n|Sekunde|Sekunden}" == translated("{n|second|seconds}")
        assert ["1 Sekunde", "2 Sekunden"] == [say("{n|second|seconds}", n=n) for n in (1, 2)]
    assert "2 seconds" == say("{n|second|seconds}", n=2)


@pytest.mark.parametrize(
    ("locale", "code"), [("de", "de"), ("en-US", "en"), ("en-GB", "en"), ("fr", "en"), ("de-AT", "de"), (None, "en")]
)
def test_a_locale_of_discord_has_its_language(locale: str | None, code: str) -> None:
    assert code == language_of(locale)


def test_a_catalogue_holds_each_message_once() -> None:
    folder = Path(__file__).parent.parent / "cogs" / "languages"
    for code in CATALOGUES:
        sections = tomllib.loads((folder / f"{code}.toml").read_text(encoding="utf-8"))["messages"]
        assert sum(map(len, sections.values())) == len(CATALOGUES[code].messages)
