"""Clayface: the power of an opposing Villain for a whole Escape."""

import pytest

from engine.breakout.powers import REGISTER
from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-254", "BR-010")
def test_when_the_escape_begins_every_opposing_villain_is_offered_to_his_player_alone() -> None:
    a = team("clayface", "bane", hand=("riddler",))
    b = team("joker", "catwoman", hand=("magpie",))
    table = race(A=a, B=b, C=team("hush", "penguin"), begins=True, exchange="firefly")
    assert ("copy", []) == (table.key(), table.offers("B"))
    assert ["choose:joker", "choose:catwoman", "choose:hush", "choose:penguin"] == table.offers("A")
    assert REGISTER["joker"].text == table.note("A", "choose:joker")
    table.takes("A", "choose:penguin")
    assert (["A's Clayface copies Penguin."], "A") == (table.told("power"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-254", "BR-037", "BR-045")
def test_he_gets_the_starting_tokens_and_the_original_keeps_its_own() -> None:
    table = race(A=team("clayface"), B=team("joker", tokens=1), begins=True)
    table.takes("A", "choose:joker")
    assert (4, 1) == (table.tokens("clayface"), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-172", "BR-190", "BR-036")
def test_what_he_copies_is_public() -> None:
    table = race(A=team("clayface"), B=team("joker"), begins=True)
    table.takes("A", "choose:joker")
    card = table.view(None).teams[0].villains[0]
    assert ("clayface", "joker", REGISTER["joker"].text, 4) == (card.slug, card.power, card.text, card.tokens)
    table.idle()


@pytest.mark.rule("BR-040")
def test_he_chooses_before_every_other_power_of_the_beginning() -> None:
    table = race(A=team("deathstroke"), B=team(), C=team("clayface"), begins=True)
    assert ("copy", ["C"]) == (table.key(), table.asked())
    table.takes("C", "choose:deathstroke")
    assert ("contract", ["A"]) == (table.key(), table.asked())
    table.takes("A", "choose:1")
    assert ("contract", ["C"]) == (table.key(), table.asked())
    table.takes("C", "choose:0")
    assert (1, 0) == (table.card("deathstroke").contract, table.card("clayface").contract)
    table.idle()


@pytest.mark.rule("BR-254", "BR-040")
def test_as_deathstroke_he_has_a_contract_of_his_own_that_works() -> None:
    table = race(A=team("clayface", on=18), B=team("deathstroke", on=8), C=team(on=8), begins=True, dice=[1, 5, 1])
    table.takes("A", "choose:deathstroke").takes("A", "choose:1").takes("B", "choose:2")
    table.takes("A", "roll").takes("B", "roll")
    assert [22, 13, 8] == table.spaces()
    table.takes("C", "roll")
    assert [22, 13, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-254", "BR-040")
def test_as_magpie_he_draws_a_gadget_of_his_own_when_the_escape_begins() -> None:
    table = race(A=team("clayface"), B=team("magpie"), begins=True, deck=("jet-pack", "null-cloud"))
    table.takes("A", "choose:magpie")
    assert (["jet-pack"], ["null-cloud"]) == (table.holds("A"), table.holds("B"))
    table.idle()


def test_an_absent_player_copies_some_opposing_villain() -> None:
    table = race(A=team("clayface"), B=team("joker", "catwoman"), begins=True)
    table.default("A")
    assert table.card("clayface").power in ("joker", "catwoman")
    table.idle()


def test_he_chooses_once_and_is_not_asked_again() -> None:
    table = race(A=team("clayface", on=8), B=team("bane", "penguin"), begins=True, dice=[1, 1, 2])
    table.takes("A", "choose:penguin").takes("A", "roll")
    assert ["keep", "change:2"] == table.offers("A")
    table.takes("A", "keep").takes("B", "roll").takes("B", "die:1").takes("B", "keep")
    assert ("roll", ["roll"]) == (table.key(), table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-250", "BR-127")
def test_he_keeps_the_power_when_the_original_escapes() -> None:
    a, b = team("clayface", copies="catwoman", on=22), team("catwoman", on=48)
    table = race(A=a, B=b, C=team(), active="B", escape=2, race_on=True, dice=[1, 1, 1])
    table.takes("B", "roll").takes("C", "roll").takes("A", "roll")
    assert (["B"], 23, "A") == (table.places(), table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-250")
def test_a_blank_on_the_original_does_not_touch_him() -> None:
    a = team("clayface", copies="catwoman", on=8)
    table = race(A=a, B=team("catwoman"), C=team("deadshot"), blank={"catwoman": "C"}, dice=[2])
    table.takes("A", "roll")
    assert (10, "A") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-250", "BR-047")
def test_a_blank_on_him_turns_the_copied_power_off_until_it_ends() -> None:
    a = team("clayface", copies="calendar-man", on=8)
    table = race(A=a, B=team("calendar-man"), blank={"clayface": "B"}, dice=[2])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll").takes("B", "autoroll:calendar-man")
    assert (["roll", "autoroll:clayface"], 3) == (table.offers("A"), table.tokens("clayface"))
    table.idle()


@pytest.mark.rule("BR-250")
@pytest.mark.parametrize(("power", "offered"), [("catwoman", True), ("solomon-grundy", False)])
def test_he_can_be_blanked_unless_the_copied_power_forbids_it(power: str, offered: bool) -> None:
    table = race(A=team(holds=("null-cloud",)), B=team("clayface", copies=power), C=team(power))
    assert offered == ("play:null-cloud:clayface" in table.offers("A"))
    table.idle()


@pytest.mark.rule("BR-255", "BR-161")
def test_morph_powder_on_him_gives_the_copied_power_with_his_tokens() -> None:
    b = team("clayface", copies="calendar-man", tokens={"clayface": 6})
    table = race(A=team(on=8, holds=("morph-powder",)), B=b, C=team("calendar-man"))
    table.takes("A", "play:morph-powder:clayface")
    assert ["roll", "autoroll:copy-of-clayface"] == table.offers("A")
    table.takes("A", "autoroll:copy-of-clayface")
    assert (14, 6) == (table.space("A"), table.tokens("clayface"))
    table.idle()


@pytest.mark.rule("BR-255")
def test_morph_powder_on_his_deathstroke_gives_no_contract() -> None:
    b = team("clayface", copies="deathstroke", contract="C")
    table = race(A=team(on=8, holds=("morph-powder",)), B=b, C=team("deathstroke"), dice=[5])
    table.takes("A", "play:morph-powder:clayface")
    assert (None, "A") == (table.card("copy-of-clayface").contract, table.turn_of())
    table.takes("A", "roll")
    assert [13, 0, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-255")
def test_morph_powder_on_his_magpie_draws_on_gadget_spaces_only() -> None:
    a, b = team(on=5, holds=("morph-powder",)), team("clayface", copies="magpie")
    table = race(A=a, B=b, C=team("magpie"), deck=("jet-pack",), dice=[4])
    table.takes("A", "play:morph-powder:clayface")
    assert [] == table.holds("A")
    table.takes("A", "roll").takes("A", "move").takes("A", "end")
    assert (9, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-046")
def test_morph_powder_cannot_take_from_him_a_power_that_the_team_has() -> None:
    a = team("catwoman", "bane", holds=("morph-powder",))
    table = race(A=a, B=team("clayface", "penguin", copies="catwoman"))
    assert ["roll", "play:morph-powder:penguin"] == table.offers("A")
    table.idle()


def test_his_rivals_play_on_as_they_are() -> None:
    table = race(A=team("clayface", copies="catwoman", on=10), B=team(on=8), C=team("catwoman"), active="B", dice=[2])
    table.takes("B", "roll")
    assert (10, "C") == (table.space("B"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-133")
def test_his_copy_ends_with_the_escape() -> None:
    a = team("clayface", copies="joker", on=36)
    table = race(A=a, B=team("joker"), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("B", "pass")
    assert (True, True) == (table.escaped("A"), "clayface" in table.state.gone)
    table.default("A").takes("A", "no-exchange").default("B").takes("B", "no-exchange")
    assert ("team", 2, []) == (table.key(), table.state.escape, table.team("A").villains)
    table.idle()
