"""The map (EG-019, EG-020, EG-036 to EG-044)."""

import pytest

from engine.enemies.map import map_for
from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-019", "EG-036")
def test_two_to_four_players_have_five_districts_from_north_to_south() -> None:
    expected = ("uptown", "mercey-island", "midtown", "downtown", "tricorner")
    assert [expected] * 3 == [map_for(seats).districts for seats in (2, 3, 4)]


@pytest.mark.rule("EG-020", "EG-036")
def test_five_players_have_seven() -> None:
    expected = ("uptown-west", "uptown-east", "mercey-island", "midtown", "downtown-west", "downtown-east", "tricorner")
    assert expected == map_for(5).districts


@pytest.mark.rule("EG-037")
@pytest.mark.parametrize(
    ("slug", "adjacent"),
    [
        ("uptown", ("mercey-island", "midtown")),
        ("mercey-island", ("uptown", "midtown", "downtown")),
        ("midtown", ("uptown", "mercey-island", "downtown", "tricorner")),
        ("downtown", ("mercey-island", "midtown", "tricorner")),
        ("tricorner", ("midtown", "downtown")),
    ],
)
def test_districts_are_adjacent_by_a_bridge_or_a_border(slug: str, adjacent: tuple[str, ...]) -> None:
    assert adjacent == map_for(4).adjacent[slug]


@pytest.mark.rule("EG-037")
@pytest.mark.parametrize(
    ("slug", "adjacent"),
    [
        ("uptown-west", ("uptown-east", "mercey-island", "midtown")),
        ("uptown-east", ("uptown-west", "midtown")),
        ("mercey-island", ("uptown-west", "midtown", "downtown-west")),
        ("midtown", ("uptown-west", "uptown-east", "mercey-island", "downtown-west", "downtown-east", "tricorner")),
        ("downtown-west", ("mercey-island", "midtown", "downtown-east")),
        ("downtown-east", ("midtown", "downtown-west", "tricorner")),
        ("tricorner", ("midtown", "downtown-east")),
    ],
)
def test_the_halves_have_neighbours_of_their_own(slug: str, adjacent: tuple[str, ...]) -> None:
    assert adjacent == map_for(5).adjacent[slug]


@pytest.mark.rule("EG-038")
def test_a_bridge_is_adjacent_to_each_district_it_joins() -> None:
    counts = {"uptown": 3, "mercey-island": 4, "midtown": 6, "downtown": 3, "tricorner": 2}
    assert counts == {slug: len(bridges) for slug, bridges in map_for(2).at.items()}
    large = {"uptown-west": 2, "uptown-east": 1, "mercey-island": 4, "midtown": 6, "downtown-west": 2,
             "downtown-east": 1, "tricorner": 2}  # fmt: skip
    assert large == {slug: len(bridges) for slug, bridges in map_for(5).at.items()}


@pytest.mark.rule("EG-039")
def test_bridges_to_the_mainland_are_burned_but_never_crossed() -> None:
    t = city(A=P(at="tricorner", hand="torch-job"), B=P())
    view = {bridge.slug: bridge for bridge in t.view("A").bridges}
    assert [0, 0, 1] == [view[slug].cost for slug in ("brown-bridge", "trigate-bridge", "moldoff-bridge")]
    t.takes("A", "play:torch-job")
    assert ["burn:moldoff-bridge", "burn:brown-bridge"] == t.offers("A")
    t.takes("A", "burn:brown-bridge")
    assert "fire:A" == t.topper("brown-bridge")
    assert ["move:midtown", "move:downtown"] == t.offers("A", "move")
    t.idle()


@pytest.mark.rule("EG-040", "EG-042")
def test_a_burned_building_still_counts_as_one_of_its_type() -> None:
    t = city(A=P(at="uptown", hand="shakedown"), B=P(), buildings={"uptown": "bank, tower"}, fires="bank@uptown:B")
    t.takes("A", "play:shakedown")
    assert 9 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-041", "EG-044")
def test_a_district_holds_no_more_buildings_than_it_has_slots() -> None:
    t = city(A=P(at="tricorner", hand="urban-renewal"), B=P(), buildings={"tricorner": "bank*2, tower*2"})
    assert (4, 0) == (t.view("A").districts[4].slots, t.look.free_slots("tricorner"))
    t.takes("A", "play:urban-renewal")
    assert (0, ["bank", "bank", "tower", "tower"]) == (t.infamy("A"), t.buildings("tricorner"))
    t.idle()


@pytest.mark.rule("EG-043", "EG-044", "EG-099", "EG-100", "EG-336")
def test_a_removed_building_goes_to_the_supply_and_its_fire_to_its_owner() -> None:
    t = city(A=P(at="uptown", hand="demolition"), B=P(), fires="tower@uptown:B")
    t.takes("A", "play:demolition")
    assert ([], 6, 12) == (t.buildings("uptown"), t.state.buildings["tower"], t.fires("B"))
    t.idle()
