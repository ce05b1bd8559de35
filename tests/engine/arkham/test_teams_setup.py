"""Setting up with Shadows and with teams (sections 4.3, 24 and 25): options, Characters, stacks, Coffers."""

from collections import Counter

import pytest
from pydantic import ValidationError

from engine import Dice
from engine.arkham import setup
from engine.arkham.design import REGISTER, designs
from engine.arkham.game import Arkham
from engine.arkham.options import ArkhamOptions
from engine.arkham.setup import starter_of
from engine.arkham.state import ArkhamState
from engine.arkham.turn import Turn
from tests.engine.arkham.test_setup import fresh, state_of
from tests.engine.table import Table

TEAMS = pytest.mark.parametrize("mode", ["2v2", "weakest-link"])
KEYS = pytest.mark.parametrize("key", [f"{number:032x}" for number in range(6)])


def started(seats: int = 4, key: str = "5eed" * 8, **options: object) -> Table:
    """A table in its first main phase; everybody took what an absent player is given."""
    table = fresh(seats, key, **options)
    while table.ask.ask.key != "main":
        seat = table.ask.awaited[0]
        _ = table.answer(seat, *table.ask.ask.seats[seat].default)
    return table


def chosen(table: Table, seat: int, *picks: str) -> None:
    _ = table.answer(seat, *picks)


def levels(state: ArkhamState, stack: int) -> list[int]:
    return [designs(state.printed)[card].level for card in state.nemeses[stack].cards]


@pytest.mark.rule("SH-002", "AA-056")
def test_the_cards_of_shadows_join_those_of_the_base_game() -> None:
    state = state_of(started(4, shadows=True))
    piles = Counter(each.pile for each in designs(state.printed))
    assert 115 == piles["main"]
    assert (115 - 5, 30) == (len(state.main), piles["nemesis"])
    assert (16, 13, 14) == (len(state.weaknesses), len(state.henchmen), len(state.hostages))
    plain = Counter(each.pile for each in designs(state_of(started(4)).printed))
    assert (97, 12) == (plain["main"], plain["nemesis"])


@pytest.mark.rule("SH-003", "SH-002")
def test_the_pool_is_the_17_characters_of_both_boxes() -> None:
    seen = {
        slug for number in range(40) for slug in state_of(fresh(4, f"{number:032x}", shadows=True, draft=True)).pool
    }
    assert {each.slug for each in REGISTER.values() if each.pile == "character"} == seen
    assert 17 == len(seen)
    alone = {slug for number in range(20) for slug in state_of(fresh(4, f"{number:032x}", draft=True)).pool}
    assert {"base"} == {REGISTER[slug].box for slug in alone}


@pytest.mark.rule("SH-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_starter_of_shadows_takes_the_place_that_is_there(seats: int) -> None:
    table = fresh(seats, f"{3:032x}", shadows=True)
    for seat in list(table.ask.awaited):
        options = [option.id for option in table.ask.ask.seats[seat].options]
        chosen(table, seat, next((id for id in options if REGISTER[id.partition(":")[2]].box == "shadows"), options[0]))
    state = state_of(table)
    every = designs(state.printed)
    assert any(REGISTER[player.characters[0]].box == "shadows" for player in state.players)
    for player in state.players:
        mine = Counter(every[card].slug for card in (*player.deck, *player.hand))
        assert Counter({"punch": 6, "vulnerability": 3, starter_of(player.characters[0]): 1}) == mine


@pytest.mark.rule("AA-038", "SH-006", "SH-013")
@KEYS
def test_a_stack_of_heroes_villains_or_one_box_holds_nothing_else(key: str) -> None:
    for options, fits in (
        ({"nemesis": "heroes"}, lambda each: each.subtype == "Super Hero"),
        ({"nemesis": "villains"}, lambda each: each.subtype == "Super-Villain"),
        ({"nemesis_cards": "shadows"}, lambda each: each.box == "shadows"),
        ({"nemesis_cards": "arkham"}, lambda each: each.box == "base"),
        ({"nemesis_cards": "shadows", "nemesis": "heroes", "mode": "2v2"}, lambda each: each.box == "shadows"),
    ):
        state = state_of(fresh(4, key, shadows=True, **options))
        assert all(fits(designs(state.printed)[card]) for stack in state.nemeses for card in stack.cards)


@pytest.mark.rule("SH-013", "SH-019")
@KEYS
def test_each_team_has_a_stack_of_its_own_kind(key: str) -> None:
    state = state_of(fresh(4, key, mode="2v2", shadows=True, nemesis="villains", rivals="heroes"))
    kinds = [{designs(state.printed)[card].subtype for card in stack.cards} for stack in state.nemeses]
    assert [{"Super-Villain"}, {"Super Hero"}] == kinds
    assert 8 == len({card for stack in state.nemeses for card in stack.cards})


@pytest.mark.rule("AA-038", "SH-018")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"nemesis": "villains"}, "not enough Nemesis cards"),
        ({"nemesis": "villains", "shadows": True, "length": "extended"}, "not enough Nemesis cards"),
        ({"nemesis_cards": "shadows"}, "add them"),
        ({"mode": "2v2", "length": "short"}, "no length, no draft"),
        ({"mode": "weakest-link", "draft": True}, "no length, no draft"),
        ({"teams": "chosen"}, "pick the mode first"),
        ({"rivals": "heroes"}, "pick the mode first"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValidationError, match=sentence):
        _ = ArkhamOptions.model_validate(options)


@pytest.mark.rule("SH-011")
@TEAMS
def test_a_game_of_teams_takes_exactly_4(mode: str) -> None:
    game = Arkham()
    assert [4] == list(game.seats_with(ArkhamOptions.model_validate({"mode": mode})))
    assert [2, 3, 4] == list(game.seats_with(ArkhamOptions()))


@pytest.mark.rule("AA-292")
@TEAMS
def test_orders_for_a_teammate_are_given_in_a_game_of_teams_alone(mode: str) -> None:
    game = Arkham()
    of_teams = game.orders_with(ArkhamOptions.model_validate({"mode": mode}))
    assert ["defend", "lend"] == [kind.window for kind in of_teams]
    assert ["defend"] == [kind.window for kind in game.orders_with(ArkhamOptions())]


@pytest.mark.rule("SH-014", "SH-015", "SH-020", "SH-011")
@TEAMS
@KEYS
def test_teams_alternate_and_the_second_one_has_a_token_on_its_coffer(mode: str, key: str) -> None:
    table = started(4, key, mode=mode)
    state = state_of(table)
    odd, even = state.teams
    assert [odd.seats[0], even.seats[0], odd.seats[1], even.seats[1]] == state.order
    assert ([0, 0, 0, 0], [0, 1]) == ([player.vp for player in state.players], [team.coffer for team in state.teams])
    turns = []
    for _ in range(5):
        turns.append(table.ask.awaited[0])
        chosen(table, turns[-1], "end")
    assert [*state.order, state.order[0]] == turns


@pytest.mark.rule("SH-015", "SH-022")
@KEYS
def test_whoever_is_on_the_left_is_so_by_turn_numbers_and_not_by_seats(key: str) -> None:
    state = state_of(started(4, key, mode="2v2"))
    play = Arkham().play(state, 4, Dice(key), True)
    order = [*state.order, *state.order]
    for place, seat in enumerate(state.order):
        assert order[place + 1 : place + 4] == play.after(seat)
        assert [order[place + 1], order[place + 3]] == play.foes(seat)


@pytest.mark.rule("SH-014")
def test_who_plays_together_and_who_begins_is_random_unless_it_was_agreed() -> None:
    states = [state_of(fresh(4, f"{number:032x}", mode="2v2")) for number in range(40)]
    assert 3 == len({tuple(sorted(tuple(sorted(team.seats)) for team in state.teams)) for state in states})
    agreed = [state_of(fresh(4, f"{number:032x}", mode="2v2", teams="chosen")) for number in range(40)]
    assert {((0, 1), (2, 3))} == {tuple(sorted(tuple(sorted(team.seats)) for team in state.teams)) for state in agreed}
    assert {0, 1, 2, 3} == {state.order[0] for state in agreed}


@pytest.mark.rule("SH-018", "SH-007", "SH-019")
@KEYS
def test_each_team_has_a_stack_of_one_card_of_each_level(key: str) -> None:
    state = state_of(fresh(4, key, mode="2v2"))
    assert [[1, 2, 3, 4], [1, 2, 3, 4]] == [levels(state, 0), levels(state, 1)]
    assert [True, True] == [stack.up for stack in state.nemeses]
    assert [1, 1, 2, 2, 3, 3, 4, 4] == sorted(levels(state, 0) + levels(state, 1))
    assert 12 - 8 == sum(designs(state.printed)[card].level > 0 for card in state.box)


@pytest.mark.rule("SH-016", "SH-017")
def test_each_team_shares_out_two_of_its_three_characters() -> None:
    table = fresh(4, mode="2v2", teams="chosen")
    state = state_of(table)
    odd, even = state.teams
    assert [3, 3] == [len(team.dealt) for team in state.teams]
    assert sorted([odd.seats[0], even.seats[0]]) == sorted(table.ask.awaited)
    shown = table.position.view(None).teams[0].dealt
    assert odd.dealt == [each.slug for each in shown]
    assert all(each.starter is not None and each.starter.slug == starter_of(each.slug) for each in shown)
    offered = [option.id for option in table.ask.ask.seats[odd.seats[0]].options]
    assert [f"character:{slug}" for slug in odd.dealt] == offered
    chosen(table, odd.seats[0], offered[1])
    chosen(table, even.seats[0], f"character:{even.dealt[0]}")
    left = [option.id for option in table.ask.ask.seats[odd.seats[1]].options]
    assert [offered[0], offered[2]] == left
    assert {"gone": odd.dealt[1]} == table.ask.ask.seats[odd.seats[1]].prompt.values
    chosen(table, odd.seats[1], offered[2])
    chosen(table, even.seats[1], f"character:{even.dealt[1]}")
    assert "swap" == table.ask.ask.key
    chosen(table, odd.seats[0], "swap")
    chosen(table, odd.seats[1], "swap")
    chosen(table, even.seats[0], "swap")
    chosen(table, even.seats[1], "keep")
    # The odd team has swapped and is asked again; the even one did not agree to.
    assert sorted(odd.seats) == sorted(table.ask.awaited)
    for seat in odd.seats:
        chosen(table, seat, "keep")
    state = state_of(table)
    now = {seat: f"character:{state.players[seat].characters[0]}" for seat in odd.seats}
    assert {odd.seats[0]: offered[2], odd.seats[1]: offered[1]} == now
    assert even.dealt[:2] == [state.players[seat].characters[0] for seat in even.seats]
    assert [[], []] == [team.dealt for team in state.teams]


@pytest.mark.rule("SH-016", "AA-032")
def test_what_the_first_of_a_team_took_is_hidden_from_the_other_team() -> None:
    table = fresh(4, mode="2v2", teams="chosen")
    odd, even = state_of(table).teams
    before = table.position.view(even.seats[1])
    chosen(table, odd.seats[0], f"character:{odd.dealt[2]}")
    assert before == table.position.view(even.seats[1])
    assert table.ask.face(even.seats[1]).mine is None


@pytest.mark.rule("AA-058", "AA-290")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_own_starters_each_chooses_one_of_two_unused_ones_in_turn_order(seats: int) -> None:
    table = fresh(seats, own_starters=False)
    for seat in list(table.ask.awaited):
        chosen(table, seat, table.ask.ask.seats[seat].default[0])
    state = state_of(table)
    owned = {starter_of(player.characters[0]) for player in state.players}
    taken: list[str] = []
    for seat in state.order:
        assert ("starter", [seat]) == (table.ask.ask.key, table.ask.awaited)
        offered = [option.id.partition(":")[2] for option in table.ask.ask.seats[seat].options]
        assert 2 == len(set(offered))
        assert not owned & set(offered)
        assert not set(taken) & set(offered)
        taken.append(offered[1])
        chosen(table, seat, f"starter:{offered[1]}")
    state = state_of(table)
    every = designs(state.printed)
    assert taken == [state.players[seat].starter for seat in state.order]
    for seat in state.order:
        player = state.players[seat]
        mine = Counter(every[card].slug for card in (*player.deck, *player.hand))
        assert Counter({"punch": 6, "vulnerability": 3, player.starter: 1}) == mine


@pytest.mark.rule("AA-059")
def test_the_last_unused_starter_needs_no_choice_and_without_one_it_is_a_seventh_punch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def last_one(t: Turn) -> list[str]:
        return [slug for slug in ("wild_card",) if slug not in [player.starter for player in t.state.players]]

    monkeypatch.setattr(setup, "unused_starters", last_one)
    table = fresh(2, own_starters=False)
    for seat in list(table.ask.awaited):
        chosen(table, seat, table.ask.ask.seats[seat].default[0])
    state = state_of(table)
    assert "main" == table.ask.ask.key
    assert ["wild_card", "punch"] == [state.players[seat].starter for seat in state.order]
    every = designs(state.printed)
    second = state.players[state.order[1]]
    assert 7 == sum(every[card].slug == "punch" for card in (*second.deck, *second.hand))


@pytest.mark.rule("AA-061")
def test_a_nemesis_of_shadows_has_the_level_of_its_cost() -> None:
    mine = [each for each in REGISTER.values() if each.pile == "nemesis" and each.box == "shadows"]
    bounds = {1: (0, 8), 2: (9, 10), 3: (11, 12), 4: (13, 99)}
    assert 18 == len(mine)
    assert all(bounds[each.level][0] <= each.cost <= bounds[each.level][1] for each in mine)
