"""Turns of Enemies of Gotham City as people have them before them: reasons, forecast, commands, gifts, refusals."""

import re
from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.enemies.arranged import Arranged
from tests.cogs.table import act, asked, left_behind, opened, scene, started
from tests.engine.enemies.city import CityTable, P, city
from tests.sim.harness import Person, Shown, World

Games = dict[str, Game[Any, Any]]


def street(**facts: Any) -> CityTable:
    """Alice at the Uptown bank with cards and a Weapon, Bob in Midtown, Carol in Tricorner."""
    a = P("joker", at="uptown", goons="uptown*2", money=4, hand="muscle-in, torch-job, on-the-move", weapons="pistol",
          main_used=True)  # fmt: skip
    b, c = P("bane", at="midtown", goons="midtown"), P("penguin", at="tricorner")
    return city(
        A=a, B=b, C=c, income="under-the-table", event="cat-burglary", score="midtown", docks="demolition, turncoats",
        market="dynamite", buildings={"uptown": "bank, tower"}, **facts,
    )  # fmt: skip


async def at(w: World, games: Games, position: CityTable, *people: Person) -> ChannelHandle:
    """A table that begins with this position."""
    games["enemies"] = Arranged(position)
    return await started(w, *(people or (w.alice, w.bob, w.carol)), game="enemies")


def labels(hand: Shown) -> list[str]:
    """Everything that can be picked or pressed."""
    return [*(choice.label for menu in hand.menus for choice in menu.choices), *(each.label for each in hand.buttons)]


async def test_the_hand_says_what_is_not_possible_and_why_to_its_holder_alone(w: World, games: Games) -> None:
    place = await at(w, games, street())
    text = (await w.alice.press("My hand", place)).message.text
    reason = "Your turn began in Uptown and cannot end there."
    assert "Not possible now:" in text
    assert f"buy Demolition, buy Turncoats: {reason}" in text
    assert "weapon Fake Revolver: You have used it in this round." in text
    assert "must leave Uptown" in text
    for person in (w.bob, w.erin):
        assert reason not in person.screen(place)
    assert reason not in (await w.bob.press("My hand", place)).message.text


async def test_whoever_acts_reads_why_nothing_can_be_bought_yet_and_then_that_a_purchase_ends_the_turn(
    w: World, games: Games
) -> None:
    place = await at(w, games, street())
    hand = await act(w.alice, place)
    assert (
        "| Round 2 of 6 · Action Phase · you have **4** Money · your Villain is in Uptown\n"
        "| **Your turn: 2 Movement left. You cannot end it in Uptown, where it began.**\n"
    ) in hand.text
    await w.alice.click(hand, "Move: Midtown for 1 Movement")
    assert "Your turn: 1 Movement left. A purchase at the Docks ends it." in (await act(w.alice, place)).text


async def test_a_card_and_a_room_that_would_do_nothing_say_so_where_they_are_picked(w: World, games: Games) -> None:
    a = P("joker", at="uptown", hand="dirty-precinct, shakedown")
    place = await at(w, games, city(A=a, B=P("bane", at="midtown"), C=P(at="tricorner")))
    hand = await act(w.alice, place)
    idle = "It would do nothing now. Gain 3 Infamy for each Police Station in your district."
    assert f"• **Dirty Precinct**: {idle}" in hand.text
    assert "**Shakedown**: Gain 4 Money" in hand.text
    offered = await w.alice.autocomplete("enemies play", "card", where=place)
    assert any(name.startswith("Dirty Precinct · It would do nothing now.") for name in offered)


async def test_the_rules_button_says_how_a_round_and_a_turn_go(w: World) -> None:
    place = await opened(w, w.alice, game="enemies")
    text = (await w.bob.press("Rules", place)).text
    assert "• **A round:** an Event; each Henchman takes a room" in text
    assert "• **Your turn:** steps of your Villain, one Power Card, Income once" in text
    assert "`/enemies` lists it." in text


async def test_a_turn_of_many_weapons_keeps_a_menu_for_each_thing_to_do_and_says_what_each_weapon_is_taken_for(
    w: World, games: Games
) -> None:
    hand_of_7 = "muscle-in, torch-job, shakedown, turf-fight, inside-job, nothing-to-lose, on-the-move"
    a = P("two-face", at="midtown", goons="midtown*3", money=9, hand=hand_of_7,
          weapons="grapple-gun, lock-picks, dynamite, flame-thrower")  # fmt: skip
    docks = "demolition, turncoats, night-of-fire, second-fiddle, recruitment-drive, relocation"
    place = await at(w, games, city(A=a, B=P("bane", at="uptown"), C=P(at="tricorner"), docks=docks))
    await w.alice.slash("enemies move", where=place, a="Mercey Island for 1 Movement")
    hand = await act(w.alice, place)
    assert ["Move", "Play", "Weapon / Discard", "Buy"] == [
        menu.placeholder.partition(": choose")[0] for menu in hand.menus
    ]
    assert {"Weapon: Lock Picks", "Discard Lock Picks for nothing", "Income: 0 Money"} <= set(labels(hand))
    assert (
        "**Discard Flame Thrower for nothing**: It goes to the bottom of the Weapon Deck. You get neither" in hand.text
    )


async def test_a_step_out_says_who_steals_and_then_a_purchase_is_offered(w: World, games: Games) -> None:
    place = await at(w, games, street())
    hand = await act(w.alice, place)
    assert "Move: Midtown for 1 Movement" in labels(hand)
    assert "**Bob** Steals 1 Money from you." in hand.text
    assert not any("Demolition for" in label for label in labels(hand))
    reply = await w.alice.slash("enemies move", where=place, a="Midtown for 1 Movement")
    assert reply.text.startswith("✔ **Midtown for 1 Movement**")
    assert "**Alice** pays 1 Money to **Bob**." in "\n".join(shown.text for shown in w.erin.sees(place))
    offered = await w.alice.autocomplete("enemies buy", "card", "", where=place)
    assert [True, True] == ["for 0 Money" in name or "for 1 Money" in name for name in offered]
    reply = await w.alice.slash("enemies buy", where=place, card="Demolition for 0 Money")
    assert "we wait for **Bob**" in reply.text


async def test_the_lists_of_a_command_are_what_the_buttons_offer(w: World, games: Games) -> None:
    place = await at(w, games, street())
    # Beside other verbs a button says its own: "Play: Muscle In".
    shown = [label.rpartition(": ")[2] for label in labels(await act(w.alice, place))]
    for command, option in (("play", "card"), ("move", "a"), ("discard", "a")):
        offered = await w.alice.autocomplete(f"enemies {command}", option, where=place)
        assert offered
        assert {name.partition(" · ")[0] for name in offered} <= set(shown)
    assert {} == await w.alice.autocomplete("enemies buy", "card", where=place)
    assert {} == await w.bob.autocomplete("enemies play", "card", where=place)


async def test_what_a_list_shows_can_be_typed_as_it_stands_there(w: World, games: Games) -> None:
    b, c = P("bane", at="midtown", goons="uptown*3"), P("penguin", at="tricorner", goons="uptown*2")
    place = await at(w, games, city(A=P("joker", at="uptown", hand="turf-fight"), B=b, C=c))
    [played] = await w.alice.autocomplete("enemies play", "card", where=place)
    assert "Turf Fight · Remove up to 2 rival Goons from your district. Gain 2 Infamy." == played
    await w.alice.slash("enemies play", where=place, card=played)
    [goon, *_] = await w.alice.autocomplete("enemies remove", "a", where=place)
    assert "a Goon of Bob in Uptown (×2)" == goon
    reply = await w.alice.slash("enemies remove", where=place, a=goon, b=goon)
    assert reply.text.startswith("✔ **a Goon of Bob in Uptown**, **a Goon of Bob in Uptown**")


async def test_the_panel_forecasts_the_round(w: World, games: Games) -> None:
    place = await at(w, games, street())
    screen = w.erin.screen(place)
    assert "**Alice**'s turn · 2 Movement left" in screen
    assert "⏳" not in screen, "whose turn it is stands in the headline"
    assert "Waiting for **Alice**: press **Act**." in screen
    assert "⭐ **Midtown**" in screen
    assert "👑**2** 6 (+" in screen
    assert "Infamy Order: **1** Alice (0) › **2** Bob (0) › **3** Carol (0)" in screen
    assert "Turn order: ▶ **1** Alice › **2** Bob › **3** Carol" in screen
    assert "Docks: Demolition 0 · Turncoats 1" in screen
    await w.alice.slash("enemies play", where=place, card="Muscle In")
    assert "👑**1** 10" in w.erin.screen(place)


async def test_hands_come_by_direct_message_and_nobody_else_sees_the_cards(w: World, games: Games) -> None:
    place = await at(w, games, street())
    assert "**On the Move** 🚪: " in w.alice.find("Refresh", w.alice.dm).text
    assert "On the Move" not in w.erin.screen(place)
    assert "On the Move" not in "\n".join(shown.text for shown in [*w.bob.dms, *w.bob.whispers])


async def test_rooms_and_turn_order_can_be_seen_while_they_are_chosen(w: World, games: Games) -> None:
    place = await at(w, games, city(phase="prep", A=P("joker"), B=P("bane"), C=P("penguin")))
    hand = await act(w.alice, place)
    assert ["Arms Room", "Crew Room", "Fire Room", "Plan Room"] == labels(hand)[:4]
    assert "• **Crew Room**: You may send 1, 2 or 3 Goons from your supply to Arkham Asylum." in hand.text
    await w.alice.click(hand, "Crew Room")
    await w.alice.slash("enemies send", where=place, a="Send 2 Goons")
    assert "**Crew Room** (**1** Alice)" in w.erin.screen(place)
    assert "Crew Room" not in labels(await act(w.bob, place))
    await w.bob.slash("enemies place", where=place, spot="Arms Room")
    await w.bob.slash("enemies pass", where=place)
    await w.carol.slash("enemies place", where=place, spot="Plan Room")
    await w.carol.slash("enemies pass", where=place)
    screen = w.erin.screen(place)
    assert "Turn order: ▶ **2** Bob › **1** Alice › **3** Carol" in screen
    assert "At the base: 2 of **1** · each escapes 4 in 6" in screen


# gifts


async def test_money_is_given_at_once_in_anybodys_turn_and_no_button_grows_old(w: World, games: Games) -> None:
    place = await at(w, games, street())
    hand = await act(w.alice, place)
    assert {"Alice": "1", "Carol": "3"} == await w.bob.autocomplete("enemies give", "to", where=place)
    assert [1, 2, 3] == list((await w.bob.autocomplete("enemies give", "amount", where=place)).values())
    reply = await w.bob.slash("enemies give", where=place, to="1", amount=2)
    assert "**Alice** has 2 Money from you now. What was promised for it binds nobody." == reply.text
    assert reply.ephemeral
    assert "**Bob** gives **Alice** 2 Money." in "\n".join(shown.text for shown in w.erin.sees(place))
    await w.alice.click(hand, "Move: Midtown for 1 Movement")
    assert "✔" in hand.text
    assert [5, 2, 3] == [player.money for player in (await scene(w, w.alice)).view.players]


@pytest.mark.parametrize(
    ("to", "amount", "sentence"),
    [
        ("1", 4, "Give at least 1 Money and no more than you have."),
        ("2", 1, "Choose another player who has not left."),
        ("Nobody", 1, "“Nobody” is nobody at this table: pick from the list."),
    ],
)
async def test_a_gift_that_is_not_possible_is_one_sentence(
    w: World, games: Games, to: str, amount: int, sentence: str
) -> None:
    place = await at(w, games, street())
    assert sentence == (await w.bob.slash("enemies give", where=place, to=to, amount=amount)).text
    assert [4, 3, 3] == [player.money for player in (await scene(w, w.alice)).view.players]


async def test_a_gift_waits_for_an_effect_and_can_be_forbidden_at_a_table(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await w.alice.slash("enemies play", where=place, card="Torch Job")
    refused = "An effect is being carried out. Give Money when it is over."
    assert refused == (await w.bob.slash("enemies give", where=place, to="1", amount=1)).text
    await w.max.slash("mod end", reason="enough", where=place)
    there = await at(w, games, street(gifts=False))
    assert {} == await w.bob.autocomplete("enemies give", "to", where=there, table="2")
    switched_off = "Gifts of Money are switched off at this table."
    assert switched_off == (await w.bob.slash("enemies give", where=there, to="1", amount=1)).text


async def test_somebody_without_a_seat_has_nothing_to_give(w: World, games: Games) -> None:
    place = await at(w, games, street())
    reply = await w.erin.slash("enemies give", where=place, to="1", amount=1)
    assert "You do not sit at" in reply.text or "You sit at no table" in reply.text
    assert [4, 3, 3] == [player.money for player in (await scene(w, w.alice)).view.players]


# refusals


async def test_the_wrong_person_and_a_stale_button_change_nothing(w: World, games: Games) -> None:
    place = await at(w, games, street())
    old = await act(w.alice, place)
    reply = await w.bob.slash("enemies income", where=place)
    assert "You are not asked anything now: we wait for Alice." == reply.text
    before = (await scene(w, w.alice)).view
    await w.alice.slash("enemies income", where=place)
    after = (await scene(w, w.alice)).view
    assert before != after
    reply = await w.alice.click(old, "Move: Midtown for 1 Movement")
    assert "The table has moved on" in reply.text
    assert after == (await scene(w, w.alice)).view
    assert [w.alice] == await asked(w, w.alice, w.bob, w.carol)


async def test_what_would_trap_a_villain_is_refused_with_the_commands_that_are_possible(w: World, games: Games) -> None:
    place = await at(w, games, street())
    reply = await w.alice.slash("enemies end", where=place)
    assert "`end` is not possible now. You are asked: Your turn: 2 Movement left." in reply.text
    assert "`move`" in reply.text
    assert "`buy`" not in reply.text


async def test_nobody_reads_of_infamy_from_money_where_the_last_one_wins_and_nothing_is_counted(
    w: World, games: Games
) -> None:
    games["enemies"] = Arranged(street())
    place = await started(w, w.alice, w.bob, w.carol, game="enemies", leavers="leaves")
    for person in (w.alice, w.bob):
        await person.slash("table resign", where=place, sure="yes")
    screen = w.erin.screen(place)
    assert "🥇 Carol: **0** Infamy\n" in screen
    assert "🥈 Bob: **0** Infamy (0 from 0 Money)" in screen


# the lobby


async def test_duos_come_to_the_lobby_as_teams(w: World) -> None:
    place = await opened(w, w.alice, w.bob, w.carol, game="enemies", options="duos=true batman=the-dark-knight")
    screen = w.alice.screen(place)
    assert "**3** of 4 seats are taken; all of them are needed to start." in screen
    assert re.search(r"Team \w:\n  \| 1\. Alice\n  \| 3\. Carol\n  \| Team \w:\n  \| 2\. Bob\n  \| 4\. free", screen)
    assert "Batman: the-dark-knight" in screen
    await w.carol.slash("table seat", where=place, number=2)
    assert "  | 1. Alice\n  | 3. Bob\n" in w.alice.screen(place)


async def test_the_options_of_a_table_are_offered_with_their_values(w: World) -> None:
    offered = await w.alice.autocomplete("table open", "options", "", game="enemies")
    values = ["batman=the-dark-knight", "villains=free", "villains=random", "gifts=false", "duos=true"]
    assert values == list(offered.values())


async def test_pressing_take_back_twice_takes_one_step_back(w: World, games: Games) -> None:
    place = await at(w, games, street())
    hand = await act(w.alice, place, "Move: Midtown for 1 Movement", "Income: 4 Money")
    [name] = [each.custom_id for each in hand.buttons if each.label == "Take back"]
    assert name is not None
    first, second = await left_behind(w, name), await left_behind(w, name)
    await w.alice.click(first, name)
    assert first.text.startswith("Your last step is taken back.\n")
    reply = await w.alice.click(second, name)
    assert "The table has moved on. Look at what is shown now." == reply.text
    assert 1 == w.bob.screen(place).count("**Alice** has taken back the last step.")
    # The button of the present takes the step before it.
    assert "Your last step is taken back." in (await act(w.alice, place, "Take back")).text
    assert {"Move: Midtown for 1 Movement"} <= set(labels(await act(w.alice, place)))
