"""Who sees what, what is announced, what may be taken back (sections 23.2 and 23.8)."""

import pytest

from engine import Dice, Windows
from engine.arkham.game import Arkham, ArkhamOptions
from tests.engine.arkham.table import GAME, P, table
from tests.engine.table import Table


@pytest.mark.rule("AA-304", "AA-337")
def test_a_hand_is_seen_by_its_player_alone_and_decks_by_nobody() -> None:
    t = table(P("Punch, Kite Man", deck="Ragman*3"), P("Crowbar", deck="Clayface*3"))
    mine, theirs, onlooker = (t.position.view(seat) for seat in (0, 1, None))
    assert ["Punch", "Kite Man"] == [card.name for card in mine.hand.cards]
    assert (["Crowbar"], None) == ([card.name for card in theirs.hand.cards], onlooker.hand)
    assert [(3, 2), (3, 1)] == [(player.deck, player.hand) for player in onlooker.players]
    for view in (mine, theirs, onlooker):
        assert ("'ragman'" in repr(view), "'clayface'" in repr(view)) == (False, False)
    t.idle()


@pytest.mark.rule("AA-304", "AA-218")
def test_of_face_down_stacks_only_number_and_nemesis_levels_are_seen() -> None:
    t = table(P(), P(), nemeses="Spoiler, Orphan, Azrael, Nightwing", hostages="Aaron Cash, Vicki Vale")
    view = t.position.view(0)
    assert ((1, 2, 3, 4), 4, 2, 20) == (
        view.nemeses[0].levels, view.nemeses[0].count, view.hostages.count, view.main_deck,
    )  # fmt: skip
    for hidden in ("nm_orphan", "nm_azrael", "nm_nightwing", "vicki_vale", "giant_penny"):
        assert f"'{hidden}'" not in repr(view)
    t.idle()


@pytest.mark.rule("AA-304", "AA-346", "AA-340", "AA-200")
def test_the_line_up_shows_slots_rows_and_prices() -> None:
    t = table(P(play="Abandoned Warehouse"), P(), lineup="Kite Man, -, Crowbar", below=("Ragman",))
    first, second, third = t.position.view(None).slots[:3]
    assert [("Kite Man", 1, 2, 0), ("Ragman", 2, 4, 2)] == [
        (place.card.name, place.row, place.buy, place.bribe) for place in first.cards
    ]  # fmt: skip
    assert (True, (), None) == (second.top_empty, second.cards, third.cards[0].bribe)
    t.idle()


@pytest.mark.rule("AA-336", "AA-313")
def test_what_happens_is_announced_to_all_and_drawn_cards_to_one() -> None:
    t = table(P("Batwing", deck="Kite Man", pile="Punch"), P())
    t.play("Batwing")
    public = [t.words(event.text) for event in t.events if event.audience is None]
    private = [t.words(event.text) for event in t.events if event.audience == (0,)]
    assert ["P1 plays Batwing.", "+1 Power, 1 in all.", "P1 draws 1 card."] == public
    assert ["You draw Kite Man."] == private
    t.idle()


@pytest.mark.rule("AA-336")
def test_a_whole_turn_is_announced_step_by_step() -> None:
    t = table(
        P("Punch", deck="Vulnerability*4", vp=1),
        P(deck="Punch*5"),
        lineup="GCPD Officer, Ragman*4",
        main="Crowbar, Clayface",
    )
    t.bribe("GCPD Officer")
    t.end()
    public = [t.words(event.text) for event in t.events if event.audience is None]
    assert [
        "P1 ends the turn.",
        "P1 puts Punch away.",
        "GCPD Officer goes under the main deck.",
        "P1 shuffles the discard pile into a deck.",
        "P1 draws 5 cards.",
        "Crowbar comes into slot 1.",
        "P2's turn.",
    ] == public
    t.idle(1)


@pytest.mark.rule("AA-300", "AA-342")
def test_nobody_else_is_asked_when_a_card_is_played_bought_bribed_or_surged() -> None:
    t = table(
        P("Kite Man, Batwing", vp=1), P("Shield, Punch", play="Scaled Hide", vp=5), lineup="Kite Man, GCPD Officer"
    )
    t.play("Kite Man")
    assert [0] == t.awaited
    t.buy("Kite Man")
    assert [0] == t.awaited
    t.bribe("GCPD Officer")
    t.play("Batwing")
    t.idle()


@pytest.mark.rule("AA-338", "AA-236")
def test_a_game_is_played_again_exactly_from_its_key() -> None:
    tables = [Table(Arkham(), 2, ArkhamOptions()) for _ in range(2)]
    for each in tables:
        while each.ask.ask.key == "character":
            _ = each.answer(each.ask.awaited[0], each.ask.ask.seats[each.ask.awaited[0]].default[0])
        for _ in range(6):
            _ = each.answer(each.ask.awaited[0], "end")
    assert tables[0].stored == tables[1].stored
    assert [] == tables[0].wrong_draws()


def test_buying_may_be_taken_back_but_not_what_showed_a_card() -> None:
    table = Table(Arkham(), 2, ArkhamOptions())
    while table.ask.ask.key == "character":
        _ = table.answer(table.ask.awaited[0], table.ask.ask.seats[table.ask.awaited[0]].default[0])
    seat = table.ask.awaited[0]
    _ = table.answer(seat, "all" if "all" in table.offered(seat) else table.offered(seat)[0])
    assert table.undo_refusal(seat) is not None
    while table.ask.ask.key != "main":
        _ = table.answer(seat, *table.ask.ask.seats[seat].default)
    buys = [id for id in table.offered(seat) if id.startswith("buy:")]
    _ = table.answer(seat, buys[0])
    assert table.undo_refusal(seat) is None
    table.undo()
    assert buys == [id for id in table.offered(seat) if id.startswith("buy:")]


@pytest.mark.rule("AA-337", "AA-241")
def test_what_a_seat_cannot_know_may_be_dealt_anew_without_a_trace() -> None:
    riddler = P("Clayface", deck="Punch*5, Ragman*5", character="The Riddler")
    stack = "Aaron Cash, Vicki Vale, Julie Madison"
    t = table(P("Punch, Kite Man", deck="Ragman*3, Crowbar*3"), riddler, tokens={1: 3, 2: 4}, hostages=stack)
    for seat in (0, 1, None):
        changed = [GAME.resample(t.state, seat, Dice(f"{number:032x}")) for number in range(12)]
        assert {True} == {GAME.view(state, seat) == GAME.view(t.state, seat) for state in changed}
        assert len({repr(state) for state in changed}) > 1
    t.idle()


@pytest.mark.rule("AA-114")
def test_a_card_that_one_seat_looked_at_stays_where_it_is_in_all_that_this_seat_can_imagine() -> None:
    t = table(P("Giant Mallet", deck="Kite Man, Ragman*4, Crowbar*4"), P())
    t.play("Giant Mallet")
    t.no()
    top = t.state.players[0].deck[0]
    mine = [GAME.resample(t.state, 0, Dice(f"{number:032x}")).players[0].deck[0] for number in range(12)]
    theirs = [GAME.resample(t.state, 1, Dice(f"{number:032x}")).players[0].deck[0] for number in range(12)]
    assert ({top}, True) == ({*mine}, len({*theirs}) > 1)
    assert (top in t.position.view(0).hand.knows, top in t.position.view(1).hand.knows) == (True, False)
    t.idle()


@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_a_standing_order_answers_for_its_owner(windows: Windows) -> None:
    t = table(P("Nightmare Visions"), P("Shield, Bladed Umbrella"), P("Shield"), windows=windows)
    t.play("Nightmare Visions")
    face, view = t.ask.face(1), t.position.view(1)
    kind = GAME.orders[0]
    given = {choice.id: GAME.order(view, face, choice.id) for choice in kind.choices}
    shield = face.mine.options[1].id
    assert {"ask": None, "never": ("pass",), "weakness": (shield,), "any": (shield,)} == given
    t.take_it(1)
    t.take_it(2)
    t = table(P("Raid"), P("Shield, Punch"))
    t.play("Raid")
    assert ("pass",) == GAME.order(t.position.view(1), t.ask.face(1), "weakness")
    t.take_it(1)
    assert None is GAME.order(t.position.view(1), t.ask.face(1), "never")
    t.pick("Punch")
    t.idle()
