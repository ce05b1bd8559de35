"""Presses: on what is out of date, by whom they are not for, twice, around a restart. Nothing is lost, all is told."""

from typing import Any

import pytest

from cogs.controls import button
from cogs.custom_ids import Press
from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, host, left_behind, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

MOVED_ON = "The table has moved on; this message now shows where it stands."


@pytest.fixture
def two(games: Games) -> None:
    """A race of two in which plain dice fall."""
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1]))


# out of date


@pytest.mark.usefixtures("two")
async def test_a_stale_press_in_an_ephemeral_hand_is_told_and_edits_it_to_the_present(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = await act(w.alice, place)
    await act(w.alice, place, "Roll")
    reply = await w.alice.click(old, "Roll")
    assert MOVED_ON == reply.text
    assert reply.ephemeral
    assert "we wait for **Bob**" in old.text
    assert 1 == w.carol.screen(place).count("**Alice** moves")


@pytest.mark.usefixtures("two")
async def test_a_stale_press_in_a_direct_message_is_told_and_edits_it_to_the_present(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = w.alice.dms[-1]
    await act(w.alice, place, "Roll")
    reply = await w.alice.click(old, "Roll")
    assert MOVED_ON == reply.text
    assert "we wait for **Bob**" in old.text


@pytest.mark.usefixtures("two")
async def test_a_hand_that_is_turns_old_does_not_answer_the_question_of_today(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = await act(w.alice, place)
    await act(w.alice, place, "Roll")
    await act(w.bob, place, "Roll")
    assert MOVED_ON == (await w.alice.click(old, "Roll")).text
    assert "| **Your turn: roll.**" in old.text
    await w.alice.click(old, "Roll")
    assert "**Alice** moves 1 space" in w.carol.screen(place)


@pytest.mark.usefixtures("two")
async def test_a_double_click_moves_once_and_is_answered_politely(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    [roll] = [each.custom_id for each in hand.buttons if each.label == "Roll"]
    assert roll is not None
    twice = await left_behind(w, roll)
    await w.alice.click(twice, roll)
    # The message shows the present now; the same button once more, as a client that was slow would send it.
    again = await left_behind(w, roll)
    assert MOVED_ON == (await w.alice.click(again, roll)).text
    assert 1 == (await w.carol.slash("table log", where=place)).text.count("**Alice** rolls")


async def test_a_draft_that_the_table_has_outrun_is_not_taken(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = await act(w.alice, place)
    labels = [choice.label for choice in old.menus[0].choices]
    await w.alice.select(old, "Pick 2", labels[:2])
    await picks_teams(w, place, w.alice, w.bob)
    reply = await w.alice.click(old, "Confirm 2 picked")
    assert MOVED_ON == reply.text
    assert [] == old.menus


# by somebody else


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize("seat", [0, None])
async def test_a_button_of_another_seat_or_of_none_is_refused(w: World, seat: int | None) -> None:
    await started(w, w.alice, w.bob)
    left = await left_behind(w, Press(1, 1, seat, "pick", "roll"))
    reply = await w.bob.click(left, left.buttons[0].label)
    assert "This button belongs to another seat: press My hand at the table." == reply.text


@pytest.mark.usefixtures("two")
async def test_a_button_of_a_table_where_the_person_does_not_sit_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    left = await left_behind(w, Press(1, 1, 0, "pick", "roll"))
    reply = await w.carol.click(left, left.buttons[0].label)
    assert "You do not sit at this table, so you have no hand here." == reply.text
    assert "rolls" not in w.carol.screen(place)


@pytest.mark.usefixtures("two")
async def test_who_has_lost_the_seat_cannot_use_the_old_hand(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = await act(w.alice, place)
    await w.max.slash("mod replace", seat=1, reason="on holiday", person=w.carol, where=place)
    reply = await w.alice.click(old, "Roll")
    assert "You do not sit at this table, so you have no hand here." == reply.text
    await act(w.carol, place, "Roll")
    assert "**Carol** moves 2 spaces" in w.dave.screen(place)


@pytest.mark.usefixtures("two")
async def test_who_has_changed_the_seat_uses_the_hand_of_the_new_one(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    old = await act(w.alice, place)
    await w.alice.slash("table resign", sure="yes", where=place)
    await w.bob.slash("table resign", sure="yes", where=place)
    for person in (w.bob, w.alice):
        await person.slash("table join", where=place)
    reply = await w.alice.click(old, "Roll")
    assert "This button belongs to another seat: press My hand at the table." == reply.text


# what is not there


async def test_a_button_of_a_table_that_does_not_exist_is_told_so(w: World) -> None:
    left = await left_behind(w, Press(9, 0, None, "hand"), Press(9, 4, 0, "pick", "roll"))
    sentence = "There is no table 9. /table list shows the tables of this server."
    for each in left.buttons:
        assert sentence == (await w.alice.click(left, each.label)).text


async def test_a_button_of_an_older_version_says_what_to_do(w: World) -> None:
    await started(w, w.alice, w.bob)
    left = await left_behind(w, Press(1, 0, None, "dance"))
    reply = await w.alice.click(left, left.buttons[0].label)
    assert "This button is from an older version of the bot: use the newest message of the table." == reply.text


async def test_buttons_of_other_bots_are_left_alone(w: World) -> None:
    left = await left_behind(w, "their:button", "t:1:x:-:hand")
    w.answers_expected = False
    for each in left.buttons:
        reply = await w.alice.click(left, each.label)
        assert not reply.result.acknowledged


@pytest.mark.usefixtures("two")
async def test_an_option_that_is_not_offered_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    [name] = [each.custom_id for each in hand.buttons if each.label == "Roll"]
    assert name is not None
    left = await left_behind(w, name.replace(":roll", ":no-such-option"))
    reply = await w.alice.click(left, left.buttons[0].label)
    assert "That is not on offer any more. Look at what is shown now and pick from it." == reply.text


# the table stands still, is over, or the bot restarts


@pytest.mark.usefixtures("two")
async def test_a_press_at_a_paused_table_is_refused_and_works_again_when_it_goes_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    await w.max.slash("mod pause", reason="supper", where=place)
    reply = await w.alice.click(hand, "Roll")
    assert "The table is paused: wait until a moderator resumes it." == reply.text
    assert "The table is paused: wait until a moderator resumes it." in hand.text
    await w.max.slash("mod resume", reason="supper is over", where=place)
    await w.alice.click(hand, "Refresh")
    await w.alice.click(hand, "Roll")
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)


@pytest.mark.usefixtures("two")
async def test_a_press_after_the_end_is_told_that_the_table_has_moved_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    await w.max.slash("mod end", reason="late", where=place)
    assert MOVED_ON == (await w.alice.click(hand, "Roll")).text
    assert "The game is over." in hand.text


async def test_a_card_that_fails_changes_nothing_and_is_named(w: World, games: Games) -> None:
    # No die is scripted: rolling one is an error of the rules.
    table = Arranged(race(A=team(on=3), B=team(on=8)))
    games["breakout"] = table
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    reply = await w.alice.click(hand, "Roll")
    assert "Something failed (" in reply.text
    assert "nothing has changed: answer differently, or let a moderator use /mod undo or /mod skip." in reply.text
    [logged] = w.logged
    assert "AssertionError" in logged
    assert "Something failed (" in w.carol.screen(place)
    table.dice.append(2)
    await w.alice.click(hand, "Roll")
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)


async def test_an_automatic_answer_that_fails_stops_the_table_until_a_moderator_helps(w: World, games: Games) -> None:
    table = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    games["breakout"] = table
    place = await started(w, w.alice, computers=1)
    hand = await act(w.alice, place)
    await w.alice.click(hand, "Roll")
    assert "so the table stands still. A moderator can use /mod answer, /mod undo or /mod skip." in w.bob.screen(place)
    assert "⚠️" in w.bob.find("Act", place).text
    assert "⚠️" in (await w.alice.press("My hand", place)).text
    assert 1 == len(w.logged)
    table.dice += [1, 1]
    await w.max.slash("mod resume", reason="mended", where=place)
    assert "Waiting for **Alice**" in w.bob.find("Act", place).text


@pytest.mark.usefixtures("two")
async def test_a_press_while_the_bot_stops_is_told_so_and_the_question_stays_open(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    host(w).closed = True
    reply = await w.alice.click(hand, "Roll")
    assert "The bot is restarting: try again in a minute." == reply.text
    await w.restart()
    await w.alice.click(hand, "Roll")
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)


@pytest.mark.usefixtures("two")
async def test_all_buttons_work_after_a_restart(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand, direct = await act(w.alice, place), w.alice.dms[-1]
    await w.restart()
    for label in ("My hand", "Act", "In play", "Log", "Rules"):
        assert (await w.bob.press(label, place)).ephemeral
    await w.alice.click(direct, "Refresh")
    await w.alice.click(hand, "Roll")
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)


async def test_a_draft_survives_a_restart(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    labels = [choice.label for choice in hand.menus[0].choices]
    await w.alice.select(hand, "Pick 2", labels[1:3])
    await w.restart()
    await w.alice.click(hand, "Confirm 2 picked")
    assert hand.text.startswith(f"✔ **{labels[1]}**, **{labels[2]}**\n")


@pytest.mark.usefixtures("two")
async def test_an_ephemeral_hand_whose_token_is_spent_does_no_harm(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    await w.travel(20 * 60)
    # Each press brings a token of its own, so an old ephemeral message works on.
    await w.alice.click(hand, "Roll")
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)


def test_a_name_of_a_button_that_is_too_long_is_an_error() -> None:
    with pytest.raises(ValueError, match="longer than 100 characters"):
        button(Press(1, 1, 0, "pick", "x" * 100), "x")
