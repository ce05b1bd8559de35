"""Setting up the table (section 4): what lies where before the first turn, and what is asked on the way."""

import pytest

from engine.arkham.design import designs
from engine.arkham.game import Arkham, ArkhamOptions
from engine.arkham.state import ArkhamState
from tests.engine.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int = 2, key: str = "5eed" * 8, **options: object) -> Table:
    return Table(Arkham(), seats, ArkhamOptions.model_validate(options), key)


def started(seats: int = 2, key: str = "5eed" * 8, **options: object) -> Table:
    """A table whose Characters are chosen, each the first one offered."""
    table = fresh(seats, key, **options)
    while table.ask.ask.key in {"character", "draft"}:
        seat = table.ask.awaited[0]
        _ = table.answer(seat, table.ask.ask.seats[seat].default[0])
    return table


def state_of(table: Table) -> ArkhamState:
    return table.position.state


@pytest.mark.rule("EX-036", "AA-033", "AA-049", "AA-036", "AA-044", "AA-050", "AA-037", "AA-039", "AA-015")
def test_a_four_player_game_of_the_base_set() -> None:
    state = state_of(started(4))
    places = [state.players[seat] for seat in state.order]
    assert [(5, 5)] * 4 == [(len(player.deck), len(player.hand)) for player in places]
    assert [0, 0, 2, 2] == [player.vp for player in places]
    assert (7, True, 5) == (
        len(state.nemeses[0].cards), state.nemeses[0].up,
        sum(designs(state.printed)[card].level > 0 for card in state.box),
    )  # fmt: skip
    assert (16, 13, 14, True) == (len(state.weaknesses), len(state.henchmen), len(state.hostages), state.hostage_up)
    assert (5, 92) == (sum(slot.top >= 0 for slot in state.lineup), len(state.main))
    assert ([], state.order[0], 1) == (state.destroyed, state.active, state.turn)


@pytest.mark.rule("AA-033", "AA-017")
@SEATS
def test_each_starter_deck_is_6_punch_3_vulnerability_and_the_own_starter(seats: int) -> None:
    state = state_of(started(seats))
    every = designs(state.printed)
    for player in state.players:
        mine = sorted(every[card].name for card in (*player.deck, *player.hand))
        character = Arkham().component(player.characters[0])
        assert character is not None
        own = [each.name for each in every if each.owner == character.name]
        assert sorted(["Punch"] * 6 + ["Vulnerability"] * 3 + own) == mine


@pytest.mark.rule("AA-049")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [0, 0]), (3, [0, 0, 2]), (4, [0, 0, 2, 2])])
def test_p3_and_p4_start_with_2_vp(seats: int, tokens: list[int]) -> None:
    state = state_of(started(seats))
    assert tokens == [state.players[seat].vp for seat in state.order]


@pytest.mark.rule("AA-035", "AA-036", "AA-051", "AA-052", "AA-053", "EX-036")
@pytest.mark.parametrize(
    ("length", "levels"),
    [
        ("standard", (1, 2, 2, 2, 3, 3, 4)),
        ("short", (1, 2, 2, 2, 3, 3)),
        ("extended", (1, 2, 2, 2, 2, 3, 3, 3, 4)),
    ],
)
def test_the_nemesis_stack_by_length_of_the_game(length: str, levels: tuple[int, ...]) -> None:
    table = started(2, length=length)
    (stack,) = table.position.view(None).nemeses
    assert (levels, 1) == (stack.levels, stack.top.level if stack.top else 0)


@pytest.mark.rule("AA-028", "AA-029", "AA-338")
def test_turn_order_and_first_player_are_random_and_follow_from_the_key() -> None:
    orders = {tuple(state_of(fresh(3, f"{number:032x}")).order) for number in range(40)}
    assert 6 == len(orders)
    assert state_of(fresh(3)).order == state_of(fresh(3)).order


@pytest.mark.rule("AA-030", "AA-032", "AA-289", "AA-290")
def test_everybody_is_dealt_two_characters_and_chooses_one_at_the_same_time() -> None:
    table = fresh(3)
    assert [0, 1, 2] == sorted(table.ask.awaited)
    dealt = [slug for player in state_of(table).players for slug in player.dealt]
    assert (6, 6) == (len(dealt), len(set(dealt)))
    first = state_of(table).players[1].dealt[1]
    _ = table.answer(1, f"character:{first}")
    assert [[]] * 3 == [player.characters for player in state_of(table).players]
    other = state_of(table).players[1].dealt[0]
    _ = table.answer(1, f"character:{other}")
    for seat in (0, 2):
        _ = table.answer(seat, f"character:{state_of(table).players[seat].dealt[0]}")
    assert [other] == state_of(table).players[1].characters
    assert [[]] * 3 == [player.dealt for player in state_of(table).players]


@pytest.mark.rule("AA-031", "AA-304")
def test_the_characters_on_offer_are_public_with_their_unique_starters() -> None:
    table = fresh(2)
    for watcher in (None, 0, 1):
        for player in table.position.view(watcher).players:
            assert 2 == len(player.dealt)
            assert all(each.starter is not None and each.starter.types == ("Starter",) for each in player.dealt)
    notes = [option.note for option in table.ask.ask.seats[0].options]
    assert all(note is not None and "Starter" in note.id for note in notes)


@pytest.mark.rule("EX-014", "AA-054", "AA-055", "AA-305")
def test_the_draft_goes_in_turn_order_over_one_character_more_than_there_are_players() -> None:
    table = fresh(3, draft=True)
    order = state_of(table).order
    for place, seat in enumerate(order):
        assert ([seat], 4 - place) == (table.ask.awaited, len(table.offered(seat)))
        assert 4 - place == len(table.position.view(None).draft)
        assert (table.offered(seat)[0],) == table.ask.ask.seats[seat].default
        _ = table.answer(seat, table.offered(seat)[-1])
    assert [1, 1, 1] == [len(player.characters) for player in state_of(table).players]
    assert [] == state_of(table).pool


@pytest.mark.rule("AA-034", "AA-025")
@SEATS
def test_unused_cards_lie_in_the_box(seats: int) -> None:
    state = state_of(started(seats))
    piles = [designs(state.printed)[card].pile for card in state.box]
    assert (36 - 9 * seats, 9 - seats) == (piles.count("starter"), piles.count("unique starter"))
    assert {"starter", "unique starter", "nemesis"} >= set(piles)


@pytest.mark.rule("AA-037", "AA-304")
def test_nobody_learns_which_nemesis_cards_went_to_the_box() -> None:
    table = started(2)
    state = state_of(table)
    hidden = [designs(state.printed)[card] for card in (*state.box, *state.nemeses[0].cards[1:])]
    names = [each.slug for each in hidden if each.level]
    for watcher in (None, 0, 1):
        shown = repr(table.position.view(watcher))
        assert [] == sorted(name for name in names if f"'{name}'" in shown)


@pytest.mark.rule("AA-040", "AA-041", "AA-042", "AA-043", "AA-045", "AA-046", "AA-047", "AA-218")
def test_stacks_line_up_and_supplies() -> None:
    table = started(2)
    view = table.position.view(0)
    assert ("Weakness", "Henchman", "Hostage") == (
        view.weaknesses.top.name, view.henchmen.top.name, view.hostages.top.types[0],
    )  # fmt: skip
    state = state_of(table)
    mains = [*state.main, *(slot.top for slot in state.lineup)]
    assert {"main"} == {designs(state.printed)[card].pile for card in mains}
    assert ([], [()] * 2) == (state.bribed, [player.frozen for player in view.players])
    assert [[]] * 5 == [slot.lower for slot in state.lineup]


@pytest.mark.rule("AA-048", "AA-304")
def test_the_riddler_gets_the_eight_tokens_shuffled_face_down() -> None:
    stacks: list[tuple[int, ...]] = []
    for number in range(60):
        state = state_of(started(4, f"{number:032x}"))
        with_riddler = any("ch_the_riddler" in player.characters for player in state.players)
        assert with_riddler == (state.riddler >= 0) == bool(state.riddles)
        stacks += [tuple(state.riddles)] if with_riddler else []
    assert len(stacks) > 1
    assert all(sorted(stack) == list(range(1, 9)) for stack in stacks)
    assert len(set(stacks)) == len(stacks)


@pytest.mark.rule("AA-021", "AA-022", "AA-023", "AA-025", "AA-016")
@SEATS
def test_every_card_lies_in_one_zone(seats: int) -> None:
    assert [] == Arkham().problems(state_of(started(seats)))
    assert 5 == len(state_of(started(seats)).lineup)
