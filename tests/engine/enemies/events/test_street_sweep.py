"""Street Sweep: everybody keeps 2 Goons in Robin's district."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-074", "EG-067")
def test_in_infamy_order_each_player_moves_all_but_2_goons_to_one_adjacent_district() -> None:
    t = city(phase="event", event="street-sweep", districts="uptown, downtown", A=P(goons="uptown*5, midtown"),
             B=P(goons="uptown*3", infamy=1), C=P(goons="uptown*2"))  # fmt: skip
    assert (["B"], ["move:mercey-island", "move:midtown"]) == (t.asked(), t.offers("B"))
    t.takes("B", "move:midtown")
    t.takes("A", "move:mercey-island")
    assert [2, 2, 2] == [t.goons(name, "uptown") for name in "ABC"]
    assert (3, 1, 1, 28) == (t.goons("A", "mercey-island"), t.goons("A", "midtown"), t.goons("B", "midtown"),
                             t.supply("C"))  # fmt: skip
    assert ({"robin": "uptown"}, ["downtown"], "room") == (t.state.heroes, t.state.score_cards, t.key())
    t.idle()


def test_players_with_2_or_fewer_do_nothing() -> None:
    t = city(phase="event", event="street-sweep", districts="uptown, downtown", A=P(goons="uptown*2"),
             B=P(goons="uptown, midtown*4"))  # fmt: skip
    assert (2, 1, 4, "room") == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("B", "midtown"), t.key())
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_moves_them_to_the_first_adjacent_district() -> None:
    t = city(phase="event", event="street-sweep", districts="midtown, downtown", A=P(goons="midtown*4"), B=P())
    t.default("A")
    assert (2, 2) == (t.goons("A", "midtown"), t.goons("A", "uptown"))
    t.idle()
