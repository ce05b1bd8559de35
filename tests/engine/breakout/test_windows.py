"""Who is asked when, at both speeds, and what standing orders answer (sections 19 and 26 of the rules page)."""

import pytest

from engine import Face
from engine.breakout import Breakout
from tests.engine.breakout.track import SEATS, Lineup, RaceTable, race, team


def face(table: RaceTable, name: str) -> Face:
    """The open ask as this team sees it."""
    found = table.position.face(SEATS.index(name))
    assert found is not None
    return found


def ordered(table: RaceTable, name: str, choice: str) -> tuple[str, ...] | None:
    """What a standing order of this team answers now."""
    return Breakout().order(table.view(name), face(table, name), choice)


# own windows


@pytest.mark.rule("BR-041", "BR-070", "BR-279")
def test_powers_and_gadgets_are_used_one_after_another_before_the_roll() -> None:
    a = team("hush", "killer-moth", on=5, holds=("jet-pack",))
    table = race(A=a, B=team(on=8), C=team(on=10), dice=[1])
    assert ["roll", "use:hush:1", "use:hush:2", "use:killer-moth", "play:jet-pack"] == table.offers("A")
    table.takes("A", "use:hush:2")
    assert ["roll", "play:jet-pack"] == table.offers("A")
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert [11, 8, 5] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-279", "BR-069", "BR-073", "BR-187")
def test_the_start_menu_offers_effects_then_shapes_then_ways() -> None:
    a = team("ras-al-ghul", "egghead", on=5, holds=("four-leaf-clover", "jet-pack"))
    table = race(A=a, B=team(on=10), dice=[1])
    assert ["use:ras-al-ghul", "play:jet-pack"] == table.offers("A")
    table.takes("A", "use:ras-al-ghul")
    assert ["predict:square", "predict:circle", "predict:triangle", "play:jet-pack"] == table.offers("A")
    table.takes("A", "predict:circle")
    assert ("roll", ["roll"]) == (table.key(), table.offers("A"))
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    table.idle()


@pytest.mark.rule("BR-062", "BR-063")
def test_a_turn_without_anything_to_choose_is_one_click() -> None:
    table = race(A=team(on=8), B=team(on=8), dice=[1, 2])
    table.takes("A", "roll").takes("B", "roll")
    assert [9, 10] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-183")
@pytest.mark.parametrize("held", ["phase-shift", "lucky-coin"])
def test_own_windows_open_for_any_gadget_whatever_its_kind(held: str) -> None:
    table = race(A=team(on=8, holds=(held,)), B=team(), dice=[1])
    table.takes("A", "roll")
    assert "own-reroll" == table.key()
    table.takes("A", "keep")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))


@pytest.mark.rule("BR-183")
def test_with_a_poker_face_own_windows_always_open() -> None:
    table = race(A=team(on=8), B=team(), windows="poker", dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))


@pytest.mark.rule("BR-280", "BR-113", "BR-115")
def test_end_applies_what_is_mandatory_unless_its_order_matters() -> None:
    free = race(A=team("clock-king", on=6, holds=("phase-shift",)), B=team(), dice=[1]).takes("A", "roll")
    free.takes("A", "keep")
    assert ["draw", "use:clock-king", "end"] == free.offers("A")
    assert "First comes: the Gadget draw, Clock King." == free.note("A", "end")
    free.takes("A", "end")
    assert (2, 2, "B") == (len(free.holds("A")), free.tokens("clock-king"), free.turn_of())
    free.idle()
    bound = race(A=team("scarecrow", on=6), B=team(on=8), dice=[1]).takes("A", "roll")
    assert ["draw", "use:scarecrow"] == bound.offers("A")


@pytest.mark.rule("BR-185", "BR-280")
def test_an_absent_player_draws_then_uses_what_is_mandatory_and_nothing_else() -> None:
    a = team("scarecrow", "mr-freeze", on=6)
    table = race(A=a, B=team(on=8), dice=[1]).takes("A", "roll")
    table.default("A")
    assert (1, 7) == (len(table.holds("A")), table.space("A"))
    table.default("A").ends("A")
    assert ([8, 6], 2, "B") == (table.spaces(), table.tokens("mr-freeze"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-281", "BR-153")
def test_gadgets_that_would_do_nothing_are_not_offered() -> None:
    a = team(on=8, holds=("phantom-zone", "fog-generator", "fog-generator"))
    table = race(A=a, B=team("solomon-grundy", on=20), dice=[1]).takes("A", "roll").takes("A", "keep")
    assert ["play:fog-generator", "end"] == table.offers("A")
    table.takes("A", "play:fog-generator")
    assert ["end"] == table.offers("A")
    start = race(A=team(on=8, holds=("grappling-hook", "morph-powder")), B=team("clayface", "joker", tokens=0, on=3))
    assert "play:grappling-hook" not in start.offers("A")


@pytest.mark.rule("BR-283", "BR-202")
def test_of_two_equal_dice_of_bane_the_autoroll_is_in_use() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover",)), B=team("joker", on=1), dice=[4, 2])
    table.takes("A", "autoroll:four-leaf-clover")
    assert "Both dice show 4: a match." in table.told("roll")
    table.takes("B", "reroll").takes("B", "pass")
    assert [10, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-284", "BR-097")
def test_a_reroll_of_the_second_die_leaves_banes_match_alone() -> None:
    table = race(A=team("bane", "falcone", on=8), B=team("joker", on=1), dice=[2, 2, 1, 5])
    table.takes("A", "roll").takes("B", "pass").takes("A", "second-die").takes("B", "reroll").takes("B", "pass")
    table.takes("A", "move")
    assert 8 + 2 + 5 + 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-285", "BR-203")
def test_hugo_strange_reads_the_die_of_a_team_that_has_escaped() -> None:
    table = race(A=team("hugo-strange", on=8), B=team(escaped=True), C=team(), used=[("C", 2), ("B", 4)])
    assert ["roll", "autoroll:hugo-strange"] == table.offers("A")
    table.takes("A", "autoroll:hugo-strange")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-286", "BR-064", "BR-068")
def test_the_jokers_advances_come_one_by_one_before_deathstrokes() -> None:
    b = team("joker", "deathstroke", on=1, contract="A")
    table = race(A=team(on=8), B=b, dice=[1, 2, 5])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "reroll").takes("B", "pass")
    moves = [line for line in table.told("move") if line.startswith("B")]
    spaces = ["space 3 (Square)", "space 5 (Square)", "space 8 (Circle)"]
    assert [f"B Advances to {space}." for space in spaces] == moves
    table.idle()


@pytest.mark.rule("BR-287", "BR-207")
def test_in_a_riddle_a_changer_is_asked_even_if_nothing_fits() -> None:
    table = race(A=team("riddler", "professor-pyg", on=8), B=team(), dice=[4])
    table.takes("A", "riddle")
    assert ("change", ["keep"]) == (table.key(), table.offers("A"))


@pytest.mark.rule("BR-289", "BR-092")
def test_tokens_are_added_to_a_roll_that_was_not_below_zero() -> None:
    b, c = team("poison-ivy", on=10), team("clayface", copies="poison-ivy", on=9)
    table = race(A=team("black-mask", on=8), B=b, C=c, dice=[1]).takes("A", "roll").takes("A", "spend:2")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-290", "BR-116")
def test_a_team_that_is_out_drops_the_rest_of_its_effects() -> None:
    a = team("scarecrow", "mr-freeze", on=34)
    table = race(A=a, B=team(on=36), C=team(on=36), D=team(), dice=[2])
    table.takes("A", "roll")
    assert ["use:scarecrow", "use:mr-freeze"] == table.offers("A")[:2]
    table.takes("A", "use:mr-freeze")
    assert ([36, 36], ["A"]) == (table.spaces()[1:3], table.places())


@pytest.mark.rule("BR-056", "BR-049")
def test_shapes_do_nothing_by_themselves_and_teams_share_a_space() -> None:
    table = race(A=team(on=3), B=team(on=4), C=team(on=4), dice=[1]).takes("A", "roll")
    assert ([4, 4, 4], "B") == (table.spaces(), table.turn_of())
    assert ["A rolls a 1.", "A moves 1 space to space 4 (Triangle).", "B's turn, from space 4."] == table.told()
    table.idle()


@pytest.mark.rule("BR-122")
def test_after_ten_extra_turns_in_a_row_all_others_due_are_dropped() -> None:
    table = race(A=team(on=1, extra_turns=12), B=team(), dice=[1] * 11)
    for _ in range(11):
        assert "A" == table.turn_of()
        table.plays_on()
    assert ("B", 0) == (table.turn_of(), table.team("A").extra_turns)
    table.idle()


@pytest.mark.rule("BR-192")
def test_a_turn_announces_each_step_from_the_die_to_the_draw() -> None:
    a = team("maxie-zeus", "polka-dot-man", on=4)
    table = race(A=a, B=team("killer-croc", on=7), deck=("jet-pack",), dice=[2])
    table.takes("A", "roll")
    assert [
        "A rolls a 2.",
        "Maxie Zeus multiplies it by 3: 6.",
        "Polka-Dot Man adds 1.",
        "That makes 7.",
        "A moves 3 spaces and has to stop on space 7 (Gadget space).",
        "B's Killer Croc stops A.",
        "A draws 1 Gadget.",
    ] == table.told(to="B")
    assert "You drew Jet Pack." in table.told(to="A")


# windows of rivals


@pytest.mark.rule("BR-180", "BR-087")
def test_only_owners_of_the_joker_with_a_token_are_asked() -> None:
    b, c = team("joker", tokens=0, on=1), team("clayface", copies="joker", on=2)
    table = race(A=team(on=8), B=b, C=c, D=team(), dice=[4]).takes("A", "roll")
    assert ["C"] == table.asked()
    blank = race(A=team(on=8), B=team("joker", on=1), C=team(), blank={"joker": "C"}, dice=[4]).takes("A", "roll")
    assert "B" == blank.turn_of()


@pytest.mark.rule("BR-180")
def test_with_a_poker_face_every_rival_is_asked_once_anybody_can_react() -> None:
    table = race(A=team(on=8), B=team("joker", on=1), C=team(), windows="poker", dice=[4])
    table.takes("A", "roll").takes("A", "keep")
    assert (["B", "C"], ["pass"]) == (table.asked(), table.offers("C"))
    nobody = race(A=team(on=8), B=team(), C=team(), windows="poker", dice=[4]).takes("A", "roll").takes("A", "keep")
    assert "end" == nobody.key()


@pytest.mark.rule("BR-181")
def test_the_first_challenge_closes_the_window_and_all_are_asked_at_once() -> None:
    table = race(A=team("riddler", on=8), B=team(), C=team(), D=team(), dice=[4])
    table.takes("A", "riddle").takes("A", "claim:6")
    assert ["B", "C", "D"] == table.asked()
    table.takes("D", "pass").takes("C", "challenge")
    assert "C challenges. The die shows 4." in table.told("roll")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-168", "BR-166")
def test_the_first_phase_shift_clockwise_is_spent_and_the_others_are_kept() -> None:
    shift = ("phase-shift",)
    table = race(
        A=team(on=8, holds=("phantom-zone",)), B=team(on=20, holds=shift), C=team(on=20, holds=shift), dice=[1]
    )
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert ["B", "C"] == table.asked()
    table.takes("C", "cancel").takes("B", "cancel")
    assert ([], ["phase-shift"]) == (table.holds("B"), table.holds("C"))
    assert ["phantom-zone", "phase-shift"] == table.under(2)
    table.idle()


@pytest.mark.rule("BR-282", "BR-260")
def test_solomon_grundys_team_may_cancel_the_phantom_zone_of_another_leader() -> None:
    b = team("solomon-grundy", on=20, holds=("phase-shift",))
    table = race(A=team(on=8, holds=("phantom-zone",)), B=b, C=team(on=20), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert (["B"], ["cancel", "pass"]) == (table.asked(), table.offers("B"))
    table.takes("B", "cancel")
    assert not table.team("C").loses_turn
    table.idle()


@pytest.mark.rule("BR-183")
@pytest.mark.parametrize(("windows", "asked"), [("quick", []), ("poker", ["B"])])
def test_a_target_without_phase_shift_is_asked_with_a_poker_face_only(windows: str, asked: list[str]) -> None:
    a = team(on=8, holds=("null-cloud",))
    table = race(A=a, B=team("penguin", on=1, holds=("jet-pack",)), windows="quick" if windows == "quick" else "poker")
    table.takes("A", "play:null-cloud:penguin")
    assert asked == [name for name in table.asked() if table.key() == "phase-shift"]
    if asked:
        assert (["pass"], None) == (table.offers("B"), face(table, "A").awaited)
        assert "Penguin" not in face(table, "A").public.id


# standing orders


JOKER = {"A": team(on=8), "B": team("joker", on=9)}


@pytest.mark.rule("BR-182", "BR-185")
@pytest.mark.parametrize(
    ("choice", "die", "answer"),
    [
        ("ask", 6, None),
        ("never", 6, ("pass",)),
        ("any-5", 5, ("reroll",)),
        ("any-5", 4, ("pass",)),
        ("ahead-4", 6, ("pass",)),
    ],
)
def test_the_jokers_order_looks_at_the_die_and_at_who_is_ahead(
    choice: str, die: int, answer: tuple[str, ...] | None
) -> None:
    table = race(A=team(on=8), B=team("joker", on=9), dice=[die]).takes("A", "roll")
    assert answer == ordered(table, "B", choice)


@pytest.mark.rule("BR-182")
def test_the_jokers_order_can_wait_for_teams_ahead() -> None:
    table = race(A=team(on=12), B=team("joker", on=9), dice=[4]).takes("A", "roll")
    assert (("reroll",), ("pass",)) == (ordered(table, "B", "ahead-4"), ordered(table, "B", "ahead-5"))


@pytest.mark.rule("BR-182")
@pytest.mark.parametrize(
    ("choice", "answer"), [("ask", None), ("never", ("pass",)), ("from-5", ("challenge",)), ("from-6", ("pass",))]
)
def test_the_challenge_order_looks_at_the_claim(choice: str, answer: tuple[str, ...] | None) -> None:
    table = race(A=team("riddler", on=8), B=team(), dice=[1]).takes("A", "riddle").takes("A", "claim:5")
    assert answer == ordered(table, "B", choice)


@pytest.mark.rule("BR-182")
@pytest.mark.parametrize(("choice", "answer"), [("ask", None), ("never", ("pass",)), ("use", ("cancel",))])
def test_the_phase_shift_order_cancels_at_once_or_never(choice: str, answer: tuple[str, ...] | None) -> None:
    b = team(on=20, holds=("phase-shift",))
    table = race(A=team(on=8, holds=("phantom-zone",)), B=b, dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert answer == ordered(table, "B", choice)


@pytest.mark.rule("BR-182")
@pytest.mark.parametrize(
    ("a", "roll", "reroll", "end"),
    [
        (team(on=8, holds=("phase-shift",)), ("roll",), ("keep",), ("end",)),
        (team(on=8, holds=("adrenaline",)), None, ("keep",), ("end",)),
        (team(on=8, holds=("lucky-coin",)), ("roll",), None, ("end",)),
        (team(on=8, holds=("nanobots",)), None, ("keep",), None),
    ],
    ids=["nothing", "start", "reroll", "end"],
)
def test_orders_for_own_windows_skip_those_in_which_nothing_can_be_used(
    a: Lineup, roll: tuple[str, ...] | None, reroll: tuple[str, ...] | None, end: tuple[str, ...] | None
) -> None:
    table = race(A=a, B=team(), dice=[1])
    assert (roll, None) == (ordered(table, "A", "at-once"), ordered(table, "A", "off"))
    table.takes("A", "roll")
    assert reroll == ordered(table, "A", "skip")
    table.takes("A", "keep")
    assert end == ordered(table, "A", "skip")
