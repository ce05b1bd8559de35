"""Two presses at the same instant on one table: exactly one move, and one polite answer to each."""

import logging
import signal
from pathlib import Path

import pytest

from tests.discord.bots import inside, running
from tests.discord.stored import moves, redrawn, rows
from tests.discord.table import arranged, decide, deciding, first_choice, opened, started, told, turn
from tests.engine.breakout.track import race, team
from tests.fake.server import FakeDiscord

KEY = "0b" * 16
MOVED_ON = "The table has moved on"


async def test_two_people_who_press_start_begin_one_game(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path):
        table = await opened(fake, anna, bert)
        await fake.until(lambda: "Start" in table.panel.buttons, "the Start button")
        both = [fake.click(person, table.panel, "Start") for person in (anna, bert)]
        assert ["The game begins.", "The game has started already."] == await told(*both)
        assert [(1,)] == rows(tmp_path, "SELECT count(*) FROM journal")


async def test_two_people_who_take_the_last_seat_are_one_more(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert, cleo = (fake.person(name) for name in ("Anna", "Bert", "Cleo"))
    async with inside(fake, tmp_path):
        table = await opened(fake, anna, computers=4)
        both = [fake.click(person, table.panel, "Sit down") for person in (bert, cleo)]
        full = "All 6 seats are taken: somebody has to leave first."
        assert [full, "You sit at table 1."] == await told(*both)
        assert [(6, 2)] == rows(tmp_path, "SELECT count(*), count(person_id) FROM seats")


async def test_two_people_who_challenge_make_one_challenge(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert, cleo = (fake.person(name) for name in ("Anna", "Bert", "Cleo"))
    riddle = race(A=team("riddler", on=3), B=team(on=8), C=team(on=5), dice=[2])
    async with inside(fake, tmp_path, games=arranged(riddle)):
        table = await started(fake, anna, bert, cleo)
        await table.answer(anna, "riddle")
        await table.answer(anna, "claim:6")
        hands = {person: await table.act(person) for person in (bert, cleo)}
        both = [await decide(fake, person, hands[person], ["challenge"]) for person in hands]
        late, heard = await told(*both)
        assert (True, "✔ **Challenge**") == (late.startswith(MOVED_ON), heard)
        assert [("challenge",)] == [move.picks for move in moves(tmp_path) if move.seat != 0]
        assert [] == [label for hand in hands.values() for label in hand.buttons if "hallenge" in label]


async def test_one_person_with_two_devices_moves_once(fake: FakeDiscord, tmp_path: Path) -> None:
    """The hand came by direct message; the same hand is open at the table."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5]))):
        table = await started(fake, anna, bert)
        await fake.until(lambda: fake.dm(anna).shown and "Roll" in fake.dm(anna).last.buttons, "the hand by DM")
        hands = [fake.dm(anna).last, await table.act(anna)]
        both = [fake.click(anna, hand, deciding(hand, "roll")) for hand in hands]
        late, heard = await told(*both)
        assert (True, "✔ **Roll**") == (late.startswith(MOVED_ON), heard)
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]


@pytest.mark.parametrize("twin", ["instant", "late"])
async def test_a_press_delivered_twice_is_one_move_and_one_answer(
    fake: FakeDiscord, tmp_path: Path, twin: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As when two bots run for a moment during an update: the second one finds the press acknowledged."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5]))) as bot:
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        pressed = fake.click(anna, hand, deciding(hand, "roll"))
        payload = fake.gateway.sessions[-1].events[-1]["d"]
        if twin == "late":
            await pressed.shown()
            await bot.host.settled()
        acknowledged = len(fake.sent("POST", "/interactions/*"))
        fake.gateway.dispatch("INTERACTION_CREATE", payload)
        await fake.request("POST", "/interactions/*", number=acknowledged + (1 if twin == "late" else 2))
        assert ["✔ **Roll**"] == await told(pressed)
        await bot.host.settled()
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]
    assert ["✔ **Roll**"] == await told(pressed)
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_two_bots_that_no_lock_has_kept_apart_make_each_move_once(fake: FakeDiscord, tmp_path: Path) -> None:
    """As on a disk where locks cannot be relied on, or beside a bot from before there was one.

    Both hear every press; whichever acknowledges it first carries it out, the other one stays silent.
    """
    anna, bert = fake.person("Anna"), fake.person("Bert")
    beside = running(fake, tmp_path, key=KEY, unlocked=True)
    async with running(fake, tmp_path, key=KEY) as old, beside as new:
        table = await started(fake, anna, bert)
        for number in range(12):
            person, hand = await turn(table, anna, bert)
            [words] = await told(await first_choice(fake, person, hand))
            assert words.startswith("✔")
            assert number + 1 == len(moves(tmp_path))
            if number == 8:
                old.kill(signal.SIGTERM)
                assert 0 == await old.gone()
        await redrawn(table, tmp_path)
        new.kill(signal.SIGTERM)
        assert 0 == await new.gone()
    twins = [request for request in fake.sent("POST", "/interactions/*") if request.error]
    assert {40060} == {request.error.code for request in twins if request.error}
    assert [] == [line for bot in (old, new) for line in bot.output.splitlines() if "ERROR" in line]
