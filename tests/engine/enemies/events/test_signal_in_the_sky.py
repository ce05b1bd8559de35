"""Signal in the Sky: Gordon, a Police Station, and Batman in the same district."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-316", "EG-117", "EG-127")
def test_gordon_a_police_station_batman_and_his_rule_then_the_score_card() -> None:
    t = city(phase="event", event="signal-in-the-sky", districts="uptown, midtown", A=P(at="uptown", goons="uptown*2"),
             B=P(goons="uptown"), buildings={"uptown": "tower"})  # fmt: skip
    assert ({"gordon": "uptown", "batman": "uptown"}, ["midtown"]) == (t.state.heroes, t.state.score_cards)
    assert (["police-station", "tower"], 5) == (t.buildings("uptown"), t.state.buildings["police-station"])
    assert (1, 1, ["uptown"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.state.district_discard)
    told = ["Commissioner Gordon appears in Uptown.", "Police Station is added to Uptown.", "Batman appears in Uptown."]
    assert told == [line for line in t.log() if line in told]
    t.idle()


@pytest.mark.rule("EG-316", "EG-041", "EG-211")
def test_without_a_free_slot_or_a_police_station_left_none_is_added_and_batman_comes_all_the_same() -> None:
    t = city(phase="event", event="signal-in-the-sky", districts="uptown, midtown", A=P(at="uptown", goons="uptown"),
             B=P(), buildings={"uptown": "tower*3, bank*3"})  # fmt: skip
    assert (6, 0, "uptown") == (len(t.buildings("uptown")), t.goons("A", "uptown"), t.state.heroes["batman"])
    t.idle()
    t = city(phase="event", event="signal-in-the-sky", districts="uptown, midtown", A=P(at="uptown", goons="uptown"),
             B=P(), buildings={"midtown": "police-station*6"})  # fmt: skip
    assert ([], 0, "uptown") == (t.buildings("uptown"), t.goons("A", "uptown"), t.state.heroes["batman"])
    t.idle()


@pytest.mark.rule("EG-453")
def test_the_dark_knight_removes_more() -> None:
    t = city(phase="event", event="signal-in-the-sky", districts="uptown, midtown", A=P(at="uptown", goons="uptown*3"),
             B=P(goons="uptown*4"), C=P(goons="uptown"), rule="the-dark-knight")  # fmt: skip
    assert [1, 3, 0] == [t.goons(name, "uptown") for name in "ABC"]
    t.idle()


@pytest.mark.rule("EG-362")
def test_the_added_police_station_burns_like_any_other() -> None:
    t = city(phase="event", event="signal-in-the-sky", districts="uptown, midtown", A=P("bane", at="uptown"), B=P())
    t.takes("A", "place:room-burn").takes("A", "burn:police-station@uptown")
    assert ("fire:A", 2) == (t.topper("police-station@uptown"), t.infamy("A"))
    t.idle()
