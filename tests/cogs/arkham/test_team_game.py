"""Two teams of people in the simulated Discord: the lobby, a whole game with a restart in between, who leaves."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arkham.arranged import Arranged
from tests.cogs.arkham.game_of_teams import OPTIONS, plan, undisturbed
from tests.cogs.table import Keys, act, asked, opened, pick, scene, started
from tests.cogs.whole_game import exported
from tests.engine.arkham.table import P, table
from tests.sim.harness import Person, World

KEY = f"{72:032x}"
"""One of those that `python -m tests.cogs.arkham.game_of_teams` finds."""
VARIANTS = " ".join(f"{name}={str(value).lower()}" for name, value in OPTIONS.items())
Games = dict[str, Game[Any, Any]]


def talks(w: World, place: ChannelHandle) -> list[ChannelHandle]:
    """The threads of talk of the table's teams, the first team's first."""
    return sorted((thread for thread in w.threads if "team" in _name(thread) and thread.id != place.id), key=_name)


def _name(thread: ChannelHandle) -> str:
    return thread.name or ""


async def answer(w: World, place: ChannelHandle, person: Person) -> str:
    """The person answers by the plan, Alice and Bob in the thread, the others by direct message; returns the key."""
    face = (await scene(w, person)).face
    assert face is not None
    if person in (w.alice, w.bob):
        hand = await act(person, place)
    else:
        hand = person.find("Refresh", person.dm)
        if not any(f":{face.id}:" in (each.custom_id or "") for each in [*hand.buttons, *hand.menus]):
            await person.click(hand, "Refresh")
    await pick(person, hand, plan(face))
    return face.key


async def test_a_whole_game_of_two_teams_with_a_restart_ends_as_the_undisturbed_one(w: World, keys: Keys) -> None:
    expected = undisturbed(KEY)
    assert expected.whole, "the cards have changed: choose another key (tests.cogs.arkham.game_of_teams)"
    keys.planned = [KEY]
    people = [w.alice, w.bob, w.carol, w.dave]
    place = await started(w, *people, game="arkham", options=VARIANTS)
    answers = 0
    restarted = ""
    while awaited := await asked(w, *people):
        before = (await scene(w, awaited[0])).face
        assert before is not None
        if before.key == "lend" and not restarted:
            restarted = before.key
            await w.restart()
            assert before == (await scene(w, awaited[0])).face
        _ = await answer(w, place, awaited[0])
        answers += 1
    assert ("lend", expected.answers) == (restarted, answers)
    said = "\n".join(shown.text for shown in w.erin.sees(place))
    assert "The Team Coffer passes" in said
    assert " saves " in said
    document = await exported(w, place)
    assert expected.standings == document["standings"]
    winners = [("Alice", "Bob", "Carol", "Dave")[seat] for seat in expected.standings[0]]
    assert " and ".join(f"**{name}**" for name in winners) + " won" in w.erin.screen(place)
    # Hands went to their teams alone, and talk is theirs.
    assert [] == [name for shown in w.erin.sees(place) for name in shown.files if not name.startswith("table-")]
    assert 2 == len(talks(w, place))


async def test_each_team_has_a_private_thread_that_nobody_else_is_in(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham", options=VARIANTS)
    numbers = {1: {w.alice.id, w.bob.id}, 2: {w.carol.id, w.dave.id}}
    seen = (await scene(w, w.alice)).view
    first = 1 if set(seen.teams[0].seats) == {0, 1} else 2
    for number, thread in enumerate(talks(w, place), 1):
        mine = numbers[number] if first == 1 else numbers[3 - number]
        real = w.env.backend.channels[thread.id]
        assert discord.ChannelType.private_thread.value == int(real.type)
        assert mine == set(real.thread_members) - {w.env.backend.bot_user.id}
        inside = next(person for person in w.people if person.id in mine)
        assert f"This thread is for team {number} alone" in "\n".join(shown.text for shown in inside.sees(thread))


async def test_orders_for_a_teammate_are_listed_in_a_game_of_teams(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham", options=VARIANTS)
    set_ = await w.bob.slash("table orders", where=place, window="lend", choice="never")
    line = "• **When your teammate asks you for a Defense**: Never use a Defense for them"
    assert f"Your standing order is set.\n{line}" == set_.text
    listed = (await w.bob.slash("table orders", where=place)).text
    assert line in listed


async def test_without_the_permission_one_sentence_says_what_to_do(w: World) -> None:
    channel = w.guild.create_text_channel("gotham")
    await w.deny("create_private_threads", channel=channel)
    people = [w.alice, w.bob, w.carol, w.dave]
    place = await started(w, *people, where=channel, place="here", game="arkham", options=VARIANTS)
    assert [] == talks(w, place)
    said = [shown for shown in w.alice.sees(place) if "I may not open private threads here" in shown.text]
    assert 1 == len(said)
    assert "/mod repair" in said[0].text


async def test_a_repair_opens_the_deleted_thread_of_a_team_anew(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham", options=VARIANTS)
    gone, kept = talks(w, place)
    members = set(w.env.backend.channels[gone.id].thread_members)
    await w.delete_place(gone)
    await w.max.slash("mod repair", where=place, reason="the thread of team 1 is gone")
    again, still = talks(w, place)
    assert (gone.name, members, kept.id) == (
        again.name, set(w.env.backend.channels[again.id].thread_members), still.id,
    )  # fmt: skip
    assert again.id != gone.id


async def test_a_player_who_is_not_on_the_server_any_more_does_not_cost_the_team_its_thread(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham", options="mode=2v2 teams=chosen")
    [mine] = [each for each in talks(w, place) if w.bob.id in w.env.backend.channels[each.id].thread_members]
    w.fail("DELETE", f"/channels/{mine.id}/thread-members/{w.bob.id}", status=404, code=10007, message="Unknown Member")
    await w.bob.slash("table leave", where=place)
    await w.erin.slash("table join", where=place)
    assert {w.alice.id, w.erin.id} <= set(w.env.backend.channels[mine.id].thread_members)
    assert 2 == len(talks(w, place))


async def test_in_the_lobby_teams_are_chosen_by_seats(w: World) -> None:
    place = await opened(w, w.alice, w.bob, w.carol, game="arkham", options="mode=2v2 teams=chosen")
    screen = w.alice.screen(place)
    assert "all of them are needed to start" in screen
    assert "4. free" in screen
    # Which of them will be team 1 is drawn when the game begins.
    assert ["Team A:", "Team B:"] == [line.strip("| ") for line in screen.splitlines() if "Team " in line]
    reply = await w.alice.slash("table seat", where=place, number=3)
    assert "You sit in seat 3 now." in reply.text
    screen = w.alice.screen(place)
    assert [True, True, True] == [line in screen for line in ("1. Carol", "2. Bob", "3. Alice")]
    reply = await w.alice.slash("table seat", where=place, number=4)
    assert "Nobody sits in that seat yet" in reply.text
    reply = await w.erin.slash("table seat", where=place, number=1)
    assert "You do not sit at this table" in reply.text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("mode=2v2 length=short", "A game of teams has Nemesis stacks of its own and deals Characters"),
        ("nemesis=villains", "There are not enough Nemesis cards for such a stack"),
        ("teams=chosen", "Without teams there is nothing to choose about them"),
    ],
)
async def test_options_that_do_not_go_together_are_refused_in_one_sentence(
    w: World, options: str, sentence: str
) -> None:
    reply = await w.alice.slash("table open", game="arkham", options=options)
    assert reply.text.startswith(sentence)


async def test_the_options_are_offered_with_their_values(w: World) -> None:
    offered = await w.alice.autocomplete("table open", "options", "", game="arkham")
    assert {"mode=2v2", "mode=weakest-link", "shadows=true", "nemesis=villains", "teams=chosen"} <= set(
        offered.values()
    )
    offered = await w.alice.autocomplete("table open", "options", "mode=2v2 sh", game="arkham")
    assert ["mode=2v2 shadows=true"] == list(offered.values())


async def test_a_defense_is_lent_and_paid_for_by_commands(w: World, games: Games) -> None:
    position = table(P("Deathstroke"), P("Punch*2", vp=1), P(), P("Shield, Kite Man"), teams=True)
    games["arkham"] = Arranged(position)
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham")
    await w.alice.slash("arkham play", where=place, card="Deathstroke")
    # While the window is open nobody is named.
    assert "Waiting for a reaction to Deathstroke" in w.erin.screen(place)
    await w.dave.slash("arkham pass", where=place)
    reply = await w.bob.slash("arkham coffer", where=place)
    assert "Team Coffer: ask your teammate for a Defense" in reply.text
    await w.dave.slash("arkham defend", where=place, card="Shield")
    assert "Dave saves Bob from Deathstroke with Shield" in "\n".join(
        shown.text for shown in w.erin.sees(place)
    ).replace("**", "")
    hand = (await w.bob.slash("hand", where=place)).text
    assert "Your teammate Dave's hand" in hand
    assert "Kite Man" in hand
    assert "Kite Man" not in (await w.carol.slash("hand", where=place)).text


async def test_a_pass_is_taken_back_step_by_step_also_after_a_restart(w: World, games: Games) -> None:
    position = table(P(vp=1), P(), P(), P(), teams=True, power=5, lineup="Clayface, Wildcat*4")
    games["arkham"] = Arranged(position)
    place = await started(w, w.alice, w.bob, w.carol, w.dave, game="arkham")

    async def stand() -> tuple[int, int, bool, list[str]]:
        view = (await scene(w, w.alice)).view
        passed = [card.name for card in view.players[2].discard]
        return view.players[0].vp, view.teams[0].coffer, view.teams[0].passing, passed

    await w.alice.slash("arkham coffer", where=place)
    card = position.state.lineup[0].top
    hand = await act(w.alice, place)
    await pick(w.alice, hand, (f"buy:{card}",))
    assert (0, 1, False, ["Clayface"]) == await stand()
    await w.restart()
    await w.alice.slash("table undo", where=place)
    assert (0, 1, True, []) == await stand()
    assert any(button.label == "Take back" for button in (await act(w.alice, place)).buttons)
    await w.alice.slash("table undo", where=place)
    assert (1, 0, False, []) == await stand()
    reply = await w.alice.slash("table undo", where=place)
    assert "There is nothing of yours to take back." == reply.text


async def test_who_resigns_where_seats_leave_is_played_by_the_teammate(w: World) -> None:
    place = await started(
        w, w.alice, w.bob, w.carol, w.dave, game="arkham", leavers="leaves", options="mode=2v2 teams=chosen"
    )
    people = [w.alice, w.bob, w.carol, w.dave]
    while (await scene(w, w.alice)).view.phase == "setup":
        _ = await answer(w, place, (await asked(w, *people))[0])
    await w.bob.slash("table resign", where=place, sure="yes")
    said = "\n".join(shown.text for shown in w.erin.sees(place)).replace("**", "")
    assert "Alice plays for Bob from now on" in said
    for _ in range(60):
        seen = (await scene(w, w.alice)).view
        if seen.active == 1:
            break
        [person] = await asked(w, w.alice, w.carol, w.dave)
        _ = await answer(w, place, person)
    face = (await scene(w, w.alice)).face
    assert face is not None
    assert face.mine is not None
    hand = await act(w.alice, place)
    assert "You play for Bob" in hand.text
    await pick(w.alice, hand, ("end",))
