"""The hand: by command, by button and by direct message the same, for its owner alone."""

from typing import Any

from cogs.hand import hand as shown_hand
from cogs.limits import CONTENT
from engine import Game, Text
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, opened, picks_teams, scene, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

NO_HAND = "You do not sit at this table, so you have no hand here."
NOT_STARTED = "The game has not started yet: press Start when everybody is seated."


async def test_command_button_and_direct_message_show_the_same_hand(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    typed = await w.alice.slash("hand", where=place)
    pressed = await w.alice.press("My hand", place)
    assert typed.ephemeral
    assert pressed.ephemeral
    assert typed.text == pressed.text == w.alice.dms[-1].text
    assert "Villains in your hand:" in typed.text
    assert "{Pick 2: choose 0 to 2}" in typed.text


async def test_nobody_sees_anothers_hand(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.press("My hand", place)
    names = [choice.label for choice in w.alice.dms[-1].menus[0].choices]
    assert [] == [name for name in names if name in w.bob.screen(place) + w.bob.screen(w.bob.dm)]


async def test_act_shows_only_what_is_asked_with_what_each_choice_leads_to(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3, holds=["jet-pack"]), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    assert "• **Jet Pack: skip Squares**: Squares, Gadget spaces too, are not counted in your move." in hand.text
    assert "Your Gadgets" not in hand.text
    assert (
        "| **First Escape** · round 1 · **Alice** is running · you are on 3 of 36 (Square)\n| **Your turn: roll, or use"
    ) in hand.text
    typed = (await w.alice.slash("hand", where=place)).text
    assert 1 == typed.count("you are on 3 of 36 (Square)")
    await w.alice.click(hand, "Roll")
    assert "Your Gadgets" not in hand.text


async def test_what_came_of_an_answer_stands_where_it_was_pressed_until_something_else_is(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1]))
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place, "Roll")
    assert hand.text.startswith("✔ **Roll**\n> **Alice** rolls a 1.\n| DC Breakout")
    await w.alice.click(hand, "Keep the 1")
    assert ["✔ **Keep the 1**", "> **Alice** moves 1 space to space 4 (Triangle)."] == hand.text.splitlines()[:2]
    await w.alice.click(hand, "Refresh")
    assert "moves 1 space" not in hand.text


async def test_a_secret_that_came_of_an_answer_is_told_once(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place, "Riddle: roll in secret")
    assert "> **Alice** rolls a die in secret." in hand.text
    assert 1 == sum("shows 4" in line for line in hand.text.splitlines() if line.startswith((">", "| >")))


async def test_of_much_that_came_the_newest_is_told(w: World) -> None:
    await started(w, w.alice, w.bob)
    mine = await scene(w, w.alice)
    came = [Text("{who:seat} rolls a {die}.", {"who": 0, "die": number}) for number in range(1, 13)]
    content = shown_hand(mine, said="✔ Played", came=came).content or ""
    newest = (f"> **Alice** rolls a {number}." for number in range(5, 13))
    assert ["✔ Played", "> …", *newest] == content.splitlines()
    content = shown_hand(mine, said="✔ Played", came=came[:8]).content or ""
    assert ["✔ Played", "> **Alice** rolls a 1."] == content.splitlines()[:2]
    came = [Text("x" * 900 + str(number), {}) for number in range(4)]
    content = shown_hand(mine, said="✔ Played", came=came).content or ""
    assert content.startswith("✔ Played\n…\n> xxx")
    assert content.endswith("x3")
    assert CONTENT >= len(shown_hand(mine, said="y" * CONTENT, came=came).content or "")


async def test_a_finished_game_says_in_the_private_answer_who_has_won(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("maxie-zeus", on=46), B=team(on=8), dice=[6], escape=2))
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place, "Roll")
    assert ("| The game is over. 🏁 **Alice** won the race.\n| Final standings:\n| 🥇 Alice\n| 🥈 Bob\n") in hand.text
    for person in (w.alice, w.bob):
        typed = (await person.slash("hand", where=place)).text
        assert "| The game is over.\n" in typed
        assert 1 == typed.count("🏁 **Alice** won the race.") == typed.count("| 🥇 Alice\n| 🥈 Bob\n")


async def test_a_hand_links_to_its_table(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    [hand] = [each for each in w.alice.dms if each.buttons]
    assert f"https://discord.com/channels/{w.guild.id}/{place.id}" == hand.embeds[0].url
    assert "DC Breakout: Arkham Asylum · table 1" == hand.embeds[0].title


async def test_my_hand_of_who_does_not_sit_there_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert NO_HAND == (await w.carol.press("My hand", place)).text
    assert NO_HAND == (await w.carol.press("Act", place)).text


async def test_hand_before_the_start_says_so(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    assert NOT_STARTED == (await w.alice.slash("hand", where=place)).text
    assert NOT_STARTED == (await w.alice.slash("hand", where=w.alice.dm)).text


async def test_hand_of_a_named_table_from_direct_messages(w: World) -> None:
    await started(w, w.alice, w.bob)
    await started(w, w.alice, w.carol)
    several = "You sit at several tables: pick one in the option `table`."
    assert several == (await w.alice.slash("hand", where=w.alice.dm)).text
    tables = await w.alice.autocomplete("hand", "table", "carol", where=w.alice.dm)
    assert ["2"] == list(tables.values())
    assert "table 2" in (await w.alice.slash("hand", table="2", where=w.alice.dm)).text


async def test_the_hand_in_the_direct_messages_follows_when_its_seat_is_asked(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    [mine] = [each for each in w.bob.dms if "Your cards" in each.text] or [None]
    assert mine is None
    await act(w.alice, place, "Roll")
    [mine] = [each for each in w.bob.dms if "Your cards" in each.text]
    assert "| **Your turn: roll.**" in mine.text
    await w.bob.click(mine, "Roll")
    assert "Nothing for you to do now: we wait for **Alice**." in mine.text


async def test_refresh_brings_a_hand_up_to_date(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, w.bob)
    mine = w.alice.dms[-1]
    await act(w.alice, place, "Roll")
    assert "[Roll]" in mine.text
    await w.alice.click(mine, "Refresh")
    assert "[Roll]" not in mine.text
    assert "we wait for **Bob**" in mine.text


async def test_take_back_stands_in_the_hand_only_while_it_is_possible(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8), C=team(on=5), dice=[1]))
    place = await started(w, w.alice, w.bob, w.carol)
    hand = await act(w.alice, place)
    assert hand.button("Take back") is None
    [use] = [button.label for button in hand.buttons if button.label.startswith("King Tut")]
    await w.alice.click(hand, use)
    await w.alice.click(hand, "Take back")
    assert hand.text.startswith("Your last step is taken back.\n")
    assert hand.button(use) is not None
    assert hand.button("Take back") is None
    await w.alice.click(hand, "Roll")
    assert hand.button("Take back") is None


async def test_a_take_back_that_comes_too_late_is_refused_and_the_hand_shows_the_present(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8), C=team(on=5), dice=[1, 1]))
    place = await started(w, w.alice, w.bob, w.carol)
    hand = await act(w.alice, place)
    await w.alice.click(hand, next(each.label for each in hand.buttons if each.label.startswith("King Tut")))
    await act(w.alice, place, "Roll")
    reply = await w.alice.click(hand, "Take back")
    assert "Dice have been rolled or cards drawn since" in reply.text or "Somebody else has moved since" in reply.text
    assert reply.ephemeral
    assert hand.button("Take back") is None
    assert "we wait for **Bob**" in hand.text


async def test_a_secret_choice_may_be_changed_until_the_last_one_has_chosen(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice)
    hand = await act(w.alice, place)
    assert "You have chosen already; until the last one has, you can choose again." in hand.text
    chosen = {choice.label for choice in hand.menus[0].choices if choice.chosen}
    others = [choice.label for choice in hand.menus[0].choices if choice.label not in chosen][:2]
    await w.alice.select(hand, "Pick 2", others)
    await w.alice.click(hand, "Confirm 2 picked")
    await picks_teams(w, place, w.bob)
    assert f"**Alice** runs with {', '.join(others)}." in w.carol.screen(place)


async def test_a_hand_after_the_end_says_so_and_offers_nothing(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    mine = w.alice.dms[-1]
    await w.max.slash("mod end", reason="late", where=place)
    assert "| The game is over." in mine.text
    assert [] == mine.menus
    assert "| The game is over." in (await w.alice.slash("hand", table="1")).text


async def test_a_hand_at_a_paused_table_says_so_and_offers_nothing(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod pause", reason="supper", where=place)
    hand = await w.alice.press("My hand", place)
    assert "The table is paused: wait until a moderator resumes it." in hand.text
    assert [] == hand.message.menus
