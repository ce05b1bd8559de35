"""Names that people choose to be a nuisance do no harm, and nobody is pinged but the seats that are asked."""

from typing import Any

import pytest
from simcord import ChannelHandle

from cogs.limits import BUTTON_LABEL, CHOICE_NAME, SELECT_LABEL, chunks
from cogs.words import escaped
from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, answers, asked, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import Person, World

Games = dict[str, Game[Any, Any]]

NUISANCES = {
    "everyone": "@everyone",
    "here": "x @here x",
    "mention": "<@1456074443980800002>",
    "role": "<@&1456074443980800002>",
    "channel": "<#1456074443980800002>",
    "markdown": "**bold** __line__ ~~gone~~ `code` ||spoiler||",
    "heading": "# Heading",
    "quotation": "> quoted",
    "link": "[free](https://example.com)",
    "url": "https://example.com/x",
    "right-to-left": "\u202eecila\u202c \u05d0\u05dc\u05d9\u05e1",
    "longest": "W" * 32,
    "lines": "one\ntwo",
    "zalgo": "A\u0301\u0302\u0303\u0304\u0305" * 5,
    "emoji": "👩‍🚀🏳️‍🌈",
    "braces": "{who:seat} {0} {}",
}


def named(w: World, name: str) -> Person:
    """One more person, of this name."""
    user = w.env.create_user(f"nuisance{len(w.env.backend.users)}", global_name=name)
    return Person(w, w.guild.add_member(user), name)


def pinged(w: World, place: ChannelHandle) -> set[int]:
    return {person for each in w.dave.sees(place) for person in each.pinged}


def tables(size: int) -> pytest.MarkDecorator:
    """All nuisances, as many at a table."""
    groups = chunks(list(NUISANCES), size)
    return pytest.mark.parametrize("names", groups, ids=["-".join(group) for group in groups])


@tables(4)
async def test_a_game_with_any_names_is_played_and_pings_nobody_else(w: World, names: list[str]) -> None:
    nuisances = [named(w, NUISANCES[name]) for name in names]
    place = await started(w, *nuisances, w.bob)
    for command in ("list", "show", "log"):
        await w.bob.slash(f"table {command}", where=place)
    await picks_teams(w, place, *nuisances, w.bob)
    for _ in range(6):
        [person, *_] = await asked(w, *nuisances, w.bob)
        await answers(w, person, place)
    for nuisance in nuisances:
        await w.max.slash("mod pause", reason=nuisance.name, where=place)
        await w.max.slash("mod resume", reason=nuisance.name, where=place)
    await w.max.slash("mod audit")
    await w.max.autocomplete("mod undo", "to", where=place)
    await w.max.slash("mod end", reason="late", where=place)
    # The harness has checked every request: no label, name or text was one that Discord refuses.
    assert pinged(w, place) <= {w.bob.id, *(nuisance.id for nuisance in nuisances)}
    assert [] == [each for each in w.dave.sees(place) if each.stored.mention_everyone]


@tables(2)
async def test_rivals_names_in_the_own_choices_do_no_harm(w: World, games: Games, names: list[str]) -> None:
    games["breakout"] = Arranged(race(A=team(on=3, holds=["null-cloud"]), B=team("bane", on=8), C=team(on=5)))
    rivals = [named(w, NUISANCES[name]) for name in names]
    place = await started(w, w.alice, *rivals)
    hand = await act(w.alice, place)
    for button in hand.buttons:
        assert 0 < len(button.label) <= BUTTON_LABEL
    assert all(len(choice.label) <= SELECT_LABEL for menu in hand.menus for choice in menu.choices)
    for offered in await w.alice.autocomplete("breakout play", "gadget", where=place):
        assert len(offered) <= CHOICE_NAME
    await w.alice.slash("breakout play", gadget="Null Cloud: blank Bane", where=place)
    assert pinged(w, place) <= {w.alice.id, *(rival.id for rival in rivals)}


@pytest.mark.parametrize("name", NUISANCES.values(), ids=NUISANCES)
def test_an_escaped_name_cannot_format_mention_or_break_a_line(name: str) -> None:
    shown = escaped(name)
    assert "\n" not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@" not in shown
    assert "<#" not in shown
    assert "://" not in shown
    for mark in ("**", "__", "~~", "||"):
        assert mark not in shown.replace("\\*", "").replace("\\_", "").replace("\\~", "").replace("\\|", "")


async def test_only_seats_that_are_asked_and_did_not_click_themselves_are_pinged(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), C=team(on=5), dice=[2, 1]))
    place = await started(w, w.alice, w.bob, w.carol)
    assert set() == pinged(w, place)
    await act(w.alice, place, "Roll")
    assert {w.bob.id} == pinged(w, place)
    await act(w.bob, place, "Roll")
    assert {w.bob.id, w.carol.id} == pinged(w, place)


async def test_edits_of_the_panel_ping_nobody(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    before = len(w.env.http_requests)
    await picks_teams(w, place, w.alice)
    edits = [each for each in w.env.http_requests[before:] if each.method == "PATCH" and "/channels/" in each.path]
    assert edits
    assert all("users" not in str((each.json or {}).get("allowed_mentions")) for each in edits)


async def test_a_reason_cannot_ping_anybody(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reason = f"@everyone {w.carol.mention} look"
    await w.max.slash("mod pause", reason=reason, where=place)
    [line] = [each for each in w.dave.sees(place) if "has paused the table" in each.content]
    assert [] == line.pinged
    assert not line.stored.mention_everyone


async def test_people_are_shown_by_the_name_they_have_on_the_server(w: World) -> None:
    nicked = w.guild.add_member(w.env.create_user("nick", global_name="Nicholas"), nick="Nick the Greek")
    await nicked.slash(w.channel, "table open", game="breakout", place="here")
    assert "1. Nick the Greek" in w.alice.find("Sit down").text
