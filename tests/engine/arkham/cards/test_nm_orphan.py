"""Orphan: +3 Power. Defense: reveal from hand. FA: reveal an Attack card, or discard a card and gain a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Orphan, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-011", "AA-145")
def test_played_she_gives_3_power_only() -> None:
    t = table(P("Orphan, Punch"), P("Punch"))
    t.play("Orphan")
    assert (3, ["Punch"], ["Punch"], 16) == (t.power, t.hand(), t.hand(1), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-127", "AA-129", "AA-126")
def test_revealed_she_avoids_an_attack_and_stays_in_hand_for_the_next_one() -> None:
    t = table(P("Raid*2"), P("Orphan, Punch", play="Iceberg Lounge"), P("Punch"))
    t.play("Raid")
    assert (["Use no Defense", "Orphan"], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, "Orphan")
    assert "P2 reveals Orphan." in t.told
    assert (["Orphan", "Punch"], [], 0, ["Punch"]) == (t.hand(1), t.pile(1), t.vp(1), t.pile(2))
    t.play("Raid")
    assert ["Use no Defense", "Orphan"] == t.offers(seat=1)
    t.take_it(1)
    t.pick("Punch")
    assert (["Orphan"], ["Punch"], 1) == (t.hand(1), t.pile(1), t.vp(1))
    t.idle()


@pytest.mark.rule("AA-124")
def test_revealed_she_avoids_a_first_appearance() -> None:
    t = table(P("Orphan"), P(), nemeses="Batgirl, Batman", nemesis_up=False, phase="flip-nemesis")
    t.defend(0, "Orphan")
    assert (["Orphan"], [], ["Weakness"]) == (t.hand(), t.pile(), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-280", "AA-134", "AA-306")
def test_each_player_reveals_an_attack_card_or_discards_a_card_and_gains_a_weakness() -> None:
    t = table(P("Laughing Gas, Punch"), P("Firefly, Fear Gas, Punch"), P("Punch, Clayface"), **FA)
    assert ([1], ["Reveal Fear Gas"]) == (t.awaited, t.labels(default=True))
    lines = ["Reveal Firefly", "Reveal Fear Gas", "Discard Firefly", "Discard Fear Gas", "Discard Punch"]
    assert lines == t.labels()
    t.pick("Reveal Firefly")
    assert (["Firefly", "Fear Gas", "Punch"], []) == (t.hand(1), t.pile(1))
    assert ([2], ["Discard Punch", "Discard Clayface"], ["Discard Punch"]) == (
        t.awaited, t.labels(), t.labels(default=True),
    )  # fmt: skip
    t.pick("Discard Clayface")
    assert (["Punch"], ["Clayface", "Weakness"]) == (t.hand(2), t.pile(2))
    assert ["Reveal Laughing Gas", "Discard Laughing Gas", "Discard Punch"] == t.labels()
    t.pick("Discard Laughing Gas")
    assert (["Punch"], ["Laughing Gas", "Weakness"], 14) == (t.hand(), t.pile(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-280", "AA-012")
def test_a_card_whose_only_attack_is_a_first_appearance_cannot_be_revealed() -> None:
    t = table(P(), P("Batgirl, Punch"), **FA)
    assert ["Discard Batgirl", "Discard Punch"] == t.labels()
    t.pick("Discard Punch")
    assert (["Batgirl"], ["Punch", "Weakness"]) == (t.hand(1), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-102")
def test_with_an_empty_hand_only_the_weakness_is_left_and_an_empty_stack_does_not_stop_the_discard() -> None:
    t = table(P("Punch"), P(), weaknesses=1, **FA)
    assert (["Weakness"], ["Punch"], [], 0) == (t.pile(1), t.pile(), t.hand(), t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-131")
def test_who_avoids_it_neither_discards_nor_gains() -> None:
    t = table(P(), P("Shield, Punch", deck="Kite Man"), **FA)
    t.defend(1, "Shield")
    assert (["Punch", "Kite Man"], ["Shield"], ["Weakness"]) == (t.hand(1), t.pile(1), t.pile())
    t.idle(1)
