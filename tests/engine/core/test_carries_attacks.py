"""Arkham on this core: an Attack with Defenses whose rewards draw cards, and a First Appearance that passes cards."""

import pytest

from engine import Stale, Windows, text
from engine.core.task import Effect
from tests.engine.core.asylum import CardText, Inmate, asylum
from tests.engine.table import Table


def mallet(t: Inmate) -> None:
    """+2 Power. Attack: Each foe discards a card. Then +1 Power."""
    t.power(2)
    t.push("attack", by=t.me, hit="mallet hit", this=t.this)
    t.push("text", slug="mallet rest", this=t.this, seat=t.me)


def mallet_hit(t: Inmate) -> Effect[None]:
    """Each foe makes their own choice when their turn in the order comes (AA-120)."""
    if t.hand(t.me):
        prompt = text("Discard a card.")
        pick = yield from t.choose(
            t.me, "discard", text("{who:seat} discards.", who=t.me), prompt, t.cards(t.me, "discard")
        )
        t.discard(t.me, pick)


def shield_reward(t: Inmate) -> None:
    """Defense: discard this to avoid an Attack. If you do, draw a card."""
    t.draw(t.me)


def mallet_rest(t: Inmate) -> None:
    t.power(1)


TEXTS: dict[str, CardText] = {
    "mallet": mallet,
    "mallet hit": mallet_hit,
    "mallet rest": mallet_rest,
    "shield reward": shield_reward,
}


def attacked(hands: dict[int, list[str]], windows: Windows = "quick", deck: list[str] | None = None) -> Table:
    """Seat 0 plays the Mallet at a table of three with these hands."""
    piles: dict[str, list[str]] = {"hand 0": ["mallet#1"]}
    for seat in (1, 2):
        piles[f"hand {seat}"] = hands.get(seat, [])
        piles[f"deck {seat}"] = deck or ["new#1", "new#2"]
    game = asylum(("play", {"seat": 0, "card": "mallet#1", "frm": "hand 0"}), texts=TEXTS, piles=piles)
    return Table(game, 3, windows=windows)


def hands(table: Table) -> list[list[str]]:
    return [table.position.state.piles.get(f"hand {seat}", []) for seat in range(3)]


@pytest.mark.parametrize("first", [1, 2])
def test_all_foes_are_asked_at_once_and_what_they_decided_is_applied_in_turn_order(first: int) -> None:
    """EX-005: P2 avoids and draws, P3 discards; who answered first does not matter."""
    table = attacked({1: ["shield#1", "a#1"], 2: ["shield#2", "b#1", "c#1"]})
    assert [1, 2] == table.ask.awaited
    answers = {1: "shield#1", 2: "pass"}
    table.answer(first, answers[first])
    table.answer(3 - first, answers[3 - first])
    assert (["new#1", "a#1"], [2]) == (sorted(hands(table)[1], reverse=True), table.ask.awaited)
    table.answer(2, "b#1")
    notes = ["0 plays mallet#1", "1 discards shield#1", "1 draws", "2 discards b#1"]
    assert notes == table.position.state.notes
    assert (3, ["shield#2", "c#1"]) == (table.position.state.numbers["power 0"], hands(table)[2])


def test_text_after_the_attack_goes_on_even_if_everybody_avoided_it() -> None:
    """AA-121."""
    table = attacked({1: ["shield#1"], 2: ["shield#2"]})
    table.answer(2, "shield#2")
    assert 2 == table.position.state.numbers["power 0"]
    table.answer(1, "shield#1")
    assert 3 == table.position.state.numbers["power 0"]
    assert ["1 discards shield#1", "1 draws", "2 discards shield#2", "2 draws"] == table.position.state.notes[1:]


def test_a_defense_drawn_as_a_reward_does_not_help_against_the_same_attack() -> None:
    """AA-128."""
    table = attacked({1: ["shield#1"], 2: ["a#1", "b#1"]}, deck=["shield#9", "x#1"])
    table.answer(1, "shield#1")
    assert ("discard", [2]) == (table.ask.ask.key, table.ask.awaited)
    assert ["shield#9"] == hands(table)[1]


def test_a_foe_without_a_defense_is_not_asked_at_a_quick_table() -> None:
    table = attacked({1: ["a#1"], 2: ["b#1"]})
    assert table.position.ask is None
    assert ["1 discards a#1", "2 discards b#1"] == table.position.state.notes[1:]


def test_with_a_poker_face_every_foe_is_asked() -> None:
    table = attacked({1: ["a#1"], 2: ["b#1"]}, windows="poker")
    assert ("defend", [1, 2]) == (table.ask.ask.key, table.ask.awaited)
    assert None is table.ask.face(0).awaited


def passing(**hands: list[str]) -> Table:
    """Seat 0 has ended its turn, and the new Nemesis makes everybody pass a card (4 players)."""
    piles = {f"hand {name[1:]}": cards for name, cards in hands.items()}
    texts = {"shield reward": shield_reward}
    return Table(asylum(("first-appearance", {"after": 0, "nemesis": "The Joker"}), texts=texts, piles=piles), 4)


def pile(table: Table, seat: int) -> list[str]:
    return table.position.state.piles.get(f"hand {seat}", [])


def test_all_choose_in_secret_and_all_cards_move_at_once() -> None:
    """AA-144: nobody passes on what they have just received."""
    table = passing(p0=["a#1", "a#2"], p1=["b#1", "b#2"], p2=["c#1", "c#2"], p3=["d#1", "d#2"])
    assert ("pass", [1, 2, 3, 0]) == (table.ask.ask.key, table.ask.awaited)
    for seat, card in ((0, "a#2"), (1, "b#1"), (2, "c#1")):
        assert [] == table.answer(seat, card)
    assert (["a#1", "a#2"], ["d#1", "d#2"]) == (pile(table, 0), table.offered(3))
    table.answer(3, "d#2")
    assert [["a#1", "d#2"], ["b#2", "a#2"], ["c#2", "b#1"], ["d#1", "c#1"]] == [pile(table, seat) for seat in range(4)]


def test_who_avoids_it_neither_passes_nor_receives() -> None:
    """AA-138, AA-142: P2 avoids, so P1 passes to P3."""
    table = passing(p0=["a#1", "a#2"], p1=["shield#1", "b#1"], p2=["c#1", "c#2"], p3=["d#1", "d#2"])
    assert [1] == table.ask.awaited
    table.answer(1, "shield#1")
    assert [2, 3, 0] == table.ask.awaited
    for seat, card in ((0, "a#1"), (3, "d#1"), (2, "c#1")):
        table.answer(seat, card)
    assert [["a#2", "d#1"], ["b#1"], ["c#2", "a#1"], ["d#2", "c#1"]] == [pile(table, seat) for seat in range(4)]


def test_who_is_left_alone_passes_to_themselves() -> None:
    """AA-143."""
    table = passing(p0=["a#1", "a#2"], p1=["shield#1"], p2=["shield#2"], p3=["shield#3"])
    for seat in (3, 1, 2):
        table.answer(seat, f"shield#{seat}")
    table.answer(0, "a#1")
    assert ["a#2", "a#1"] == pile(table, 0)
    assert "0 passes a card to 0" in table.position.state.notes


def test_who_has_no_card_passes_none_and_receives_all_the_same() -> None:
    """AA-144."""
    table = passing(p0=["a#1", "a#2"], p1=[], p2=["c#1", "c#2"], p3=["d#1", "d#2"])
    assert [2, 3, 0] == table.ask.awaited
    for seat in (0, 2, 3):
        table.answer(seat, table.offered(seat)[0])
    assert [["a#2", "d#1"], ["a#1"], ["c#2"], ["d#2", "c#1"]] == [pile(table, seat) for seat in range(4)]


def test_a_chosen_card_may_be_changed_until_the_last_one_has_chosen() -> None:
    table = passing(p0=["a#1", "a#2"], p1=["b#1"], p2=["c#1"], p3=["d#1"])
    table.answer(0, "a#1")
    table.answer(0, "a#2")
    for seat in (1, 2, 3):
        old = table.ask.id
        table.answer(seat, table.offered(seat)[0])
    assert ["a#1", "d#1"] == pile(table, 0)
    with pytest.raises(Stale):
        table.answer(0, "a#1", ask=old)
