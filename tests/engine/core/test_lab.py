"""The miniature game that the other tests play: its cards, its windows, its secrets."""

import pytest

from engine import Dice, Live, Windows, easy, text
from tests.engine.lab import Lab, LabOptions, LabView, deal
from tests.engine.lab_cards import CARDS
from tests.engine.table import Table


def holding(*cards: tuple[int, str], seats: int = 3, windows: Windows = "quick") -> tuple[Table, list[str]]:
    """A table at which these seats hold these cards; and the option ids of the cards."""
    table = Table(Lab(), seats, LabOptions(goal=50), windows=windows)
    ids: list[str] = []
    for seat, slug in cards:
        table.snapshot, card = deal(table.snapshot, seat, slug)
        ids.append(f"card:{card}")
    return table, ids


def points(table: Table) -> list[int]:
    return [chemist.points for chemist in table.position.state.chemists]


def test_a_turn_begins_with_a_card_and_offers_the_hand_a_mix_and_a_rest() -> None:
    table = Table(Lab())
    hand = table.position.view(0).hand
    assert [4, 3] == list(table.position.view(None).hands)
    assert ["mix", "rest", *(f"card:{id}" for id, _ in hand)] == table.offered(0)
    assert [] == table.offered(1)


def test_equal_cards_are_interchangeable_and_explain_themselves() -> None:
    table, (card,) = holding((0, "flask"))
    option = table.ask.ask.seats[0].option(card)
    assert ("play", "flask", CARDS["flask"].text) == (option.verb, option.same, option.note and option.note.id)


def test_mixing_discards_two_cards_and_scores_two() -> None:
    table = Table(Lab())
    table.answer(0, "mix")
    cards = table.offered(0)
    table.answer(0, *cards[:2])
    assert ([2, 0], 2) == (points(table), len(table.position.state.discard))


def test_an_acid_hits_all_who_do_not_shield_themselves() -> None:
    """Who did draws a card for it, and here another one as their turn begins."""
    table, (acid, shield) = holding((0, "acid"), (1, "shield"))
    state = table.position.state
    others = [card for card in state.chemists[2].hand if state.cards[card] == "shield"]
    assert [] == others
    table.answer(0, acid)
    assert ("defend", ["pass", shield]) == (table.ask.ask.key, table.offered(1))
    assert [1] == table.ask.awaited
    assert None is table.ask.face(1).awaited
    told = table.answer(1, shield)
    assert [1, 0, -1] == points(table)
    assert "{who:seat} discards {card:card}." == told[0]
    assert 3 - 1 + 1 + 1 == len(table.position.state.chemists[1].hand)


def test_a_copied_text_is_the_text_of_the_copying_card() -> None:
    table, (salt,) = holding((0, "salt"))
    table.answer(0, salt)
    table.answer(1, "rest")
    table.answer(2, "rest")
    table.snapshot, mirror = deal(table.snapshot, 0, "mirror")
    table.answer(0, f"card:{mirror}")
    assert [2, 0, 0] == points(table)


def test_a_tube_plays_the_top_card_of_the_deck() -> None:
    table, (tube,) = holding((0, "tube"))
    top = table.position.state.deck[0]
    table.answer(0, tube)
    assert top in table.position.state.discard


def test_a_lens_shows_the_top_cards_to_its_player_alone_until_they_are_drawn() -> None:
    table, (lens,) = holding((0, "lens"), seats=2)
    table.answer(0, lens)
    seen = table.offered(0)
    assert 3 == len(seen)
    table.answer(0, *reversed(seen))
    mine, theirs = table.position.view(0), table.position.view(1)
    assert [f"card:{card[0]}" for card in mine.deck if card] == list(reversed(seen))[1:]
    assert not any(theirs.deck)
    assert {f"card:{id}" for id, _ in mine.hand} | set(list(reversed(seen))[1:]) <= table.game.identities(mine)


def test_numbers_that_nobody_else_names_are_scored_when_all_have_named_one() -> None:
    table, (pipette,) = holding((0, "pipette"))
    table.answer(0, pipette)
    table.answer(2, "3")
    table.answer(0, "2")
    table.answer(1, "2")
    assert [0, 0, 3] == points(table)


@pytest.mark.parametrize(("choice", "given"), [("ask", None), ("never", ("pass",)), ("shield", ("shield",))])
def test_a_standing_order_answers_for_its_seat(choice: str, given: tuple[str, ...] | None) -> None:
    table, (acid, shield) = holding((0, "acid"), (1, "shield"))
    table.answer(0, acid)
    expected = (shield,) if given == ("shield",) else given
    assert expected == table.game.order(table.position.view(1), table.ask.face(1), choice)


def test_a_standing_order_does_not_answer_other_questions() -> None:
    table = Table(Lab())
    assert table.game.order(table.position.view(0), table.ask.face(0), "never") is None


def test_a_gift_moves_money_between_seats() -> None:
    table = Table(Lab())
    table.command("gift", 1, to=0, amount=3)
    assert (6, 0) == table.position.view(None).money


def test_a_leaver_lays_down_the_hand_and_is_skipped() -> None:
    table = Table(Lab(), seats=3)
    table.command("leave", 1)
    state = table.position.state
    assert ([], 3) == (state.chemists[1].hand, len(state.discard))
    table.answer(0, "rest")
    assert [2] == table.ask.awaited


def test_the_game_ends_when_somebody_reaches_the_goal() -> None:
    table = Table(Lab(), 3, LabOptions(goal=2))
    table.answer(0, "mix")
    table.answer(0, *table.offered(0)[:2])
    assert [[0], [1, 2]] == table.position.standings


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    position = Table(Lab(), seats=2).position
    views: list[LabView] = [position.view(seat) for seat in (None, 0, 1)]
    assert views[0].hand is None
    assert [id for id, _ in views[1].hand or ()] == position.state.chemists[0].hand
    assert {4, 3} == {len(view.hand or ()) for view in views[1:]}
    assert table_secret(views[0]) == table_secret(views[1]) == table_secret(views[2])


def table_secret(view: LabView) -> tuple[object, ...]:
    """What all watchers see alike."""
    return view.points, view.hands, view.discard, view.turn, view.active


def test_a_resample_deals_anew_what_a_seat_cannot_know_and_nothing_else() -> None:
    game, state = Lab(), Table(Lab(), seats=3).position.state
    dice = Dice("ab" * 16)
    worlds = [game.resample(state, 0, dice) for _ in range(20)]
    assert all(game.view(world, 0) == game.view(state, 0) for world in worlds)
    assert all(game.problems(world) == [] for world in worlds)
    assert len({tuple(world.chemists[1].hand) for world in worlds}) > 10
    assert state.chemists[0].hand == worlds[0].chemists[0].hand


def test_a_resample_changes_nothing_in_the_state_it_was_given() -> None:
    game, state = Lab(), Table(Lab(), seats=3).position.state
    before = Table(Lab(), seats=3).position.state
    game.resample(state, None, Dice("cd" * 16))
    assert before == state


def test_the_computers_play_whole_games() -> None:
    for name, computer in sorted(Lab.computers.items()):
        live = Live.start(Lab(), 3, LabOptions(), "ef" * 16)
        dice = Dice("01" * 16)
        while live.ask is not None:
            seat = live.ask.awaited[0]
            live.answer(seat, computer(live.position.view(seat), live.ask.face(seat), dice))
        assert live.position.standings is not None, name


def test_an_easy_computer_gives_every_answer_sooner_or_later() -> None:
    table, (acid, shield) = holding((0, "acid"), (1, "shield"))
    table.answer(0, acid)
    dice = Dice("01" * 16)
    assert {("pass",), (shield,)} == {easy(None, table.ask.face(1), dice) for _ in range(30)}
    with pytest.raises(ValueError, match="not asked"):
        easy(None, table.ask.face(2), dice)


def test_the_catalogue_knows_every_card() -> None:
    flask = Lab().component("flask")
    assert flask is not None
    assert ("Flask", "Draw a card. You may discard a card; if you do, score 1.") == (flask.name, flask.text)
    assert Lab().component("philosopher's stone") is None
    assert "Flask" == Lab().named("card", "flask")
    assert None is Lab().named("weather", "rain")
    assert [2, 3, 4] == list(Lab().seat_range())
    assert text("When somebody attacks you") == Lab.orders[0].title
