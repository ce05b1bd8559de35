"""/mod: who may, what each act does, its reason at the table and in the audit list, what even moderators may not."""

import json
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from storage import Read, transfer
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import Keys, act, answers, opened, picks_teams, started
from tests.cogs.whole_game import exported, proven
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

ACTS: dict[str, dict[str, Any]] = {
    "pause": {},
    "resume": {},
    "undo": {"to": "1"},
    "answer": {"seat": 2},
    "skip": {},
    "replace": {"seat": 2, "computer": "easy"},
    "remove": {"seat": 2},
    "end": {},
    "repair": {},
}
"""Every act with a reason, and what else it wants."""

FOR_MODERATORS = "This is for moderators: whoever may Manage Server, or has the role chosen with /mod setup."
NOT_STARTED = "The game has not started: until then /mod remove frees a seat and /mod end closes the table."
PLAYS_HERE = "You play at this table yourself, so another moderator has to do that."


@pytest.fixture
def two(games: Games) -> None:
    """A race of two in which plain dice fall."""
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1]))


async def mod(w: World, place: ChannelHandle, what: str, **more: Any) -> str:
    """What Max is told when he does this, his reason being a quarrel."""
    reply = await w.max.slash(f"mod {what}", where=place, **{"reason": "a quarrel"} | more)
    assert reply.ephemeral
    return reply.text


async def audit(w: World, **only: Any) -> list[str]:
    """The audit list, newest first, without the times."""
    shown = (await w.max.slash("mod audit", **only)).text.splitlines()[1:]
    return [line.partition("> ")[2] for line in shown if "> " in line]


# who may


@pytest.mark.parametrize("what", [*ACTS, "audit", "export", "setup"])
async def test_who_is_no_moderator_is_refused_whatever_it_is(w: World, what: str) -> None:
    place = await started(w, w.alice, w.bob)
    reason = {"reason": "because"} if what not in ("audit", "setup") else {}
    reply = await w.alice.slash(f"mod {what}", where=place, **reason, **ACTS.get(what, {}))
    assert FOR_MODERATORS == reply.text
    assert reply.ephemeral
    assert "**Alice**, **Bob**" in w.carol.find("Act", place).text


async def test_in_direct_messages_nobody_is_a_moderator(w: World) -> None:
    assert [] == [name for name in w.max.commands(w.max.dm) if name.startswith("mod ")]
    assert [] != [name for name in w.max.commands() if name.startswith("mod ")]


async def test_setup_gives_the_right_to_a_role_and_takes_it_away(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    role = w.guild.create_role("Wardens")
    warden = w.member("Walter", role)
    reply = await w.max.slash("mod setup", role=role, reason="a team")
    assert "It is set who may moderate tables on this server. In this channel I have all I need." in reply.text
    assert "The table is paused." == (await warden.slash("mod pause", reason="a quarrel", where=place)).text
    await w.max.slash("mod setup", clear="role", reason="too few")
    assert FOR_MODERATORS == (await warden.slash("mod resume", reason="peace", where=place)).text
    assert [
        "**Max** changed the settings: no role moderates (too few)",
        "**Walter** paused (table 1): a quarrel",
        f"**Max** changed the settings: <@&{role.id}> moderates (a team)",
    ] == await audit(w)


async def test_everyone_is_no_role_for_moderators_and_then_nothing_is_set(w: World) -> None:
    reply = await w.max.slash("mod setup", role=w.guild.default_role, tables=3, clear="openers", reason="x")
    assert "@everyone cannot moderate: choose a role that only your moderators have." == reply.text
    text = (await w.max.slash("mod setup")).text
    assert "**Moderators**: whoever may Manage Server\n" in text
    assert "**Tables at once**: no limit" in text
    assert [] == await audit(w)


async def test_setup_is_for_who_manages_the_server_and_names_what_the_bot_lacks_here(w: World) -> None:
    role = w.guild.create_role("Wardens")
    await w.max.slash("mod setup", role=role, reason="a team")
    warden = w.member("Walter", role)
    reply = await warden.slash("mod setup", role=role, reason="a team")
    assert "Only people who may Manage Server change this." == reply.text
    await w.deny("embed_links", "attach_files")
    reply = await w.max.slash("mod setup", role=role, reason="a team")
    assert "In this channel I still need: Embed Links, Attach Files." in reply.text


# every act


@pytest.mark.parametrize("what", [*ACTS])
async def test_before_the_start_only_seats_ends_and_places_can_be_set_right(w: World, what: str) -> None:
    place = await opened(w, w.alice, w.bob)
    text = await mod(w, place, what, **ACTS[what])
    done = {"remove": "The seat is free.", "end": "The table is closed.", "repair": "The table is set up again."}
    assert done.get(what, NOT_STARTED) == text


@pytest.mark.parametrize("what", [what for what in ACTS if what != "repair"])
async def test_after_the_end_nothing_more_can_be_done(w: World, what: str) -> None:
    place = await started(w, w.alice, w.bob)
    await mod(w, place, "end")
    sentence = "The game at this table is over: open a new one with /table open."
    assert sentence == await mod(w, place, what, **ACTS[what])
    assert ["**Max** ended the game (table 1): a quarrel"] == await audit(w)


@pytest.mark.parametrize("what", [*ACTS])
async def test_every_act_is_told_at_the_table_with_its_reason_and_kept_in_the_audit_list(
    w: World, games: Games, what: str
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    if what == "resume":
        await mod(w, place, "pause", reason="before")
    await mod(w, place, what, **ACTS[what])
    [line] = [line for line in w.carol.screen(place).splitlines() if "a quarrel" in line]
    assert line.strip().startswith("**Max** ")
    [entry] = [entry for entry in await audit(w) if "a quarrel" in entry]
    assert entry.startswith("**Max** ")
    where = f"table 1, seat {ACTS[what]['seat']}" if "seat" in ACTS[what] else "table 1"
    assert entry.endswith(f" ({where}): a quarrel")


async def test_pause_stops_the_table_and_resume_lets_it_go_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "The table is running: there is nothing to resume." == await mod(w, place, "resume")
    assert "The table is paused." == await mod(w, place, "pause")
    assert "⏸️ The table is paused" in w.carol.find("Act", place).text
    assert "The table is paused already: resume it with /mod resume." == await mod(w, place, "pause")
    assert "The table goes on." == await mod(w, place, "resume")
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", place).text


@pytest.mark.usefixtures("two")
async def test_answer_gives_the_default_of_a_seat(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(w, place, "answer", seat=1)
    assert "**Alice** moves 2 spaces" in w.carol.screen(place)
    assert "Seat 1 is not asked anything now." == await mod(w, place, "answer", seat=1)
    assert "There is no such seat at this table." == await mod(w, place, "answer", seat=5)


async def test_answer_takes_what_the_moderator_picks_and_lists_what_there_is(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    text = await mod(w, place, "answer", seat=1, pick="fly away")
    assert "That is not on offer. The seat can answer: `Roll`, `King Tut: teams ahead back 2, you on 2`." == text
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(
        w, place, "answer", seat=1, pick="king tut: teams ahead back 2, you on 2"
    )
    assert "**Alice** uses King Tut." in w.carol.screen(place)
    looks = [entry for entry in await audit(w) if "looked at the question" in entry]
    assert 2 == len(looks)
    assert "**Max** looks at what **Alice** is asked, to answer for them: a quarrel" in w.carol.screen(place)


async def test_answer_picks_a_whole_team(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    refusal = await mod(w, place, "answer", seat=2, pick="x")
    one, two, *_ = refusal.split("`")[1::2]
    assert "Answered for **Bob**. If that was wrong: /mod undo." == await mod(
        w, place, "answer", seat=2, pick=one, pick2=two
    )
    assert "Waiting for **Alice**: press **Act**." in w.carol.find("Act", place).text


async def test_answer_picks_several_that_are_alike_by_their_one_name(w: World, games: Games) -> None:
    deck = ["lucky-coin", "lucky-coin", "jet-pack", "null-cloud", "phase-shift"]
    games["breakout"] = Arranged(race(A=team(on=36), B=team(on=8), C=team(on=5), deck=deck, dice=[1]))
    place = await started(w, w.alice, w.bob, w.carol)
    await w.alice.slash("breakout roll", where=place)
    alike = {"pick4": "lucky coin", "pick5": "lucky coin"}
    assert "Answered for **Alice**. If that was wrong: /mod undo." == await mod(w, place, "answer", seat=1, **alike)
    hand = (await w.alice.press("My hand", place)).text
    assert 2 == hand.partition("Your Gadgets:")[2].count("**Lucky Coin**: ")


async def test_answer_without_enough_picks_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    one = (await mod(w, place, "answer", seat=2, pick="x")).split("`")[1]
    assert "Pick at least 2 things." == await mod(w, place, "answer", seat=2, pick=one)


async def test_a_moderator_who_plays_there_cannot_answer_for_others(w: World) -> None:
    place = await started(w, w.alice, w.max)
    assert PLAYS_HERE == await mod(w, place, "answer", seat=1)
    assert PLAYS_HERE == await mod(w, place, "answer", seat=1, pick="x")
    assert [] == await audit(w)
    assert "looks at" not in w.carol.screen(place)


async def test_a_moderator_who_plays_there_may_still_pause_and_end(w: World) -> None:
    place = await started(w, w.alice, w.max)
    assert "The table is paused." == await mod(w, place, "pause")
    assert "The game is over." == await mod(w, place, "end")


async def test_undo_goes_back_to_a_moment_of_the_list_with_new_dice(w: World, keys: Keys, tmp_path: Path) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice, w.bob)
    for _ in range(3):
        for person in (w.alice, w.bob):
            if f"Waiting for **{person.name}**" in w.carol.find("Act", place).text:
                await answers(w, person, place)
    moments = await w.max.autocomplete("mod undo", "to", where=place)
    names = list(moments)
    assert all(name.startswith("Turn ") for name in names)
    turns = [int(name.split()[1].rstrip(",")) for name in names]
    assert sorted(turns, reverse=True) == turns
    assert "The table is taken back, and the dice have a new key." == await mod(w, place, "undo", to=moments[names[-1]])
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", place).text
    assert 2 == len(keys.given)
    screen = w.carol.screen(place)
    assert "**Max** has taken the table back: a quarrel" in screen
    assert "The dice have a new key from here on. Its SHA-256: " in screen
    assert "**Max** has taken the table back: a quarrel" in (await w.carol.slash("table log", where=place)).text
    assert "Villains in your hand:" in w.alice.dms[-1].text
    await mod(w, place, "end")
    assert all(key in w.carol.screen(place) for key in keys.given)
    assert proven(await exported(w, place), tmp_path)


@pytest.mark.parametrize(
    ("to", "sentence"),
    [
        ("yesterday", "Pick the moment from the list of the option `to`."),
        ("999", "That moment is not kept: choose one of those that are listed."),
        ("9" * 25, "Pick the moment from the list of the option `to`."),
        ("1", "The table stands at that moment already."),
    ],
)
async def test_undo_to_what_is_no_earlier_moment_is_refused(w: World, to: str, sentence: str) -> None:
    place = await started(w, w.alice, w.bob)
    assert sentence == await mod(w, place, "undo", to=to)
    assert [] == await audit(w)


async def test_skip_drops_a_card_that_does_not_work_and_the_game_goes_on(w: World, games: Games) -> None:
    # No die is scripted: rolling one is an error of the rules.
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    assert 1 == len(w.logged)
    assert "Skipped: what asked is dropped, and the game goes on. If that was wrong: /mod undo." == await mod(
        w, place, "skip"
    )
    assert "**Max** has what was running skipped: a quarrel" in w.carol.screen(place)
    assert "Waiting for **" in w.carol.find("Act", place).text


@pytest.mark.usefixtures("two")
async def test_replace_gives_a_seat_to_a_person_or_a_computer(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "**Carol** has the seat now. If that was wrong: /mod replace once more." == await mod(
        w, place, "replace", seat=2, person=w.carol
    )
    assert "**Max** gives the seat of **Bob** to **Carol**: a quarrel" in w.dave.screen(place)
    assert "You do not sit at table 1 (DC Breakout: Arkham Asylum) any more." == w.bob.dms[-1].content
    assert any("Your cards" in each.text for each in w.carol.dms)
    assert "**Computer 1** has the seat now. If that was wrong: /mod replace once more." == await mod(
        w, place, "replace", seat=1, computer="easy"
    )
    assert "Waiting for **Carol**" in w.dave.find("Act", place).text


@pytest.mark.usefixtures("two")
async def test_replace_wants_one_holder_who_does_not_sit_there_yet(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    one = "Name either a person or a computer for the seat."
    assert one == await mod(w, place, "replace", seat=2)
    assert one == await mod(w, place, "replace", seat=2, person=w.carol, computer="easy")
    assert "That person sits at this table already." == await mod(w, place, "replace", seat=2, person=w.alice)
    robot = w.guild.add_member(w.env.create_user("robot", global_name="Robot", bot=True))
    reply = await w.max.slash("mod replace", where=place, seat=2, reason="x", person=robot)
    assert "A bot cannot sit at a table: choose a computer player instead." == reply.text


@pytest.mark.usefixtures("two")
async def test_remove_lets_a_computer_play_on_and_names_who_was_taken_out(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    out = "**Bob** is out; a computer plays until somebody takes the seat. /mod replace gives it away."
    assert out == await mod(w, place, "remove", seat=2)
    assert "**Max** takes **Bob** out of the game: a quarrel" in w.carol.screen(place)
    assert "**2 Computer 1**" in w.carol.find("Act", place).text
    text = await mod(w, place, "remove", seat=2)
    assert "A computer plays that seat already: replace it, or let somebody join." == text


@pytest.mark.usefixtures("two")
async def test_remove_where_seats_leave_takes_the_team_out_of_the_race(w: World) -> None:
    place = await started(w, w.alice, w.bob, leavers="leaves")
    assert "**Bob** is out, and so the game is over." == await mod(w, place, "remove", seat=2)
    assert "🏁 **Alice** won the race." in w.carol.sees(place)[-1].text


async def test_end_before_the_first_pick_still_gives_ranks_and_keys(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "The game is over." == await mod(w, place, "end")
    panel = w.carol.sees(place)[-1]
    assert "| Final standings:" in panel.text
    assert [] == [each for each in panel.buttons if each.label in {"My hand", "Act"}]
    assert "**Max** has ended the game: a quarrel" in w.carol.screen(place)


async def test_audit_shows_one_table_or_all_of_the_server_newest_first(w: World) -> None:
    first, second = await started(w, w.alice, w.bob), await started(w, w.alice, w.carol)
    await mod(w, first, "pause")
    await mod(w, second, "end")
    assert [
        "**Max** ended the game (table 2): a quarrel",
        "**Max** paused (table 1): a quarrel",
    ] == await audit(w)
    assert ["**Max** paused (table 1): a quarrel"] == await audit(w, table="1")
    third = await opened(w, w.dave)
    assert "Nothing yet." in (await w.max.slash("mod audit", table="3", where=third)).text


async def test_export_is_for_games_that_are_over_and_is_told_at_the_table_and_audited(w: World, tmp_path: Path) -> None:
    place = await started(w, w.alice, computers=1)
    assert "The game is not over: it can be exported when it is." == await mod(w, place, "export")
    await picks_teams(w, place, w.alice)
    await answers(w, w.alice, place)
    await mod(w, place, "end")
    panels = w.carol.screen(place).count("Another game?")
    document = await exported(w, place)
    assert proven(document, tmp_path)
    assert panels == w.carol.screen(place).count("Another game?") == 1
    assert str(w.alice.id) not in str(document)
    assert "**Max** took the record of the game (table 1): doubt" == (await audit(w))[0]
    assert "**Max** has taken the record of the game: doubt" in w.carol.screen(place)
    assert "**Max** has taken the record of the game: doubt" in (await w.carol.slash("table log", where=place)).text
    assert "Say why: every act of a moderator has a reason." == await mod(w, place, "export", reason=" ")


@pytest.mark.parametrize("megabytes", [2, 20, 26])
async def test_a_record_too_large_for_discord_is_written_shorter_or_left_to_the_host_of_the_bot(
    w: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, megabytes: int
) -> None:
    place = await started(w, w.alice, computers=1)
    await mod(w, place, "end")
    kept = transfer.finished_export

    async def padded(db: Read, table_id: int) -> dict[str, Any]:
        # Digits that a readable file sets on lines of their own.
        return {**await kept(db, table_id), "padding": [1000] * (megabytes * 2**20 // 5)}

    monkeypatch.setattr(transfer, "finished_export", padded)
    if megabytes == 26:
        words = (
            "The record has 27 MB, and here a file may have 25: "
            "whoever runs the bot can write it with bot.py export --record."
        )
        assert words == await refused(w, w.max.slash("mod export", where=place, reason="doubt"))
        return
    document = await exported(w, place)
    assert proven(document, tmp_path)
    assert megabytes * 2**20 // 5 == len(document["padding"])


@pytest.mark.parametrize("locked", [False, True])
async def test_a_finished_game_whose_thread_is_archived_is_exported_all_the_same(
    w: World, tmp_path: Path, locked: bool
) -> None:
    place = await started(w, w.alice, computers=1)
    await mod(w, place, "end")
    await w.archive(place, locked=locked)
    sent = (await w.max.slash("mod export", table="1", reason="doubt")).message
    assert proven(json.loads(sent.file("table-1.json")), tmp_path)
    assert "**Max** took the record of the game (table 1): doubt" == (await audit(w))[0]
    assert "**Max** has taken the record of the game: doubt" in w.carol.screen(place)


async def test_a_table_that_was_closed_before_the_start_has_nothing_to_export(w: World) -> None:
    place = await opened(w, w.alice)
    await mod(w, place, "end")
    nothing = "No game was played at this table, so there is nothing to export."
    assert nothing == await mod(w, place, "export")
    assert ["**Max** ended the game (table 1): a quarrel"] == await audit(w)


async def test_a_changed_record_is_found_out(w: World, tmp_path: Path) -> None:
    place = await started(w, w.alice, computers=1)
    await mod(w, place, "end")
    document = await exported(w, place)
    first = next(entry for entry in document["journal"] if entry["draws"])
    first["draws"][0][3] = (first["draws"][0][3] + 1) % first["draws"][0][2]
    assert not proven(document, tmp_path)


async def test_a_table_is_named_by_number_from_any_channel(w: World) -> None:
    await started(w, w.alice, w.bob)
    tables = await w.max.autocomplete("mod pause", "table")
    assert {"1 DC Breakout: Arkham Asylum (running) · Alice, Bob": "1"} == tables
    assert "The table is paused." == await mod(w, w.channel, "pause", table="1")


async def test_a_reason_of_blanks_is_none(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Say why: every act of a moderator has a reason." == await mod(w, place, "pause", reason="   ")
    assert "paused" not in w.carol.screen(place)
