"""The front door as a whole: what it offers, and that whatever goes wrong is one sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from console.door import main
from tests.front_door import ROOT, Ran, bot, environment

COMMANDS = ("run", "sandbox", "demo", "check", "backup", "verify", "export", "import")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """What becomes of a command line that ends the program before it does anything."""
    with pytest.raises(SystemExit) as left:
        main(words)
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return Ran(left.value.code, out, err)


def test_help_names_every_command(tmp_path: Path) -> None:
    ran = bot(tmp_path, "--help")
    assert (0, "") == (ran.code, ran.err)
    assert [] == [command for command in COMMANDS if f"\n    {command} " not in ran.out]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own(capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = refused(capsys, command, "--help")
    assert (0, "") == (ran.code, ran.err)
    assert ran.out.startswith(f"usage: bot.py {command} ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("dance",), "bot.py: argument COMMAND: invalid choice: 'dance'"),
        (("export", "one", "file"), "bot.py export: argument TABLE: 'one' is no whole number from 1 "),
        (("export", "0", "file"), "bot.py export: argument TABLE: '0' is no whole number from 1 "),
        (("import",), "bot.py import: the following arguments are required: FILE."),
        (("verify",), "bot.py verify: the following arguments are required: FILE."),
        (
            ("sandbox", "--port", "65536"),
            "bot.py sandbox: argument --port: '65536' is no whole number from 0 to 65535.",
        ),
        (("demo",), "bot.py demo: the following arguments are required: GAME."),
        (("demo", "breakout", "--seats", "-2"), "bot.py demo: argument --seats: "),
        (("demo", "breakout", "--seed", "x"), "bot.py demo: argument --seed: invalid int value: 'x'."),
        (("check", "twice"), "bot.py: unrecognized arguments: twice."),
    ],
)
def test_a_line_that_cannot_be_understood_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    ran = refused(capsys, *words)
    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith(sentence)
    assert (1, "--help\n") == (ran.err.count("\n"), ran.err[-7:])


def test_a_line_that_cannot_be_understood_ends_the_program_with_2(tmp_path: Path) -> None:
    ran = bot(tmp_path, "dance")
    assert (2, "") == (ran.code, ran.out)


@pytest.mark.parametrize("words", [(), ("run",), ("check",), ("backup",), ("export", "1", "f"), ("import", "f")])
def test_a_wrong_setting_is_one_sentence_whatever_was_asked_for(tmp_path: Path, words: tuple[str, ...]) -> None:
    ran = bot(tmp_path, *words, pacing="fast", token="token-that-nobody-sees")
    assert (1, "ROGUES_PACING must be a number of seconds from 0 to 60.\n") == (ran.code, ran.err)
    assert "nobody-sees" not in ran.out


def test_a_package_that_is_not_installed_is_named(tmp_path: Path) -> None:
    """Python's -S leaves the installed packages out, as on a machine where nothing was set up."""
    ran = subprocess.run(
        [sys.executable, "-S", ROOT / "bot.py", "check"],
        cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (1, "") == (ran.returncode, ran.stdout)
    assert re.fullmatch(r"The Python package \w+ is not installed: start the bot with make bot, or .*\.\n", ran.stderr)


def test_an_interruption_while_packages_are_loaded_ends_the_program_quietly(tmp_path: Path) -> None:
    (tmp_path / "pydantic.py").write_text("raise KeyboardInterrupt")
    assert Ran(130, "", "") == bot(tmp_path, "check", path=tmp_path)


def test_output_that_nobody_reads_ends_the_program_quietly(tmp_path: Path) -> None:
    run = subprocess.Popen(
        [sys.executable, ROOT / "bot.py", "check"],
        cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert run.stdout is not None
    run.stdout.close()
    _, err = run.communicate()
    assert (1, "") == (run.returncode, err)
