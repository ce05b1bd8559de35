"""Triggered abilities: when they are settled, in which order, and what they see (section 7)."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-106", "AA-296")
def test_a_player_orders_several_own_triggers() -> None:
    t = table(P("Raid", deck="Punch*3", play="Hide-out", character="Scarecrow"), P("Punch"))
    t.play("Raid")
    assert ([0], ["Scarecrow", "Hide-out"], ["Scarecrow"]) == (t.awaited, t.offers(), t.default())
    t.pick("Hide-out")
    assert ["Punch", "Punch"] == t.hand()
    t.idle()


@pytest.mark.rule("AA-107")
def test_the_active_player_comes_before_the_others() -> None:
    t = table(P("Raid", deck="Punch", play="Hide-out"), P("Punch", play="Iceberg Lounge"))
    t.play("Raid")
    assert t.told.index("P1 draws 1 card.") < t.told.index("P2 gains 1 VP.")
    t.idle()


@pytest.mark.rule("AA-107", "AA-277", "AA-082")
def test_a_discard_in_a_foes_turn_pays_once_in_each_turn() -> None:
    t = table(P("Raid*2"), P("Punch*3", play="Iceberg Lounge"))
    t.play("Raid")
    t.play("Raid")
    assert 1 == t.vp(1)
    t.idle()


@pytest.mark.rule("AA-082")
def test_the_first_time_counts_from_the_start_of_the_turn_also_before_its_source_came_into_play() -> None:
    t = table(P("Pop Gun*2, Punch*2, Ace Chemical Plant"), P())
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Punch")
    t.play("Ace Chemical Plant")
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    assert (0, ["Punch", "Punch"]) == (t.vp(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-110", "AA-156", "AA-152")
def test_a_card_that_leaves_play_leaves_its_power_and_what_it_produced() -> None:
    t = table(P("Bloodthirst, Expendable Lackeys, Expendable Lackeys"), P())
    t.play("Bloodthirst")
    t.play("Expendable Lackeys")
    t.pick("Bloodthirst")
    assert (3, 2) == (t.power, t.vp())
    t.play("Expendable Lackeys")
    assert ["Expendable Lackeys", "No"] == t.offers()
    t.pick("Expendable Lackeys")
    assert (4, 4) == (t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-344", "AA-168")
def test_an_ongoing_ability_does_not_react_to_its_own_card_leaving_play() -> None:
    t = table(P("Expendable Lackeys", play="Ace Chemical Plant"), P())
    t.play("Expendable Lackeys")
    t.pick("Ace Chemical Plant")
    assert 1 == t.vp()
    t = table(P("Firefly"), P(play="Iceberg Lounge"))
    t.play("Firefly")
    assert (0, ["Iceberg Lounge"]) == (t.vp(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-343")
def test_when_destroyed_works_from_the_hand_between_turns() -> None:
    t = table(
        P("", deck="Punch*3"), P("Solomon Grundy"), nemeses="Red Hood, Batman", phase="flip-nemesis", nemesis_up=False
    )
    assert ([], ["Solomon Grundy"], []) == (t.destroyed, t.pile(1), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-113")
def test_a_played_card_counts_itself_as_controlled() -> None:
    t = table(P("Arkham Inmate*2"), P())
    t.play("Arkham Inmate")
    t.play("Arkham Inmate")
    assert 3 == t.power
    t.idle()


@pytest.mark.rule("AA-324", "AA-326")
def test_a_chain_of_more_than_100_triggers_is_cut_off_and_announced() -> None:
    t = table(P("Fence, Punch", deck="Vulnerability*15", pile="", play="Spiral"), P())
    t.play("Fence")
    t.pick("Fence")
    assert "Too many abilities have triggered each other: what is left of them is dropped." in t.told
    t.idle()


@pytest.mark.rule("AA-099", "AA-100", "AA-101", "AA-103", "AA-309")
def test_a_may_is_asked_only_where_it_can_be_done_and_up_to_can_be_0() -> None:
    t = table(P("Azrael, Punch, Kite Man"), P())
    t.play("Azrael")
    assert ((0, 2), ["Punch", "Kite Man"], []) == (
        (t.mine(0).at_least, t.mine(0).at_most), t.offers(), t.default(),
    )  # fmt: skip
    t.pick()
    assert ([], ["Punch", "Kite Man"]) == (t.destroyed, t.hand())
    t = table(P("Azrael"), P())
    t.play("Azrael")
    t.idle()


@pytest.mark.rule("AA-010", "AA-111")
def test_text_is_resolved_from_top_to_bottom() -> None:
    t = table(P("Nightmare Visions", deck="Punch"), P())
    t.play("Nightmare Visions")
    kept = ["+1 Power, 1 in all.", "P1 draws 1 card.", "P2 gains Weakness."]
    assert kept == [line for line in t.told if line in kept]
    t.idle()


@pytest.mark.rule("AA-342")
def test_a_card_played_by_a_text_is_resolved_completely_its_attack_included_before_triggers() -> None:
    t = table(P("Jervis Tetch", deck="Raid, Punch*3", play="Hide-out"), P("Kite Man, Punch"))
    t.play("Jervis Tetch")
    t.pick("Play it")
    assert ([1], ["Kite Man", "Punch"], []) == (t.awaited, t.offers(), t.hand())
    t.pick("Punch")
    assert (["Punch"], 3) == (t.hand(), t.power)
    t.idle()


@pytest.mark.rule("AA-295", "AA-299", "AA-108")
def test_a_shared_effect_asks_each_player_in_turn_order_from_the_active_one() -> None:
    t = table(P("Decree, Punch, Kite Man"), P("Punch, Kite Man"), P("Punch"))
    t.play("Decree")
    assert [0] == t.awaited
    t.pick("Punch")
    assert [1] == t.awaited
    t.pick("Kite Man")
    assert (["Punch"], ["Kite Man"], ["Punch"]) == (t.pile(0), t.pile(1), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-114", "AA-337", "AA-304")
def test_look_at_is_for_one_player_and_reveal_is_for_all() -> None:
    t = table(P("Giant Mallet", deck="Kite Man"), P())
    t.play("Giant Mallet")
    assert "On top of your deck: Kite Man." in t.told
    events = [event for event in t.events if "Kite Man" in t.words(event.text)]
    assert [(0,)] == [event.audience for event in events]
    t.no()
    assert ["Kite Man"] == t.deck()
    t.idle()


@pytest.mark.rule("AA-353")
def test_what_only_gives_vp_comes_first_without_a_question() -> None:
    t = table(P("Pop Gun, Punch*2", deck="Vulnerability", play="Ace Chemical Plant", character="Harley Quinn"), P())
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    assert t.told.index("P1 gains 1 VP.") < t.told.index("P1 draws 1 card.")
    assert (1, ["Punch", "Vulnerability"]) == (t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-355", "AA-309")
def test_a_decision_carried_out_by_itself_does_not_count() -> None:
    t = table(P("Raid"), P("Punch*2"))
    t.play("Raid")
    assert (["Punch"], 2) == (t.pile(1), t.state.now.decisions)
    t.idle()
