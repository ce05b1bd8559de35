"""The command line: which errand it means, and one sentence on stderr when that fails."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from console.failure import Failure
from sandbox import PORT, SandboxError
from settings import SettingsError
from storage.errors import StorageError

WRONG_USE = 2
"""Exit code for a command line that cannot be understood; whatever else fails has 1."""
INTERRUPTED = 130

ABOUT = """\
Hosts Gotham's board games on Discord. Without a command it runs the bot.
Settings come from the environment and from the file .env; .env.example explains them."""


def main(words: Sequence[str]) -> int:
    """Do what was typed; returns the exit code."""
    arguments = CommandLine().parser.parse_args(words or ["run"])
    errand = importlib.import_module(f"console.{arguments.module}")
    try:
        code: int = getattr(errand, arguments.does)(arguments)
        sys.stdout.flush()
    except (Failure, SettingsError, StorageError, SandboxError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone: nothing of it may be written at the exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


class Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """End the program with the sentence on stderr."""
        self.exit(WRONG_USE, f"{self.prog}: {message}. See {self.prog} --help\n")


class CommandLine:
    """``parser`` knows all commands. Each is a function of a module of this room, called with what was typed."""

    def __init__(self) -> None:
        raw = argparse.RawDescriptionHelpFormatter
        self.parser = Parser(prog="bot.py", description=ABOUT, formatter_class=raw)
        self._commands = self.parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
        self._play()
        self._look_after()
        self._move()

    def _command(self, name: str, about: str, more: str, *, module: str = "", does: str = "run") -> Parser:
        added = self._commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}. {more}")
        added.set_defaults(module=module or name, does=does)
        return added

    def _play(self) -> None:
        self._command("run", "run the bot on Discord", "It needs a token in ROGUES_TOKEN. Ctrl-C stops it.")
        page = self._command(
            "sandbox", "try the bot in a browser, without Discord", "It needs no token. Ctrl-C ends it."
        )
        page.add_argument(
            "--port",
            metavar="PORT",
            type=_number(0, 65535),
            default=PORT,
            help="port of the page (default %(default)s)",
        )
        demo = self._command(
            "demo",
            "let computers play a whole game in a simulated Discord",
            "It prints a line for everything that happens, and the winner. The same seed gives the same game.",
        )
        demo.add_argument("game", metavar="GAME", help="the game, for example breakout")
        demo.add_argument(
            "--seats", metavar="N", type=_number(1, 99), default=4, help="how many play (default %(default)s)"
        )
        demo.add_argument(
            "--seed", metavar="S", type=int, default=1, help="a number that decides the dice (default %(default)s)"
        )
        demo.add_argument(
            "--out",
            metavar="DIR",
            default="build/demo",
            help="folder for log.txt, panel.png and the pictures board-001.png and so on (default %(default)s); those "
            "of an earlier demo are replaced",
        )

    def _look_after(self) -> None:
        self._command(
            "check",
            "say whether all is in order, and print the invite link",
            "It looks at the settings, the database and the installed packages, and asks Discord if there is a token.",
        )
        backup = self._command("backup", "copy the database", "The bot may run meanwhile.")
        backup.add_argument("--to", metavar="DIR", help="folder for the copy (default: that of ROGUES_BACKUPS)")
        self._command(
            "recount",
            "work out statistics and ratings anew",
            "They are counted from all finished games. The bot may run meanwhile.",
        )
        verify = self._command(
            "verify",
            "prove the shuffles and dice of a finished game",
            "Every draw is computed again from the keys that were told when the game ended.",
        )
        verify.add_argument("file", metavar="FILE", help="the record of the game, as /mod export gives it")

    def _move(self) -> None:
        leave = self._command(
            "export",
            "write one table to a file, to move it to another bot",
            "The file holds every secret of the game.",
            module="transfer",
            does="export_table",
        )
        leave.add_argument("table", metavar="TABLE", type=_number(1, 2**63 - 1), help="number of the table")
        leave.add_argument("file", metavar="FILE", help="the file to write; it must not exist yet")
        record = "instead the record of a finished game, as /mod export gives it, without any secret"
        leave.add_argument("--record", action="store_true", help=record)
        enter = self._command(
            "import",
            "take over a table that export wrote",
            "It gets a new number.",
            module="transfer",
            does="import_table",
        )
        enter.add_argument("file", metavar="FILE", help="the file that export wrote")


def _number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdecimal() and least <= int(word) <= most):
            raise argparse.ArgumentTypeError(f"{word!r} is no whole number from {least} to {most}")
        return int(word)

    return read
