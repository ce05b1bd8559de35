"""Second Fiddle: the 2nd place value of a district where one player is above you."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-354")
def test_with_control_9_6_6_both_players_on_6_may_choose_that_district() -> None:
    t = city(A=P(at="uptown", hand="second-fiddle", goons="uptown"), B=P(at="uptown", goons="uptown*4"),
             C=P(at="uptown", goons="uptown"), tokens={"uptown": "score-1"})  # fmt: skip
    assert [6, 9, 6] == [t.control(name, "uptown") for name in "ABC"]
    t.takes("A", "play:second-fiddle")
    assert (5, 0) == (t.infamy("A"), t.infamy("C"))
    t.idle()


@pytest.mark.rule("EG-051", "EG-049")
def test_districts_where_nobody_or_two_are_above_you_or_where_you_are_not_are_not_offered() -> None:
    t = city(
        A=P(at="mercey-island", hand="second-fiddle", goons="uptown, midtown, downtown"),
        B=P(at="uptown", goons="midtown*2, tricorner*2"),
        C=P(at="downtown", goons="midtown*2"),
        tokens={"uptown": "score-2", "downtown": "score-10"},
    )
    t.takes("A", "play:second-fiddle")
    assert ["choose:uptown", "choose:downtown"] == t.offers("A")
    t.takes("A", "choose:downtown")
    assert 3 == t.infamy("A")
    t.idle()


@pytest.mark.rule("EG-178")
def test_with_two_players_the_2nd_place_value_is_as_printed() -> None:
    t = city(A=P(at="midtown", hand="second-fiddle", goons="uptown"), B=P(at="uptown"), tokens={"uptown": "score-5"})
    t.takes("A", "play:second-fiddle")
    assert 5 == t.infamy("A")
    t.idle()


@pytest.mark.rule("EG-085", "EG-058")
def test_without_such_a_district_nothing_is_gained() -> None:
    t = city(A=P(at="uptown", hand="second-fiddle"), B=P(at="midtown"))
    t.takes("A", "play:second-fiddle")
    assert (0, "action", []) == (t.infamy("A"), t.key(), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-349")
def test_an_absent_player_takes_the_first_and_a_new_token_counts() -> None:
    t = city(A=P(at="mercey-island", hand="second-fiddle", goons="uptown, downtown"), B=P(at="uptown"),
             C=P(at="downtown"), tokens={"uptown": "score-1", "downtown": "score-10"})  # fmt: skip
    t.takes("A", "play:second-fiddle").default("A")
    assert 5 == t.infamy("A")
    t.idle()
