"""`kill -9` around the commit: nothing is lost, nothing is doubled, and whoever presses again gets the present."""

import signal
from pathlib import Path

import pytest

from tests.discord.bots import Death, running
from tests.discord.stored import busy, moves, redrawn, undelivered
from tests.discord.table import Table, asked, first_choice, opened, started, told, turn
from tests.fake.records import Message, User
from tests.fake.server import FakeDiscord

KEY = "5e" * 16
MOVED_ON = "The table has moved on; this message now shows where it stands."


async def to_the_race(table: Table, *people: User) -> tuple[User, Message]:
    """Everybody picks a team; who is asked first in the race, and the hand."""
    for person in people:
        await (await first_choice(table.fake, person, await table.act(person))).shown()
    return await turn(table, *people)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_move_whose_answer_was_lost_in_a_kill_is_there_once_and_shown(
    fake: FakeDiscord, tmp_path: Path, when: str
) -> None:
    """Between COMMIT and reply, exactly: the bot dies with the edit of its answer on the way."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path, key=KEY) as process:
        table = await started(fake, anna, bert, computers=1)
        person, hand = await to_the_race(table, anna, bert)
        (fake.before if when == "before" else fake.after)("PATCH", "/webhooks/*", Death(process))
        pressed = await first_choice(fake, person, hand)
        assert -signal.SIGKILL == await process.gone()
    before = moves(tmp_path)
    assert [pressed.data["custom_id"].split(":")[2:4]] == [[str(move.ask), str(move.seat)] for move in before[2:]]
    async with running(fake, tmp_path, key=KEY):
        await redrawn(table, tmp_path)
        again = fake.click(person, hand, pressed.data["custom_id"], stale=True)
        assert [MOVED_ON] == await told(again)
        assert before == moves(tmp_path)
        assert pressed.data["custom_id"] not in hand.buttons.values()
        await redrawn(table, tmp_path)


@pytest.mark.parametrize("where", ["acknowledgement on its way", "acknowledged", "waiting for the database"])
async def test_a_press_killed_before_its_commit_leaves_the_ask_open(
    fake: FakeDiscord, tmp_path: Path, where: str
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path, key=KEY) as process:
        table = await started(fake, anna, bert, computers=1)
        person, hand = await to_the_race(table, anna, bert)
        before = moves(tmp_path)
        if where == "waiting for the database":
            with busy(tmp_path):
                pressed = await (await first_choice(fake, person, hand))
                # Whoever reads now is answered after the press: it has come to the writer's lock by then.
                await table.press(person, "Log")
                process.kill()
                await process.gone()
        else:
            (fake.before if where.endswith("way") else fake.after)("POST", "/interactions/*", Death(process))
            pressed = await first_choice(fake, person, hand)
            await process.gone()
            fake.clock.advance(3)
    assert (where.endswith("way"), before) == (not (await pressed).answered, moves(tmp_path))
    async with running(fake, tmp_path, key=KEY):
        await redrawn(table, tmp_path)
        [again] = await told(await first_choice(fake, person, hand))
        assert again.startswith("✔")
        assert [pressed.data["custom_id"].split(":")[2]] == [str(move.ask) for move in moves(tmp_path)[len(before) :]]
        await redrawn(table, tmp_path)


async def test_messages_of_which_a_killed_bot_never_heard_are_there_once(fake: FakeDiscord, tmp_path: Path) -> None:
    """Killed after the effect of lines, of the panel, of a hand: each is sent again and known by its nonce."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    place, dm = "/channels/{}/messages", f"/channels/{fake.dm(bert).id}/messages"
    async with running(fake, tmp_path, key=KEY) as process:
        table = await opened(fake, anna, bert, computers=1)
        place = place.format(table.place.id)
        await fake.until(lambda: "Start" in table.panel.buttons, "the Start button")
        await fake.until(lambda: fake.dm(bert).shown, "the welcome to Bert")
        underway = fake.hold("POST", dm, times=2)
        fake.after("POST", place, Death(process))
        fake.click(anna, table.panel, "Start")
        assert -signal.SIGKILL == await process.gone()
    assert {"log", "panel"} <= {kind for kind, *_ in undelivered(tmp_path)}
    async with running(fake, tmp_path, key=KEY) as process:
        fake.after("POST", place, Death(process, lambda request: bool(request.json.get("embeds"))), times=None)
        assert -signal.SIGKILL == await process.gone()
    underway.release()
    async with running(fake, tmp_path, key=KEY) as process:
        fake.after("POST", dm, Death(process))
        assert -signal.SIGKILL == await process.gone()
    async with running(fake, tmp_path, key=KEY) as process:
        await redrawn(table, tmp_path)
        process.kill(signal.SIGTERM)
        assert 0 == await process.gone()
    assert [] == undelivered(tmp_path)
    assert 1 == sum("The game begins." in message.content for message in table.place.shown)
    for person in (anna, bert):
        assert 1 == sum(bool(message.embeds) for message in fake.dm(person).shown)


async def test_lines_that_were_told_before_a_kill_are_not_told_again_with_those_that_follow(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    """The turn has passed to a computer, whose lines come first thing after the restart."""
    anna = fake.person("Anna")
    async with running(fake, tmp_path, key=KEY, pacing=0.25) as process:
        table = await started(fake, anna, computers=1)
        _, hand = await to_the_race(table, anna)
        fake.after("POST", f"/channels/{table.place.id}/messages", Death(process))
        # With this key the roll is all there is to her turn.
        await first_choice(fake, anna, hand)
        assert -signal.SIGKILL == await process.gone()
        assert "**Computer 1**'s turn, from Start." == table.lines[-1]
    before = len(table.lines)
    async with running(fake, tmp_path, key=KEY, pacing=0.25):
        await fake.until(lambda: len(table.lines) > before and asked(table, anna), "Anna's next turn")
        await redrawn(table, tmp_path)


async def test_a_panel_that_a_kill_left_behind_loses_its_buttons(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path, key=KEY) as process:
        table = await opened(fake, anna, bert)
        await fake.until(lambda: "Start" in table.panel.buttons, "the Start button")
        lobby = table.panel
        fake.before("PATCH", f"/channels/{table.place.id}/messages/{lobby.id}", Death(process))
        fake.click(anna, table.panel, "Start")
        assert -signal.SIGKILL == await process.gone()
    assert [lobby] == table.panels[:1]
    async with running(fake, tmp_path, key=KEY):
        await redrawn(table, tmp_path)
    assert {} == lobby.buttons
