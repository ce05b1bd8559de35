"""Time at the table: speeds by consent, somebody late, more time from a moderator, planned moves."""

import re
from typing import Any

import pytest
from simcord import ChannelHandle

from tests.cogs.table import act, answers, asked, host, opened, picks_teams, started
from tests.sim.harness import Person, World

HOUR = 3600.0
SPARE = 200.0
LATE = ["Wait once more", "Default answer", "Computer plays on", "Open the seat"]


def buttons(person: Person, place: ChannelHandle) -> list[str]:
    """The buttons of the panel."""
    return [button.label for button in person.find("Act", place).buttons]


async def late(w: World, *people: Person) -> ChannelHandle:
    """A table of a day a move where Alice has let her time run out; all the others have answered."""
    place = await started(w, w.alice, *people, pace="12h")
    await picks_teams(w, place, *people)
    await w.travel(12 * HOUR + SPARE)
    return place


async def test_whoever_is_late_is_reminded_and_the_others_are_given_four_buttons(w: World) -> None:
    place = await late(w, w.bob)
    reminder = [message.text for message in w.alice.dms if "You are waited for" in message.text]
    assert 2 == len(reminder)
    assert "• DC Breakout: Arkham Asylum, table 1" in reminder[0].replace("[table 1]", "table 1").split(" · ")[0]
    assert "you are the last one we wait for" in reminder[0]
    assert set(LATE) <= set(buttons(w.bob, place))
    panel = w.bob.find("Act", place).text
    assert "The time of **Alice** has run out. To decide: **Bob**." in panel
    own = (await w.alice.slash("table list")).text
    assert "waits for you** · you are the last one · ⏰ the time has run out" in own
    assert "waits for Alice · ⏰ the time has run out" in (await w.carol.slash("table list")).text
    assert any("The others decide" in each.text and "@Bob" in each.text for each in w.bob.sees(place))


async def test_before_that_the_panel_says_until_when(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    assert "(until " in w.bob.find("Act", place).text
    assert "**waits for you** until " in (await w.alice.slash("table list")).text
    assert "your time runs out <t:" in (await w.alice.slash("me tables")).text
    assert ["My hand", "Act"] == buttons(w.bob, place)[:2]


@pytest.mark.parametrize(
    ("button", "said", "line"),
    [
        (
            "Wait once more", "**Alice** has the whole time once more.",
            "The others wait: **Alice** has the whole time once more.",
        ),
        (
            "Default answer", "the default answer of **Alice** is taken.",
            "The others let **Alice** take the default answer.",
        ),
        (
            "Computer plays on", "a computer plays for **Alice** until they are back.",
            "A computer plays for **Alice**, who can come back at any time with /table join.",
        ),
        (
            "Open the seat", "the seat is open, and a computer plays it until somebody takes it.",
            "The seat of **Alice** is open: whoever uses /table join takes it.",
        ),
    ],
)  # fmt: skip
async def test_one_other_person_decides_by_a_button(w: World, button: str, said: str, line: str) -> None:
    place = await late(w, w.bob)
    reply = await w.bob.press(button, place)
    assert f"So it is done: {said}" == reply.text
    assert reply.ephemeral
    assert line in w.carol.screen(place)
    assert not set(LATE) & set(buttons(w.bob, place))


async def test_of_two_others_the_first_voice_is_counted_and_shown(w: World) -> None:
    place = await late(w, w.bob, w.carol)
    reply = await w.bob.press("Default answer", place)
    assert "Your voice is counted; the others are still asked." == reply.text
    assert "So far: Default answer: 1." in w.alice.find("Act", place).text
    said = "So it is done: the default answer of **Alice** is taken."
    assert said == (await w.carol.slash("table decide", where=place, choice="default")).text


async def test_the_voice_of_somebody_who_leaves_is_neither_counted_nor_shown(w: World) -> None:
    place = await late(w, w.bob, w.carol, w.dave)
    await w.bob.press("Default answer", place)
    await w.bob.slash("table leave", where=place)
    panel = w.alice.find("Act", place).text
    assert "To decide: **Carol**, **Dave**." in panel
    assert "So far" not in panel
    await w.carol.press("Wait once more", place)
    assert "So far: Wait once more: 1." in w.alice.find("Act", place).text


async def test_nobody_else_and_not_whoever_is_late_can_decide(w: World) -> None:
    place = await late(w, w.bob)
    own = "Your own time has run out, so the others decide: answer, and all is well."
    assert own == (await w.alice.press("Wait once more", place)).text
    outsider = "You do not sit at this table: only those who do can act here."
    assert outsider == (await w.carol.press("Wait once more", place)).text
    assert outsider == (await w.carol.slash("table decide", where=place, choice="wait")).text


async def test_a_button_of_a_question_that_is_over_does_nothing(w: World) -> None:
    place = await late(w, w.bob)
    old = w.bob.find("Wait once more", place)
    name = old.button("Wait once more")
    assert name is not None
    await answers(w, w.alice, place)
    nothing = "There is nothing to decide any more: look at what stands at the table now."
    assert nothing == (await w.bob.slash("table decide", where=place, choice="wait")).text
    assert not set(LATE) & set(buttons(w.bob, place))


async def test_somebody_takes_the_seat_back_from_the_computer(w: World) -> None:
    place = await late(w, w.bob)
    await w.bob.press("Computer plays on", place)
    hand = await w.alice.slash("hand", where=place)
    assert "A computer plays for you: `/table join` gives your seat back to you." in hand.text
    assert "| 🤖 A computer plays for **Alice** meanwhile.\n" in w.bob.find("Act", place).text
    reply = await w.alice.press("I am back", place)
    assert "You play your seat at table 1 again." in reply.text
    assert "I am back" not in buttons(w.alice, place)
    assert "🤖" not in w.bob.find("Act", place).text
    assert "**Alice** is back." in w.bob.screen(place)
    assert "You sit at this table already." == (await w.alice.slash("table join", where=place)).text


async def test_whoever_is_represented_by_a_computer_decides_nothing(w: World) -> None:
    place = await late(w, w.bob, w.carol)
    await w.bob.press("Computer plays on", place)
    await w.carol.press("Computer plays on", place)
    for _ in range(20):
        waiting = await asked(w, w.bob, w.carol)
        if [w.bob] == waiting:
            break
        await answers(w, waiting[0], place)
    await w.travel(12 * HOUR + SPARE)
    said = "A computer plays for you: take your seat back with /table join first."
    assert said == (await w.alice.slash("table decide", where=place, choice="wait")).text


async def test_at_a_paused_table_and_after_the_game_nothing_is_decided(w: World) -> None:
    place = await late(w, w.bob)
    await w.max.slash("mod pause", where=place, reason="a quarrel")
    paused = "The table is paused: wait until a moderator resumes it."
    assert paused == (await w.bob.slash("table decide", where=place, choice="wait")).text
    await w.max.slash("mod end", where=place, reason="a quarrel")
    over = "The game at this table is over: open a new one with /table open."
    for command, options in (("decide", {"choice": "wait"}), ("speed", {"speed": "live"})):
        assert over == (await w.bob.slash(f"table {command}", where=place, **options)).text


async def test_a_table_of_one_person_waits_and_says_what_moderators_can_do(w: World) -> None:
    place = await started(w, w.alice, computers=1, pace="12h")
    await w.travel(12 * HOUR + SPARE)
    panel = w.bob.find("Act", place).text
    assert "Nobody else is here to decide: `/mod extend`, `/mod answer` or `/mod replace` helps." in panel
    assert not set(LATE) & set(buttons(w.bob, place))


async def test_the_panel_names_nobody_to_decide_who_is_away_and_then_has_no_buttons_for_it(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, pace="12h")
    await picks_teams(w, place, w.bob, w.carol)
    await w.bob.slash("me away", days=3)
    await w.travel(12 * HOUR + SPARE)
    assert "The time of **Alice** has run out. To decide: **Carol**." in w.bob.find("Act", place).text
    await w.carol.slash("me away", days=2)
    assert "Nobody else is here to decide: `/mod extend`" in w.bob.find("Act", place).text
    assert not set(LATE) & set(buttons(w.bob, place))
    await w.bob.slash("me back")
    assert "The time of **Alice** has run out. To decide: **Bob**." in w.bob.find("Act", place).text
    said = "So it is done: the default answer of **Alice** is taken."
    assert said == (await w.bob.press("Default answer", place)).text


# speeds


async def test_a_speed_is_proposed_and_all_agree_by_button(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, pace="3d")
    assert "Proposed." == (await w.alice.slash("table speed", where=place, speed="12h")).text
    assert any("proposes another speed" in each.text and "@Bob" in each.text for each in w.bob.sees(place))
    assert "Proposed speed: 12 hours a move. Still to agree: **Bob**, **Carol**." in w.bob.find("Agree", place).text
    assert "You agree." == (await w.bob.press("Agree", place)).text
    assert "Still to agree: **Carol**." in w.bob.find("Agree", place).text
    assert "You agree." == (await w.carol.press("Agree", place)).text
    assert "All agree: the speed is 12 hours a move now." in w.alice.screen(place)
    assert "Pace: 12 hours a move" in (await w.alice.slash("table show", where=place)).text


async def test_one_no_keeps_the_speed_by_button_or_command(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="3d")
    await w.alice.slash("table speed", where=place, speed="live")
    assert "The speed stays as it is." == (await w.bob.press("Keep the speed", place)).text
    assert "**Bob** does not agree: the speed stays as it is." in w.alice.screen(place)
    await w.alice.slash("table speed", where=place, speed="none")
    assert "You agree." == (await w.bob.slash("table decide", where=place, choice="yes")).text
    gone = "That speed is not proposed any more: look at what stands at the table now."
    assert gone == (await w.bob.slash("table decide", where=place, choice="no")).text


async def test_a_speed_is_refused_to_others_and_when_it_is_the_same(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="3d")
    assert "The table has that speed already." == (await w.alice.slash("table speed", where=place, speed="3d")).text
    outsider = "Only those who sit at this table can do that: join first."
    assert outsider == (await w.carol.slash("table speed", where=place, speed="live")).text


async def test_before_the_start_whoever_opened_the_table_sets_the_speed(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    assert "The speed is set." == (await w.alice.slash("table speed", where=place, speed="24h")).text
    assert "Pace: a day a move" in w.bob.find("Sit down", place).text
    only = "Before the start only whoever opened the table sets its speed."
    assert only == (await w.bob.slash("table speed", where=place, speed="live")).text


async def test_tables_can_be_picked_for_all_of_it(w: World) -> None:
    await started(w, w.alice, w.bob)
    for command in ("table speed", "table decide", "table plan"):
        assert ["1"] == list((await w.alice.autocomplete(command, "table")).values())


# moderators


async def test_a_moderator_gives_more_time(w: World) -> None:
    place = await late(w, w.bob)
    reply = await w.max.slash("mod extend", where=place, reason="a train", hours=5)
    assert "All who are asked have 5 hours more." == reply.text
    assert "**Max** gives 5 hours more: a train" in w.alice.screen(place)
    assert not set(LATE) & set(buttons(w.bob, place))
    assert "**Max** changed the time (table 1): a train" in (await w.max.slash("mod audit")).text


async def test_a_moderator_sets_a_speed(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod extend", where=place, reason="too slow", speed="24h")
    assert "**Max** sets the speed to a day a move: too slow" in w.alice.screen(place)


async def test_more_time_is_refused_to_others_without_a_clock_and_without_saying_how_much(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "This is for moderators" in (await w.alice.slash("mod extend", where=place, reason="x", hours=1)).text
    none = "The table has no clock: set a speed."
    assert none == (await w.max.slash("mod extend", where=place, reason="x", hours=1)).text
    how = "Say how many hours more, or which speed."
    assert how == (await w.max.slash("mod extend", where=place, reason="x")).text
    assert ["1"] == list((await w.max.autocomplete("mod extend", "table")).values())


# planned moves


async def race(w: World) -> tuple[ChannelHandle, Person, Person]:
    """A race that has begun: where, whose turn it is, and who waits."""
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice, w.bob)
    for _ in range(30):
        if (await host(w).scene(1)).turn:
            break
        [person, *_] = await asked(w, w.alice, w.bob)
        await answers(w, person, place)
    [active] = await asked(w, w.alice, w.bob)
    return place, active, w.bob if active is w.alice else w.alice


async def test_a_turn_is_planned_made_and_marked(w: World) -> None:
    place, active, other = await race(w)
    offered = await other.autocomplete("table plan", "move", where=place)
    assert {"Roll, then ask me": "roll"}.items() <= offered.items()
    reply = await other.slash("table plan", where=place, move="roll")
    assert "Planned. Only you see it, and you can take it back." in reply.text
    assert "1. Roll, then ask me, until my team has moved" in reply.text
    assert reply.ephemeral
    for _ in range(20):
        if other in await asked(w, w.alice, w.bob):
            break
        await answers(w, active, place)
    assert f"**{other.name}** had this planned." in w.carol.screen(place)


async def test_planned_moves_are_taken_back_one_or_all(w: World) -> None:
    place, _, other = await race(w)
    await other.slash("table plan", where=place, move="roll")
    await other.slash("table plan", where=place, move="straight", until="always")
    names = await other.autocomplete("table plan", "drop", where=place)
    assert ["all", "1", "2"] == list(names.values())
    reply = await other.slash("table plan", where=place, drop="1")
    assert "Taken back." in reply.text
    assert "1. Roll, keep the die, move all the way and end the turn, in every turn, until I take it back" in reply.text
    await other.slash("table plan", where=place, drop="all")
    assert "You have planned nothing: choose a `move`." in (await other.slash("table plan", where=place)).text
    assert 3 == len(await other.autocomplete("table plan", "until", where=place))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"move": "fly"}, "That cannot be planned now: pick from the list."),
        ({"move": "roll", "drop": "1"}, "Nothing was done: either plan one `move`"),
        ({"until": "always"}, "Nothing was done: either plan one `move`"),
        ({"drop": "the first"}, "Pick what to take back from the list of the option `drop`."),
        ({"drop": "9" * 25}, "Pick what to take back from the list of the option `drop`."),
        ({"drop": "7"}, "You have planned nothing of that kind."),
    ],
)
async def test_what_cannot_be_planned_is_refused(w: World, options: dict[str, Any], said: str) -> None:
    place, _, other = await race(w)
    assert said in (await other.slash("table plan", where=place, **options)).text


async def test_planning_without_a_seat_is_refused_and_offers_nothing(w: World) -> None:
    place, _, _ = await race(w)
    assert "You do not sit at a running table" in (await w.carol.slash("table plan", where=place, move="roll")).text
    for option in ("move", "until", "drop"):
        assert {} == await w.carol.autocomplete("table plan", option, where=place)


async def test_the_hand_tells_the_last_one_that_all_the_others_have_answered(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "You are the last one" not in (await act(w.alice, place)).text
    await picks_teams(w, place, w.bob)
    assert "You are the last one we wait for." in (await act(w.alice, place)).text


async def test_the_panel_says_that_a_table_waits_for_which_computers_play_alone(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    for person in (w.alice, w.bob):
        await person.slash("me away", days=2, computer=True)
    waits = "⏸️ Computers play for all who sit here, so the table waits until one of them is back."
    panel = w.carol.find("Log", place)
    assert waits in panel.text
    assert "Waiting for" not in panel.text
    await w.bob.press("I am back", place)
    panel = w.carol.find("Log", place)
    assert waits not in panel.text
    assert "Waiting for **Bob**" in panel.text


async def test_whoever_was_late_is_mentioned_and_waited_for_again_when_the_last_other_goes_away(w: World) -> None:
    place = await late(w, w.bob)
    await w.bob.press("Computer plays on", place)
    await w.bob.slash("me away", days=2, computer=True)
    back = [each.text for each in w.carol.sees(place) if "Nobody else plays here now" in each.text]
    assert 1 == len(back)
    assert "the computer hands the seat of **Alice** back." in back[0]
    assert any("@Alice" in each.text for each in w.carol.sees(place)[-2:])
    panel = w.alice.find("Act", place)
    assert "Waiting for **Alice**" in panel.text
    assert "I am back" in buttons(w.bob, place)
    assert (await act(w.alice, place)).buttons


async def test_until_when_somebody_is_away_is_a_day_and_not_in_how_long(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    reply = await w.bob.slash("me away", days=3)
    assert re.search(r"Your clocks stand still until <t:\d+:f>\.", reply.text)
    assert re.search(r"\*\*Bob\*\* is away until <t:\d+:f>: the clock stands still", w.erin.screen(place))
