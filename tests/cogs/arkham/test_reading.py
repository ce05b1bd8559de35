"""What somebody reads who is asked about a card that they cannot see: its text stands below the question."""

from typing import Any

from engine import Game
from tests.cogs.arkham.arranged import Arranged
from tests.cogs.table import act, started
from tests.engine.arkham.table import P, table
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]
ATTACK = "*Punchline: +3 Power. Attack: Each foe discards a random card from their hand.*"


async def test_whoever_is_attacked_reads_what_the_attack_does(w: World, games: Games) -> None:
    games["arkham"] = Arranged(table(P("Punchline, Punch*4"), P("Bladed Umbrella, Punch*2")))
    place = await started(w, w.alice, w.bob, game="arkham")
    await act(w.alice, place, "Play: Punchline")
    for hand in (w.bob.find("Bladed Umbrella", w.bob.dm), await act(w.bob, place)):
        assert f"| **Alice attacks you with Punchline. Use a Defense?**\n| {ATTACK}\n" in hand.text


async def test_a_question_about_a_card_that_is_played_has_its_text_below(w: World, games: Games) -> None:
    games["arkham"] = Arranged(table(P("Gotham Girl, Punch*4", vp=2), P()))
    place = await started(w, w.alice, w.bob, game="arkham")
    hand = await act(w.alice, place, "Play: Gotham Girl")
    text = "*Gotham Girl: +3 Power. You may pay up to 2 VP. +2 Power for each VP paid this way.*"
    assert f"| **Gotham Girl: how many?**\n| {text}\n" in hand.text
    await w.alice.click(hand, "Pay 0 VP")
    assert text not in hand.text


async def test_a_text_that_stands_among_the_cards_below_is_not_told_twice(w: World, games: Games) -> None:
    games["arkham"] = Arranged(table(P("Gotham Girl*2, Punch*3", vp=2), P()))
    place = await started(w, w.alice, w.bob, game="arkham")
    await act(w.alice, place, "Play: Gotham Girl (×2)")
    hand = (await w.alice.press("My hand", place)).message
    assert "(Hero, cost 7, 2 VP): +3 Power. You may pay up to 2 VP." in hand.text
    assert "| *Gotham Girl: " not in hand.text


async def test_abilities_that_are_put_in_order_are_told_with_their_texts(w: World, games: Games) -> None:
    games["arkham"] = Arranged(table(P(), P("Punch", play="Crime Alley"), nemeses="Doctor Hurt", phase="pass-on"))
    place = await started(w, w.alice, w.bob, game="arkham")
    hand = await act(w.bob, place)
    assert ["Crime Alley", "Doctor Hurt"] == [each.label for each in hand.buttons][:2]
    for name, text in (("Crime Alley", "Ongoing: At the start of"), ("Doctor Hurt", "+5 Power. First")):
        assert f"• **{name}**: {text}" in hand.text
