"""Answers that nobody clicks: computers, standing orders, defaults for leavers (DESIGN 2.4, 2.5, 3)."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine import Computer, Dice, Face
from host import HandScene, Opening
from storage import journal
from tests.engine.lab import Lab, LabView
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, first_card, refused


async def by(stage: Stage, table: int) -> list[str]:
    """Who gave each answer, in order."""
    entries = await journal.page(stage.store.read, table)
    return [entry.by for entry in entries if entry.kind == "answer"]


def attacked(hand: HandScene) -> bool:
    return hand.face is not None and hand.face.awaited is None and hand.face.mine is not None


async def test_computers_play_on_in_the_clicks_own_drain(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("easy", "normal"))
    await stage.click(table, ANA, "rest")
    assert [ANA] == await stage.asked(table, ANA)
    found = await by(stage, table)
    assert "person" == found[0]
    assert {"computer"} == set(found[1:])
    assert [] == [when for when in stage.clock.waiting if when < stage.clock.now() + 60]


async def test_a_table_of_computers_plays_a_whole_game(stage: Stage) -> None:
    opening = Opening(GUILD, CHANNEL, "lab", place="here", options={"goal": 6})
    opened = await stage.host.open_table(ANA, opening, sit=False)
    assert opened.table_id is not None
    for level in ("easy", "normal", "easy"):
        await stage.host.add_computer(opened.table_id, ANA, level)
    await stage.host.start_game(opened.table_id, ANA)
    await stage.host.settled()
    table = await stage.host.table(opened.table_id)
    assert "finished" == table.status
    assert table.standings is not None
    assert [0, 1, 2] == sorted(seat for rank in table.standings for seat in rank)
    assert "The dice of this game were thrown with this key: 0" in stage.post.lines(CHANNEL)[-1][:60]


async def test_with_pacing_each_answer_of_a_computer_waits_for_its_moment(tmp_path: Path) -> None:
    async with Stage(tmp_path, pacing=2) as stage:
        table = await stage.table(ANA, computers=("easy", "easy"))
        await stage.click(table, ANA, "rest")
        seen = [len(await by(stage, table))]
        for seconds in (1.5, 0.5, 1.9, 0.1):
            stage.clock.move(seconds)
            await stage.host.settled()
            seen.append(len(await by(stage, table)))
        assert [1, 1, 2, 2, 3] == seen


async def test_a_restart_takes_up_what_a_computer_owes(tmp_path: Path) -> None:
    async with Stage(tmp_path, pacing=5) as stage:
        table = await stage.table(ANA, computers=("easy",))
        await stage.click(table, ANA, "rest")
        stage.clock.move(1)
        await stage.restart()
        stage.clock.move(60)
        await stage.host.settled()
        stage.clock.move(60)
        await stage.host.settled()
        assert [ANA] == await stage.asked(table, ANA)


async def test_computers_answer_the_same_whatever_happened_in_between(tmp_path: Path) -> None:
    """Their dice come from the table's first key and the journal, not from any stream of the game or the process."""
    games: list[list[Any]] = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        async with Stage(tmp_path / folder) as stage:
            table = await stage.table(ANA, computers=("easy", "easy"))
            for _ in range(4):
                await stage.click(table, ANA)
                if folder == "two":
                    await stage.restart()
            games.append([entry.payload for entry in await journal.page(stage.store.read, table)])
    assert games[0] == games[1]


async def test_a_standing_order_answers_in_a_quick_window_without_asking(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    for person in (ANA, BEN, CLEO):
        await stage.host.set_order(table, person, "defend", "never")
    while "order" not in await by(stage, table):
        person = (await stage.asked(table, ANA, BEN, CLEO))[0]
        assert not attacked(await stage.hand(table, person))
        await stage.click(table, person, *first_card(await stage.hand(table, person)))
    assert {"defend": "never"} == await stage.host.orders_of(table, ANA.id)


async def test_a_standing_order_set_while_its_window_is_open_answers_at_once(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    person = await stage.until(table, (ANA, BEN, CLEO), attacked)
    await stage.host.set_order(table, person, "defend", "never")
    await stage.host.settled()
    assert not attacked(await stage.hand(table, person))
    assert "order" == (await by(stage, table))[-1]


async def test_with_a_poker_face_nothing_is_answered_but_by_a_computer_in_its_own_seat(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, computers=("normal",), windows="poker")
    for person in (ANA, BEN):
        await stage.host.set_order(table, person, "defend", "never")
    person = await stage.until(table, (ANA, BEN), attacked)
    assert attacked(await stage.hand(table, person))
    assert "order" not in await by(stage, table)
    await stage.click(table, person, "pass")
    assert "order" not in await by(stage, table)


async def test_the_first_choice_takes_a_standing_order_away(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.set_order(table, ANA, "defend", "shield")
    assert {"defend": "shield"} == (await stage.hand(table, ANA)).orders
    await stage.host.set_order(table, ANA, "defend", "ask")
    assert {"defend": "ask"} == await stage.host.orders_of(table, ANA.id)
    assert {} == (await stage.hand(table, ANA)).orders
    said = "There is no such standing order: choose one of those that are listed."
    assert said == await refused(stage.host.set_order(table, ANA, "defend", "attack back"))


def broken(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
    raise RuntimeError(f"my cards are {view.hand}")


def cheating(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
    return ("win",)


class OddLab(Lab):
    """Lab with computers that fail."""

    computers: ClassVar[dict[str, Computer[Any]]] = {**Lab.computers, "broken": broken, "cheating": cheating}


@pytest.mark.parametrize("level", ["broken", "cheating"])
async def test_a_computer_that_fails_stops_the_table_until_a_moderator_acts(
    tmp_path: Path, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Stage(tmp_path, OddLab()) as stage:
        table = await stage.table(ANA, computers=(level,))
        await stage.click(table, ANA, "rest")
        fault = (await stage.host.table(table)).fault
        assert fault is not None
        assert fault.id.startswith("Something failed ({card:word}, incident {n}), so the table stands still.")
        assert "a turn" == fault.values["card"]
        assert str(fault.values["n"]) in caplog.text
        assert "RuntimeError" in caplog.text or "Refused" in caplog.text
        assert "(0, '" not in caplog.text
        assert "'salt'" not in caplog.text
        calls = len(await by(stage, table))
        stage.clock.move(100_000)
        await stage.restart()
        assert calls == len(await by(stage, table))
        assert fault == (await stage.host.table(table)).fault
        await stage.host.answer_for(table, MOD, "the computer is stuck", 1)
        await stage.host.settled()
        assert None is (await stage.host.table(table)).fault
        assert [ANA] == await stage.asked(table, ANA)


async def test_people_cannot_answer_at_a_table_that_stands_still(tmp_path: Path) -> None:
    async with Stage(tmp_path, OddLab()) as stage:
        table = await stage.table(ANA, BEN, computers=("broken",))
        for person in (ANA, BEN):
            await stage.click(table, person, "rest")
        said = await refused(stage.host.answer(table, 1, 0, ["rest"], ANA))
        assert "The table stands still: a moderator can let it go on with /mod answer, /mod undo or /mod skip." == said
        told = [line.split(",")[0] for line in stage.post.lines(CHANNEL) if "incident" in line]
        assert ["Something failed (a turn"] == told


async def test_a_leaver_at_a_table_that_chose_so_is_played_by_the_computer_until_somebody_comes(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest")
    await stage.host.resign(table, BEN)
    await stage.host.settled()
    seat = (await stage.host.table(table)).seats[1]
    assert ("Computer 1", "normal", True, None) == (seat.name, seat.computer, seat.vacant, seat.person_id)
    assert [ANA] == await stage.asked(table, ANA)
    await stage.host.join(table, CLEO)
    await stage.click(table, ANA, "rest")
    assert [CLEO] == await stage.asked(table, ANA, CLEO)
    assert "You do not sit at this table: only those who do can act here." == await refused(
        stage.host.resign(table, BEN)
    )


async def test_when_the_last_person_leaves_the_table_waits_for_somebody(stage: Stage) -> None:
    table = await stage.table(ANA, computers=("easy",))
    await stage.host.resign(table, ANA)
    await stage.host.settled()
    assert "paused" == (await stage.host.table(table)).status
    answers = len(await by(stage, table))
    await stage.host.join(table, BEN)
    await stage.host.settled()
    assert "running" == (await stage.host.table(table)).status
    assert [BEN] == await stage.asked(table, BEN)
    assert answers <= len(await by(stage, table))


async def test_a_leaver_whose_turn_it_is_leaves_the_game_when_what_is_half_done_is_settled(stage: Stage) -> None:
    people = (ANA, BEN, CLEO)
    table = await stage.table(*people, leavers="leaves")

    def doses(hand: HandScene) -> bool:
        return hand.face is not None and hand.face.key == "whose" and hand.face.mine is not None

    def tonic(hand: HandScene) -> bool:
        main = hand.face is not None and hand.face.key == "main" and hand.face.mine is not None
        return main and any(slug == "tonic" for _, slug in hand.view.hand)

    person = await stage.until(table, people, tonic)
    hand = await stage.hand(table, person)
    await stage.click(table, person, f"card:{next(id for id, slug in hand.view.hand if slug == 'tonic')}")
    await stage.click(table, person, "2")
    assert doses(await stage.hand(table, person))
    await stage.host.resign(table, person)
    await stage.host.settled()
    seat = (await stage.host.table(table)).seats[hand.seat]
    assert (True, None, False) == (seat.left, seat.person_id, seat.leaving)
    assert f"{person.name} scores 2." in stage.post.lines(CHANNEL)
    assert f"{person.name} leaves." in stage.post.lines(CHANNEL)
    assert "timeout" in await by(stage, table)
    assert 2 == len([each for each in people if each != person and await stage.hand(table, each)])
