"""Lure the Bat: a Hero is led away."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-312", "EG-121", "EG-427")
def test_a_hero_goes_to_any_other_district_and_nobody_removes_goons() -> None:
    t = city(
        A=P(at="uptown", hand="lure-the-bat"), B=P(goons="midtown*5"), heroes={"batman": "uptown", "robin": "midtown"}
    )
    assert "income" not in t.offers("A")
    t.takes("A", "play:lure-the-bat")
    assert ["choose:batman", "choose:robin"] == t.offers("A")
    t.takes("A", "choose:batman")
    assert [f"move:{slug}" for slug in ("mercey-island", "midtown", "downtown", "tricorner")] == t.offers("A")
    t.takes("A", "move:midtown")
    assert ("midtown", "midtown", 5, 3) == (t.state.heroes["batman"], t.state.heroes["robin"], t.goons("B", "midtown"),
                                            t.infamy("A"))  # fmt: skip
    assert "income" in t.offers("A")
    t.takes("A", "move:midtown")
    assert "income" not in t.offers("A")
    t.idle()


def test_without_a_hero_on_the_board_the_infamy_comes_all_the_same() -> None:
    t = city(A=P(at="uptown", hand="lure-the-bat"), B=P())
    t.takes("A", "play:lure-the-bat")
    assert (3, "action", {}) == (t.infamy("A"), t.key(), t.state.heroes)
    t.idle()


@pytest.mark.rule("EG-213", "EG-064")
def test_an_absent_player_leads_the_first_hero_to_the_first_district() -> None:
    t = city(A=P(at="uptown", hand="lure-the-bat"), B=P(), heroes={"batman": "uptown", "robin": "midtown"})
    t.takes("A", "play:lure-the-bat").default("A").default("A")
    assert ({"batman": "mercey-island", "robin": "midtown"}, 3) == (t.state.heroes, t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-313", "EG-454")
def test_the_dark_knight_blocks_and_frees_what_scores() -> None:
    t = city(A=P(at="tricorner", hand="lure-the-bat"), B=P(), rule="the-dark-knight", score="uptown",
             heroes={"batman": "uptown"})  # fmt: skip
    assert [] == t.look.expected_to_score()
    t.takes("A", "play:lure-the-bat").takes("A", "move:midtown")
    assert ["uptown"] == t.look.expected_to_score()
    t.idle()
    t = city(A=P(at="tricorner", hand="lure-the-bat"), B=P(), rule="the-dark-knight", score="uptown",
             heroes={"batman": "midtown"})  # fmt: skip
    assert ["uptown"] == t.look.expected_to_score()
    t.takes("A", "play:lure-the-bat").takes("A", "move:uptown")
    assert [] == t.look.expected_to_score()
    t.idle()


@pytest.mark.rule("EG-315")
def test_young_partners_score_where_robin_was_led() -> None:
    t = city(A=P(at="tricorner", hand="lure-the-bat"), B=P(), event="young-partners",
             heroes={"robin": "uptown", "batgirl": "downtown"})  # fmt: skip
    assert ["uptown", "downtown"] == t.look.expected_to_score()
    t.takes("A", "play:lure-the-bat").takes("A", "choose:robin").takes("A", "move:downtown")
    assert ["downtown"] == t.look.expected_to_score()
    t.idle()


@pytest.mark.rule("EG-358")
def test_boy_wonder_slows_turns_that_begin_where_robin_was_led() -> None:
    t = city(A=P(at="uptown", hand="lure-the-bat"), B=P(at="midtown"), C=P(at="tricorner"), event="boy-wonder",
             heroes={"robin": "tricorner"})  # fmt: skip
    t.takes("A", "play:lure-the-bat").takes("A", "move:midtown").takes("A", "move:mercey-island")
    t.takes("A", t.offers("A", "buy")[0])
    assert ("B", 1) == (t.turn_of(), t.movement())
    t.takes("B", "move:downtown").takes("B", t.offers("B", "buy")[0])
    assert ("C", 2) == (t.turn_of(), t.movement())
    t.idle()


@pytest.mark.rule("EG-155", "EG-318")
def test_batman_is_not_led_into_the_last_district_that_can_be_reached() -> None:
    t = city(A=P(at="uptown", hand="lure-the-bat"), B=P(), movement=1, event="no-way-through",
             heroes={"batman": "downtown"}, fires="kane-memorial-bridge:B")  # fmt: skip
    t.takes("A", "play:lure-the-bat")
    assert ["move:uptown", "move:mercey-island", "move:tricorner"] == t.offers("A")
    t.takes("A", "move:uptown")
    assert ["move:midtown"] == t.offers("A", "move")
    t.idle()
