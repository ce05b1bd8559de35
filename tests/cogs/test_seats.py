"""Seats of a running game: leaving, open seats, invitations, handing over and swapping, each with its refusals."""

from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, left_behind, opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import Person, World

SEATED = "You do not sit at this table: only those who do can act here."


def buttons(person: Person, place: ChannelHandle) -> list[str]:
    """The buttons of the panel in a running game."""
    return [button.label for button in person.find("Log", place).buttons]


# leaving, and open seats


async def test_somebody_leaves_a_running_game_and_anybody_takes_the_seat_by_button(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Take a seat" not in buttons(w.carol, place)
    reply = await w.alice.slash("table leave", where=place)
    kept = "You have left table 1. As long as nobody takes your seat, /table join gives it back to you."
    assert kept == reply.text
    left = "**Alice** has left: the seat is open to anybody, and a computer plays it meanwhile."
    assert left in w.carol.screen(place)
    assert "· a seat is open" in (await w.carol.slash("table list")).text
    assert "| 🪑 Open to anybody: the seat of **Computer 1**.\n" in w.carol.find("Act", place).text
    assert "You take the seat of Computer 1 at table 1." == (await w.carol.press("Take a seat", place)).text
    assert "**1 Carol**" in w.dave.find("Act", place).text
    assert "Take a seat" not in buttons(w.dave, place)
    assert "🪑" not in w.dave.find("Act", place).text
    full = "The game has started and no seat is free: ask a moderator to replace somebody."
    assert full == (await w.alice.slash("table join", where=place)).text


async def test_the_last_one_leaves_and_the_button_wakes_the_table(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    await w.alice.slash("table leave", where=place)
    assert "⏸️" in w.bob.find("Take a seat", place).text
    await w.bob.press("Take a seat", place)
    assert "Waiting for **Bob**" in w.carol.find("Act", place).text


async def test_of_several_open_seats_one_is_chosen(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    await w.alice.slash("table leave", where=place)
    await w.bob.slash("table leave", where=place)
    taken = "That seat is not free: /table show tells which are."
    assert taken == (await w.dave.slash("table join", where=place, seat=3)).text
    await w.dave.slash("table join", where=place, seat=2)
    assert "**2 Dave**" in w.erin.find("Act", place).text


async def test_where_seats_leave_the_game_nobody_leaves_by_accident(w: World) -> None:
    place = await started(w, w.alice, w.bob, leavers="leaves")
    words = "At this table a seat that is given up leaves the game for good: /table resign does that."
    assert words == (await w.alice.slash("table leave", where=place)).text
    assert "You do not sit at this table." == (await w.carol.slash("table leave", where=place)).text


# invitations


async def test_somebody_is_invited_by_direct_message_and_takes_the_seat_there(w: World) -> None:
    place = await opened(w, w.alice)
    assert "**Bob** is invited." == (await w.alice.slash("table invite", where=place, person=w.bob)).text
    assert "✉️ **Bob** is invited." in w.carol.find("Sit down", place).text
    invitation = w.bob.dms[-1]
    assert "**Alice** invites you to table 1 (DC Breakout: Arkham Asylum)." == invitation.content
    reply = await w.bob.click(invitation, "Take seat")
    assert "You sit at table 1." == reply.text
    assert [] == invitation.buttons
    assert "| 2. Bob" in w.carol.find("Sit down", place).text
    assert "✉️" not in w.carol.find("Sit down", place).text


async def test_whoever_declines_is_not_invited_again_but_may_join(w: World) -> None:
    place = await opened(w, w.alice)
    await w.alice.slash("table invite", where=place, person=w.bob)
    invitation = w.bob.dms[-1]
    reply = await w.bob.click(invitation, "Decline")
    assert "You have declined. Nobody can invite you to this table again; /table join stays open to you." == reply.text
    assert [] == invitation.buttons
    assert "**Bob** has declined." in w.carol.screen(place)
    declined = "That person has declined: /table join is open to them all the same."
    assert declined == (await w.alice.slash("table invite", where=place, person=w.bob)).text
    assert "You sit at table 1." == (await w.bob.slash("table join", where=place)).text


async def test_somebody_with_closed_direct_messages_is_mentioned_and_decides_at_the_table(w: World) -> None:
    place = await opened(w, w.alice)
    w.close_dms(w.bob)
    await w.alice.slash("table invite", where=place, person=w.bob)
    [call] = [each for each in w.carol.sees(place) if "You are invited to this table" in each.text]
    assert "@Bob" in call.text
    assert "You are not invited to this table." == (await w.carol.press("Decline", place)).text
    assert "You have declined." in (await w.bob.press("Decline", place)).text
    assert "Decline" not in [button.label for button in w.carol.find("Sit down", place).buttons]


async def test_a_leavers_seat_is_offered_by_invitation_and_declined_by_command(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    none = "No seat is free here: /table give hands your own seat over."
    assert none == (await w.alice.slash("table invite", where=place, person=w.dave)).text
    await w.carol.slash("table leave", where=place)
    await w.alice.slash("table invite", where=place, person=w.dave)
    await w.alice.slash("table invite", where=place, person=w.erin)
    assert {"Take a seat", "Decline"} <= set(buttons(w.frank, place))
    assert "You have declined." in (await w.erin.slash("table decide", where=place, choice="decline")).text
    await w.dave.click(w.dave.dms[-1], "Take seat")
    assert "**3 Dave**" in w.frank.find("Act", place).text
    assert not {"Take a seat", "Decline"} & set(buttons(w.frank, place))


async def test_an_invitation_that_is_over_says_so_and_loses_its_buttons(w: World) -> None:
    place = await opened(w, w.alice)
    await w.alice.slash("table invite", where=place, person=w.bob)
    invitation = w.bob.dms[-1]
    await w.bob.slash("table join", where=place)
    await w.bob.slash("table leave", where=place)
    over = "That invitation is over: /table join sits you down where a seat is free."
    assert over == (await w.bob.click(invitation, "Take seat")).text
    assert [] == invitation.buttons


async def test_invitations_are_void_when_no_seat_is_left(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    await w.alice.slash("table invite", where=place, person=w.carol)
    await w.alice.slash("table start", where=place)
    over = "That invitation is over: /table join sits you down where a seat is free."
    assert over == (await w.carol.click(w.carol.dms[-1], "Take seat")).text
    await w.bob.slash("table leave", where=place)
    for person in (w.carol, w.dave):
        await w.alice.slash("table invite", where=place, person=person)
    await w.carol.click(w.carol.dms[-1], "Take seat")
    assert "✉️" not in w.erin.find("Act", place).text
    assert over == (await w.dave.click(w.dave.dms[-1], "Take seat")).text


async def test_who_may_be_invited_and_by_whom(w: World) -> None:
    place = await opened(w, w.alice, w.bob)

    async def said(by: Person, person: Any) -> str:
        return (await by.slash("table invite", where=place, person=person)).text

    assert "Only those who sit at this table can do that: join first." == await said(w.carol, w.dave)
    assert "That person sits at this table already." == await said(w.alice, w.bob)
    await said(w.alice, w.carol)
    assert "That person is invited already." == await said(w.alice, w.carol)
    robot = w.guild.add_member(w.env.create_user("robot", global_name="Robot", bot=True))
    bots = "A bot cannot sit at a table: choose a person, or add a computer player before the start."
    assert bots == await said(w.alice, robot)


# handing over


async def test_a_seat_is_handed_over_when_both_agree(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("table give", where=place, person=w.carol)
    assert "Offered: as soon as **Carol** takes it, the seat is theirs." == reply.text
    assert "✉️ **Alice** offers **Carol** their seat." in w.dave.find("Act", place).text
    words = "**Alice** would like to hand over their seat at table 1 (DC Breakout: Arkham Asylum) to you."
    assert words == w.carol.dms[-1].content
    assert "**1 Alice**" in w.dave.find("Act", place).text
    assert "You take the seat of **Alice** at table 1." == (await w.carol.click(w.carol.dms[-1], "Take seat")).text
    assert "**Carol** takes the seat that **Alice** hands over." in w.dave.screen(place)
    assert "**1 Carol**" in w.dave.find("Act", place).text
    assert "You do not sit at table 1 (DC Breakout: Arkham Asylum) any more." == w.alice.dms[-1].content
    assert SEATED in (await w.alice.slash("table decide", where=place, choice="wait")).text


async def test_a_seat_that_is_offered_can_be_taken_by_command_but_by_nobody_else(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table give", where=place, person=w.carol)
    full = "The game has started and no seat is free: ask a moderator to replace somebody."
    assert full == (await w.dave.press("Take a seat", place)).text
    assert "You take the seat of **Alice** at table 1." == (await w.carol.slash("table join", where=place)).text


async def test_an_offer_is_void_when_whoever_made_it_does_not_sit_there_any_more(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table give", where=place, person=w.carol)
    await w.max.slash("mod replace", where=place, seat=1, reason="x", computer="easy")
    full = "The game has started and no seat is free: ask a moderator to replace somebody."
    assert full == (await w.carol.click(w.carol.dms[-1], "Take seat")).text


async def test_nothing_can_be_handed_over_without_a_seat_or_before_the_start(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    not_yet = "The game has not started yet: press Start when everybody is seated."
    assert not_yet == (await w.alice.slash("table give", where=place, person=w.carol)).text
    await w.alice.slash("table start", where=place)
    assert SEATED == (await w.dave.slash("table give", table="1", person=w.carol)).text
    assert (
        "That person sits at this table already." == (await w.alice.slash("table give", where=place, person=w.bob)).text
    )


# swapping


async def test_two_people_swap_seats_and_hands(w: World, games: dict[str, Game[Any, Any]]) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team("king-tut", on=8)))
    place = await started(w, w.alice, w.bob)
    assert "**Bob** is asked." == (await w.alice.slash("table swap", where=place, seat=2)).text
    assert "🔁 **Alice** asks **Bob** to swap seats." in w.carol.find("Act", place).text
    assert any("@Bob" in each.text for each in w.carol.sees(place))
    assert "Whoever you have asked has to agree, not you." == (await w.alice.press("Swap seats", place)).text
    assert "You sit in seat 1 now." == (await w.bob.press("Swap seats", place)).text
    assert "**Bob** and **Alice** have swapped seats." in w.carol.screen(place)
    assert "Waiting for **Bob**" in w.carol.find("Act", place).text
    assert "Roll" in [button.label for button in (await act(w.bob, place)).buttons]
    assert any("You have another seat at table 1" in each.text for each in w.alice.dms)
    assert "Swap seats" not in buttons(w.carol, place)


@pytest.mark.parametrize("by", ["alice", "bob"])
async def test_either_of_the_two_says_no(w: World, by: str) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table swap", where=place, seat=2)
    person = getattr(w, by)
    assert "All keep their seats." == (await person.press("Keep my seat", place)).text
    assert f"**{person.name}** does not swap seats." in w.carol.screen(place)
    gone = "Nobody asks you to swap seats now: look at what stands at the table."
    assert gone == (await w.bob.slash("table decide", where=place, choice="swap")).text


async def test_a_button_for_one_swap_does_not_agree_to_another(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    await w.alice.slash("table swap", where=place, seat=2)
    [old] = [each.custom_id for each in w.bob.find("Act", place).buttons if each.label == "Swap seats"]
    assert old is not None
    await w.alice.press("Keep my seat", place)
    await w.carol.slash("table swap", where=place, seat=2)
    slow = await left_behind(w, old)
    nobody = "Nobody asks you to swap seats now: look at what stands at the table."
    assert nobody == (await w.bob.click(slow, old)).text
    assert "You sit in seat 3 now." == (await w.bob.press("Swap seats", place)).text


async def test_a_swap_is_agreed_to_by_command(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table swap", where=place, seat=2)
    assert "You sit in seat 1 now." == (await w.bob.slash("table decide", where=place, choice="swap")).text


async def test_swaps_that_make_no_sense_are_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, computers=1)

    async def said(by: Person, seat: int) -> str:
        return (await by.slash("table swap", table="1", seat=seat)).text

    assert "That is your own seat." == await said(w.alice, 1)
    assert "A computer plays that seat: seats are swapped with people." == await said(w.alice, 4)
    assert "There is no such seat at this table." == await said(w.alice, 6)
    assert SEATED == await said(w.dave, 1)
    await said(w.alice, 2)
    assert "Another swap is being decided at this table: wait for that." == await said(w.carol, 1)
    nobody = "Nobody asks you to swap seats now: look at what stands at the table."
    assert nobody == (await w.carol.press("Swap seats", place)).text


async def test_a_swap_is_void_when_one_of_the_two_is_gone(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    await w.alice.slash("table swap", where=place, seat=2)
    await w.alice.slash("table leave", where=place)
    assert "Swap seats" not in buttons(w.carol, place)
    nobody = "Nobody asks you to swap seats now: look at what stands at the table."
    assert nobody == (await w.bob.slash("table decide", where=place, choice="swap")).text


async def test_tables_can_be_picked_for_all_of_it(w: World) -> None:
    await started(w, w.alice, w.bob)
    for command in ("table join", "table leave", "table invite", "table give", "table swap"):
        assert ["1"] == list((await w.alice.autocomplete(command, "table")).values())


async def test_a_moderator_puts_nobody_into_the_team_whose_hands_they_have_seen(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham", options="mode=2v2 teams=chosen")
    await w.bob.slash("table leave", where=place)
    known = "That person has played for the other team, and knows what they hold: give them no seat here."
    own = "You have played for the other team, and know what they hold: that seat is not for you."
    assert known == (await w.max.slash("mod replace", where=place, seat=3, person=w.bob, reason="why")).text
    await w.carol.slash("table leave", where=place)
    assert own == (await w.bob.slash("table join", where=place, seat=3)).text
    assert "**Bob** has the seat now. If that was wrong: /mod replace once more." == (
        (await w.max.slash("mod replace", where=place, seat=1, person=w.bob, reason="why")).text
    )
    assert known == (await w.max.slash("mod replace", where=place, seat=4, person=w.alice, reason="why")).text
