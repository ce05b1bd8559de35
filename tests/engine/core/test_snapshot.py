"""Saved games: written, read, upgraded step by step, and refused when they are newer, damaged or of another game."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import DamagedSnapshot, NewerSnapshot, Snapshot, look
from engine.core.snapshot import copy_state, decode, encode
from engine.core.task import Effect, Task, Tasks
from engine.core.text import text
from tests.engine.core.mini import Clerk, Desk, Mini, mini, one_of
from tests.engine.lab import Lab
from tests.engine.table import KEY, Table

Document = dict[str, Any]


def asking(**printed: Any) -> Mini:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> Effect[None]:
        _ = yield from t.choose(0, "key", text("p"), text("q"), one_of("a", "b").options)

    return mini(tasks, **printed)


def test_a_saved_game_reads_back_equal_and_is_written_equal_again() -> None:
    table = Table(Lab(), seats=4)
    table.command("gift", 1, to=2, amount=1)
    saved = decode(table.game, table.snapshot)
    assert saved == decode(table.game, encode(table.game, saved))
    assert table.snapshot == encode(table.game, saved)


def test_a_saved_game_is_json_that_begins_with_its_schema() -> None:
    table = Table(Lab())
    document = json.loads(table.snapshot.data)
    assert "schema" == next(iter(document))
    assert (1, "lab", 2, "quick", KEY) == (
        document["schema"], document["game"], document["seats"], document["windows"], document["dice"]["key"],
    )  # fmt: skip
    assert [Task("act", {"seat": 0}), Task("end-turn", {})] == [Task(**task) for task in document["agenda"]]


def test_a_copy_of_a_state_is_equal_and_separate() -> None:
    state = Table(Lab()).position.state
    again = copy_state(Lab(), state)
    assert state == again
    again.chemists[0].hand.pop()
    assert state != again


def renamed(old: str, new: str) -> Callable[[Document], Document]:
    """An upgrade that renames a number of the state."""

    def upgrade(document: Document) -> Document:
        numbers = document["state"]["numbers"]
        numbers[new] = numbers.pop(old) + 1
        return document

    return upgrade


def test_an_older_snapshot_is_upgraded_by_one_small_function_after_the_other() -> None:
    table = Table(asking())
    saved = decode(table.game, table.snapshot)
    saved.state.numbers["a"] = 1
    old = encode(table.game, saved)
    today = asking(schema=3, upgrades={1: renamed("a", "b"), 2: renamed("b", "c")})
    assert {"c": 3} == look(today, old).state.numbers
    upgraded = decode(today, old)
    assert 3 == upgraded.schema
    assert upgraded == decode(today, encode(today, upgraded))


def test_an_upgraded_game_is_played_on() -> None:
    table = Table(asking())
    table.game = asking(schema=2, upgrades={1: lambda document: document})
    table.answer(0, "a")
    assert table.position.standings is not None
    assert 2 == json.loads(table.snapshot.data)["schema"]


def test_a_snapshot_of_a_newer_program_is_refused() -> None:
    new = Table(asking(schema=2)).snapshot
    with pytest.raises(NewerSnapshot, match="schema 2, this program knows 1"):
        decode(asking(), new)


def test_a_snapshot_that_nobody_can_upgrade_is_damaged() -> None:
    old = Table(asking()).snapshot
    with pytest.raises(DamagedSnapshot):
        decode(asking(schema=2), old)


def spoilt(change: Callable[[Document], object]) -> bytes:
    document = json.loads(Table(asking()).snapshot.data)
    change(document)
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff\xfe",
        b"[]",
        b"{}",
        b"null",
        b'{"schema":',
        b'{"schema":"one"}',
        Table(asking()).snapshot.data[:-10],
        Table(asking()).snapshot.data[: len(Table(asking()).snapshot.data) // 2],
        spoilt(lambda document: document.pop("state")),
        spoilt(lambda document: document["state"].update(seats="many")),
        spoilt(lambda document: document.update(agenda=[1])),
        spoilt(lambda document: document.update(windows="open")),
        spoilt(lambda document: document["dice"].update(counters={"die": "x"})),
    ],
)
def test_a_damaged_snapshot_is_called_damaged(data: bytes) -> None:
    with pytest.raises(DamagedSnapshot):
        decode(asking(), Snapshot("mini", data))


def test_a_snapshot_of_another_game_is_not_read() -> None:
    with pytest.raises(DamagedSnapshot):
        decode(Lab(), Table(asking()).snapshot)
    other = asking(slug="maxi")
    with pytest.raises(DamagedSnapshot, match="a saved game of mini"):
        decode(other, Table(asking()).snapshot)


def test_the_schema_is_read_wherever_it_stands() -> None:
    document = json.loads(Table(asking()).snapshot.data)
    turned = dict(reversed(list(document.items())))
    assert Desk(2, begun=True) == decode(asking(), Snapshot("mini", json.dumps(turned).encode())).state
