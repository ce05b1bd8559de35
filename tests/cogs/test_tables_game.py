"""/table in a running game: list, show, log, undo, resign, standing orders; each refusal in its words."""

from typing import Any

import pytest

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, opened, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

BREAKOUT = "DC Breakout: Arkham Asylum"
NOT_SEATED = "You do not sit at a running table: open one with /table open, or join one."


# list


async def test_list_shows_first_what_waits_for_the_person(w: World) -> None:
    await opened(w, w.bob)
    await started(w, w.alice, w.bob)
    await opened(w, w.carol, where=w.channel, place="here")
    shown = (await w.alice.slash("table list")).text
    assert [
        "| Tables",
        f"| 🔔 **2** {BREAKOUT} · running · #{BREAKOUT} · table 2 · Alice, Bob · **waits for you**",
        f"| **3** {BREAKOUT} · open · #arkham · Carol",
        f"| **1** {BREAKOUT} · open · #{BREAKOUT} · table 1 · Bob",
    ] == shown.splitlines()


async def test_list_names_who_is_waited_for(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice)
    assert " · waits for Bob" in (await w.carol.slash("table list")).text


async def test_list_names_nobody_who_is_waited_for_where_a_table_is_paused_or_stands_still(
    w: World, games: Games
) -> None:
    # No die is scripted for the computer: what it answers by itself fails.
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), C=team(on=2), dice=[2]))
    place = await started(w, w.alice, w.bob, w.carol)
    await w.bob.slash("me away", days=3, computer=True)
    await act(w.alice, place, "Roll")
    assert 1 == len(w.logged)
    title = f"| **1** {BREAKOUT} · running · #{BREAKOUT} · table 1 · Alice, Bob, Carol · ⚠️ stands still"
    for person in (w.alice, w.bob):
        assert title in (await person.slash("table list")).text.splitlines()
    second = await started(w, w.alice, w.bob, w.carol)
    await w.max.slash("mod pause", where=second, reason="supper")
    title = f"| **2** {BREAKOUT} · paused · #{BREAKOUT} · table 2 · Alice, Bob, Carol"
    assert title in (await w.alice.slash("table list")).text.splitlines()


async def test_list_in_direct_messages_shows_the_persons_own_tables(w: World) -> None:
    await opened(w, w.alice)
    await opened(w, w.bob)
    shown = (await w.bob.slash("table list", where=w.bob.dm)).text
    assert "**2**" in shown
    assert "**1**" not in shown


async def test_list_without_tables_says_how_to_open_one(w: World) -> None:
    assert "No table is open: `/table open` makes one." in (await w.alice.slash("table list")).text


# show


async def test_show_gives_the_panel_with_what_happened_what_was_agreed_and_the_proof(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    reply = await w.carol.slash("table show", where=place)
    assert reply.ephemeral
    text = reply.text
    assert "> Everybody is dealt 5 Villains." in text
    assert "Waiting for **Alice**: press **Act**." in text
    assert "[picture: DC Breakout, First Escape" in text
    assert "| Reactions: only those who can react are asked" in text
    assert "| Dice proofs (SHA-256 of the keys): `" in text
    assert "Dice keys" not in text


async def test_show_of_a_finished_game_gives_the_keys(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    await w.max.slash("mod end", reason="late", where=place)
    assert "| Dice keys: `00000000000000000000000000000001`" in (await w.carol.slash("table show", where=place)).text


async def test_show_of_an_open_table_gives_the_lobby_with_its_buttons(w: World) -> None:
    await opened(w, w.alice)
    reply = await w.bob.slash("table show", table="1")
    await w.bob.click(reply.message, "Sit down")
    assert "| 2. Bob" in w.carol.find("Sit down", w.threads[0]).text


# log


async def test_log_is_private_to_whoever_asks_and_marks_what_only_they_know(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Riddle: roll in secret")
    mine = (await w.alice.slash("table log", where=place)).text
    assert "| **Alice** rolls a die in secret.\n| 🔒 Your secret die shows 4." in mine
    theirs = await w.bob.slash("table log", where=place)
    assert theirs.ephemeral
    assert "| **Alice** rolls a die in secret." in theirs.text
    assert "4." not in theirs.text


async def test_log_gives_as_many_lines_as_are_wanted(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    shown = (await w.bob.slash("table log", lines=2, where=place)).text
    assert [
        "| Log of table 1",
        "| **Alice** moves 2 spaces to space 5 (Square).",
        "| **Bob**'s turn, from space 8.",
    ] == (shown.splitlines())


async def test_log_before_the_start_is_empty(w: World) -> None:
    place = await opened(w, w.alice)
    assert "Nothing has happened yet." in (await w.bob.slash("table log", where=place)).text


# undo


async def test_undo_takes_the_own_step_back_and_the_log_strikes_it_out(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8), C=team(on=5)))
    place = await started(w, w.alice, w.bob, w.carol)
    [label] = [each.label for each in (await act(w.alice, place)).buttons if each.label.startswith("King Tut")]
    await act(w.alice, place, label)
    assert "**2 Bob** on 6 of 36" in w.bob.find("Act", place).text
    assert "Your last step is taken back." == (await w.alice.slash("table undo", where=place)).text
    assert "**2 Bob** on 8 of 36" in w.bob.find("Act", place).text
    assert "**Alice** has taken back the last step." in w.bob.screen(place)
    assert "~~**Alice** uses King Tut.~~" in (await w.bob.slash("table log", where=place)).text


async def test_undo_before_the_start_without_own_step_or_at_no_table_is_refused(w: World) -> None:
    assert NOT_SEATED == (await w.alice.slash("table undo")).text
    place = await opened(w, w.alice, w.bob)
    not_started = "The game has not started yet: press Start when everybody is seated."
    assert not_started == (await w.alice.slash("table undo", where=place)).text
    await w.alice.slash("table start", where=place)
    assert "There is nothing of yours to take back." == (await w.alice.slash("table undo", where=place)).text


async def test_undo_after_a_die_or_after_somebody_else_is_refused(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1]))
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place, "Roll")
    sentence = "Dice have been rolled or cards drawn since, so only a moderator or everybody can take this back."
    assert sentence == (await w.alice.slash("table undo", where=place)).text
    await w.alice.click(hand, "Keep the 1")
    assert "Somebody else has moved since" in (await w.bob.slash("table undo", where=place)).text


async def test_undo_of_a_secret_pick_opens_the_choice_again(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice)
    assert "Waiting for **Bob**" in w.carol.find("Act", place).text
    assert "Your last step is taken back." == (await w.alice.slash("table undo", where=place)).text
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", place).text


# resign


@pytest.mark.parametrize("sure", ["no", "maybe", ""])
async def test_resign_wants_a_yes(w: World, sure: str) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("table resign", sure=sure, where=place)
    assert "Nothing was done: to resign, type `yes` in the option `sure`." == reply.text
    assert "**1 Alice**" in w.bob.find("Act", place).text


async def test_who_resigns_is_followed_by_a_computer_and_the_game_goes_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("table resign", sure="Yes", where=place)
    assert "You have left table 1. Thank you for playing." == reply.text
    assert "**Alice** has resigned." in w.bob.screen(place)
    panel = w.bob.find("Act", place)
    assert "**1 Computer 1** has picked" in panel.text
    assert "Waiting for **Bob**" in panel.text
    assert "You do not sit at table 1 (DC Breakout: Arkham Asylum) any more." == w.alice.dms[-1].text
    assert [] == [button.label for each in w.alice.dms for button in each.buttons]


async def test_a_leavers_seat_is_taken_over_by_whoever_joins(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table resign", sure="yes", where=place)
    reply = await w.carol.slash("table join", where=place)
    assert "You take the seat of Computer 1 at table 1." == reply.text
    assert "**Carol** takes the seat of Computer 1." in w.bob.screen(place)
    assert "**1 Carol**" in w.bob.find("Act", place).text
    assert "Villains in your hand:" in w.carol.dms[-1].text
    assert "Pick the two Villains" in (await w.carol.slash("hand", where=place)).text


async def test_where_seats_leave_the_game_a_resignation_ends_a_game_of_two(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob, leavers="leaves")
    await w.bob.slash("table resign", sure="yes", where=place)
    panel = w.carol.sees(place)[-1].text
    assert "🏁 **Alice** won the race." in panel
    assert "**2 Bob** left the game" in panel
    assert (
        "The game at this table is over: open a new one with /table open."
        == (await w.carol.slash("table join", where=place)).text
    )


async def test_a_table_that_everybody_has_left_waits_until_somebody_joins(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    await w.alice.slash("table resign", sure="yes", where=place)
    assert "Nobody is left at this table, so it waits: join to take a seat." in w.bob.screen(place)
    assert "⏸️" in w.bob.sees(place)[-1].text
    await w.bob.slash("table join", where=place)
    assert "Waiting for **Bob**" in w.carol.find("Act", place).text


async def test_resign_before_the_start_says_what_to_do(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    reply = await w.alice.slash("table resign", sure="yes", where=place)
    assert "The game has not started yet: use `/table leave` to stand up." == reply.text


# standing orders


async def test_orders_are_shown_set_and_used_and_nobody_else_sees_them(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    place = await started(w, w.alice, w.bob)
    windows = await w.bob.autocomplete("table orders", "window", "riddle", where=place)
    assert {"A rival's Riddle": "challenge"} == windows
    choices = await w.bob.autocomplete("table orders", "choice", "", where=place, window="challenge")
    assert "from-5" == choices["Challenge a claim of 5 or more"]
    reply = await w.bob.slash("table orders", window="challenge", choice="from-5", where=place)
    assert "Your standing order is set.\n• **A rival's Riddle**: Challenge a claim of 5 or more" == reply.text
    assert reply.ephemeral
    assert "• **A rival's Riddle**: Challenge a claim of 5 or more" in (await w.bob.slash("table orders")).text
    assert "• **A rival's Riddle**: Ask me" in (await w.alice.slash("table orders")).text
    await act(w.alice, place, "Riddle: roll in secret", "Claim 6")
    assert "**Bob** challenges" in w.carol.screen(place)


async def test_an_order_that_does_not_exist_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.bob.slash("table orders", window="challenge", choice="perhaps", where=place)
    assert "There is no such standing order: choose one of those that are listed." == reply.text


@pytest.mark.parametrize("given", [{"window": "challenge"}, {"choice": "never"}])
async def test_half_an_order_is_not_taken_for_a_question(w: World, given: dict[str, str]) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.bob.slash("table orders", where=place, **given)
    assert "Nothing was set: an order needs both options, `window` and `choice`." == reply.text


async def test_at_a_table_with_a_poker_face_whoever_sets_an_order_is_told_that_reactions_are_asked(w: World) -> None:
    place = await started(w, w.alice, w.bob, reactions="poker")
    reply = await w.bob.slash("table orders", window="challenge", choice="from-5", where=place)
    said = "Your standing order is set, but with its poker face this table asks you in reactions."
    assert f"{said}\n• **A rival's Riddle**: Challenge a claim of 5 or more" == reply.text
    note = "This table has a poker face: in reactions you are asked all the same."
    assert note in (await w.bob.slash("table orders", where=place)).text
    reply = await w.bob.slash("table orders", window="challenge", choice="ask", where=place)
    assert "Your standing order is set.\n• **A rival's Riddle**: Ask me" == reply.text
    other = await started(w, w.alice, w.bob)
    assert note not in (await w.bob.slash("table orders", where=other)).text


async def test_orders_of_somebody_who_does_not_sit_there_are_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert NOT_SEATED == (await w.carol.slash("table orders", where=place)).text
