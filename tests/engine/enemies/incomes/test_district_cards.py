"""The District Cards: two for each of nine names, without an effect of their own."""

from collections import Counter

import pytest

from engine.enemies import Enemies
from engine.enemies.map import LARGE, SMALL
from tests.engine.enemies.city import CityTable, P, city, sit_down

EVERY = [(slug, 4) for slug in SMALL] + [(slug, 5) for slug in LARGE]


@pytest.mark.rule("EG-029")
def test_there_are_18_two_for_each_of_nine_names() -> None:
    cards = [each for each in Enemies().components if each.sort == "District Card"]
    assert (9, {"2"}) == (len(cards), {dict(card.facts)["Copies"] for card in cards})
    assert sorted(f"card-{slug}" for slug in {*SMALL, *LARGE}) == sorted(card.slug for card in cards)


@pytest.mark.rule("EG-029", "EG-019", "EG-020")
@pytest.mark.parametrize(("seats", "names"), [(2, SMALL), (3, SMALL), (4, SMALL), (5, LARGE)])
def test_the_deck_holds_those_of_the_available_districts_and_no_others(seats: int, names: tuple[str, ...]) -> None:
    assert dict.fromkeys(names, 2) == Counter(sit_down(seats).state.district_deck)


def crowd(seats: int, **like: str) -> CityTable:
    """A revealed Event with so many players, all in Mercey Island."""
    players = {name: P(at="mercey-island") for name in "ABCDE"[:seats]}
    return city(phase="event", **like, **players)  # type: ignore[arg-type]


@pytest.mark.rule("EG-115", "EG-124", "EG-127")
@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_a_card_tells_where_a_hero_appears_or_what_scores_and_does_nothing_else(slug: str, seats: int) -> None:
    t = crowd(seats, event="boy-wonder", districts=f"{slug}, {slug}")
    assert ({"robin": slug}, [slug], [slug]) == (t.state.heroes, t.state.district_discard, t.state.score_cards)
    assert [slug] == t.look.expected_to_score()
    assert {(3, 0, 30)} == {(player.money, player.infamy, player.goons) for player in t.state.players}
    t.idle()


@pytest.mark.rule("EG-180")
def test_cards_of_the_score_space_go_to_the_discard_when_the_round_ends() -> None:
    t = city(phase="score", event="boy-wonder", A=P(), B=P(), score="downtown", districts="uptown")
    assert ["downtown"] == t.state.district_discard
    t.idle()
