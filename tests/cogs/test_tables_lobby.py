"""/table before a game starts: opening, sitting down, standing up, computers, starting; each refusal in its words."""

import pytest

from tests.cogs.table import opened, started
from tests.sim.harness import World

JOIN_FIRST = "Only those who sit at this table can do that: join first."
FULL = "All 6 seats are taken: somebody has to leave first."


async def test_open_makes_a_thread_with_the_lobby_and_seats_whoever_opened_it(w: World) -> None:
    reply = await w.alice.slash("table open", game="breakout")
    assert (
        "Table 1 is open: when everybody is seated, press Start. It has a thread of its own in this channel."
        == reply.text
    )
    assert reply.ephemeral
    [thread] = w.threads
    [lobby] = w.bob.sees(thread)
    assert "| Seats: 1. Alice" in lobby.text
    assert "[Sit down] [Stand up] [Add a computer] (Start) [Rules]" in lobby.text


async def test_open_here_puts_the_lobby_into_the_channel(w: World) -> None:
    await w.alice.slash("table open", game="breakout", place="here")
    assert [] == w.threads
    assert "| Seats: 1. Alice" in w.bob.find("Sit down").text


async def test_open_in_a_thread_plays_there(w: World) -> None:
    first = await opened(w, w.alice)
    await w.bob.slash("table open", game="breakout", where=first)
    assert [first.id] == [thread.id for thread in w.threads]
    assert "table 2" in w.bob.find("Sit down", first).text


async def test_open_without_the_right_to_make_threads_plays_here_and_says_so(w: World) -> None:
    await w.deny("create_public_threads")
    reply = await w.alice.slash("table open", game="breakout")
    assert "I may not open threads here, so the table is played in this channel." in reply.text
    assert "| Seats: 1. Alice" in w.bob.find("Sit down").text


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_open_names_the_permission_that_is_missing_and_opens_nothing(
    w: World, permission: str, name: str
) -> None:
    await w.deny(permission)
    reply = await w.alice.slash("table open", game="breakout")
    assert f"I may not do that here: ask a moderator to give me {name} in this channel." == reply.text
    assert "No table is open: `/table open` makes one." in (await w.alice.slash("table list")).text


async def test_no_table_is_opened_in_direct_messages(w: World) -> None:
    reply = await w.alice.slash("table open", game="breakout", where=w.alice.dm)
    assert "Tables are opened on a server: use this in one of its channels." == reply.text
    assert "No table is open: `/table open` makes one." in (await w.alice.slash("table list")).text


async def test_open_takes_what_is_agreed_and_the_lobby_shows_it(w: World) -> None:
    place = await opened(w, w.alice, reactions="poker", pace="24h", leavers="leaves", options="race_on=true")
    lobby = w.bob.find("Sit down", place).text
    assert (
        "| Agreed:\n"
        "| Pace: a day a move\n"
        "| Reactions: poker face, everybody is always asked\n"
        "| If somebody resigns: the seat leaves the game\n"
        "| Race on: yes"
    ) in lobby


async def test_variants_are_offered_while_they_are_typed(w: World) -> None:
    offered = await w.alice.autocomplete("table open", "options", "", game="breakout")
    [(name, value)] = offered.items()
    assert "race_on=true" == value
    assert name.startswith("race_on=true: After the winner is out, race on for the other places")
    assert {} == await w.alice.autocomplete("table open", "options", "")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("speed=fast", "“speed=fast” is no variant of this game. There are: `race_on=`."),
        ("race_on", "“race_on” is no variant of this game. There are: `race_on=`."),
        (
            "race_on=maybe",
            "The variant `race_on` cannot be `maybe`: write it as the list of the option `options` does.",
        ),
    ],
)
async def test_variants_that_do_not_exist_are_refused(w: World, options: str, sentence: str) -> None:
    reply = await w.alice.slash("table open", game="breakout", options=options)
    assert sentence == reply.text
    assert [] == w.threads


async def test_join_takes_the_next_seat_and_greets_by_direct_message(w: World) -> None:
    place = await opened(w, w.alice)
    reply = await w.bob.slash("table join", where=place)
    assert "You sit at table 1." == reply.text
    assert "| 1. Alice\n| 2. Bob" in w.carol.find("Sit down", place).text
    [greeting] = w.bob.dms
    assert greeting.text.startswith("You sit at table 1 (DC Breakout: Arkham Asylum).")


async def test_join_by_number_from_the_channel_and_from_direct_messages(w: World) -> None:
    place = await opened(w, w.alice)
    assert "You sit at table 1." == (await w.bob.slash("table join", table="1")).text
    offered = await w.carol.autocomplete("table join", "table", "")
    assert {"1 DC Breakout: Arkham Asylum (open) · Alice, Bob": "1"} == offered
    assert (
        "There is no table 1 here: pick one from the list."
        == (await w.carol.slash("table join", table="1", where=w.carol.dm)).text
    )
    assert "2. Bob" in w.carol.find("Sit down", place).text


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("first", "A table is named by its number: pick one from the list."),
        ("7", "There is no table 7. /table list shows the tables of this server."),
        ("9" * 25, "A table is named by its number: pick one from the list."),
    ],
)
async def test_a_table_that_does_not_exist_is_refused(w: World, number: str, sentence: str) -> None:
    assert sentence == (await w.bob.slash("table join", table=number)).text


async def test_join_where_no_table_is_played_says_what_to_do(w: World) -> None:
    reply = await w.bob.slash("table join")
    assert "No table is played here: use this in a table's thread, or name the table's number." == reply.text


async def test_join_twice_is_refused(w: World) -> None:
    place = await opened(w, w.alice)
    assert "You sit at this table already." == (await w.alice.slash("table join", where=place)).text


async def test_a_full_table_takes_nobody_more(w: World) -> None:
    place = await opened(w, w.alice, computers=5)
    lobby = w.bob.find("Stand up", place)
    assert "(Sit down) [Stand up] (Add a computer) [Start] [Rules]" in lobby.text
    assert FULL == (await w.bob.slash("table join", where=place)).text
    assert FULL == (await w.alice.slash("table computer", where=place)).text


async def test_a_running_table_without_a_free_seat_takes_nobody(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    reply = await w.bob.slash("table join", where=place)
    assert "The game has started and no seat is free: ask a moderator to replace somebody." == reply.text


async def test_leave_gives_the_seat_back_and_the_others_move_up(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    assert "You have left table 1." == (await w.alice.slash("table leave", where=place)).text
    assert "| Seats: 1. Bob" in w.carol.find("Sit down", place).text


async def test_leave_by_who_does_not_sit_there_is_refused(w: World) -> None:
    place = await opened(w, w.alice, computers=1)
    assert "You do not sit at this table." == (await w.bob.slash("table leave", where=place)).text


async def test_computers_of_both_levels_sit_down_and_are_sent_away(w: World) -> None:
    place = await opened(w, w.alice)
    assert "**Computer 1** (normal) sits at the table." == (await w.alice.slash("table computer", where=place)).text
    reply = await w.alice.slash("table computer", level="easy", where=place)
    assert "**Computer 2** (easy) sits at the table." == reply.text
    assert "The seat is free." == (await w.alice.slash("table computer", remove=2, where=place)).text
    assert "| 1. Alice\n| 2. Computer 2 🤖" in w.bob.find("Sit down", place).text


async def test_only_who_sits_or_opened_the_table_seats_computers(w: World) -> None:
    place = await opened(w, w.alice)
    assert JOIN_FIRST == (await w.bob.slash("table computer", where=place)).text
    assert JOIN_FIRST == (await w.bob.slash("table computer", remove=1, where=place)).text


async def test_only_who_opened_the_table_clears_a_persons_seat(w: World) -> None:
    place = await opened(w, w.alice, w.bob, w.carol)
    reply = await w.bob.slash("table computer", remove=3, where=place)
    assert "Only whoever opened the table can ask a person to stand up." == reply.text
    assert "The seat is free." == (await w.alice.slash("table computer", remove=3, where=place)).text
    assert "Carol" not in w.dave.find("Sit down", place).text
    reply = await w.alice.slash("table computer", remove=8, where=place)
    assert "There is no such seat at this table." == reply.text


async def test_seats_are_fixed_once_the_game_has_started(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    reply = await w.alice.slash("table computer", where=place)
    assert "The game has started: no more seats can be added." == reply.text
    reply = await w.alice.slash("table computer", remove=2, where=place)
    assert "The game has started: use /table resign, or ask a moderator." == reply.text


async def test_start_needs_two_and_somebody_who_belongs_to_the_table(w: World) -> None:
    place = await opened(w, w.alice)
    reply = await w.alice.slash("table start", where=place)
    assert (
        "DC Breakout: Arkham Asylum needs at least 2 players: wait for somebody to join, or add a computer."
        == reply.text
    )
    await w.bob.slash("table join", where=place)
    assert JOIN_FIRST == (await w.carol.slash("table start", where=place)).text
    assert "The game begins." == (await w.bob.slash("table start", where=place)).text
    assert "The game has started already." == (await w.alice.slash("table start", where=place)).text


async def test_start_posts_the_proof_of_the_dice_and_asks_everybody(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    [log] = [each for each in w.carol.sees(place) if each.content.startswith("The game begins.")]
    assert "SHA-256 of the dice key: " in log.text
    assert [w.bob.id] == log.pinged
    assert "Waiting for **Alice**, **Bob**: press **Act**." in w.carol.find("Act", place).text


async def test_whoever_opened_the_table_may_leave_it_and_still_start_it(w: World) -> None:
    place = await opened(w, w.alice, w.bob, computers=1)
    await w.alice.slash("table leave", where=place)
    assert "The game begins." == (await w.alice.slash("table start", where=place)).text


async def test_a_lobby_that_everybody_has_left_stays_open(w: World) -> None:
    place = await opened(w, w.alice)
    await w.alice.slash("table leave", where=place)
    assert "| Seats: Nobody yet" in w.bob.find("Sit down", place).text
    assert "You sit at table 1." == (await w.bob.slash("table join", where=place)).text
