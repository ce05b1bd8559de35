"""Arkham on this core: a card that plays another off the deck, a copied text, triggers in their owner's order."""

import pytest

from engine import text
from engine.core.play import plain
from engine.core.task import Effect
from tests.engine.core.asylum import CardText, Inmate, asylum, slug
from tests.engine.table import Table


def bat(t: Inmate) -> None:
    """+1 Power."""
    t.power(1)


def strange(t: Inmate) -> None:
    """Play the top card of your deck. Then +1 Power for each card you control."""
    t.push("play-top", seat=t.me)
    t.push("text", slug="strange rest", this=t.this, seat=t.me)


def strange_rest(t: Inmate) -> None:
    t.note("{n} cards", n=len(t.pile(f"play {t.me}")))
    t.power(len(t.pile(f"play {t.me}")))


def claws(t: Inmate) -> None:
    """Attack: Each foe loses a card."""
    t.push("attack", by=t.me, hit="claws hit", this=t.this)


def claws_hit(t: Inmate) -> None:
    for card in t.hand(t.me)[:1]:
        t.discard(t.me, card)


def crowbar(t: Inmate) -> Effect[None]:
    """You may discard this card. If you do, draw a card."""
    public = text("{who:seat} decides.", who=t.me)
    if (yield from t.may(t.me, "crowbar", public, public, yes=text("Discard"), no=text("Keep"), verb="discard")):
        t.pile(f"play {t.me}").remove(t.this)
        t.pile(f"discard {t.me}").append(t.this)
        t.draw(t.me)


def clayface(t: Inmate) -> Effect[None]:
    """Carry out the text of another card you control as if it were printed here."""
    others = [card for card in t.pile(f"play {t.me}") if card != t.this]
    if others:
        options = [plain(card, "copy", card, same=slug(card)) for card in others]
        card = yield from t.choose(t.me, "copy", text("copies"), text("Which text?"), options)
        t.push("text", slug=slug(card), this=t.this, seat=t.me)


def villain(t: Inmate) -> None:
    """+2 Power. (It is a Villain: other cards see it being played.)"""
    t.power(2)
    t.happened("villain played")


def shield_reward(t: Inmate) -> None:
    """Defense: discard this to avoid an Attack."""


TEXTS: dict[str, CardText] = {
    "shield reward": shield_reward,
    "bat": bat,
    "strange": strange,
    "strange rest": strange_rest,
    "claws": claws,
    "claws hit": claws_hit,
    "crowbar": crowbar,
    "clayface": clayface,
    "villain": villain,
}


def played(card: str, *more: str, **piles: list[str]) -> Table:
    """Seat 0 of two plays a card; ``hand_0=[...]`` are the other piles."""
    named = {name.replace("_", " "): cards for name, cards in piles.items()}
    named["hand 0"] = [card, *more, *named.get("hand 0", [])]
    script = [("play", {"seat": 0, "card": one, "frm": "hand 0"}) for one in (card, *more)]
    return Table(asylum(*script, texts=TEXTS, piles=named), 2)


def test_a_card_played_off_the_deck_is_resolved_before_the_text_below_goes_on() -> None:
    """AA-342: the count of controlled cards includes the card that was played."""
    table = played("strange#1", deck_0=["bat#1"])
    assert ["0 plays strange#1", "0 plays bat#1", "2 cards"] == table.position.state.notes
    assert 3 == table.position.state.numbers["power 0"]


def test_an_attack_of_a_card_played_off_the_deck_is_over_before_the_text_below_goes_on() -> None:
    table = played("strange#1", deck_0=["claws#1"], hand_1=["shield#1", "a#1"])
    assert ([1], "0 plays claws#1") == (table.ask.awaited, table.position.state.notes[-1])
    table.answer(1, "pass")
    assert ["1 discards shield#1", "2 cards"] == table.position.state.notes[-2:]


def test_a_card_that_plays_one_that_plays_another_nests_as_printed() -> None:
    table = played("strange#1", deck_0=["strange#2", "bat#1"])
    notes = ["0 plays strange#1", "0 plays strange#2", "0 plays bat#1", "3 cards", "3 cards"]
    assert notes == table.position.state.notes


def test_with_an_empty_deck_only_the_text_below_happens() -> None:
    assert ["0 plays strange#1", "1 cards"] == played("strange#1").position.state.notes


def test_a_copied_text_runs_with_the_copying_card_as_this_card() -> None:
    """The Crowbar's "discard this card", copied by Clayface, discards Clayface."""
    table = played("crowbar#1", "clayface#1", deck_0=["new#1"])
    table.answer(0, "no")
    assert "crowbar" == table.ask.ask.key
    table.answer(0, "yes")
    piles = table.position.state.piles
    assert (["crowbar#1"], ["clayface#1"], ["new#1"]) == (piles["play 0"], piles["discard 0"], piles["hand 0"])


def test_a_copied_attack_asks_as_the_original_does() -> None:
    table = played("claws#1", "clayface#1", hand_1=["shield#1", "shield#2", "a#1"])
    table.answer(1, "shield#1")
    assert ("defend", [1]) == (table.ask.ask.key, table.ask.awaited)
    assert "clayface#1" == table.ask.ask.public.values["what"]


# the trigger queue (AA-107)


def rogues(t: Inmate) -> None:
    """When you play a Villain, draw a card."""
    t.draw(t.me)


def lounge(t: Inmate) -> None:
    """When a Villain is played, +1 Power; this counts as playing one for the Iceberg Lounge's neighbours."""
    t.power(1)
    t.note("{me} gains 1", me=t.me)


def riddle(t: Inmate) -> None:
    """A Riddle token: it is resolved before anything else."""
    t.note("riddle of {me}", me=t.me)


def echo(t: Inmate) -> None:
    """When a Villain is played: something else happens that others answer to."""
    t.note("echo of {me}", me=t.me)
    t.happened("echo")


TRIGGERS = {
    "rogue": {"villain played": "rogues"},
    "lounge": {"villain played": "lounge"},
    "token": {"villain played": "riddle", "echo": "riddle"},
    "echo": {"villain played": "echo"},
    "late": {"echo": "lounge"},
}
REACTIONS: dict[str, CardText] = {"rogues": rogues, "lounge": lounge, "riddle": riddle, "echo": echo}


def triggered(seats: int = 3, active: int = 1, **play: list[str]) -> Table:
    """Seat ``active`` plays a Villain while these cards lie in play (``p0=[...]``)."""
    piles = {f"play {name[1:]}": cards for name, cards in play.items()}
    piles |= {f"deck {seat}": [f"new{seat}#{number}" for number in range(3)] for seat in range(seats)}
    piles[f"hand {active}"] = ["villain#1"]
    script = ("play", {"seat": active, "card": "villain#1", "frm": f"hand {active}"})
    return Table(asylum(script, texts=TEXTS | REACTIONS, triggers=TRIGGERS, piles=piles), seats)


def test_the_owner_of_several_triggers_picks_which_comes_first() -> None:
    """AA-106."""
    table = triggered(p1=["rogue#1", "lounge#1"])
    assert ("trigger", [1]) == (table.ask.ask.key, table.ask.awaited)
    assert ["1 rogues rogue#1", "1 lounge lounge#1"] == table.offered(1)
    table.answer(1, "1 lounge lounge#1")
    assert ["1 plays villain#1", "1 gains 1", "1 draws"] == table.position.state.notes


def test_what_is_triggered_waits_until_the_card_is_resolved_completely() -> None:
    """AA-105: the Villain's own Power first."""
    table = triggered(p1=["rogue#1", "lounge#1"])
    assert 2 == table.position.state.numbers["power 1"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_comes_first_then_the_others_in_turn_order(active: int) -> None:
    """AA-107; nobody is asked where nobody has two."""
    table = triggered(active=active, p0=["lounge#1"], p1=["lounge#2"], p2=["lounge#3"])
    order = [f"{(active + step) % 3} gains 1" for step in range(3)]
    assert order == table.position.state.notes[1:]


def test_riddles_come_before_everything_else() -> None:
    table = triggered(active=1, p0=["token#1"], p1=["lounge#1"])
    assert ["riddle of 0", "1 gains 1"] == table.position.state.notes[1:]


def test_what_is_triggered_meanwhile_joins_in_and_the_same_order_picks_the_next() -> None:
    """Seat 2's echo triggers the active player's late card and seat 0's Riddle: both come before seat 0's Lounge."""
    table = triggered(active=1, p0=["lounge#1", "token#1"], p1=["late#1"], p2=["echo#1"])
    notes = ["riddle of 0", "echo of 2", "riddle of 0", "1 gains 1", "0 gains 1"]
    assert notes == table.position.state.notes[1:]


def test_equal_triggers_are_no_choice() -> None:
    table = triggered(p1=["lounge#1", "lounge#2"])
    assert table.position.ask is None
    assert ["1 gains 1", "1 gains 1"] == table.position.state.notes[1:]


def test_a_broken_trigger_can_be_skipped_and_the_others_are_still_settled() -> None:
    def broken(t: Inmate) -> Effect[None]:
        """Asks before it fails, so that it can be reached and skipped."""
        _ = yield from t.choose(
            t.me, "broken", text("p"), text("q"), [plain("a", "take", "A"), plain("b", "take", "B")]
        )
        raise ZeroDivisionError

    piles = {"play 0": ["rogue#1", "lounge#1"], "hand 0": ["villain#1"], "deck 0": ["new#1"]}
    script = ("play", {"seat": 0, "card": "villain#1", "frm": "hand 0"})
    game = asylum(script, texts={**TEXTS, **REACTIONS, "rogues": broken}, triggers=TRIGGERS, piles=piles)
    table = Table(game, 2)
    table.answer(0, "0 rogues rogue#1")
    table.command("skip")
    assert ["0 plays villain#1", "0 gains 1"] == table.position.state.notes
