"""Egghead: a prediction before the roll, an Advance if it was right."""

import pytest

from tests.engine.breakout.track import race, team

PREDICTIONS = ["predict:square", "predict:circle", "predict:triangle"]


@pytest.mark.rule("BR-073", "BR-060", "BR-190")
def test_the_prediction_comes_before_the_ways_to_roll_and_is_public() -> None:
    table = race(A=team("egghead", on=8), B=team())
    assert ("prediction", PREDICTIONS, []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "predict:circle")
    assert ("roll", ["roll"]) == (table.key(), table.offers("A"))
    assert ("C", ["A predicts a Circle."]) == (table.view("B").teams[0].prediction, table.told("power"))
    table.idle()


@pytest.mark.rule("BR-073", "BR-187")
def test_start_of_turn_gadgets_come_before_the_prediction_and_autorolls_after_it() -> None:
    a = team("egghead", on=8, holds=("adrenaline", "four-leaf-clover"))
    table = race(A=a, B=team())
    assert [*PREDICTIONS, "play:adrenaline"] == table.offers("A")
    table.takes("A", "predict:circle")
    assert ["roll", "autoroll:four-leaf-clover"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-192")
@pytest.mark.parametrize(("prediction", "space"), [("square", 11), ("circle", 9), ("triangle", 9)])
def test_he_advances_two_at_the_end_of_the_turn_only_if_he_was_right(prediction: str, space: int) -> None:
    table = race(A=team("egghead", on=8), B=team(), dice=[1])
    table.takes("A", f"predict:{prediction}").takes("A", "roll")
    assert (space, "B") == (table.space("A"), table.turn_of())
    assert (space == 11) == any("A's Egghead" in line for line in table.told("power"))
    table.idle()


@pytest.mark.rule("BR-114", "BR-176", "BR-113")
def test_a_stop_on_a_gadget_space_is_a_square_and_its_gadget_is_drawn_before_the_advance() -> None:
    table = race(A=team("egghead", on=5), B=team(), dice=[4], deck=("jet-pack",))
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "stop:7")
    assert (7, ["jet-pack"], ["use:egghead", "end"]) == (table.space("A"), table.holds("A"), table.offers("A"))
    assert "space 9" in table.note("A", "use:egghead")
    table.takes("A", "end")
    assert (9, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-114", "BR-067")
def test_a_gadget_that_is_due_cannot_be_left_behind_by_the_advance() -> None:
    a = team("egghead", on=5, holds=("nanobots",))
    table = race(A=a, B=team(), dice=[2], deck=("jet-pack",))
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "keep")
    assert ["draw", "play:nanobots", "end"] == table.offers("A")
    table.takes("A", "end")
    assert (9, ["nanobots", "jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-114", "BR-051")
def test_with_three_gadgets_no_draw_is_due_and_he_advances_at_once() -> None:
    held = ["jet-pack", "null-cloud", "grappling-hook"]
    table = race(A=team("egghead", on=5, holds=held), B=team(), dice=[2])
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "keep")
    assert ["use:egghead", "end"] == table.offers("A")
    table.takes("A", "use:egghead").takes("A", "end")
    assert (9, held) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-237", "BR-115")
def test_his_advance_onto_a_gadget_space_draws_there() -> None:
    table = race(A=team("egghead", on=4), B=team(), dice=[1], deck=("jet-pack",))
    table.takes("A", "predict:square").takes("A", "roll").takes("A", "end")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-236")
@pytest.mark.parametrize(("prediction", "space"), [("triangle", 13), ("circle", 11)])
def test_he_is_judged_where_the_roll_ended_not_where_passing_has_brought_the_team(prediction: str, space: int) -> None:
    table = race(A=team("egghead", "firefly", on=8), B=team(on=9), dice=[2])
    table.takes("A", f"predict:{prediction}").takes("A", "roll")
    assert [space, 6] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-236")
def test_a_team_that_does_not_move_ends_on_its_present_space() -> None:
    table = race(A=team("egghead", "falcone", on=8), B=team(), dice=[2, 1])
    table.takes("A", "predict:circle").takes("A", "roll").takes("A", "second-die")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-236", "BR-009")
@pytest.mark.parametrize("prediction", PREDICTIONS)
def test_no_prediction_is_right_in_start(prediction: str) -> None:
    table = race(A=team("egghead", "falcone"), B=team(), dice=[2, 1])
    table.takes("A", prediction).takes("A", "roll").takes("A", "second-die")
    assert (0, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-212", "BR-236")
def test_the_prediction_counts_for_the_space_where_a_flight_lands() -> None:
    table = race(A=team("egghead", "kiteman", on=8, tokens={"kiteman": 1}), B=team())
    table.takes("A", "predict:triangle").takes("A", "fly").takes("A", "land:10")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-236")
def test_the_prediction_counts_for_a_move_backward() -> None:
    table = race(A=team("egghead", "man-bat", on=8), B=team(), dice=[1])
    table.takes("A", "predict:triangle").takes("A", "roll")
    assert 6 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-240", "BR-067")
@pytest.mark.parametrize(
    ("first", "answers", "space", "drawn"), [("use:egghead", [], 16, 0), ("use:ratcatcher", ["end"], 15, 1)]
)
def test_his_advance_and_ratcatchers_come_in_any_order_each_once(
    first: str, answers: list[str], space: int, drawn: int
) -> None:
    table = race(A=team("egghead", "ratcatcher", on=8), B=team(), dice=[3])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert ["use:egghead", "use:ratcatcher"] == table.offers("A")
    for answer in [first, *answers]:
        table.takes("A", answer)
    assert (space, drawn, "B") == (table.space("A"), len(table.holds("A")), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-185")
@pytest.mark.parametrize(("on", "shape"), [(8, "S"), (35, "C"), (34, "C"), (28, "S")])
def test_an_absent_player_predicts_the_commonest_shape_of_the_next_six_spaces(on: int, shape: str) -> None:
    table = race(A=team("egghead", on=on), B=team())
    table.default("A")
    assert shape == table.view(None).teams[0].prediction
    table.idle()


@pytest.mark.rule("BR-266")
def test_an_extra_turn_has_a_prediction_of_its_own() -> None:
    table = race(A=team("egghead", on=8, holds=("adrenaline",)), B=team(), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "predict:triangle").takes("A", "roll")
    assert ("prediction", "A", None) == (table.key(), table.turn_of(), table.view(None).teams[0].prediction)
    table.idle()


def test_from_start_he_predicts_and_advances_too() -> None:
    table = race(A=team("egghead"), B=team(), dice=[2])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-103", "BR-126")
def test_his_advance_can_be_the_escape() -> None:
    table = race(A=team("egghead", on=46), B=team(), escape=2, dice=[1])
    table.takes("A", "predict:square").takes("A", "roll")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_with_the_move_has_no_end_of_turn() -> None:
    table = race(A=team("egghead", on=46), B=team(), C=team(), escape=2, race_on=True, dice=[3])
    table.takes("A", "predict:circle").takes("A", "roll")
    assert (["A"], "B", ["A Escapes, number 1 to do so!"]) == (table.places(), table.turn_of(), table.told("escape"))
    table.idle()


def test_rivals_are_not_asked_to_predict_and_do_not_advance() -> None:
    table = race(A=team("egghead", on=8), B=team(on=8), active="B", dice=[1])
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert [8, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-045")
def test_clayface_predicts_as_he_does() -> None:
    table = race(A=team("clayface", copies="egghead", on=8), B=team("egghead", on=8), dice=[1, 2])
    table.takes("A", "predict:square").takes("A", "roll").takes("B", "predict:square").takes("B", "roll")
    assert [11, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-257", "BR-161")
def test_borrowed_by_morph_powder_he_predicts_for_this_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("egghead"), dice=[1])
    assert "roll" in table.offers("A")
    table.takes("A", "play:morph-powder:egghead")
    assert PREDICTIONS == table.offers("A")
    table.takes("A", "predict:square").takes("A", "roll")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_predicts_nothing() -> None:
    table = race(A=team("egghead", on=8), B=team("deadshot"), blank={"egghead": "B"}, dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert 9 == table.space("A")
    table.idle()
