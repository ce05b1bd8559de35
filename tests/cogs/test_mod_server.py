"""/mod for a whole server: settings and limits, blocked people, the pages of the audit list."""

from typing import Any

import pytest
from simcord import ChannelHandle

from tests.cogs.table import act, opened, started
from tests.sim.harness import Person, World

DAY = 86_400.0
FOR_MODERATORS = "This is for moderators: whoever may Manage Server, or has the role chosen with /mod setup."
BLOCKED = "You may not sit down at tables of this server: a moderator has blocked you. Ask them why."


async def setup(w: World, **options: Any) -> str:
    """What Max is told when he sets this, for a reason, or only looks."""
    reason = {"reason": "a busy week"} if options else {}
    return (await w.max.slash("mod setup", **reason, **options)).text


async def open_one(person: Person, where: ChannelHandle | None = None) -> str:
    """What somebody is told who opens a table."""
    return (await person.slash("table open", where=where, game="breakout")).text


async def block(w: World, person: Person, reason: str = "rude") -> str:
    """What Max is told when he blocks somebody."""
    return (await w.max.slash("mod block", person=person, reason=reason)).text


# settings


async def test_setup_shows_what_is_set_and_changes_nothing_without_options(w: World) -> None:
    text = await setup(w)
    assert "In this channel I have all I need." in text
    for line in (
        "**Moderators**: whoever may Manage Server",
        "**May open tables**: everybody",
        "**Channels**: all",
        "**Tables at once**: no limit",
        "**Tables at once for one person**: no limit",
    ):
        assert line in text
    assert "Nothing yet." in (await w.max.slash("mod audit")).text


async def test_only_so_many_tables_are_open_on_a_server_at_once(w: World) -> None:
    assert "The limits are set. Tables that are there already stay." in await setup(w, tables=1)
    await open_one(w.alice)
    full = "This server has 1 table already, and no more are allowed at once: join one of them."
    assert full == await open_one(w.bob)
    await w.max.slash("mod end", table="1", reason="enough")
    assert full != await open_one(w.bob)
    assert "no limit" in await setup(w, tables=0)


async def test_a_person_sits_at_so_many_tables_at_once(w: World) -> None:
    await setup(w, person=1)
    place = await opened(w, w.alice)
    full = "You sit at 1 table of this server already: finish or leave one first."
    assert full == await open_one(w.alice)
    await opened(w, w.bob)
    assert full == (await w.bob.press("Sit down", place)).text
    about = "That person sits at 1 table of this server already, and no more are allowed at once."
    assert about == (await w.alice.slash("table invite", where=place, person=w.bob)).text


async def test_tables_are_opened_in_the_channels_that_are_allowed_and_in_threads_of_them(w: World) -> None:
    other = w.guild.create_text_channel("gotham")
    assert "It is set where tables may be opened." in await setup(w, channel=other)
    refused = "Tables are not opened in this channel: /table list tells where others are played."
    assert refused == await open_one(w.alice)
    assert "Table 1 is open" in await open_one(w.alice, other)
    assert "**Channels**: all" in await setup(w, channel=other)
    assert "Table 2 is open" in await open_one(w.alice)


async def test_only_some_roles_and_moderators_open_tables(w: World) -> None:
    role = w.guild.create_role("Regulars")
    regular = w.member("Rita", role)
    await setup(w, opener=role)
    refused = "On this server only some roles open tables: ask a moderator, or join one of `/table list`."
    assert refused == await open_one(w.alice)
    assert "Table 1 is open" in await open_one(w.max)
    assert "Table 2 is open" in await open_one(regular)
    assert "**May open tables**: everybody" in await setup(w, clear="openers")
    assert "Table 3 is open" in await open_one(w.alice)


async def test_where_everyone_is_named_as_a_role_everybody_opens_tables(w: World) -> None:
    role = w.guild.create_role("Regulars")
    await setup(w, opener=role)
    await setup(w, opener=w.guild.default_role)
    assert "Table 1 is open" in await open_one(w.alice)
    await setup(w, opener=w.guild.default_role)
    assert "On this server only some roles open tables" in await open_one(w.bob)


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("role", "**Moderators**: whoever may Manage Server\n"),
        ("channels", "**Channels**: all"),
        ("limits", "**Tables at once**: no limit"),
    ],
)
async def test_what_is_set_is_taken_away_at_once(w: World, what: str, line: str) -> None:
    await setup(w, role=w.guild.create_role("Wardens"), channel=w.channel, tables=3, person=2)
    before = await setup(w)
    assert "**Tables at once**: 3" in before
    assert line not in before
    assert line in await setup(w, clear=what)


async def test_settings_are_for_who_manages_the_server_but_moderators_may_look(w: World) -> None:
    role = w.guild.create_role("Wardens")
    await setup(w, role=role)
    warden = w.member("Walter", role)
    reply = await warden.slash("mod setup", tables=1, reason="x")
    assert "Only people who may Manage Server change this." == reply.text
    assert "In this channel I have all I need." == (await warden.slash("mod setup")).text.split("\n")[0]


# blocked people


async def test_whoever_is_blocked_neither_opens_nor_joins_nor_takes_seats(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "**Carol** may not open tables and take seats here any more." == await block(w, w.carol)
    assert BLOCKED == await open_one(w.carol)
    await w.bob.slash("table leave", where=place)
    assert BLOCKED == (await w.carol.press("Take a seat", place)).text
    assert BLOCKED == (await w.carol.slash("table join", where=place)).text
    about = "That person may not sit down on this server: a moderator has blocked them."
    assert about == (await w.alice.slash("table invite", where=place, person=w.carol)).text
    assert about == (await w.alice.slash("table give", where=place, person=w.carol)).text
    given = await w.max.slash("mod replace", where=place, seat=2, reason="x", person=w.carol)
    assert about == given.text


async def test_an_invitation_from_before_the_block_seats_nobody(w: World) -> None:
    await opened(w, w.alice)
    await w.alice.slash("table invite", table="1", person=w.carol)
    await block(w, w.carol)
    assert BLOCKED == (await w.carol.click(w.carol.dms[-1], "Take seat")).text


async def test_where_somebody_blocked_sits_is_said_plainly_and_they_go_on_sitting(w: World) -> None:
    place = await started(w, w.alice, w.carol)
    assert (
        "**Carol** may not open tables and take seats here any more.\n"
        "They still sit at table 1 (DC Breakout: Arkham Asylum, seat 2), and nobody takes that away by itself: "
        "`/mod remove` takes them out, `/mod replace` gives the seat to somebody else."
    ) == await block(w, w.carol)
    assert "**2 Carol**" in w.dave.find("Act", place).text
    assert "Pick the two Villains" in (await act(w.carol, place)).text


async def test_blocks_are_listed_audited_and_taken_back(w: World) -> None:
    await block(w, w.carol)
    assert "That person is blocked already." == await block(w, w.carol)
    assert "Blocked (1)" in await setup(w)
    assert "**Carol**: rude" in await setup(w)
    listed = await w.max.autocomplete("mod unblock", "person")
    assert {"Carol": str(w.carol.id)} == listed
    assert {} == await w.alice.autocomplete("mod unblock", "person")
    reply = await w.max.slash("mod unblock", person=str(w.carol.id), reason="sorry")
    assert "That person may open tables and take seats again." == reply.text
    assert "Table 1 is open" in await open_one(w.carol)
    text = (await w.max.slash("mod audit")).text
    assert "**Max** blocked **Carol**: rude" in text
    assert "**Max** unblocked **Carol**: sorry" in text


async def test_blocks_that_make_no_sense_are_refused(w: World) -> None:
    assert "That person moderates this server, and moderators cannot be blocked." == await block(w, w.max)
    role = w.guild.create_role("Wardens")
    await setup(w, role=role)
    warden = w.member("Walter", role)
    reply = await w.max.slash("mod block", person=warden, reason="x")
    assert "That person moderates this server, and moderators cannot be blocked." == reply.text
    assert "Say why: every act of a moderator has a reason." == await block(w, w.carol, "  ")
    reply = await w.max.slash("mod unblock", person=str(w.carol.id), reason="x")
    assert "That person is not blocked." == reply.text
    for typed in ("Carol", "9" * 25):
        reply = await w.max.slash("mod unblock", person=typed, reason="x")
        assert "Pick the person from the list of the option `person`." == reply.text


@pytest.mark.parametrize(
    ("command", "options"),
    [("block", {"reason": "x"}), ("unblock", {"person": "1", "reason": "x"}), ("tables", {})],
)
async def test_all_of_it_is_for_moderators(w: World, command: str, options: dict[str, Any]) -> None:
    more: dict[str, Any] = {"person": w.bob} if command == "block" else {}
    assert FOR_MODERATORS == (await w.alice.slash(f"mod {command}", **options, **more)).text


# the audit list


async def test_the_audit_list_is_turned_page_by_page_in_one_message(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    for number in range(6):
        await w.max.slash("mod pause", where=place, reason=f"pause {number}")
        await w.max.slash("mod resume", where=place, reason=f"resume {number}")
    shown = (await w.max.slash("mod audit")).message
    assert "resume 5" in shown.text
    assert "pause 0" not in shown.text
    assert ["Older"] == [button.label for button in shown.buttons]
    await w.max.click(shown, "Older")
    assert "**Max** paused (table 1): pause 0" in shown.text
    assert "resume 5" not in shown.text
    assert ["Newer"] == [button.label for button in shown.buttons]
    await w.max.click(shown, "Newer")
    assert "resume 5" in shown.text


async def test_the_audit_list_says_which_seat(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod answer", where=place, seat=2, reason="asleep")
    assert "**Max** answered (table 1, seat 2): asleep" in (await w.max.slash("mod audit")).text


async def test_the_audit_list_says_who_got_a_seat(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod replace", where=place, seat=2, person=w.carol, reason="asleep")
    await w.max.slash("mod replace", where=place, seat=2, computer="easy", reason="away")
    text = (await w.max.slash("mod audit")).text
    assert "**Max** gave the seat to **Carol** (table 1, seat 2): asleep" in text
    assert "**Max** gave the seat to a computer (easy) (table 1, seat 2): away" in text
    await w.carol.slash("me forget", sure="yes")
    text = (await w.max.slash("mod audit")).text
    assert "**Max** gave the seat to **a former player** (table 1, seat 2): asleep" in text
    assert "Carol" not in text


async def test_the_audit_list_says_what_was_set(w: World) -> None:
    role, other = w.guild.create_role("Regulars"), w.guild.create_text_channel("gotham")
    changes: list[tuple[dict[str, Any], str]] = [
        ({"role": role}, f"<@&{role.id}> moderates"),
        ({"clear": "role"}, "no role moderates"),
        ({"opener": role}, f"<@&{role.id}> may open tables"),
        ({"opener": role}, f"<@&{role.id}> is no longer named for opening tables"),
        ({"channel": other}, "tables may be opened in #gotham"),
        ({"clear": "channels"}, "#gotham is no longer named for opening tables"),
        ({"tables": 4, "person": 2}, "tables at once: 4, tables at once for one person: 2"),
        ({"person": 0}, "tables at once for one person: no limit"),
        ({"language": "de"}, "language of new tables: Deutsch"),
    ]
    for options, _ in changes:
        await setup(w, **options)
    shown = (await w.max.slash("mod audit")).text.splitlines()
    said = [line.partition("**Max** changed the settings: ")[2] for line in shown if "changed the settings" in line]
    assert [f"{words} (a busy week)" for _, words in reversed(changes)] == said
