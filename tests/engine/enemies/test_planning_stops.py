"""What takes planned moves of Enemies off the list: the turn is over, or trouble that their owner wants to hear of."""

import pytest

from engine import OWN, Event, Text
from tests.engine.enemies.city import P, city
from tests.engine.enemies.planner import stops, works


def test_the_purchase_ends_what_was_for_one_turn_but_not_the_escaped_goons_or_what_is_for_every_turn() -> None:
    t = city(A=P(at="uptown", money=9), B=P(), docks="ambush, turncoats")
    assert not stops(t.takes("A", "move:mercey-island"), "A", "turn")
    t.takes("A", "buy:turncoats@1")
    for until in ("turn", "calm", "attacked", "fire", "event"):
        assert stops(t, "A", until)
    assert not stops(t, "B", "turn")
    assert not stops(t, "A", "always")
    assert not stops(t, "A", "always-calm")
    assert not stops(t, "A", "turn", "escape:midtown")


@pytest.mark.parametrize(("key", "until", "move", "over"), [
    ("action", "turn", "free", True),
    ("action", "calm", "go:midtown", True),
    ("action", "always", "free", False),
    ("action", "always-calm", "free", False),
    ("action", "turn", "escape:midtown", False),
    ("action", "turn", "discard:encore", False),
    ("goons", "turn", "free", False),
    ("room", "turn", "free", False),
])  # fmt: skip
def test_whoever_takes_an_action_of_the_turn_plays_on_without_what_was_planned_for_it(
    key: str, until: str, move: str, *, over: bool
) -> None:
    t = city(A=P(at="uptown"), B=P())
    own = Event(OWN, Text("", {"who": 0, "key": key}))
    assert over == t.game.stopped(t.view("A"), own, move, until)
    assert not t.game.stopped(t.view("B"), own, move, until)


def test_the_end_without_a_card_ends_it_too_a_weapon_does_not() -> None:
    t = city(A=P(at="uptown"), B=P(), docks="", start="midtown")
    assert stops(t.takes("A", "end"), "A", "turn")
    t = city(A=P(hand="arms-deal", money=9), B=P(at="uptown"), market="pistol")
    t.takes("A", "play:arms-deal")
    assert not stops(t.takes("A", "buy:pistol"), "A", "turn")


def test_what_was_planned_for_escaped_goons_is_over_when_the_round_is() -> None:
    t = city(phase="arkham", A=P(base=1), B=P(), tower=[6])
    t.takes("A", "place:uptown")
    assert stops(t, "A", "turn", "escape:uptown")
    assert not stops(t, "A", "turn")
    assert not stops(t, "A", "always", "escape:uptown")


def test_a_card_too_many_by_the_purchase_is_discarded_as_planned() -> None:
    hand = "muscle-in, torch-job, shakedown, on-the-move, turf-fight, inside-job, ambush, demolition, encore, arms-deal"
    t = city(A=P(at="uptown", hand=hand), B=P(), docks="relocation", start="midtown")
    t.takes("A", "buy:relocation@0")
    assert ("discard", True, False) == (t.key(), stops(t, "A", "turn"), stops(t, "A", "turn", "discard:encore"))
    works(t, "A", "discard:encore")
    assert "encore" not in t.holds("A")


@pytest.mark.parametrize(
    ("weapons", "hand", "picks"),
    [
        ("sniper-rifle", "", ["weapon:sniper-rifle", "remove:1"]),
        ("", "turncoats", ["play:turncoats", "replace:3"]),
        ("brass-knuckles", "", ["weapon:brass-knuckles", "move:1", "move:uptown"]),
        ("knockout-gas", "", ["weapon:knockout-gas", "move:uptown"]),
        ("", "protection-racket", ["play:protection-racket"]),
    ],
    ids=["removed", "replaced", "moved", "villain moved", "paid"],
)
def test_a_rivals_harm_takes_the_plans_off_that_were_to_be_asked_about_and_nobody_elses(
    weapons: str, hand: str, picks: list[str]
) -> None:
    t = city(turns="BA", A=P(goons="midtown*3", money=5), B=P(hand=hand, weapons=weapons, goons="midtown"),
             C=P("joker", at="mercey-island"))  # fmt: skip
    for pick in picks:
        t.takes("B", pick)
    for until in ("attacked", "calm", "always-calm"):
        assert [True, False] == [stops(t, name, until) for name in "AB"]
    assert (hand == "protection-racket") == stops(t, "C", "calm")
    for until in ("turn", "fire", "event", "always"):
        assert not stops(t, "A", until)


def test_a_pistol_at_ones_own_goon_is_harm() -> None:
    t = city(phase="arkham", A=P(weapons="pistol"), B=P(base=1), C=P(base=1), tower=[6, 6])
    t.takes("A", "remove:1")
    assert (True, False) == (stops(t, "B", "attacked", "escape:uptown"), stops(t, "C", "attacked", "escape:uptown"))


def test_what_one_loses_in_ones_own_turn_is_no_harm() -> None:
    t = city(A=P("ras-al-ghul", goons="midtown*2"), B=P(goons="midtown"))
    t.takes("A", "weapon:league-scimitar")
    assert 1 == t.goons("A", "midtown")
    assert not stops(t, "A", "calm")


@pytest.mark.parametrize(
    ("place", "near"),
    [("bank@uptown", True), ("sprang-bridge", True), ("trigate-bridge", False), ("tower@midtown", False)],
)
def test_a_rivals_fire_in_the_own_district_or_on_a_bridge_to_it_is_trouble(place: str, *, near: bool) -> None:
    at = "uptown" if "uptown" in place else "mercey-island" if "trigate" in place else "midtown"
    t = city(turns="BA", A=P(at="uptown"), B=P("bane", at=at, hand="torch-job"),
             buildings={"uptown": "bank*2", "midtown": "tower*2"})  # fmt: skip
    t.takes("B", "play:torch-job").takes("B", f"burn:{place}")
    assert (near, near) == (stops(t, "A", "fire"), stops(t, "A", "always-calm"))
    assert not stops(t, "A", "attacked")
    assert not stops(t, "B", "fire")


@pytest.mark.parametrize(
    ("event", "districts", "named"),
    [
        ("boy-wonder", "uptown, midtown", "AB"),
        ("unmasked", "downtown, tricorner", "BC"),
        ("turf-war", "downtown, mercey-island", ""),
    ],
    ids=["a Hero and a card", "a name in its text", "others"],
)
def test_an_event_that_names_the_own_district_is_trouble(event: str, districts: str, named: str) -> None:
    t = city(phase="event", event=event, districts=districts, A=P(at="uptown"), B=P(at="midtown"),
             C=P(at="tricorner"))  # fmt: skip
    for name in "ABC":
        for until in ("event", "calm", "always-calm"):
            assert (name in named) == any(t.game.stopped(t.view(name), each, "plain", until) for each in t.history)
        assert not any(t.game.stopped(t.view(name), each, "plain", "attacked") for each in t.history)


def test_a_hero_led_to_the_own_district_is_trouble_unless_it_was_by_oneself() -> None:
    t = city(turns="BA", A=P(at="uptown"), B=P(hand="lure-the-bat"), heroes={"batman": "midtown"})
    t.takes("B", "play:lure-the-bat").takes("B", "move:uptown")
    assert (True, False) == (stops(t, "A", "event"), stops(t, "B", "event"))


def test_an_onlooker_has_no_plans_to_stop() -> None:
    t = city(A=P(at="uptown"), B=P(), docks="", start="midtown")
    t.takes("A", "end")
    assert not any(t.game.stopped(t.view(None), event, "income", "turn") for event in t.result.events)
