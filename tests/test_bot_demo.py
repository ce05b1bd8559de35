"""`bot.py demo`: a whole game by computers, through the bot's Discord side, as a log and pictures."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import console.demo
from console.assembly import make_bot
from console.door import main
from tests.front_door import PATIENCE, PNG, ROOT, blank, bot, environment


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process the demo draws blank pictures."""
    monkeypatch.setattr(console.demo, "make_bot", partial(make_bot, painter=blank))


def test_a_game_is_told_line_by_line_and_drawn_and_the_same_seed_gives_the_same_again(tmp_path: Path) -> None:
    words = [sys.executable, ROOT / "bot.py", "demo", "breakout", "--seats", "2", "--seed", "6", "--out"]
    # Both at once: most of the time goes into the pictures.
    runs = [
        subprocess.Popen(
            [*words, tmp_path / name], cwd=tmp_path, env=environment(), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        for name in ("one", "two")
    ]  # fmt: skip
    (out, err), again = [run.communicate(timeout=PATIENCE) for run in runs]
    assert ([0, 0], "") == ([run.returncode for run in runs], err)
    assert again == (out, err)
    one, two = (written(tmp_path / name) for name in ("one", "two"))
    assert one == two
    assert out == one.pop("log.txt").decode()
    panel = one.pop("panel.png")
    boards = [one[name] for name in sorted(one)]
    assert [f"board-{number:03}.png" for number in range(1, len(boards) + 1)] == sorted(one)
    assert panel == boards[-1]
    assert len(boards) == len(set(boards)) > 50
    assert [] == [name for name, data in one.items() if not data.startswith(PNG)]
    lines = out.splitlines()
    assert len(lines) > 100
    assert lines[0].startswith("The game begins. ")
    assert lines[-1] in ("winner: Computer 1", "winner: Computer 2")
    assert f"{lines[-1].removeprefix('winner: ')} wins!" in out
    assert [] == [line for line in lines if not line.strip() or "**" in line or "<@" in line]


@pytest.mark.usefixtures("quick")
def test_a_full_table_plays_to_the_end_and_replaces_the_pictures_of_an_earlier_demo(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = ("board-998.txt", "board-map.png", "notes.txt")
    for name in ("board-998.png", "log.txt", "panel.png", *mine):
        (tmp_path / name).write_text("old")
    assert 0 == main(["demo", "breakout", "--seats", "6", "--out", str(tmp_path)])
    out, err = capsys.readouterr()
    assert "" == err
    assert out.splitlines()[-1].startswith("winner: Computer ")
    assert [] == [number for number in range(1, 7) if f"Computer {number}'s turn" not in out]
    assert out == (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert sorted(mine) == sorted(name for name, data in written(tmp_path).items() if data == b"old")


def test_a_seed_gives_the_same_keys_again_and_another_seed_others() -> None:
    first, again, other = (console.demo.keys(seed) for seed in (1, 1, 2))
    drawn = [[source(16) for _ in range(3)] for source in (first, again, other)]
    assert drawn[0] == drawn[1]
    assert 6 == len({key for keys in drawn for key in keys})
    assert {32} == {len(key) for keys in drawn for key in keys}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game chess: choose one of breakout, arkham, enemies."),
        (("breakout", "--seats", "1"), "DC Breakout: Arkham Asylum is for 2 to 6 players: choose --seats among these."),
        (("breakout", "--seats", "7"), "DC Breakout: Arkham Asylum is for 2 to 6 players: choose --seats among these."),
        (("breakout", "--out", "file"), "The folder file cannot be written to: File exists."),
    ],
)
def test_what_cannot_be_played_is_one_sentence_and_leaves_nothing(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    assert 1 == main(["demo", *words])
    assert ("", f"{sentence}\n") == capsys.readouterr()
    assert {"file": b"mine"} == written(tmp_path)


def test_a_disk_that_gets_full_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "log.txt").symlink_to("/dev/full")
    ran = bot(tmp_path, "demo", "breakout", "--out", "out")
    assert (1, "The folder out cannot be written to: No space left on device.\n") == (ran.code, ran.err)


@pytest.mark.parametrize("command", [("demo", "breakout"), ("sandbox",)])
def test_without_simcord_one_sentence_says_how_to_get_it(tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = "raise ModuleNotFoundError(\"No module named 'simcord'\", name='simcord')"
    (tmp_path / "simcord.py").write_text(missing)
    ran = bot(tmp_path, *command, path=tmp_path)
    assert (1, "", 1) == (ran.code, ran.out, ran.err.count("\n"))
    assert "SimCord" in ran.err
    assert f"make {command[0]}" in ran.err


def written(folder: Path) -> dict[str, bytes]:
    """The files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}
