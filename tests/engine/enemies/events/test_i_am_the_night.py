"""I am the Night!: all Goons leave Batman's district, next door or to Arkham Asylum."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-401", "EG-129", "EG-118", "EG-127")
def test_the_rulebooks_round_the_bat_removes_first_then_all_goons_leave_in_infamy_order() -> None:
    t = city(phase="event", event="i-am-the-night", districts="midtown, downtown", in_round=1, income="gang-dues",
             A=P("joker", at="midtown", goons="midtown*2", infamy=3),
             B=P("bane", at="uptown", goons="midtown*2", infamy=2),
             C=P("penguin", at="uptown", goons="midtown", infamy=1), D=P(at="tricorner", goons="uptown"))  # fmt: skip
    assert ("midtown", 1, ["A"]) == (t.state.heroes["batman"], t.goons("A", "midtown"), t.asked())
    assert ["send:0", "send:1"] == t.offers("A")
    t.takes("A", "send:0").takes("A", "move:uptown")
    assert ["B"] == t.asked()
    t.takes("B", "send:2")
    t.takes("C", "send:1")
    assert 0 == t.look.goons_in("midtown")
    assert (1, 2, 1) == (t.goons("A", "uptown"), t.player("B").base, t.player("C").base)
    assert ("midtown", 1) == (t.where("A"), t.goons("D", "uptown"))
    assert (["midtown"], ["downtown"], "gang-dues") == (t.state.district_discard, t.state.score_cards, t.state.income)
    assert [3, 3, 3, 3] == [t.money(name) for name in "ABCD"]
    t.idle()


@pytest.mark.rule("EG-130")
def test_goons_may_be_split_between_arkham_asylum_and_one_adjacent_district() -> None:
    t = city(phase="event", event="i-am-the-night", districts="uptown, downtown", A=P(at="uptown", goons="uptown*5"),
             B=P(goons="midtown"))  # fmt: skip
    t.takes("A", "send:1")
    assert ["move:mercey-island", "move:midtown"] == t.offers("A")
    t.takes("A", "move:midtown")
    assert (0, 1, 3, 1) == (
        t.goons("A", "uptown"),
        t.player("A").base,
        t.goons("A", "midtown"),
        t.goons("B", "midtown"),
    )
    t.idle()


def test_whoever_has_no_goons_there_is_not_asked_and_an_absent_player_moves_them_all_next_door() -> None:
    t = city(phase="event", event="i-am-the-night", districts="uptown, downtown", A=P(at="uptown", goons="midtown"),
             B=P(at="midtown", goons="uptown*2"))  # fmt: skip
    assert ["B"] == t.asked()
    t.default("B").default("B")
    assert (2, 0, 1) == (t.goons("B", "mercey-island"), t.player("B").base, t.goons("A", "midtown"))
    t.idle()


def test_with_nobodys_goons_there_nothing_happens() -> None:
    t = city(phase="event", event="i-am-the-night", districts="uptown, uptown", A=P(goons="midtown"), B=P())
    assert (1, ["uptown"], "room") == (t.goons("A", "midtown"), t.state.score_cards, t.key())
    t.idle()


@pytest.mark.rule("EG-304")
def test_no_sword_answers_batman() -> None:
    t = city(phase="event", event="i-am-the-night", districts="uptown, downtown",
             A=P(at="uptown", goons="uptown", weapons="sword"), B=P(at="midtown", goons="midtown"))  # fmt: skip
    assert (0, ["sword"], 1) == (t.goons("A", "uptown"), t.weapons("A"), t.goons("B", "midtown"))
    t.idle()
