"""Gaining, discarding, destroying, freezing, releasing, owning (sections 10, 14, 15)."""

import pytest

from tests.engine.arkham.table import P, table

UP = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("AA-157", "AA-160", "AA-099")
def test_discarding_takes_a_card_of_the_hand_and_resolves_no_text_of_it() -> None:
    t = table(P("Ghost-Maker, Monstrous Strength", deck="Punch*2", pile="Kite Man", play="Aaron Cash"), P())
    t.play("Ghost-Maker")
    assert ["Monstrous Strength", "Punch", "No"] == t.offers()
    t.pick("Monstrous Strength")
    assert (2, ["Kite Man", "Monstrous Strength"]) == (t.power, t.pile())
    t.idle()


@pytest.mark.rule("AA-159", "AA-277")
def test_discarding_from_the_deck_or_from_play_counts_as_a_discard() -> None:
    t = table(P("Giant Mallet", play="Iceberg Lounge"), P())
    t.play("Giant Mallet")
    t.yes()
    assert (1, ["Vulnerability"]) == (t.vp(), t.pile())
    t.idle()
    t = table(P("Crowbar", play="Iceberg Lounge, Aaron Cash"), P())
    t.play("Crowbar")
    t.pick("Aaron Cash")
    t.no()
    assert (1, ["Aaron Cash"]) == (t.vp(), t.pile())
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_destroyed_weakness_goes_back_to_its_stack_and_counts_as_destroyed() -> None:
    t = table(P("Pop Gun, Weakness, Punch", play="Ace Chemical Plant"), P(), weaknesses=0)
    t.play("Pop Gun")
    t.pick("Destroy a card in your hand")
    t.pick("Weakness")
    assert (1, 1, []) == (t.weaknesses, t.vp(), t.destroyed)
    t.idle()


@pytest.mark.rule("AA-152", "AA-153")
def test_a_destroyed_card_is_owned_and_controlled_by_nobody() -> None:
    t = table(P("Expendable Lackeys, GCPD Officer", play="Aaron Cash"), P())
    t.play("Expendable Lackeys")
    t.pick("Aaron Cash")
    t.play("GCPD Officer")
    assert (2, ["Aaron Cash"]) == (t.power, t.destroyed)
    t.idle()


@pytest.mark.rule("AA-164", "AA-161")
def test_moving_a_card_of_a_stack_into_the_hand_is_a_gain() -> None:
    t = table(P("Black Mask"), P())
    t.play("Black Mask")
    assert (["Henchman", "Henchman"], 2) == (t.hand(), len(t.state.now.deeds["gain0"]))
    t.idle()


@pytest.mark.rule("AA-171", "AA-151", "AA-211")
def test_frozen_cards_are_owned_but_not_controlled() -> None:
    t = table(P("GCPD Officer", frozen="Aaron Cash"), P())
    t.play("GCPD Officer")
    assert (1, ["Aaron Cash"]) == (t.power, [card.name for card in t.position.view(1).players[0].frozen])
    t.idle()


@pytest.mark.rule("AA-172", "AA-173")
def test_a_card_of_somebody_else_goes_to_its_owner_in_step_4_ongoing_or_not() -> None:
    t = table(P("", play="Kite Man, Aaron Cash, Julie Madison"), P(), borrowed={"Kite Man": 1, "Aaron Cash": 1})
    t.end()
    assert (["Julie Madison"], ["Kite Man", "Aaron Cash"], []) == (t.in_play(), t.pile(1), t.pile())
    assert {} == t.state.borrowed
    t.idle(1)


@pytest.mark.rule("AA-173", "AA-198")
def test_a_borrowed_card_that_is_discarded_or_frozen_goes_to_its_owner() -> None:
    t = table(P("Fence", play="Kite Man"), P(), borrowed={"Kite Man": 1})
    t.play("Fence")
    t.pick("Kite Man")
    assert ["Kite Man"] == t.pile(1)
    t = table(P("Deep Freeze", play="Kite Man"), P(), borrowed={"Kite Man": 1})
    t.play("Deep Freeze")
    t.pick("Kite Man")
    assert (["Kite Man"], []) == (t.frozen(1), t.frozen())
    t.idle()


@pytest.mark.rule("AA-175", "AA-174")
def test_an_empty_deck_alone_is_not_shuffled() -> None:
    t = table(P("Spoiler, Batwing", deck="Punch*2", pile="Kite Man"), P())
    t.play("Batwing")
    t.play("Spoiler")
    t.no()
    assert (["Punch", "Punch"], [], ["Kite Man"]) == (t.hand(), t.deck(), t.pile())
    t.idle()


@pytest.mark.rule("AA-215", "AA-213")
def test_coming_back_from_the_token_is_no_discard() -> None:
    t = table(P("Batwing", deck="", pile="Punch*2", frozen="Kite Man", play="Iceberg Lounge"), P())
    t.play("Batwing")
    assert (0, ["Kite Man"], []) == (t.vp(), t.pile(), t.frozen())
    t.idle()


@pytest.mark.rule("AA-214")
def test_an_empty_discard_pile_brings_no_frozen_card_back() -> None:
    t = table(P("Batwing", deck="", frozen="Kite Man"), P())
    t.play("Batwing")
    assert ([], ["Kite Man"]) == (t.hand(), t.frozen())
    t.idle()


@pytest.mark.rule("AA-216", "AA-198")
def test_a_bribed_card_that_is_frozen_goes_under_the_main_deck_and_counts_as_frozen() -> None:
    t = table(P("Deep Freeze", vp=1), P(), lineup="Kite Man, Ragman", main="Crowbar*3")
    t.bribe("Kite Man")
    t.play("Deep Freeze")
    assert ["Deep Freeze", "Kite Man", "No"] == t.offers()
    t.pick("Kite Man")
    assert ("Kite Man", [], {"freeze0"}) == (t.main[-1], t.frozen(), {"freeze0"} & set(t.state.now.deeds))
    t.idle()


@pytest.mark.rule("AA-223", "AA-226", "AA-227")
@pytest.mark.parametrize(
    ("card", "where"), [("Kite Man", "main"), ("Henchman", "henchmen"), ("Aaron Cash", "hostages")]
)
def test_a_released_card_goes_to_the_bottom_of_where_it_began(card: str, where: str) -> None:
    t = table(P(f"Recycling, {card}", play="Iceberg Lounge, Ace Chemical Plant"), P(), henchmen=0)
    t.play("Recycling")
    stacks = {"main": t.main, "henchmen": t.names(t.state.henchmen), "hostages": t.hostages}
    assert (card, 0, []) == (stacks[where][-1], t.vp(), t.destroyed)
    assert f"P1 Releases {card}." in t.told
    t.idle()


@pytest.mark.rule("AA-225")
def test_a_released_nemesis_is_removed_from_the_game() -> None:
    t = table(P("Recycling, Spoiler"), P())
    t.play("Recycling")
    for watcher in (None, 0, 1):
        assert ["Spoiler"] == [card.name for card in t.position.view(watcher).removed]
    t.idle()


@pytest.mark.rule("AA-228")
def test_batman_releases_hostages_in_the_order_they_came_into_play_and_asks_nobody() -> None:
    t = table(P(play="Vicki Vale, Aaron Cash"), P(), hostages="Julie Madison", nemeses="Batman", **UP)
    assert (["Julie Madison", "Vicki Vale", "Aaron Cash"], []) == (t.hostages, t.in_play())
    t.idle(1)


@pytest.mark.rule("AA-228", "AA-223")
def test_weaknesses_released_together_are_all_alike() -> None:
    t = table(P("Weakness", pile="Weakness*2, Punch", play="Dr. Joan Leland"), P())
    t.use("Dr. Joan Leland")
    assert (["Weakness", "Weakness"], (0, 2)) == (t.offers(), (t.mine(0).at_least, t.mine(0).at_most))
    t.pick("Weakness (discard pile)", "Weakness (discard pile)")
    assert (18, ["Weakness"], ["Punch"]) == (t.weaknesses, t.hand(), t.pile())
    t.idle()


@pytest.mark.rule("AA-230", "AA-231", "AA-328")
def test_a_weakness_that_is_not_there_is_not_gained() -> None:
    t = table(P("Nightmare Visions"), P(), P(), weaknesses=1)
    t.play("Nightmare Visions")
    assert (["Weakness"], [], 0) == (t.pile(1), t.pile(2), t.weaknesses)
    assert "No Weakness is left for P3." in t.told
    t.idle()


@pytest.mark.rule("AA-221", "AA-220", "AA-218")
def test_a_hostage_pays_when_played_and_again_when_it_comes_back() -> None:
    t = table(P("Aaron Cash"), P())
    t.play("Aaron Cash")
    assert (1, ["Aaron Cash"]) == (t.vp(), t.offers("use"))
    t.use("Aaron Cash")
    assert (3, "Aaron Cash", []) == (t.power, t.hostages[-1], t.in_play())
    t.idle()


@pytest.mark.rule("AA-149", "AA-148")
def test_a_player_with_two_characters_uses_both() -> None:
    t = table(P("Punch", vp=1, character="The Joker, Mr. Freeze"), P())
    assert ["The Joker", "Mr. Freeze"] == t.offers("use")
    assert ["The Joker", "Mr. Freeze"] == [each.name for each in t.position.view(1).players[0].characters]
    t.idle()


@pytest.mark.rule("AA-003", "AA-004")
def test_cards_are_the_same_or_different_by_their_whole_name_alone() -> None:
    t = table(P("Arkham Inmate", play="Arkham Asylum, Arkham Orderly"), P())
    t.play("Arkham Inmate")
    assert 1 == t.power
    t.no()
    t.idle()


@pytest.mark.rule("AA-002")
def test_foes_are_all_other_players() -> None:
    t = table(P("Victor Zsasz"), P(), P(), P())
    t.play("Victor Zsasz")
    assert ["P2", "P3", "P4"] == t.offers()
    t.pick("P4")
    assert ["Weakness"] == t.pile(3)
    t.idle()


@pytest.mark.rule("AA-210", "AA-204")
def test_an_effect_that_puts_a_card_into_the_line_up_places_it_as_a_surge_does() -> None:
    t = table(P("Ratcatcher"), P(), main="Crowbar, Ragman")
    t.play("Ratcatcher")
    t.yes()
    assert ([["Ragman"], ["Crowbar"], [], [], []], []) == (t.below, t.main)
    t.idle()


@pytest.mark.rule("AA-339", "AA-338")
@pytest.mark.parametrize(("number", "lost"), [(0, "Punch"), (1, "Kite Man"), (2, "Ragman")])
def test_a_random_card_is_picked_by_the_dice_of_the_table(number: int, lost: str) -> None:
    t = table(P("Punchline"), P("Punch, Kite Man, Ragman"), random={1: [(3, number)]})
    t.play("Punchline")
    assert [lost] == t.pile(1)
    t.idle()
