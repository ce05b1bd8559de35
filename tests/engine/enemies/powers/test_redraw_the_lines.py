"""Redraw the Lines: two districts swap their Score Tokens."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-349")
def test_the_values_move_the_buildings_stay_and_the_score_card_still_names_its_district() -> None:
    t = city(A=P(at="uptown", hand="redraw-the-lines"), B=P(at="tricorner"), score="uptown",
             tokens={"uptown": "score-1", "midtown": "score-10"}, buildings={"uptown": "tower*2, bank"})  # fmt: skip
    t.takes("A", "play:redraw-the-lines")
    assert [f"choose:{slug}" for slug in ("mercey-island", "midtown", "downtown", "tricorner")] == t.offers("A")
    t.takes("A", "choose:midtown")
    assert ("score-10", "score-1", 3) == (t.look.district("uptown").token, t.look.district("midtown").token,
                                          t.infamy("A"))  # fmt: skip
    assert (["bank", "tower", "tower"], [], ["uptown"]) == (t.buildings("uptown"), t.buildings("midtown"),
                                                            t.look.expected_to_score())  # fmt: skip
    assert 5 == dict(t.look.points("uptown"))[0]
    t.idle()


@pytest.mark.rule("EG-213", "EG-064")
def test_an_absent_player_swaps_with_the_first_other_district() -> None:
    t = city(A=P(at="uptown", hand="redraw-the-lines"), B=P(), tokens={"uptown": "score-1", "mercey-island": "score-9"})
    t.takes("A", "play:redraw-the-lines").default("A")
    assert ("score-9", "score-1", 3) == (t.look.district("uptown").token, t.look.district("mercey-island").token,
                                         t.infamy("A"))  # fmt: skip
    t.idle()
