"""What moderators are told: what came of an act, and what to do if it was wrong; answers for all who are asked."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import act, asked, opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

WHY = "a quarrel"


def aimed() -> Arranged:
    """Alice is about to make the two leaders lose a turn, each of whom holds a card against it."""
    return Arranged(
        race(
            A=team(on=3, holds=["phantom-zone"]),
            B=team("bane", on=8, holds=["phase-shift"]),
            C=team("hush", on=8, holds=["phase-shift"]),
            dice=[2, 1, 1],
        )
    )


async def mod(w: World, place: ChannelHandle, what: str, **more: Any) -> str:
    """What Max is told who does this for a quarrel."""
    return (await w.max.slash(f"mod {what}", where=place, reason=WHY, **more)).text


async def test_without_a_seat_all_who_are_asked_get_their_default_answer(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    said = await mod(w, place, "answer")
    assert "Answered for **Alice**, **Bob**. If that was wrong: /mod undo." == said
    assert f"**Max** answers for **Alice**, **Bob**: {WHY}" in w.carol.screen(place)
    assert f"**Max** answered (table 1): {WHY}" in (await w.max.slash("mod audit")).text
    assert "is running" in w.carol.find("Act", place).text


async def test_only_those_are_answered_for_who_have_not_answered_yet(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Answered for **Bob**. If that was wrong: /mod undo." == await mod(w, place, "answer", seat=2)
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(w, place, "answer")


async def test_a_reaction_in_which_a_table_is_stuck_is_over_with_one_command_that_names_nobody(
    w: World, games: Games
) -> None:
    games["breakout"] = aimed()
    place = await started(w, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    assert [w.bob, w.carol] == await asked(w, w.alice, w.bob, w.carol)
    assert "Whoever was asked has been answered for, and the game goes on." == await mod(w, place, "answer")
    assert "Waiting for **Alice**" in w.dave.find("Act", place).text
    told = w.dave.screen(place)
    answered = told.index(f"**Max** answers for whoever is absent: {WHY}")
    assert answered < told.index("**Bob** loses the next turn")
    assert f"**Max** answered (table 1): {WHY}" in (await w.max.slash("mod audit")).text


async def test_a_pick_belongs_to_one_seat(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    words = "Say for which seat that is: pick it in the option `seat`."
    assert words == await refused(w, w.max.slash("mod answer", where=place, reason=WHY, pick="x"))


async def test_where_nobody_is_asked_nobody_is_answered_for(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    # No die is scripted, so the computer that plays on fails, and the table stands still with Alice's question open.
    await w.alice.slash("table leave", where=place)
    assert 1 == len(w.logged)
    assert "Seat 2 is not asked anything now." == await refused(
        w, w.max.slash("mod answer", where=place, reason=WHY, seat=2)
    )


async def test_a_question_mark_lists_what_a_seat_can_answer(w: World, games: Games) -> None:
    games["breakout"] = aimed()
    place = await started(w, w.alice, w.bob, w.carol)
    assert "That is not on offer. The seat can answer: `Roll`." == await mod(w, place, "answer", seat=1, pick="?")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"hours": 1}, "All who are asked have 1 hour more."),
        ({"speed": "3d"}, "The speed is three days a move now, and the time of all who are asked begins anew."),
        (
            {"hours": 2, "speed": "24h"},
            "The speed is a day a move now, and all who are asked have 2 hours more.",
        ),
    ],
)
async def test_whoever_gives_time_is_told_what_was_given(w: World, options: dict[str, Any], said: str) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    assert said == await mod(w, place, "extend", **options)


async def test_whoever_takes_a_seat_out_of_a_game_that_goes_on_is_told_how_to_take_that_back(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), C=team(on=5)))
    place = await started(w, w.alice, w.bob, w.carol, leavers="leaves")
    assert "**Bob** is out of the game. If that was wrong: /mod undo." == await mod(w, place, "remove", seat=2)
    [to] = (await w.max.autocomplete("mod undo", "to", where=place)).values()
    await mod(w, place, "undo", to=to)
    assert "**2 Computer 1**" in w.dave.find("Act", place).text


async def test_before_the_start_a_moderator_is_told_what_can_be_done_then(w: World) -> None:
    place = await opened(w, w.alice, w.bob)
    words = "The game has not started: until then /mod remove frees a seat and /mod end closes the table."
    deed = w.max.slash("mod replace", where=place, reason=WHY, seat=2, person=w.carol)
    assert words == await refused(w, deed)
    assert "The seat is free." == await mod(w, place, "remove", seat=2)


async def test_a_moderator_who_has_given_a_seat_up_does_not_look_at_what_others_are_asked(w: World) -> None:
    place = await started(w, w.max, w.alice, w.bob)
    await w.max.slash("table leave", where=place)
    own = "You have played at this table yourself, so another moderator has to do that."
    assert own == await refused(w, w.max.slash("mod answer", where=place, reason=WHY, seat=2, pick="?"))
    assert "looks at" not in w.carol.screen(place)
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(w, place, "answer", seat=2)


async def test_whoever_answers_for_all_just_after_another_moderator_has_to_look_first(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1]))
    mia = w.member("Mia", w.guild.create_role("Wardens", permissions=discord.Permissions(manage_guild=True)))
    place = await started(w, w.alice, w.bob)
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(w, place, "answer")
    just = "Another moderator has just answered: look at the table, and do it again if it still waits."
    assert just == await refused(w, mia.slash("mod answer", where=place, reason=WHY))
    await w.travel(31.0)
    reply = await mia.slash("mod answer", where=place, reason=WHY)
    assert "Answered for **Bob**. If that was wrong: /mod undo." == reply.text
