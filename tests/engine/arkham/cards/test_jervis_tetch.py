"""Jervis Tetch: +1 Power. Look at the top card of your deck. You may play it or destroy it."""

import pytest

from tests.engine.arkham.table import P, table

TETCH = "Jervis Tetch"
CHOICES = ["Leave it on top", "Play it", "Destroy it"]


@pytest.mark.rule("AA-114", "AA-304")
def test_left_on_top_it_is_seen_by_its_player_alone() -> None:
    t = table(P(TETCH, deck="Kite Man, Punch"), P())
    t.play(TETCH)
    assert (1, CHOICES, CHOICES[:1]) == (t.power, t.offers(), t.default())
    assert "Jervis Tetch: you look at Kite Man." == t.prompt()
    assert [(0,)] == [event.audience for event in t.events if "Kite Man" in t.words(event.text)]
    t.pick("Leave it on top")
    assert (["Kite Man", "Punch"], [], []) == (t.deck(), t.destroyed, t.hand())
    top = t.state.players[0].deck[0]
    assert [True, False] == [top in t.position.view(seat).hand.knows for seat in (0, 1)]
    t.idle()


def test_destroyed_it_is_gone_and_counts_as_destroyed_by_its_player() -> None:
    t = table(P(TETCH, deck="Kite Man, Punch", play="Ace Chemical Plant"), P(deck="Kite Man"))
    t.play(TETCH)
    t.pick("Destroy it")
    assert (["Kite Man"], ["Punch"], 1, 1) == (t.destroyed, t.deck(), t.power, t.vp())
    assert ["Kite Man"] == t.deck(1)
    t.idle()


@pytest.mark.rule("AA-278", "AA-342")
def test_played_it_is_resolved_fully_and_leaves_play_in_step_4() -> None:
    t = table(P(TETCH, deck="Ghost-Maker, Punch*9"), P())
    t.play(TETCH)
    t.pick("Play it")
    assert (["Punch", "No"], ["Punch", "Punch"]) == (t.offers(), t.hand())
    t.pick("Punch")
    assert (3, [TETCH, "Ghost-Maker"]) == (t.power, t.in_play())
    t.end()
    assert (["Punch", "Punch", TETCH, "Ghost-Maker"], []) == (t.pile(), t.in_play())
    t.idle(1)


@pytest.mark.rule("AA-278", "AA-165", "AA-169")
def test_an_ongoing_card_played_off_the_deck_stays_in_play() -> None:
    t = table(P(TETCH, deck="Aaron Cash, Punch*9"), P())
    t.play(TETCH)
    t.pick("Play it")
    assert (1, ["Aaron Cash"]) == (t.vp(), t.offers("use"))
    t.end()
    assert (["Aaron Cash"], [TETCH]) == (t.in_play(), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-342")
def test_an_attack_played_off_the_deck_hits_and_the_player_owns_its_choices() -> None:
    t = table(P(TETCH, deck="Fear Gas"), P(pile="Weakness", deck="Punch"), P("Shield", vp=1))
    t.play(TETCH)
    t.pick("Play it")
    assert (["P2", "P3"], 2) == (t.offers(), t.power)
    t.pick("P3")
    t.defend(2, "Shield")
    assert (["Shield"], 1, ["Weakness"]) == (t.pile(2), t.vp(2), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-352")
def test_a_weakness_played_off_the_deck_offers_its_release() -> None:
    t = table(P(TETCH, deck="Weakness", vp=1), P(), weaknesses=3)
    t.play(TETCH)
    t.pick("Play it")
    assert (["Yes", "No"], ["No"]) == (t.offers(), t.default())
    t.yes()
    assert (0, 4, [TETCH]) == (t.vp(), t.weaknesses, t.in_play())
    t.idle()


@pytest.mark.rule("AA-011")
def test_a_defense_card_played_off_the_deck_gives_its_power_only() -> None:
    t = table(P(TETCH, deck="The Creeper, Punch*2"), P())
    t.play(TETCH)
    t.pick("Play it")
    assert (2, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-342")
def test_another_tetch_played_off_the_deck_looks_at_the_next_card() -> None:
    t = table(P(TETCH, deck=f"{TETCH}, Kite Man, Punch"), P())
    t.play(TETCH)
    t.pick("Play it")
    assert "Jervis Tetch: you look at Kite Man." == t.prompt()
    t.pick("Destroy it")
    assert (2, ["Punch"], ["Kite Man"]) == (t.power, t.deck(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-174", "AA-176", "AA-100")
def test_an_empty_deck_is_shuffled_first_and_without_any_card_nothing_is_asked() -> None:
    t = table(P(TETCH, deck="", pile="Kite Man"), P())
    t.play(TETCH)
    t.pick("Destroy it")
    assert (["Kite Man"], [], []) == (t.destroyed, t.deck(), t.pile())
    t = table(P(TETCH, deck=""), P())
    t.play(TETCH)
    assert 1 == t.power
    t.idle()
