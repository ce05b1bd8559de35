"""Every press and command is acknowledged within Discord's three seconds, before any work, however busy the bot is."""

import logging
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from tests.discord.bots import inside, running
from tests.discord.stored import busy, moves
from tests.discord.table import arranged, deciding, started, told
from tests.engine.breakout.track import race, team
from tests.fake.clock import ACKNOWLEDGE_WITHIN, TOKEN_LIVES
from tests.fake.server import FakeDiscord

DEFERRED_REPLY, DEFERRED_UPDATE = 5, 6
MOVED_ON = "The table has moved on; this message now shows where it stands."
OLDER = "This command has changed since Discord offered it to you: restart Discord and type it again."
UNHEARD = "Discord did not take my answer: look at the table, what you did may be done."


def plain_race() -> dict[str, Game[Any, Any]]:
    """A on 3 and B on 8, about to roll 2, 5, 1 and 4."""
    return arranged(race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4]))


async def test_acknowledgement_comes_before_any_work_although_the_database_is_busy(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    """Nothing is awaited of the bot but the acknowledgement while the writer's lock is held by another program."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        [(menu, offered)] = hand.selects.items()
        await fake.choose(anna, hand, menu, *offered[:2]).shown()
        with busy(tmp_path):
            pressed = await fake.click(anna, hand, "Confirm 2 picked")
            typed = await fake.slash(bert, table.place, "breakout pick", a=offered[0], b=offered[1])
            opened = await fake.slash(anna, fake.channel, "table open", game="breakout", place="here")
            assert [DEFERRED_UPDATE, DEFERRED_REPLY, DEFERRED_REPLY] == [pressed.type, typed.type, opened.type]
            assert ([], []) == (pressed.edits, moves(tmp_path))
            # Whoever only looks does not wait for the writer.
            listed = await fake.autocomplete(anna, table.place, "breakout pick", "a")
            assert set(offered) == {choice["value"].partition("|")[2] for choice in listed.choices}
            assert "Pick the two Villains" in (await table.act(bert)).text
            assert ([], []) == (pressed.edits, moves(tmp_path))
        await pressed.shown()
        assert [tuple(offered[:2])] == [move.picks for move in moves(tmp_path)]
        assert "Table 2 is open" in (await opened.shown()).text


async def test_a_bot_too_slow_to_acknowledge_does_nothing_and_the_next_press_does_it(
    fake: FakeDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=plain_race()) as bot:
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        hold = fake.hold("POST", "/interactions/*/callback")
        pressed = fake.click(anna, hand, deciding(hand, "roll"))
        refused = await hold.reached()
        fake.clock.advance(ACKNOWLEDGE_WITHIN)
        assert not (await pressed).answered
        hold.release()
        await fake.until(lambda: refused.status, "the refusal")
        await bot.host.settled()
        assert [] == moves(tmp_path)
        assert ["✔ **Roll**"] == await told(fake.click(anna, hand, deciding(hand, "roll")))
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_acknowledgement_whose_line_is_cut_is_told_and_the_next_press_does_it(
    fake: FakeDiscord, tmp_path: Path, when: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot cannot know whether Discord has heard it; the person is told either way."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=plain_race()):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        (fake.before if when == "before" else fake.after)("POST", "/interactions/*", lambda request: request.drop())
        pressed = await fake.click(anna, hand, deciding(hand, "roll"))
        assert [UNHEARD] == await told(pressed)
        assert [] == moves(tmp_path)
        assert ["✔ **Roll**"] == await told(fake.click(anna, hand, deciding(hand, "roll")))
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_token_that_has_run_out_costs_the_answer_but_not_the_move(
    fake: FakeDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=plain_race()) as bot:
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        hold = fake.hold("PATCH", "/webhooks/*")
        pressed = fake.click(anna, hand, deciding(hand, "roll"))
        late = await hold.reached()
        fake.clock.advance(TOKEN_LIVES)
        hold.release()
        await fake.until(lambda: late.status, "the refusal")
        assert 401 == late.status
        await bot.host.settled()
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]
        assert "space 5" in "\n".join([table.panel.text, *table.lines])
        # The message that could not be edited is pressed again, with a fresh token: it shows the present.
        assert deciding(hand, "roll") == next(iter(hand.buttons.values()))
        again = fake.click(anna, hand, deciding(hand, "roll"))
        assert [MOVED_ON] == await told(again)
        assert [] == [label for label in hand.buttons if label == "Roll"]
    assert not pressed.edits
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_hand_shown_an_hour_ago_can_be_pressed(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=plain_race()):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        fake.clock.advance(3600)
        assert ["✔ **Roll**"] == await told(fake.click(anna, hand, deciding(hand, "roll")))


async def test_an_answer_that_discord_does_not_take_is_told_without_a_lie(
    fake: FakeDiscord, tmp_path: Path, pauses: list[float]
) -> None:
    """The move is in; whoever made it hears that it may be."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=plain_race()):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        fault = fake.fail("PATCH", "/webhooks/*", status=500, times=None)
        pressed = fake.click(anna, hand, deciding(hand, "roll"))
        assert UNHEARD == (await pressed.followup()).content
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]
        fault.stop()
        typed = await fake.slash(bert, table.place, "breakout roll").shown()
        assert "✔ **Roll**" in typed.text
    assert [1, 3, 5, 7, 9] == pauses[:5]


@pytest.mark.parametrize("what", ["command", "option"])
async def test_a_command_of_an_older_version_is_told_to_be_tried_again(
    fake: FakeDiscord, tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord's clients offer what they know from before an update for some minutes more."""
    anna = fake.person("Anna")
    async with inside(fake, tmp_path):
        [hand] = [command for command in fake.world.commands[None] if command["name"] == "hand"]
        if what == "command":
            fake.world.commands[None].append(hand | {"name": "cards"})
            typed = fake.slash(anna, fake.channel, "cards")
        else:
            [me] = [command for command in fake.world.commands[None] if command["name"] == "me"]
            [forget] = [option for option in me["options"] if option["name"] == "forget"]
            forget["options"] = []
            typed = fake.slash(anna, fake.channel, "me forget")
        assert [OLDER] == await told(typed)
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
