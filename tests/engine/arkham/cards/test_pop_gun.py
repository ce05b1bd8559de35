"""Pop Gun: choose one: +1 Power; or destroy a card in your hand."""

from tests.engine.arkham.table import P, table


def test_it_destroys_a_card_of_the_hand_but_not_itself_or_the_discard_pile() -> None:
    t = table(P("Pop Gun, Punch, Vulnerability", pile="Weakness"), P("Punch"))
    t.play("Pop Gun")
    assert ["+1 Power", "Destroy a card in your hand"] == t.offers()
    assert ["+1 Power"] == t.default()
    t.pick("Destroy a card in your hand")
    assert ["Punch", "Vulnerability"] == t.offers()
    assert ["Vulnerability"] == t.default()
    t.pick("Vulnerability")
    assert (0, ["Vulnerability"], ["Punch"]) == (t.power, t.destroyed, t.hand())
    assert (["Weakness"], ["Punch"]) == (t.pile(), t.hand(1))
    t.idle()


def test_with_an_empty_hand_only_the_power_is_left_and_comes_unasked() -> None:
    t = table(P("Pop Gun", pile="Punch"), P("Punch"))
    t.play("Pop Gun")
    assert (1, []) == (t.power, t.destroyed)
    t.idle()
