"""Refusals about seats that the tests of each errand do not come to, in whole sentences; then nothing has changed."""

from typing import Any, ClassVar

import pytest
from simcord import ChannelHandle

from engine import Computer, Game
from engine.breakout import Breakout
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import act, opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import Person, World

Games = dict[str, Game[Any, Any]]

STARTED = "The game has started: nobody changes places any more."


class OnlyEasy(Arranged):
    """A game whose computers are easy ones only."""

    computers: ClassVar[dict[str, Computer[Any]]] = {"easy": Breakout.computers["easy"]}


def guests(w: World, count: int) -> list[Person]:
    """So many people more on the server."""
    names = [f"Guest {number}" for number in range(count)]
    return [
        Person(w, w.guild.add_member(w.env.create_user(name.lower().replace(" ", ""), global_name=name)), name)
        for name in names
    ]


@pytest.fixture
def aimed(games: Games) -> None:
    """Alice can make Bob lose a turn, who holds the card that cancels it."""
    games["breakout"] = Arranged(
        race(A=team(on=3, holds=["phantom-zone"]), B=team("bane", on=8, holds=["phase-shift"]), dice=[2, 1, 1])
    )


async def reaction(w: World, *people: Person) -> ChannelHandle:
    """A table where a reaction is awaited."""
    place = await started(w, *people)
    hand = await act(people[0], place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    assert "Waiting for an answer to Phantom Zone." in hand.text
    return place


# before the start


async def test_places_are_changed_only_by_those_who_sit_and_only_with_somebody(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    join = "You do not sit at this table: join first."
    assert join == await refused(w, w.carol.slash("table seat", where=place, number=1))
    empty = "Nobody sits in that seat yet: seats are filled in order."
    assert empty == await refused(w, w.alice.slash("table seat", where=place, number=4))
    await w.alice.slash("table start", where=place)
    assert STARTED == await refused(w, w.alice.slash("table seat", where=place, number=2))


async def test_a_computer_of_a_level_that_the_game_has_not_is_refused(w: World, games: Games) -> None:
    games["breakout"] = OnlyEasy(race(A=team(on=3), B=team(on=8)))
    place = await opened(w, w.alice)
    none = "There is no computer player normal; choose one of: easy."
    assert none == await refused(w, w.alice.slash("table computer", where=place, level="normal"))
    await w.alice.slash("table computer", where=place, level="easy")
    await w.alice.slash("table start", where=place)
    deed = w.max.slash("mod replace", where=place, seat=1, computer="normal", reason="gone")
    assert none == await refused(w, deed)


# invitations


async def test_only_so_many_people_are_invited_to_a_table(w: World) -> None:
    place = await opened(w, w.alice)
    *invited, one_more = guests(w, 9)
    for person in invited:
        await w.alice.slash("table invite", where=place, person=person)
    await invited[0].click(invited[0].dms[-1], "Decline")
    full = "So many people are invited to this table that no more can be."
    assert full == await refused(w, w.alice.slash("table invite", where=place, person=one_more))
    assert [] == one_more.dms


@pytest.mark.parametrize("command", ["invite", "give"])
async def test_a_seat_is_offered_on_the_server_of_the_table_and_to_its_members_alone(w: World, command: str) -> None:
    place = await opened(w, w.alice, w.bob)
    if command == "give":
        await w.alice.slash("table start", where=place)
    words = "Name somebody who is on the table's server, and use this in one of its channels."
    by_message = w.alice.slash(f"table {command}", where=w.alice.dm, person=w.carol)
    assert words == await refused(w, by_message)
    stranger = w.env.create_user("stranger", global_name="Stranger")
    assert words == await refused(w, w.alice.slash(f"table {command}", where=place, person=stranger))


async def test_a_moderator_gives_no_seat_to_somebody_who_is_not_on_the_server(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    stranger = w.env.create_user("stranger", global_name="Stranger")
    words = "Name somebody who is on the table's server, and use this in one of its channels."
    deed = w.max.slash("mod replace", where=place, seat=2, person=stranger, reason="gone")
    assert words == await refused(w, deed)


# in a running game


@pytest.mark.usefixtures("aimed")
async def test_seats_are_not_swapped_while_a_reaction_is_awaited(w: World) -> None:
    place = await reaction(w, w.alice, w.bob)
    words = "A reaction is awaited: seats are swapped when it has been given."
    assert words == await refused(w, w.alice.slash("table swap", where=place, seat=2))


@pytest.mark.usefixtures("aimed")
async def test_a_swap_that_was_asked_before_is_not_agreed_to_in_a_reaction(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table swap", where=place, seat=2)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    words = "A reaction is awaited: seats are swapped when it has been given."
    assert words == await refused(w, w.bob.press("Swap seats", place))
    assert words == await refused(w, w.bob.slash("table decide", where=place, choice="swap"))


async def test_nobody_swaps_seats_for_whom_a_computer_plays(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("me away", days=3, computer=True)
    own = "A computer plays for you: take your seat back with /table join first."
    theirs = "A computer plays that seat: seats are swapped with people."
    assert own == await refused(w, w.alice.slash("table swap", where=place, seat=2))
    assert theirs == await refused(w, w.bob.slash("table swap", where=place, seat=1))


@pytest.mark.parametrize(
    ("away", "said"),
    [
        ("alice", "A computer plays that seat: seats are swapped with people."),
        ("bob", "A computer plays for you: take your seat back with /table join first."),
    ],
)
async def test_a_swap_waits_for_whoever_a_computer_plays_for_meanwhile(w: World, away: str, said: str) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table swap", where=place, seat=2)
    await getattr(w, away).slash("me away", days=3, computer=True)
    assert said == await refused(w, w.bob.press("Swap seats", place))
    await getattr(w, away).slash("me back")
    assert "You sit in seat 1 now." == (await w.bob.press("Swap seats", place)).text


async def test_a_seat_that_has_left_the_game_is_neither_swapped_nor_given_away(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), C=team(on=5), dice=[2, 1, 1]))
    place = await started(w, w.alice, w.bob, w.carol, leavers="leaves")
    await w.carol.slash("table resign", where=place, sure="yes")
    left = "Seat 3 has left the game."
    assert left == await refused(w, w.alice.slash("table swap", where=place, seat=3))
    for act_of_max, more in (("answer", {}), ("replace", {"computer": "easy"}), ("remove", {})):
        deed = w.max.slash(f"mod {act_of_max}", where=place, seat=3, reason="why", **more)
        assert left == await refused(w, deed)
    full = "The game has started and no seat is free: ask a moderator to replace somebody."
    assert full == await refused(w, w.dave.slash("table join", where=place))


async def test_an_onlooker_at_a_table_that_everybody_has_left_is_told_how_it_goes_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    for person in (w.alice, w.bob):
        await person.slash("table leave", where=place)
    left = "Nobody sits at this table any more: press Take a seat, and it goes on."
    assert left == await refused(w, w.dave.slash("table decide", where=place, choice="wait"))
    await w.dave.press("Take a seat", place)
    assert left not in (await w.dave.press("Act", place)).text
