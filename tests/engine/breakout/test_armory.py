"""The Armory, the end of an Escape and of the game."""

import pytest

from tests.engine.breakout.track import SEATS, RaceTable, race, team


def through_the_armory(table: RaceTable) -> RaceTable:
    """Everybody who is in the Armory takes what an absent player gets."""
    while table.position.ask is not None and table.key() in ("save", "keep", "exchange"):
        table.default(table.asked()[0])
    return table


@pytest.mark.rule("BR-131", "BR-133", "BR-141")
def test_a_team_goes_to_the_armory_at_once_and_the_race_waits() -> None:
    table = race(A=team("catwoman", "bane", on=36), B=team(on=1), C=team(on=1), dice=[1, 6])
    table.takes("A", "roll").takes("A", "die:1")
    assert ("armory", "keep", 0) == (table.view(None).phase, table.key(), table.view(None).visitor)
    assert (["catwoman", "bane"], []) == (table.state.gone[-2:], table.team("A").villains)
    through_the_armory(table)
    assert ("race", "B", None) == (table.view(None).phase, table.turn_of(), table.view(None).visitor)
    table.idle()


@pytest.mark.rule("BR-128", "BR-141")
def test_a_team_that_escapes_in_another_teams_turn_visits_before_that_turn_goes_on() -> None:
    b = team("copperhead", on=35)
    table = race(A=team("clock-king", on=34), B=b, C=team(on=36), D=team(), dice=[2])
    table.takes("A", "roll")
    assert (["B"], ["B"], 1) == (table.places(), table.asked(), table.tokens("clock-king"))
    through_the_armory(table)
    assert (2, "C") == (table.tokens("clock-king"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-134")
def test_with_one_gadget_or_none_nothing_has_to_be_saved() -> None:
    table = race(A=team(on=36, holds=("jet-pack",)), B=team(), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert ("keep", ["jet-pack"]) == (table.key(), table.holds("A"))


@pytest.mark.rule("BR-135", "BR-190", "BR-188")
def test_drawn_gadgets_are_seen_by_their_owner_alone_and_counted_by_all() -> None:
    table = race(A=team(on=36), B=team(), C=team(), dice=[1], deck=("jet-pack", "nanobots"))
    table.takes("A", "roll")
    mine, theirs = table.view("A").hand, table.view("B").hand
    assert mine is not None
    assert theirs is not None
    assert ["jet-pack", "nanobots"] == [gadget.slug for gadget in mine.drawn[:2]]
    assert ((), 27) == (theirs.drawn, table.view("B").deck)
    assert "In the Armory you drew Jet Pack, Nanobots" in table.told("draw", to="A")[-1]
    assert ["A draws 5 Gadgets in the Armory."] == table.told("draw", to="B")


@pytest.mark.rule("BR-135", "BR-287")
def test_a_saved_gadget_is_not_among_those_that_may_go_back() -> None:
    held = ("jet-pack", "nanobots")
    table = race(A=team(on=36, holds=held), B=team(), C=team(), dice=[1]).takes("A", "roll").takes("A", "keep")
    assert ("save", 2) == (table.key(), len(table.offers("A")))
    table.default("A")
    assert f"gadget:{table.team('A').gadgets[0]}" not in table.offers("A")
    alike = race(A=team(on=36, holds=("jet-pack", "jet-pack")), B=team(), C=team(), dice=[1])
    assert "save" == alike.takes("A", "roll").takes("A", "keep").key()


@pytest.mark.rule("BR-136", "BR-169")
def test_from_a_short_deck_what_is_there_is_drawn() -> None:
    table = race(
        A=team(on=36),
        B=team(
            holds=["adrenaline"] * 3 + ["jet-pack"] * 3 + ["lucky-coin"] * 3 + ["null-cloud"] * 3 + ["nanobots"] * 2
        ),
        C=team(holds=["grappling-hook"] * 3 + ["fog-generator"] * 3 + ["four-leaf-clover"] * 3 + ["morph-powder"] * 2),
        D=team(holds=["fickle-fingers-of-fate"] * 3 + ["phantom-zone"] * 2 + ["phase-shift"]),
        dice=[1],
    )
    assert ["phase-shift"] == table.deck()
    table.takes("A", "roll")
    assert (["phase-shift"], "exchange", []) == (table.holds("A"), table.key(), table.deck())


@pytest.mark.rule("BR-137")
def test_nobody_leaves_the_armory_with_more_than_three_gadgets() -> None:
    held = ("jet-pack", "nanobots", "adrenaline", "lucky-coin", "phase-shift")
    table = race(A=team(on=36, holds=held), B=team(), C=team(), dice=[1]).takes("A", "roll").takes("A", "keep")
    through_the_armory(table)
    assert 3 == len(table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-138", "BR-139", "BR-190")
def test_the_exchanged_villain_is_seen_by_all_and_known_in_the_hand_it_went_to() -> None:
    a = team(on=36, hand=("hush", "catwoman", "joker"))
    table = race(A=a, B=team(on=36), C=team(), D=team(), dice=[1, 1], exchange="bane")
    table.takes("A", "roll").default("A")
    assert ["no-exchange", "exchange:hush", "exchange:catwoman", "exchange:joker"] == table.offers("A")
    table.takes("A", "exchange:catwoman")
    exchange = table.view("B").exchange
    assert exchange is not None
    assert ("catwoman", ["bane"]) == (exchange.slug, table.team("A").shown)
    table.takes("B", "roll").default("B").takes("B", "no-exchange")
    assert "catwoman" == table.state.exchange
    table.idle()


@pytest.mark.rule("BR-140", "BR-196")
def test_places_that_leavers_leave_over_stay_empty_at_the_bad_end() -> None:
    table = race(A=team(on=36), B=team(on=2), C=team(), D=team(), dice=[1])
    table.leaves("D").leaves("C").takes("A", "roll")
    through_the_armory(table)
    assert ["A", "B"] == [SEATS[seat] for seat in table.state.first_escape]
    assert 2 == len(table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-145", "BR-146", "BR-147")
def test_the_others_are_ranked_by_space_and_share_a_rank() -> None:
    table = race(A=team(on=48), B=team(on=9), C=team(on=12), D=team(on=9), escape=2, dice=[1])
    table.takes("A", "roll")
    assert [["A"], ["C"], ["B", "D"]] == table.standings()
    assert "The game is over. A wins!" == table.told()[-1]
    table.idle()


def test_of_a_game_that_is_ended_those_on_the_foremost_space_share_the_win() -> None:
    table = race(A=team(on=9), B=team(on=4), C=team(on=9))
    table.is_ended()
    assert [["A", "C"], ["B"]] == table.standings()
    assert "The game is over. A, C share the win!" == table.told()[-1]


@pytest.mark.rule("BR-146")
def test_with_race_on_the_race_goes_on_until_one_team_is_left() -> None:
    table = race(A=team(on=48), B=team(on=47), C=team(on=3), escape=2, race_on=True, dice=[1, 2])
    table.takes("A", "roll")
    assert (None, "B", ["A"]) == (table.standings(), table.turn_of(), table.places())
    table.takes("B", "roll")
    assert [["A"], ["B"], ["C"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-198", "BR-144")
def test_if_the_first_of_the_first_escape_has_left_the_next_one_begins() -> None:
    table = race(A=team(on=2), B=team(on=36), C=team(on=36), active="B", dice=[1, 1])
    table.takes("B", "roll")
    through_the_armory(table)
    table.leaves("B").takes("C", "roll")
    through_the_armory(table)
    assert ("team", ["A", "C"]) == (table.key(), table.asked())
    table.default("A").default("C")
    assert "C" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-194")
def test_an_escape_that_goes_on_for_too_long_ends_by_space_and_turn_order() -> None:
    table = race(A=team(on=5), B=team(on=9), C=team(on=5), active="B", first="C", in_round=60, escape=2, dice=[1])
    table.takes("B", "roll")
    assert [["B"], ["C"], ["A"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-194")
def test_the_first_escape_called_off_sends_everybody_to_the_armory() -> None:
    table = race(A=team(on=5), B=team(on=9), active="B", in_round=60, dice=[1])
    table.takes("B", "roll")
    assert (["B", "A"], ["B"]) == (table.places(), table.asked())
    through_the_armory(table)
    assert (2, "team") == (table.state.escape, table.key())


@pytest.mark.rule("BR-195")
def test_a_leaver_is_ranked_last_and_touches_nobody_any_more() -> None:
    b = team("deadshot", on=20, fog=True, holds=("jet-pack", "nanobots"))
    table = race(A=team(on=48), B=b, C=team("penguin", on=30), escape=2, blank={"penguin": "B"}, dice=[6])
    table.leaves("B")
    assert ([], False) == (table.blank(), table.team("B").fog)
    assert ["jet-pack", "nanobots"] == sorted(table.under(2))
    table.takes("A", "roll")
    assert [["A"], ["C"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-195")
def test_of_several_leavers_the_first_is_last() -> None:
    table = race(A=team(on=48), B=team(on=20), C=team(on=30), D=team(), escape=2, dice=[1])
    table.leaves("B").leaves("C").takes("A", "roll")
    assert [["A"], ["D"], ["C"], ["B"]] == table.standings()


@pytest.mark.rule("BR-195")
def test_the_open_question_of_a_leaver_is_dropped() -> None:
    table = race(A=team(on=5), B=team(on=9), C=team(), dice=[])
    table.leaves("A")
    assert ("roll", ["B"]) == (table.key(), table.asked())
    table.idle()


@pytest.mark.rule("BR-196")
def test_an_escape_ends_when_leaving_makes_one_racing_team() -> None:
    table = race(A=team(escaped=True), B=team(on=20), C=team(on=30), active="B")
    table.leaves("B")
    assert (["A", "C"], ["C"]) == (table.places(), table.asked())


@pytest.mark.rule("BR-197")
def test_the_only_player_left_wins_at_once() -> None:
    table = race(A=team(on=5), B=team(on=9))
    table.leaves("A")
    assert [["B"], ["A"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-288")
def test_what_a_leaver_never_showed_stays_hidden() -> None:
    table = race(A=team("bane", "falcone", hand=("hush", "joker", "catwoman")), B=team(), C=team())
    table.leaves("A")
    assert ["bane", "falcone"] == table.state.gone
    assert ["hush", "joker", "catwoman"] == table.state.stack[-3:]
    assert [] == [line for line in table.told() if "Hush" in line]
