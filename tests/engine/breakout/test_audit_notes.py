"""What an option says about itself is true: where a die leads, what a Gadget does, and what an absent player gets."""

import pytest

from tests.engine.breakout.track import RaceTable, race, team

SQUARE_9 = "You would stand on space 9 (Square)."


def default_of(table: RaceTable) -> str:
    face = table.position.face(0)
    return face.mine.default[0] if face is not None and face.mine is not None else ""


@pytest.mark.rule("BR-201", "BR-186")
def test_a_die_that_may_be_turned_is_noted_with_banes_match_bonus() -> None:
    table = race(A=team("bane", "penguin", on=3), B=team(on=20), dice=[3, 3])
    table.takes("A", "roll")
    assert "You would stand on space 8 (Circle)." == table.note("A", "keep")
    assert SQUARE_9 == table.note("A", "change:4")
    table.takes("A", "change:4").takes("A", "move")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-095", "BR-096")
def test_a_second_die_that_may_be_turned_is_noted_with_the_sum_or_as_no_move() -> None:
    table = race(A=team("falcone", "penguin", on=3), B=team(on=20), dice=[3, 3])
    table.takes("A", "roll").takes("A", "keep")
    assert "You would stand on space 6 (Circle)." == table.note("A", "stay")
    table.takes("A", "second-die")
    assert "You would not move: it is not higher than the 3." == table.note("A", "keep")
    assert "You would not move: it is not higher than the 3." == table.note("A", "change:2")
    assert "You would stand on space 10 (Triangle)." == table.note("A", "change:4")
    table.takes("A", "change:4").takes("A", "move")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-209", "BR-211")
def test_a_second_die_after_a_doubted_riddle_is_noted_with_its_three() -> None:
    table = race(A=team("riddler", "falcone", on=8), B=team("penguin", on=20), C=team(on=1), dice=[2, 4])
    table.takes("A", "riddle").takes("A", "claim:2").takes("B", "challenge")
    assert "You would stand on space 13 (Circle)." == table.note("A", "stay")
    table.takes("A", "second-die").takes("A", "move")
    assert 17 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-050", "BR-212")
def test_a_space_that_an_option_names_is_noted_with_its_shape_alone() -> None:
    table = race(A=team("bane", "kiteman", on=6), B=team(on=20), dice=[4])
    assert "Square" == table.takes("A", "fly").note("A", "land:9")
    table = race(A=team("penguin", "killer-croc", on=6), B=team(on=20), dice=[4])
    assert "Triangle" == table.takes("A", "roll").takes("A", "keep").note("A", "move")
    table.takes("A", "move")
    table.idle()


@pytest.mark.rule("BR-207")
def test_in_a_riddle_a_turned_die_promises_no_space_for_the_claim_decides() -> None:
    table = race(A=team("riddler", "penguin", on=8), B=team(on=20), dice=[2])
    table.takes("A", "riddle")
    assert ["", "", ""] == [table.note("A", id) for id in ("keep", "change:1", "change:3")]


@pytest.mark.rule("BR-207")
def test_in_a_riddle_banes_dice_promise_no_space() -> None:
    table = race(A=team("riddler", "bane", on=8), B=team(on=20), dice=[2, 5])
    table.takes("A", "riddle")
    assert ("die", "", "") == (table.key(), table.note("A", "die:1"), table.note("A", "die:2"))


@pytest.mark.rule("BR-082")
def test_an_autoroll_of_six_in_the_fog_is_noted_with_the_one_that_it_becomes() -> None:
    table = race(A=team("calendar-man", on=8, tokens=6), B=team(on=20, fog=True))
    assert SQUARE_9 == table.note("A", "autoroll:calendar-man")
    table.takes("A", "autoroll:calendar-man")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-260")
def test_mr_freeze_names_those_alone_who_would_lose_a_turn() -> None:
    c = team("solomon-grundy", on=11)
    table = race(A=team("mr-freeze", on=7), B=team(on=10), C=c, D=team(on=30), dice=[1])
    table.takes("A", "roll")
    assert "B would lose the next turn." == table.note("A", "use:mr-freeze")


@pytest.mark.rule("BR-260")
def test_mr_freeze_says_so_if_he_can_only_advance() -> None:
    b = team("solomon-grundy", on=11)
    table = race(A=team("mr-freeze", on=7), B=b, C=team(on=30), dice=[1]).takes("A", "roll")
    assert "Nobody would lose a turn, so you only Advance." == table.note("A", "use:mr-freeze")


@pytest.mark.rule("BR-051")
def test_with_more_than_three_gadgets_a_stop_says_that_nothing_is_drawn() -> None:
    held = ("jet-pack", "jet-pack", "adrenaline", "adrenaline")
    table = race(A=team(on=5, holds=held), B=team(on=20), dice=[4])
    table.takes("A", "roll").takes("A", "keep")
    assert "You hold three or more Gadgets, so you draw nothing." == table.note("A", "stop:7")
    table.takes("A", "stop:7").ends("A")
    assert 4 == len(table.holds("A"))


# defaults of absent players


@pytest.mark.rule("BR-185", "BR-186")
def test_professor_pyg_turns_the_die_of_an_absent_player_through_clayface_too() -> None:
    table = race(A=team("clayface", copies="professor-pyg", on=8), B=team("professor-pyg", on=20), dice=[1])
    table.takes("A", "roll").default("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-185")
def test_professor_pyg_borrowed_by_a_clayfaces_copy_turns_the_die_of_an_absent_player() -> None:
    a = team(on=8, holds=["morph-powder"])
    b = team("clayface", copies="professor-pyg", on=20)
    table = race(A=a, B=b, C=team("professor-pyg", on=30), dice=[2])
    table.takes("A", "play:morph-powder:clayface").takes("A", "roll").default("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-185")
def test_other_changes_are_not_made_for_an_absent_player() -> None:
    table = race(A=team("penguin", "mad-hatter", on=8), B=team("professor-pyg", on=20), dice=[2])
    table.takes("A", "roll").default("A")
    assert (10, 3) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-185")
@pytest.mark.parametrize(("on", "likely"), [(4, "square"), (5, "square"), (33, "circle")])
def test_an_absent_cluemaster_names_what_is_commonest_two_to_eight_spaces_ahead_of_the_next_team(
    on: int, likely: str
) -> None:
    table = race(A=team("cluemaster", on=24), B=team(on=on), C=team(on=30), dice=[1]).takes("A", "roll")
    assert ("shape", f"name:{likely}") == (table.key(), default_of(table))


@pytest.mark.rule("BR-185")
@pytest.mark.parametrize(("on", "likely"), [(5, "circle"), (7, "circle"), (6, "square")])
def test_an_absent_egghead_predicts_what_is_commonest_on_the_next_six_spaces(on: int, likely: str) -> None:
    table = race(A=team("egghead", on=on), B=team(on=30))
    assert ("prediction", f"predict:{likely}") == (table.key(), default_of(table))


@pytest.mark.rule("BR-046", "BR-291")
def test_morph_powder_does_not_take_a_power_that_a_blank_villain_of_the_team_has() -> None:
    a = team("falcone", on=8, holds=["morph-powder"])
    b, c = team("clayface", copies="falcone", on=20), team("deadshot", on=34)
    table = race(A=a, B=b, C=c, blank={"falcone": "C"})
    assert "play:morph-powder:clayface" not in table.offers("A")
    assert "play:morph-powder:deadshot" in table.offers("A")
