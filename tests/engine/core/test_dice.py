"""Chance: every number follows from the key, every result is equally likely, every draw can be proven afterwards."""

import hashlib
from collections import Counter

import pytest

from engine import Dice, Draw, commitment, wrong_draws
from engine.core import dice as dice_module
from engine.core.dice import number
from engine.core.task import Tasks
from tests.engine.core.mini import Clerk, mini
from tests.engine.lab import Lab
from tests.engine.table import KEY, Table

OTHER_KEY = "0123456789abcdef" * 2


def test_a_number_is_the_keyed_hash_of_its_stream_and_counter() -> None:
    """Anybody can compute it without this program."""
    block = hashlib.blake2b(b"die|4", key=bytes.fromhex(KEY), digest_size=8).digest()
    assert (int.from_bytes(block, "big") % 6, 1) == number(KEY, "die", 4, 6)


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert hashlib.sha256(bytes.fromhex(KEY)).hexdigest() == commitment(KEY)


def test_equal_keys_give_equal_numbers_and_others_do_not() -> None:
    def rolled(key: str) -> list[int]:
        dice = Dice(key)
        return [dice.below("die", 6) for _ in range(30)]

    assert rolled(KEY) == rolled(KEY)
    assert rolled(KEY) != rolled(OTHER_KEY)


def test_a_stream_does_not_depend_on_how_often_another_was_used() -> None:
    alone, mixed = Dice(KEY), Dice(KEY)
    expected = [alone.below("die", 6) for _ in range(20)]
    found: list[int] = []
    for turn in range(20):
        for _ in range(turn % 3):
            _ = mixed.below("deck", 40)
        found.append(mixed.below("die", 6))
    assert expected == found


def test_all_faces_of_a_die_come_about_equally_often() -> None:
    dice = Dice(KEY)
    faces = Counter(dice.below("die", 6) for _ in range(6000))
    assert set(range(6)) == set(faces)
    assert all(900 < count < 1100 for count in faces.values())


def test_a_number_that_would_favour_some_results_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 16 blocks the last 4 would make 0 to 3 of 12 likelier; so they use up a counter and give nothing."""
    monkeypatch.setattr(dice_module, "_SPAN", 16)
    monkeypatch.setattr(dice_module, "keyed", Blocks([15, 12, 11, 5]))
    dice, record = Dice(KEY), list[Draw]()
    assert [11, 5] == [dice.below("die", 12, record) for _ in range(2)]
    assert [Draw("die", 0, 12, 11), Draw("die", 3, 12, 5)] == record
    assert {"die": 4} == dice.counters


class Blocks:
    """Stands for blake2b with a key taken in: gives these values by counter."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.value = 0

    def __call__(self, key: str) -> "Blocks":
        return self

    def copy(self) -> "Blocks":
        return Blocks(self.values)

    def update(self, data: bytes) -> None:
        self.value = self.values[int(data.rpartition(b"|")[2])]

    def digest(self) -> bytes:
        return self.value.to_bytes(8, "big")


def test_a_bound_so_large_that_numbers_are_rejected_still_proves_itself() -> None:
    """Just above half of 64 bits nearly every second block is thrown away."""
    dice, record = Dice(KEY), list[Draw]()
    for _ in range(40):
        _ = dice.below("wide", (1 << 63) + 1, record)
    assert dice.counters["wide"] > 50
    assert [] == wrong_draws([KEY], record)


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        Dice(KEY).below("die", bound)


def test_a_whim_moves_no_stream_and_is_the_same_at_the_same_place() -> None:
    dice = Dice(KEY)
    whims = [dice.whim(f"place {place}", 6) for place in range(30)]
    assert whims == [dice.whim(f"place {place}", 6) for place in range(30)]
    assert set(range(6)) == set(whims)
    assert {} == dice.counters


def test_the_default_of_an_absent_player_differs_from_ask_to_ask() -> None:
    """Each is a whim of the place in the game, the same before and after a restart."""

    def defaults(key: str) -> tuple[str, ...]:
        table = Table(Lab(), seats=4, key=key)
        play = table.game.play(table.position.state, 4, Dice(key), True)
        play.opened = 7
        return tuple(play.whim(f"seat {seat}", "abcdefgh", 1)[0] for seat in range(8))

    assert len(set(defaults(KEY))) > 1
    assert defaults(KEY) == defaults(KEY)
    assert defaults(KEY) != defaults(OTHER_KEY)


# shuffles


def shuffled(seats: int = 2) -> Table:
    tasks = Tasks()

    @tasks.task("start")
    def start(t: Clerk) -> None:
        t.shuffle("deck", t.pile("deck"))
        for _ in range(3):
            t.note("{die}", die=t.roll())

    return Table(mini(tasks, piles={"deck": [str(card) for card in range(20)]}), seats)


def test_a_shuffle_keeps_every_card_and_is_in_the_journal_draw_by_draw() -> None:
    table = shuffled()
    deck = table.position.state.piles["deck"]
    assert sorted(range(20)) == sorted(int(card) for card in deck)
    assert list(range(20, 1, -1)) == [draw.bound for draw in table.draws() if draw.stream == "deck"]


def test_a_stranger_can_shuffle_again_from_the_journal() -> None:
    table = shuffled()
    deck = [str(card) for card in range(20)]
    for last, draw in zip(range(19, 0, -1), table.draws(), strict=False):
        result, _ = number(KEY, draw.stream, draw.counter, draw.bound)
        deck[last], deck[result] = deck[result], deck[last]
    assert table.position.state.piles["deck"] == deck


def test_every_order_of_three_cards_is_equally_likely() -> None:
    orders: Counter[str] = Counter()
    dice = Dice(KEY)
    tasks = Tasks()
    play = Clerk(mini(tasks).blank(1, mini(tasks).options_type()), 1, dice, tasks, True)
    for _ in range(3000):
        play.budget.verbs = 100
        cards = list("abc")
        play.shuffle("deck", cards)
        orders["".join(cards)] += 1
    assert 6 == len(orders)
    assert all(400 < count < 600 for count in orders.values())


def test_cards_dealt_anew_are_the_same_cards_in_an_order_of_their_own_stream() -> None:
    dice = Dice(KEY)
    cards = list(range(20))
    again = dice.shuffled("deck", cards)
    assert (list(range(20)), cards) == (sorted(again), list(range(20)))
    assert again != cards
    assert (again, ["deck"]) == (Dice(KEY).shuffled("deck", cards), list(dice.counters))
    assert again != dice.shuffled("deck", cards)


# proof


def test_an_honest_journal_proves_itself() -> None:
    table = shuffled()
    assert 22 == len(table.draws())
    assert [] == table.wrong_draws()


def test_a_forged_result_is_found() -> None:
    draws = shuffled().draws()
    forged = draws[20]
    draws[20] = Draw(forged.stream, forged.counter, forged.bound, (forged.result + 1) % 6)
    assert [f"die 1: the key gives {forged.result}, the journal says {draws[20].result}"] == wrong_draws([KEY], draws)


def test_a_number_that_was_thrown_away_because_somebody_disliked_it_is_found() -> None:
    draws = shuffled().draws()
    del draws[20]
    assert ["die: number 1 was skipped or used twice (journal says 2)"] == wrong_draws([KEY], draws)


def test_a_number_that_was_used_twice_is_found() -> None:
    draws = shuffled().draws()
    draws.insert(20, draws[19])
    assert ["die: number 1 was skipped or used twice (journal says 0)"] == wrong_draws([KEY], draws)


def test_a_wrong_key_is_found() -> None:
    draws = shuffled().draws()
    assert len(wrong_draws([OTHER_KEY], draws)) > 15


def test_a_missing_key_is_found() -> None:
    table = Table(Lab())
    table.command("reseed", key=OTHER_KEY)
    assert ["reseed 1 is in the journal but 1 keys are given"] == wrong_draws([KEY], table.draws())
    assert [] == wrong_draws([KEY, OTHER_KEY], table.draws())


def test_a_journal_that_makes_no_sense_is_called_wrong_and_breaks_nothing() -> None:
    assert ["die 0: there is no number below -6"] == wrong_draws([KEY], [Draw("die", 0, -6, 0)])
    assert ["reseed -1 is in the journal but 1 keys are given"] == wrong_draws([KEY], [Draw("", -1, 0, 0)])


def test_marks_set_streams_back_where_a_task_started_again() -> None:
    dice, record = Dice(KEY), list[Draw]()
    for _ in range(4):
        _ = dice.below("die", 6, record)
    again = [record[0], record[1], Draw("*", 0, 0, 0), Draw("die", 1, 0, 0), record[1], record[2], record[3]]
    assert [] == wrong_draws([KEY], again)
    assert wrong_draws([KEY], [*again[:3], *again[4:]])
