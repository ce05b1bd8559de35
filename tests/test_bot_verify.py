"""`bot.py verify`: a finished game's record proves its dice, and nobody can change it unnoticed."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from console.assembly import make_bot
from console.door import main
from engine import commitment
from settings import Settings
from tests.front_door import Ran, blank, bot
from tests.host.stage import ANA, BEN, MOD, Stage, first_card, key
from tests.sim.harness import world

Record = dict[str, Any]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game in which a moderator took something back, so that it has two keys."""
    return json.dumps(asyncio.run(played(tmp_path_factory.mktemp("bot"))))


@pytest.fixture
def record(exported: str) -> Record:
    """The record, to be changed."""
    return json.loads(exported)


async def played(folder: Path) -> Record:
    """Play until the game is over."""
    async with Stage(folder) as stage:
        table = await stage.table(ANA, BEN)
        start = (await stage.host.undo_points(table))[0]
        for _ in range(12):
            await click(stage, table)
        await stage.host.undo_to(table, MOD, "a slip", start.seq)
        await stage.host.settled()
        while not (await stage.host.table(table)).over:
            await click(stage, table)
        return await stage.host.export_finished(table, MOD, "doubt")


async def click(stage: Stage, table: int) -> None:
    """Somebody who is asked plays a card, or else does the least."""
    person = (await stage.asked(table, ANA, BEN))[0]
    await stage.click(table, person, *first_card(await stage.hand(table, person)))


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[Any], Ran]:
    """Writes a record to a file and verifies it."""

    def run(document: Any) -> Ran:
        file = tmp_path / "record.json"
        file.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
        code = main(["verify", str(file)])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


def drawn(record: Record) -> list[list[Any]]:
    """The draws of all entries, marks left out."""
    return [draw for entry in record["journal"] for draw in entry["draws"] if draw[2] > 0]


def test_every_draw_of_a_game_is_proven_from_the_file_alone(tmp_path: Path, record: Record) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "game.json").write_text(json.dumps(record, indent=1), encoding="utf-8")
    ran = bot(folder, "verify", "game.json")
    assert (0, "") == (ran.code, ran.err)
    first, second = key(1), key(2)
    assert [
        f"key 1: {first}, SHA-256 {commitment(first)}",
        f"key 2: {second}, SHA-256 {commitment(second)}",
        "Compare each SHA-256 with the one that the bot posted at the table.",
        f"all {len(drawn(record))} draws are proven",
    ] == ran.out.splitlines()
    assert ["game.json"] == [path.name for path in folder.iterdir()]


def test_a_forged_draw_ends_the_program_with_1_and_is_named(tmp_path: Path, record: Record) -> None:
    forged = drawn(record)[5]
    forged[3] = (forged[3] + 1) % forged[2]
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    ran = bot(tmp_path, "verify", "game.json")
    assert (1, "") == (ran.code, ran.out)
    stream, counter, _, said = forged
    assert re.fullmatch(rf"{stream} {counter}: the key gives \d+, the journal says {said}\n", ran.err)


def test_each_forged_draw_is_found(record: Record, verified: Callable[[Any], Ran]) -> None:
    """Also in what was taken back later."""
    for draw in [each for each in drawn(record) if each[2] > 1][::7]:
        right, draw[3] = draw[3], (draw[3] + 1) % draw[2]
        ran = verified(record)
        assert (1, "", 1) == (ran.code, ran.out, ran.err.count("\n"))
        draw[3] = right
    assert 0 == verified(record).code


def another_key(record: Record) -> None:
    record["keys"][0] = record["journal"][0]["payload"]["key"] = key(77)


def another_key_and_its_hash(record: Record) -> None:
    another_key(record)
    record["commitments"][0] = commitment(key(77))


def another_second_key(record: Record) -> None:
    record["keys"][1] = key(78)
    record["commitments"][1] = commitment(key(78))


def no_key(record: Record) -> None:
    record["keys"].pop()


def no_entry(record: Record) -> None:
    del record["journal"][4]


def other_order(record: Record) -> None:
    record["journal"][3:5] = reversed(record["journal"][3:5])


def no_draw(record: Record) -> None:
    entry = next(entry for entry in record["journal"] if entry["draws"])
    del entry["draws"][0]


def a_draw_twice(record: Record) -> None:
    entry = next(entry for entry in record["journal"] if entry["draws"])
    entry["draws"].insert(1, list(entry["draws"][0]))


def no_undo(record: Record) -> None:
    undo = next(entry for entry in record["journal"] if entry["kind"] == "undo")
    undo["kind"], undo["payload"] = "command", {"kind": "skip"}


@pytest.mark.parametrize(
    ("forge", "sentence"),
    [
        (another_key, r"Key 1 does not fit the SHA-256 that was posted: \w{64}\."),
        (another_key_and_its_hash, r"deck 0: the key gives \d+, the journal says \d+"),
        (another_second_key, r"The keys that are given are not those that were used\."),
        (no_key, r"2 keys were announced, but 1 are given\."),
        (no_entry, r"The journal has gaps\."),
        (other_order, r"The journal has gaps\."),
        (no_draw, r"deck: number 0 was skipped or used twice \(journal says 1\)"),
        (a_draw_twice, r"deck: number 1 was skipped or used twice \(journal says 0\)"),
        (no_undo, r"die: number \d+ was skipped or used twice \(journal says \d+\)"),
    ],
)
def test_a_record_that_was_changed_is_found_out(
    record: Record, verified: Callable[[Any], Ran], forge: Callable[[Record], None], sentence: str
) -> None:
    forge(record)
    ran = verified(record)
    assert (1, "") == (ran.code, ran.out)
    assert re.fullmatch(sentence, ran.err.splitlines()[0])


def test_a_record_full_of_faults_is_cut_short(record: Record, verified: Callable[[Any], Ran]) -> None:
    for draw in drawn(record):
        draw[3] = -1
    lines = verified(record).err.splitlines()
    assert 21 == len(lines)
    assert re.fullmatch(r"And \d+ more faults like these\.", lines[-1])


async def test_a_record_that_a_moderator_got_on_discord_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=tmp_path / "tables.db", pacing=0)
    async with world(lambda: make_bot(settings, painter=blank)) as w:
        await w.alice.slash("table open", game="breakout", place="here")
        for command in ("computer", "computer", "leave", "start"):
            await w.alice.slash(f"table {command}")
        reply = await w.max.slash("mod export", table="1", reason="doubt")
        [name] = reply.message.files
        (tmp_path / name).write_bytes(reply.message.file(name))
        posted = [word for each in w.alice.sees() for word in re.findall(r"\b[0-9a-f]{64}\b", each.content)]
    assert 0 == main(["verify", str(tmp_path / name)])
    out = capsys.readouterr().out
    assert f"SHA-256 {posted[0]}\n" in out
    assert re.search(r"^all \d{2,} draws are proven$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ("{", r"The file .*record\.json cannot be read: it is no JSON\."),
        ("[]", r"The file .*record\.json is no record of a finished game: /mod export gives one\."),
        ({"format": "rogues-table/table"}, r"The file .*record\.json is no record of a finished game: /mod export .*"),
        (
            {"format": "rogues-table/finished", "version": 99},
            r"The record .*record\.json was written by another version of the bot: verify it with that one\.",
        ),
        ({"format": "rogues-table/finished", "version": 1}, r"The exported game is not complete\."),
        (
            {"format": "rogues-table/finished", "version": 1, "keys": [], "commitments": [], "journal": [[]]},
            r"The exported game is not complete\.",
        ),
        (
            {"format": "rogues-table/finished", "version": 1, "keys": [], "commitments": [], "journal": []},
            r"The record .*record\.json holds no draws, so there is nothing to prove\.",
        ),
    ],
)
def test_what_is_no_record_is_one_sentence(verified: Callable[[Any], Ran], document: Any, sentence: str) -> None:
    ran = verified(document)
    assert (1, "") == (ran.code, ran.out)
    assert re.fullmatch(f"{sentence}\n", ran.err)


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["verify", "nowhere.json"])
    assert "There is no file nowhere.json.\n" == capsys.readouterr().err
