"""What an absent player is given (section 23.3)."""

import pytest

from engine.arkham.design import REGISTER
from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-306")
def test_cards_are_ordered_from_the_least_valuable_on() -> None:
    names = ["Weakness", "Vulnerability", "Punch", "Freeze Gun", "Chattering Teeth", "GCPD Officer", "Arkham Inmate"]
    standard = [each for each in REGISTER.values() if each.name in names]
    assert names == [each.name for each in sorted(standard, key=lambda each: each.worth)]


@pytest.mark.rule("AA-306", "AA-305")
@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("Kite Man, Punch, Weakness", "Weakness"),
        ("Kite Man, Punch, Vulnerability", "Vulnerability"),
        ("Kite Man, Freeze Gun, Punch", "Punch"),
        ("Crowbar, Kite Man, Freeze Gun", "Freeze Gun"),
        ("Crowbar, Kite Man, Bladed Umbrella", "Bladed Umbrella"),
    ],
)
def test_a_forced_discard_gives_the_least_valuable_card(hand: str, given: str) -> None:
    t = table(P("Raid"), P(hand))
    t.play("Raid")
    if t.ask.ask.key == "defend":
        t.take_it(1)
    assert [given] == t.default()
    t.pick(given)
    t.idle()


@pytest.mark.rule("AA-306")
def test_a_forced_choice_of_a_card_to_take_gives_the_most_valuable() -> None:
    t = table(P(pile="Punch, Crowbar, Monstrous Strength, Kite Man", play="Lucius Fox"), P())
    t.use("Lucius Fox")
    assert ["Monstrous Strength"] == t.default()
    t.pick("Crowbar")
    t.idle()


@pytest.mark.rule("AA-306")
def test_a_forced_choice_of_a_line_up_card_to_copy_or_destroy() -> None:
    lineup = "Kite Man, Ragman, Clownhunter, Punchline, GCPD Officer"
    t = table(P("Clayface"), P(), lineup=lineup)
    t.play("Clayface")
    assert ["Punchline"] == t.default()
    t.pick("Ragman")
    t = table(P(), P(), lineup=lineup, nemeses="Azrael, Batman", phase="flip-nemesis", nemesis_up=False)
    assert ["Kite Man"] == t.default()
    t.pick("Kite Man")
    t.pick("Punchline")
    t.idle(1)


@pytest.mark.rule("AA-306", "AA-276")
def test_a_forced_choice_of_a_foes_card_gives_the_most_valuable() -> None:
    t = table(P("Firefly"), P(play="Arkham Orderly, Commissioner Gordon, Aaron Cash"))
    t.play("Firefly")
    assert ["Commissioner Gordon"] == t.default()
    t.pick("Arkham Orderly")
    t.idle()


@pytest.mark.rule("AA-308", "AA-307", "AA-305")
def test_an_absent_player_ends_the_turn_and_declines_whatever_can_be_declined() -> None:
    t = table(P("Monstrous Strength", vp=3, play="Aaron Cash"), P())
    assert ["End the turn"] == t.default()
    t.play("Monstrous Strength")
    assert ["End the turn"] == t.default()
    t.idle()
