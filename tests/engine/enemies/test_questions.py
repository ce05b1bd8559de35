"""What people read when they are asked, and long lists (EG-203, EG-204, EG-217)."""

import pytest

from engine import render
from tests.engine.enemies.city import SEATS, CityTable, P, city

EVERY = "bank, police-station, warehouse, tower"


def question(t: CityTable, name: str) -> str:
    """The question that is put to a player."""
    face = t.position.face(SEATS.index(name))
    assert face is not None
    assert face.mine is not None
    return render(face.mine.prompt, t.named)


def test_a_question_about_goons_says_what_happens_to_them() -> None:
    t = city(A=P("joker", at="uptown", hand="turf-fight", weapons="tommy-gun"), B=P(goons="uptown*2"),
             C=P(goons="uptown*2"))  # fmt: skip
    t.takes("A", "weapon:tommy-gun")
    assert "Tommy Gun: Remove which Goons? Up to 2." == question(t, "A")
    t.takes("A", "remove:B@uptown", "remove:B@uptown").takes("A", "play:turf-fight")
    assert "Turf Fight: Remove how many Goons?" == question(t, "A")
    t.takes("A", "remove:0").takes("A", "weapon:fake-revolver")
    assert "Fake Revolver: move how many Goons?" == question(t, "A")
    t.takes("A", "move:0").idle()


def test_a_question_about_a_fixed_number_of_goons_says_how_many() -> None:
    t = city(A=P("jervis-tetch", at="uptown", hand="remote-detonation", weapons="flame-thrower", money=1),
             B=P(goons="midtown*2"), C=P(goons="midtown*3"), buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower")
    assert "Jervis Tetch: Replace which 1 Goon with yours?" == question(t, "A")
    t.takes("A", "replace:C@midtown").takes("A", "play:remote-detonation")
    assert "Remote Detonation: pay how much Money?" == question(t, "A")
    t.takes("A", "pay:1")
    assert "Remote Detonation: Remove which 3 Goons?" == question(t, "A")
    t.takes("A", "remove:A@midtown", "remove:B@midtown", "remove:C@midtown").idle()


def test_a_question_about_a_topper_names_it() -> None:
    t = city(A=P("mr-freeze", at="uptown"), B=P(), buildings={"uptown": "bank, tower"})
    t.takes("A", "weapon:freeze-gun")
    assert "Freeze Gun: where does your Ice go?" == question(t, "A")
    t.takes("A", "choose:bank@uptown")
    t = city(A=P("poison-ivy", at="uptown"), B=P(), buildings={"uptown": "bank, tower"})
    t.takes("A", "weapon:seed-pods")
    assert "Seed Pods: where does your Greenhouse go?" == question(t, "A")


def test_one_escaped_goon_is_asked_about_as_one() -> None:
    t = city(phase="arkham", A=P(base=1), B=P(), tower=[3])
    assert "1 escaped Goon of yours: to which district?" == question(t, "A")


@pytest.mark.rule("EG-082")
def test_whoever_discards_to_the_hand_limit_reads_why_and_an_event_that_makes_one_discard_names_itself() -> None:
    hand = "muscle-in, shakedown, turf-fight, inside-job, goons-for-hire, torch-job, on-the-move, ambush*2, encore"
    t = city(A=P(at="uptown", hand=hand), B=P(at="downtown"), docks="night-of-fire")
    t.takes("A", "move:midtown").takes("A", "buy:night-of-fire@0")
    assert "You hold more than 10 Power Cards: discard 1 Power Card." == question(t, "A")
    assert "Add 3 Goons to your district." == t.note("A", "discard:0:muscle-in")
    t = city(phase="event", event="interrogation", districts="midtown",
             A=P(at="midtown", hand="encore, ambush"), B=P(at="uptown"))  # fmt: skip
    assert "Interrogation: discard 1 Power Card." == question(t, "A")


@pytest.mark.rule("EG-094")
def test_discarding_a_weapon_says_that_it_buys_nothing_and_where_the_weapon_goes() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun, lock-picks"), B=P())
    t.takes("A", "weapon:grapple-gun")
    assert "Discard Grapple Gun (used) for nothing" == t.label("A", "discard:grapple-gun:used")
    assert "Discard Lock Picks for nothing" == t.label("A", "discard:lock-picks")
    costs = "It goes to the bottom of the Weapon Deck. You get neither Money nor anything else for it."
    assert costs == t.note("A", "discard:grapple-gun:used") == t.note("A", "discard:lock-picks")
    t.takes("A", "discard:lock-picks")
    assert (3, 0, "lock-picks") == (t.money("A"), t.infamy("A"), t.state.weapon_deck[-1])
    t.idle()


@pytest.mark.rule("EG-217")
def test_whoever_reads_the_log_knows_where_goons_came_from() -> None:
    t = city(A=P("scarecrow", at="uptown", hand="inside-job"), B=P(goons="midtown*2"))
    t.takes("A", "weapon:fear-gas").takes("A", "send:2")
    assert ["B: 2 Goons from Midtown to Arkham Asylum."] == t.told("arkham")
    t.takes("A", "play:inside-job").takes("A", "send:1")
    assert ["A: 1 Goon from the supply to Arkham Asylum."] == t.told("arkham")
    t.idle()


@pytest.mark.rule("EG-217")
def test_the_log_of_a_turn_tells_every_step_card_weapon_burn_ability_income_and_the_purchase() -> None:
    t = city(A=P("joker", at="uptown", hand="shakedown", weapons="flame-thrower", money=5), B=P("bane", at="midtown"),
             C=P(at="downtown"), buildings={"midtown": "tower"}, docks="encore, ambush",
             income="blackmail-the-wealthy")  # fmt: skip
    t.takes("A", "play:shakedown").takes("A", "move:midtown").takes("A", "weapon:flame-thrower").takes("A", "income")
    t.takes("A", "buy:ambush@1")
    assert [
        "A plays Shakedown.",
        "A gains 4 Money.",
        "A goes to Midtown for 1 Movement.",
        "A pays 1 Money to B.",
        "A uses Flame Thrower.",
        "A Burns Tower in Midtown: 11 Fires left.",
        "A uses the Ability of The Joker.",
        "A gains 2 Infamy, now 2.",
        "A gains 1 Money.",
        "A Gains Income: 3 Money.",
        "A purchases Ambush for 1 Money.",
        "B's turn, from Midtown with 2 Movement.",
    ] == t.log()
    t.idle()


@pytest.mark.rule("EG-217")
def test_the_log_of_the_prep_phase_tells_every_henchman_and_what_its_room_did_but_not_the_card_that_was_drawn() -> None:
    t = city(phase="prep", A=P(money=9), B=P(), C=P("bane", at="uptown"), D=P(at="uptown"), market="pistol, sword",
             power_deck="encore", buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "place:room-weapon").takes("A", "buy:sword").takes("B", "place:room-goons").takes("B", "send:2")
    t.takes("C", "place:room-burn").takes("C", "burn:tower@uptown").takes("D", "place:room-power").takes("D", "yes")
    told = [
        "A's Henchman goes to the Arms Room.",
        "A purchases Sword for 4 Money.",
        "B's Henchman goes to the Crew Room.",
        "B: 2 Goons from the supply to Arkham Asylum.",
        "C's Henchman goes to the Fire Room.",
        "C Burns Tower in Uptown: 11 Fires left.",
        "D's Henchman goes to the Plan Room.",
        "D draws a Power Card.",
        "Turn order: A, B, C, D.",
        "A's turn, from Midtown with 2 Movement.",
    ]
    assert told == t.log() == t.log(to="C")
    assert [*told[:8], "You draw Encore.", *told[8:]] == t.log(to="D")
    t.idle()


@pytest.mark.rule("EG-203")
def test_a_list_of_25_with_one_to_decline_begins_with_the_district_too() -> None:
    buildings = {"uptown": EVERY, "mercey-island": EVERY, "midtown": EVERY, "downtown": "bank, tower, warehouse"}
    t = city(phase="prep", A=P(), B=P(), buildings=buildings)
    t.takes("A", "place:room-burn")
    assert ("burn-where", 6) == (t.key(), len(t.offers("A")))
    t.takes("A", "none").idle()
    t = city(phase="prep", A=P(), B=P(), buildings={**buildings, "downtown": "bank, tower"})
    t.takes("A", "place:room-burn")
    assert ("burn", 25) == (t.key(), len(t.offers("A")))
    t.takes("A", "none").idle()


@pytest.mark.rule("EG-217", "EG-201")
def test_whoever_reads_the_log_knows_what_was_copied_placed_taken_off_and_chosen() -> None:
    t = city(A=P("clayface", at="uptown", hand="second-fiddle", goons="midtown"), B=P("mr-freeze", at="midtown"),
             C=P(at="tricorner"), fires="bank@uptown:C")  # fmt: skip
    t.takes("A", "weapon:shapeshift").takes("A", "mr-freeze")
    assert ["A copies Freeze Gun of Mr. Freeze."] == t.told("weapon")
    assert ["Fire of C comes off Bank.", "A places Ice on Bank in Uptown."] == t.told("topper")
    t.takes("A", "play:second-fiddle")
    assert ["A chooses Midtown."] == t.told("choice")
    t.idle()
