"""Powers that meet three and four at a time, and what a window shows at a table with a poker face."""

import pytest

from tests.engine.breakout.track import RaceTable, race, team


def open_dice(table: RaceTable) -> tuple[int, ...]:
    roll = table.view(None).roll
    return roll.dice if roll is not None else ()


@pytest.mark.rule("BR-207", "BR-201", "BR-082", "BR-210", "BR-211", "BR-093", "BR-217")
def test_a_riddle_of_banes_dice_in_the_fog_rerolled_by_the_joker_and_gambled_on() -> None:
    a = team("riddler", "bane", on=8, holds=["morph-powder"])
    c = team("falcone", on=1, fog=True)
    table = race(A=a, B=team("joker", on=20), C=c, dice=[6, 4, 6, 5])
    table.takes("A", "play:morph-powder:falcone").takes("A", "riddle")
    mine, theirs = table.view("A").hand, table.view("B").hand
    assert mine is not None
    assert theirs is not None
    assert ((1, 4), ()) == (mine.secret_dice, theirs.secret_dice)
    table.takes("A", "die:2").takes("A", "claim:6").takes("C", "pass").takes("B", "pass")
    assert ("forced-reroll", (6,)) == (table.key(), open_dice(table))
    table.takes("B", "reroll").takes("B", "pass")
    assert ("second-die", (1,)) == (table.key(), open_dice(table))
    table.takes("A", "second-die").takes("B", "pass")
    assert ([14, 22, 1], 3) == (table.spaces(), table.tokens("joker"))
    assert [] == [line for line in table.log() if "rolls a 4" in line or "shows 4" in line]
    table.idle()


@pytest.mark.rule("BR-078", "BR-079", "BR-094", "BR-206", "BR-214", "BR-215", "BR-219", "BR-217")
def test_the_joker_against_two_autorolls_and_the_second_die_of_falcone() -> None:
    held = ("four-leaf-clover", "fickle-fingers-of-fate", "lucky-coin")
    table = race(A=team("falcone", on=8, holds=held), B=team("joker", on=20), dice=[3, 6, 6])
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "keep").takes("B", "reroll")
    assert ["roll", "autoroll:fickle-fingers-of-fate"] == table.offers("A")
    table.takes("A", "autoroll:fickle-fingers-of-fate").takes("A", "keep").takes("B", "pass")
    table.takes("A", "second-die")
    assert ["keep", "reroll:lucky-coin"] == table.offers("A")
    table.takes("A", "reroll:lucky-coin").takes("B", "reroll").takes("B", "pass").takes("A", "move")
    assert ([19, 24], 2, []) == (table.spaces(), table.tokens("joker"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-182", "BR-215")
def test_the_jokers_order_looks_at_the_second_die_when_that_one_lies() -> None:
    table = race(A=team("falcone", on=8), B=team("joker", on=20), dice=[5, 2])
    table.takes("A", "roll").takes("B", "pass").takes("A", "second-die")
    face = table.position.face(1)
    assert face is not None
    assert ("pass",) == table.game.order(table.view("B"), face, "any-4")


@pytest.mark.rule("BR-251", "BR-255", "BR-161", "BR-214", "BR-217")
def test_a_joker_borrowed_off_clayface_rerolls_own_dice_with_copied_tokens_and_earns_no_advance() -> None:
    a = team(on=8, holds=["morph-powder", "null-cloud"])
    b, c = team("clayface", copies="joker", on=20), team("joker", on=30)
    table = race(A=a, B=b, C=c, dice=[1, 2, 3])
    table.takes("A", "play:morph-powder:clayface").takes("A", "play:null-cloud:clayface").takes("A", "roll")
    assert ["keep", "reroll:copy-of-clayface"] == table.offers("A")
    table.takes("A", "reroll:copy-of-clayface").takes("A", "reroll:copy-of-clayface")
    assert 2 == table.tokens("copy-of-clayface")
    table.takes("A", "keep")
    assert ["C"] == table.asked()
    table.takes("C", "pass")
    assert ([11, 20, 30], [4, 4]) == (table.spaces(), [table.tokens("clayface"), table.tokens("joker")])
    table.idle()


@pytest.mark.rule("BR-257", "BR-256", "BR-263", "BR-161")
def test_a_borrowed_clock_king_and_an_own_catwoman_and_adrenaline_give_three_turns_and_the_copy_none_again() -> None:
    a = team("catwoman", on=9, holds=["morph-powder", "adrenaline"])
    table = race(A=a, B=team("clock-king", on=2, tokens=3), dice=[1, 1, 1, 1])
    table.takes("A", "play:morph-powder:clock-king").takes("A", "play:adrenaline").takes("A", "roll")
    assert ("A", 2, []) == (table.turn_of(), table.team("A").extra_turns, table.team("A").morphs)
    table.takes("A", "roll").takes("A", "roll").takes("A", "roll")
    assert ("B", 3, 13) == (table.turn_of(), table.tokens("clock-king"), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-114", "BR-240", "BR-237", "BR-055")
def test_eggheads_stop_draws_then_advances_and_ratcatcher_looks_at_the_new_space() -> None:
    a = team("egghead", "ratcatcher", on=28)
    table = race(A=a, B=team(on=1), deck=["jet-pack"], dice=[4])
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "stop:30")
    assert (["jet-pack"], ["use:egghead", "end"]) == (table.holds("A"), table.offers("A"))
    table.takes("A", "use:egghead")
    assert (32, ["use:ratcatcher", "end"]) == (table.space("A"), table.offers("A"))
    table.takes("A", "end")
    assert (36, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-114", "BR-115", "BR-278")
def test_a_draw_that_is_due_on_another_space_than_the_move_ended_on_does_not_hold_egghead_back() -> None:
    table = race(A=team("egghead", "scarecrow", on=5), B=team(on=8), deck=["jet-pack"], dice=[1])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert ["use:egghead", "use:scarecrow"] == table.offers("A")
    table.takes("A", "use:scarecrow")
    assert (7, ["draw", "use:egghead"]) == (table.space("A"), table.offers("A"))
    table.takes("A", "use:egghead")
    assert (9, "B", []) == (table.space("A"), table.turn_of(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-246", "BR-068")
def test_firefly_burns_clockwise_from_his_own_seat_wherever_he_sits() -> None:
    c = team("firefly", on=7)
    table = race(A=team(on=8), B=team(on=30), C=c, D=team(on=9), active="C", dice=[4])
    table.takes("C", "roll")
    assert ["C's Firefly burns D.", "C's Firefly burns A."] == [line for line in table.log("power") if "burns" in line]
    assert [5, 30, 13, 6] == table.spaces()


@pytest.mark.rule("BR-236", "BR-212", "BR-246")
def test_a_prediction_is_judged_where_the_flight_ended_and_not_where_a_borrowed_firefly_went_on_to() -> None:
    a = team("egghead", "kiteman", on=8, tokens={"kiteman": 3}, holds=["morph-powder"])
    table = race(A=a, B=team("firefly", on=9), C=team(on=1))
    table.takes("A", "play:morph-powder:firefly").takes("A", "predict:circle").takes("A", "fly").takes("A", "land:13")
    assert ([16, 6, 1], "B") == (table.spaces(), table.turn_of())
    assert [] == [line for line in table.log() if "stays" in line]
    table.idle()


# the Escape begins


@pytest.mark.rule("BR-040", "BR-254")
def test_when_the_escape_begins_the_first_player_chooses_before_seats_of_lower_number() -> None:
    b = team("clayface")
    table = race(A=team("deathstroke"), B=b, C=team(), begins=True, first="B", active="B")
    table.takes("B", "choose:deathstroke")
    assert ("contract", ["B"]) == (table.key(), table.asked())
    table.takes("B", "choose:2")
    assert ("contract", ["A"]) == (table.key(), table.asked())
    table.takes("A", "choose:1")
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-040", "BR-293")
@pytest.mark.parametrize("villains", [("deathstroke", "magpie"), ("magpie", "deathstroke")])
def test_a_team_draws_its_gadget_before_it_chooses_a_contract(villains: tuple[str, str]) -> None:
    table = race(A=team(*villains), B=team(), C=team(), begins=True, deck=["jet-pack"])
    assert ("contract", ["A"], ["jet-pack"]) == (table.key(), table.asked(), table.holds("A"))
    table.takes("A", "choose:2")
    table.idle()


# poker face


@pytest.mark.rule("BR-287", "BR-188")
def test_with_a_poker_face_a_rerolled_autoroll_always_asks_for_what_replaces_it() -> None:
    for windows, key in (("quick", "forced-reroll"), ("poker", "replacement")):
        a = team(on=8, holds=["four-leaf-clover"])
        table = race(A=a, B=team("joker", on=20), windows="quick" if windows == "quick" else "poker", dice=[1])
        table.takes("A", "autoroll:four-leaf-clover")
        while table.key() == "own-reroll":
            table.takes("A", "keep")
        table.takes("B", "reroll")
        assert key == table.key()


@pytest.mark.rule("BR-165", "BR-180")
def test_with_a_poker_face_a_phantom_zone_waits_for_all_leaders_alike_and_names_nobody() -> None:
    def played(*, b_holds: bool) -> tuple[list[str], str, list[str]]:
        a = team(on=8, holds=["phantom-zone"])
        b = team(on=20, holds=["phase-shift" if b_holds else "jet-pack"])
        table = race(A=a, B=b, C=team(on=20), windows="poker", dice=[1])
        table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
        face = table.position.face(None)
        assert face is not None
        return table.asked(), str(face.public), table.told(to="C")

    assert played(b_holds=True) == played(b_holds=False)
    assert ["B", "C"] == played(b_holds=False)[0]
