"""The query for the powers that act now: kept between two changes, never longer."""

import pytest

from engine.breakout.powers import REGISTER
from engine.breakout.race import Race
from engine.breakout.setup import new_state
from engine.breakout.state import Blank, VillainCard
from engine.breakout.tasks import tasks
from engine.core.dice import Dice

KEY = "00112233445566778899aabbccddeeff"


def racing(*slugs: str) -> Race:
    """Seat 0 races with these Villains."""
    state = new_state(2, race_on=False)
    state.stage = "race"
    team = state.teams[0]
    team.status, team.villains = "racing", [VillainCard(slug) for slug in slugs]
    return Race(state, 2, Dice(KEY), tasks, True)


def slugs(t: Race) -> list[str]:
    return [power.slug for power in t.powers(0)]


@pytest.mark.rule("BR-041")
def test_powers_are_those_of_the_cards_of_now_even_if_equal_cards_lay_there_before() -> None:
    t = racing("bane", "riddler")
    assert ["bane", "riddler"] == slugs(t)
    team = t.team(0)
    team.villains = [VillainCard("bane"), VillainCard("riddler")]
    assert [True, True] == [power.card is card for power, card in zip(t.powers(0), team.villains, strict=True)]
    team.villains[1] = VillainCard("penguin")
    assert ["bane", "penguin"] == slugs(t)
    team.villains.pop()
    assert ["bane"] == slugs(t)


@pytest.mark.rule("BR-254")
def test_a_copied_power_acts_at_once_with_its_starting_tokens() -> None:
    t = racing("clayface", "riddler")
    assert ["clayface", "riddler"] == slugs(t)
    t.copy_power(t.team(0).villains[0], "penguin")
    assert ["penguin", "riddler"] == slugs(t)
    assert REGISTER["penguin"].starting_tokens == t.team(0).villains[0].tokens


def test_blank_and_borrowed_powers_come_and_go_with_what_makes_them_so() -> None:
    t = racing("bane", "riddler")
    assert ["bane", "riddler"] == slugs(t)
    t.state.blanks.append(Blank("bane", 1, False))
    assert ["riddler"] == slugs(t)
    t.state.blanks.clear()
    t.team(0).morphs.append(VillainCard("penguin", morph=True))
    assert ["bane", "riddler", "penguin"] == slugs(t)
    t.team(0).morphs.clear()
    t.team(0).status = "escaped"
    assert [] == slugs(t)
    t.team(0).status = "racing"
    assert ["bane", "riddler"] == slugs(t)
