"""Where blank, copied, borrowed and protected Villains meet (part 3)."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-250", "BR-047")
def test_a_blank_clayface_has_his_copied_power_back_afterwards() -> None:
    b = team("clayface", copies="condiment-king", on=8)
    table = race(A=team(on=12, holds=("null-cloud",)), B=b, C=team("condiment-king", on=9), dice=[1, 1])
    table.takes("A", "play:null-cloud:clayface")
    assert ["clayface"] == table.blank()
    table.takes("A", "roll").takes("B", "roll")
    assert ([], 11) == (table.blank(), table.space("B"))
    table.idle()


@pytest.mark.rule("BR-250")
def test_blanking_the_original_does_not_touch_clayface() -> None:
    b = team("clayface", copies="condiment-king", on=8)
    table = race(
        A=team(on=12), B=b, C=team("condiment-king", on=9), blank={"condiment-king": "A"}, active="B", dice=[1]
    )
    table.takes("B", "roll")
    assert 11 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-251")
def test_a_blank_villain_cannot_be_chosen_by_deadshot_null_cloud_or_morph_powder() -> None:
    a = team("deadshot", on=5, holds=("morph-powder", "null-cloud"))
    table = race(A=a, B=team("catwoman", "penguin", on=5), blank={"catwoman": "B"})
    chosen = ["play:morph-powder:penguin", "play:null-cloud:penguin", "roll", "use:deadshot:penguin"]
    assert chosen == sorted(table.offers("A"))
    table.takes("A", "play:morph-powder:penguin").takes("A", "play:null-cloud:penguin")
    assert ["catwoman", "penguin"] == table.blank()
    table.rolls(1).takes("A", "roll")
    assert "change" == table.key()


@pytest.mark.rule("BR-252", "BR-253", "BR-120")
def test_blanking_deadshot_does_not_end_his_blank_but_his_next_turn_does_even_a_lost_one() -> None:
    a = team("deadshot", on=5, loses_turn=True)
    table = race(A=a, B=team("catwoman", on=9), blank={"catwoman": "A", "deadshot": "B"}, active="B", dice=[1])
    assert ["catwoman"] == table.blank()
    table.takes("B", "roll")
    assert ("B", []) == (table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-252", "BR-127")
def test_deadshots_blank_ends_when_his_team_escapes() -> None:
    b = team("penguin", on=2)
    table = race(
        A=team("copperhead", on=36, fog=True), B=b, C=team(on=35), blank={"penguin": "A"}, active="C", dice=[5]
    )
    table.takes("C", "roll")
    assert ([], False, ["C", "A", "B"]) == (table.blank(), table.team("A").fog, table.places())


@pytest.mark.rule("BR-255")
def test_morph_powder_on_clayface_gives_his_present_power_with_his_tokens() -> None:
    b = team("clayface", copies="clock-king", tokens={"clayface": 3}, on=3)
    table = race(A=team(on=7, holds=("morph-powder",)), B=b, dice=[1])
    table.takes("A", "play:morph-powder:clayface").takes("A", "roll")
    assert ("A", 3) == (table.turn_of(), table.tokens("clayface"))
    table.idle()


@pytest.mark.rule("BR-255")
def test_a_borrowed_deathstroke_has_no_contract_and_a_borrowed_magpie_draws_on_entering() -> None:
    a = team(on=5, holds=("morph-powder",))
    table = race(A=a, B=team("magpie", on=3), dice=[4]).takes("A", "play:morph-powder:magpie")
    assert [] == table.holds("A")
    table.takes("A", "roll").takes("A", "move").ends("A")
    assert (9, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-257")
@pytest.mark.parametrize(
    ("slug", "die", "spaces"), [("ratcatcher", 1, [8, 3]), ("anarky", 1, [7, 7]), ("scarecrow", 1, [7, 4])]
)
def test_the_end_of_turn_of_a_borrowed_power_works(slug: str, die: int, spaces: list[int]) -> None:
    on = {"ratcatcher": 3, "anarky": 9, "scarecrow": 6}[slug]
    table = race(A=team(on=5, holds=("morph-powder",)), B=team(slug, on=on), dice=[die])
    table.takes("A", f"play:morph-powder:{slug}").takes("A", "roll")
    table.ends("A")
    assert spaces == table.spaces()
    table.idle()


@pytest.mark.rule("BR-258")
def test_a_shape_named_by_a_borrowed_cluemaster_pays_later() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("cluemaster", on=1), dice=[1, 1])
    table.takes("A", "play:morph-powder:cluemaster").takes("A", "roll").takes("A", "name:circle")
    table.takes("B", "roll").takes("B", "name:square")
    assert [11, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-258")
def test_the_blank_of_a_borrowed_deadshot_lasts_until_the_borrowers_next_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("deadshot", "penguin", on=1), dice=[1, 1])
    table.takes("A", "play:morph-powder:deadshot").takes("A", "use:copy-of-deadshot:penguin")
    assert (11, 3) == (table.space("A"), table.tokens("deadshot"))
    table.takes("A", "roll")
    assert ["penguin"] == table.blank()
    table.takes("B", "roll")
    assert [] == table.blank()
    table.idle()


@pytest.mark.rule("BR-259")
def test_null_cloud_turns_off_killer_croc_and_the_joker_for_this_turn() -> None:
    a = team(on=8, holds=("null-cloud", "null-cloud"))
    table = race(A=a, B=team("killer-croc", "joker", on=10), dice=[4])
    table.takes("A", "play:null-cloud:killer-croc").takes("A", "play:null-cloud:joker").takes("A", "roll")
    assert (12, "B", []) == (table.space("A"), table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-260")
def test_solomon_grundy_cannot_be_blanked_but_his_teammate_can() -> None:
    table = race(A=team("deadshot", holds=("null-cloud",)), B=team("solomon-grundy", "penguin", on=5))
    assert ["play:null-cloud:penguin", "roll", "use:deadshot:penguin"] == sorted(table.offers("A"))


@pytest.mark.rule("BR-260", "BR-227")
def test_solomon_grundy_does_not_stop_his_own_team_from_moving_back_or_losing_a_turn() -> None:
    a = team("solomon-grundy", "man-bat", on=12, holds=("phantom-zone",))
    table = race(A=a, B=team(on=3), dice=[1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone").takes("B", "roll")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-262")
def test_a_borrowed_grundy_protects_until_the_turn_ends() -> None:
    a = team(on=8, holds=("morph-powder",))
    table = race(A=a, B=team("solomon-grundy", on=3), C=team("firefly", "copperhead", on=9), dice=[4])
    table.takes("A", "play:morph-powder:solomon-grundy").takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()
