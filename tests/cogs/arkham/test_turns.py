"""Turns of Arkham Asylum as people have them before them: menus by verb, texts, pictures, slash commands, defences."""

from collections.abc import Sequence
from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arkham.arranged import Arranged
from tests.cogs.table import act, started
from tests.engine.arkham.table import P, Seated, table
from tests.sim.harness import Person, Shown, World

Games = dict[str, Game[Any, Any]]


async def at(w: World, games: Games, position: Seated, *people: Person) -> ChannelHandle:
    """A table that begins with this position."""
    games["arkham"] = Arranged(position)
    return await started(w, *(people or (w.alice, w.bob)), game="arkham")


def menus(hand: Shown) -> list[str]:
    return [menu.placeholder for menu in hand.menus]


def buttons(hand: Shown) -> list[str]:
    return [each.label for each in hand.buttons]


def labels(hand: Shown, menu: str) -> Sequence[str]:
    found = hand.menu(menu)
    assert found is not None
    return [choice.label for choice in found.choices]


async def test_a_full_turn_is_a_menu_for_each_verb_with_prices_and_texts(w: World, games: Games) -> None:
    full = table(
        P("Crowbar, Punch*3, Vulnerability", vp=5, character="Poison Ivy"), P(), power=9,
        lineup="Kite Man, Ragman, Giant Mallet, Firefly, Death Trap",
    )  # fmt: skip
    place = await at(w, games, full)
    hand = await act(w.alice, place)
    assert ["Play: choose 1 of 5", "Buy: choose 1 of 8"] == menus(hand)[:2]
    assert ["Crowbar", "Punch (×3)", "Vulnerability"] == labels(hand, "Play: choose 1 of 5")
    assert ["Play all cards", "End the turn", "Refresh", "To the table"] == buttons(hand)
    assert "Kite Man for " in labels(hand, "Buy: choose 1 of 8")[0]
    await w.alice.select(hand, "Play: choose 1 of 5", ["Punch (×3)"])
    assert "✔ **Punch**" in hand.text
    assert ["Crowbar", "Punch (×2)", "Vulnerability"] == labels(hand, "Play: choose 1 of 4")


async def test_the_hand_shows_its_cards_once_and_the_texts_of_what_can_be_bought(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Crowbar, Punch*4"), P(), power=9, lineup="Kite Man, Ragman"))
    hand = (await w.alice.press("My hand", place)).message
    text = hand.text
    assert 1 == text.count("**Crowbar**")
    assert "**Punch** (Starter, cost 0, 0 VP) ×4: +1 Power." in text
    assert 1 == text.count("**Kite Man for ")
    [name] = hand.files
    assert name.startswith("hand-")


async def test_a_card_that_can_be_bought_and_bribed_has_its_text_once(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Punch", vp=5), P(), power=9, lineup="Kite Man", henchmen=0, hostages=""))
    hand = (await w.alice.press("My hand", place)).message
    assert "• **Kite Man for 2 Power (slot 1)**, **Kite Man for 1 VP (slot 1)**: +2 Power. Surge.\n" in hand.text


async def test_a_picture_of_a_hand_that_has_not_changed_is_not_sent_again(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Crowbar, Punch*4"), P()))
    hand = (await w.alice.press("My hand", place)).message
    before = hand.files
    sent = len(w.env.http_requests)
    await w.alice.click(hand, "Refresh")
    assert before == hand.files
    [edit] = [each for each in w.env.http_requests[sent:] if each.method == "PATCH"]
    assert "attachments" not in (edit.json or {})


async def test_a_hand_that_changes_changes_its_picture(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Crowbar, Punch*4"), P()))
    hand = (await w.alice.press("My hand", place)).message
    [before] = hand.files
    await w.alice.click(hand, "Play: Punch (×4)")
    [after] = hand.files
    assert before != after
    assert "[picture: BROKEN" not in hand.text


async def test_act_and_commands_show_no_picture(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Crowbar, Punch*4"), P()))
    assert not (await act(w.alice, place)).files
    assert not (await w.alice.slash("arkham play", where=place, card="Punch")).message.files


async def test_play_all_asks_what_it_must_ask(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Crowbar, Punch*2", play="Alfred Pennyworth"), P()))
    reply = await w.alice.slash("arkham play", where=place, card="Play all cards")
    assert reply.text.startswith("✔ **Play all cards**")
    assert ["Alfred Pennyworth (in play)", "No"] == buttons(reply.message)[:2]
    reply = await w.alice.slash("arkham pass", where=place)
    assert reply.text.startswith("✔ **No**")
    assert "**Alice**'s turn · **4** Power left" in w.alice.screen(place)


async def test_a_question_of_which_nothing_need_be_picked_takes_a_pass(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Cryo-Suit, Punch*2"), P()))
    reply = await w.alice.slash("arkham play", where=place, card="Cryo-Suit")
    assert "Confirm 0 picked" in buttons(reply.message)
    reply = await w.alice.slash("arkham pass", where=place)
    assert reply.text.startswith("✔ Nothing")
    refused = await w.alice.slash("arkham pass", where=place)
    assert "`pass` is not possible now." in refused.text


async def test_two_of_several_cards_are_picked_by_command(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Cryo-Suit, Punch*2, Crowbar"), P()))
    await w.alice.slash("arkham play", where=place, card="Cryo-Suit")
    first = await w.alice.autocomplete("arkham freeze", "a", "pun", where=place)
    second = await w.alice.autocomplete("arkham freeze", "b", "crow", where=place)
    [a], [b] = first.values(), second.values()
    reply = await w.alice.slash("arkham freeze", where=place, a=a, b=b)
    assert reply.text.startswith("✔ **Punch**, **Crowbar**")
    assert "frozen: Punch, Crowbar" in w.bob.screen(place)


async def test_a_defence_comes_from_a_direct_message_and_nobody_is_named_before(w: World, games: Games) -> None:
    attack = table(P("Raid, Punch*4"), P("Bladed Umbrella, Punch*2"), P("Punch*3"))
    place = await at(w, games, attack, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Play: Raid")
    assert "Waiting for a reaction to Raid" in w.alice.screen(place)
    hand = w.bob.find("Bladed Umbrella", w.bob.dm)
    assert "Alice attacks you with Raid. Use a Defense?" in hand.text
    assert "Bob" not in [line for line in w.alice.screen(place).splitlines() if "Waiting" in line][-1]
    await w.bob.click(hand, "Bladed Umbrella")
    assert "avoids Raid with Bladed Umbrella" in w.alice.screen(place)


@pytest.mark.parametrize("order", ["any", "weakness"])
async def test_a_standing_order_defends(w: World, games: Games, order: str) -> None:
    place = await at(w, games, table(P("Raid, Punch*4"), P("Bladed Umbrella, Punch*2")))
    reply = await w.bob.slash("table orders", where=place, window="defend", choice=order)
    assert reply.text.startswith("Your standing order is set.\n• **When you are attacked**: Use ")
    await act(w.alice, place, "Play: Raid")
    assert (order == "any") == ("avoids Raid with Bladed Umbrella" in w.alice.screen(place))


async def test_orders_for_a_teammate_are_neither_listed_nor_taken_where_everybody_plays_alone(
    w: World, games: Games
) -> None:
    place = await at(w, games, table(P("Raid, Punch*4"), P("Bladed Umbrella, Punch*2")))
    assert {"When you are attacked": "defend"} == await w.bob.autocomplete("table orders", "window", "", where=place)
    assert {} == await w.bob.autocomplete("table orders", "choice", "", where=place, window="lend")
    listed = (await w.bob.slash("table orders", where=place)).text
    assert ["| • **When you are attacked**: Ask me"] == [line for line in listed.splitlines() if "•" in line]
    refused = "There is no such standing order: choose one of those that are listed."
    assert refused == (await w.bob.slash("table orders", where=place, window="lend", choice="never")).text


LONG = (
    "Crowbar, Bladed Umbrella, Escape Artist, Time Bomb, The Creeper, Giant Mallet, Freeze Ray, Cryo-Suit, Pop Gun,"
    "Kite Man, Ragman, Firefly, Death Trap"
)
"""A hand of long texts, longer than any game has seen."""


async def test_the_longest_hand_with_everything_on_offer_is_delivered_whole(w: World, games: Games) -> None:
    position = table(
        P(LONG, vp=9, character="Poison Ivy", pile=LONG), P(), power=30,
        lineup="Man-Bat, Clayface, Hugo Strange, Professor Pyg, Ratcatcher",
        below=["Victor Zsasz, Solomon Grundy, Black Mask", "The Creeper, Firefly, Arkham Inmate"],
    )  # fmt: skip
    place = await at(w, games, position)
    hand = (await w.alice.press("My hand", place)).message
    for name in (each.strip() for each in LONG.split(",")):
        assert f"**{name}** (" in hand.text
    assert "Man-Bat for " in hand.text
    assert hand.text == w.alice.find("Refresh", w.alice.dm).text


async def test_in_play_comes_in_as_many_messages_as_it_takes(w: World, games: Games) -> None:
    position = table(
        P(play=LONG, pile=LONG), P(play=LONG, pile=LONG), P(play=LONG, pile=LONG), P(play=LONG, pile=LONG),
        lineup="Man-Bat, Clayface, Hugo Strange, Professor Pyg, Ratcatcher",
    )  # fmt: skip
    place = await at(w, games, position, w.alice, w.bob, w.carol, w.dave)
    reply = await w.erin.press("In play", place)
    assert len(reply.messages) > 1
    assert all(shown.ephemeral for shown in reply.messages)
    words = "".join(shown.text for shown in reply.messages)
    assert 4 == words.count("**Escape Artist**")
    assert "**Discard pile of 4 Dave**\n| Crowbar, Bladed Umbrella" in words
