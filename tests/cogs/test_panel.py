"""The panel: one message at the bottom for everybody, what its buttons give to each alone, and what it never tells."""

from typing import Any

import pytest
from simcord import ChannelHandle

from cogs.boards import BOARDS, Part
from cogs.boards import Shown as Filled
from cogs.languages import speaking, translated
from engine import GAMES, Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, opened, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.blank import BLANK
from tests.sim.harness import Shown, World

Games = dict[str, Game[Any, Any]]


def panels(w: World, place: Any) -> list[Shown]:
    """The panels in a place that have buttons still."""
    return [each for each in w.dave.sees(place) if each.button("Rules") is not None]


async def test_the_lobby_explains_itself_and_is_edited_in_place(w: World) -> None:
    place = await opened(w, w.alice)
    [lobby] = w.dave.sees(place)
    assert "Race a team of two rule-breaking Villains out of Arkham, twice; whoever is out first wins." in lobby.text
    assert "Press **Sit down**, or fill a seat with **Add a computer**." in lobby.text
    await w.bob.press("Sit down", place)
    await w.bob.press("Add a computer", place)
    assert "**3** of 6 seats are taken; 2 are enough to start." in lobby.text
    assert "| 2. Bob\n| 3. Computer 1 🤖" in lobby.text
    assert [lobby] == w.dave.sees(place)


async def test_lobby_buttons_answer_whoever_pressed_and_nobody_else(w: World) -> None:
    place = await opened(w, w.alice)
    assert "You sit at table 1." == (await w.bob.press("Sit down", place)).text
    assert "You sit at this table already." == (await w.bob.press("Sit down", place)).text
    assert "**Computer 1** (normal) sits at the table." == (await w.bob.press("Add a computer", place)).text
    assert "You have left table 1." == (await w.bob.press("Stand up", place)).text
    reply = await w.bob.press("Stand up", place)
    assert "You do not sit at this table." == reply.text
    assert reply.ephemeral
    sentence = "Only those who sit at this table can do that: join first."
    assert sentence == (await w.bob.press("Start", place)).text
    assert sentence == (await w.bob.press("Add a computer", place)).text
    assert "The game begins." == (await w.alice.press("Start", place)).text


async def test_rules_in_the_lobby_tell_the_game_and_where_to_find_more(w: World) -> None:
    place = await opened(w, w.alice)
    text = (await w.bob.press("Rules", place)).text
    assert "Race a team of two rule-breaking Villains" in text
    assert "• **Your turn:** powers at its start; roll your die, or use what replaces the roll;" in text
    assert "`/breakout` lists it." in text
    assert "`/rules` searches the rules" in text


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_rules_button_tells_how_every_game_is_played_in_each_language(
    w: World, game: str, language: str
) -> None:
    place = await opened(w, w.alice, game=game)
    await w.bob.slash("me language", language=language)
    lines = (await w.bob.press("Rules", place)).text.splitlines()
    outline = GAMES[game].outline
    assert 4 <= len(outline) <= 6
    with speaking(language):
        wanted = [f"| • {translated(line)}" for line in outline]
    assert wanted == [line for line in lines if line.startswith("| • ")]
    assert (language == "en") == (wanted == [f"| • {line}" for line in outline])


async def test_the_panel_shows_where_everybody_stands_and_who_is_waited_for(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3, holds=["jet-pack"]), B=team("king-tut", on=8), C=team()))
    place = await started(w, w.alice, w.bob, w.carol)
    [panel] = panels(w, place)
    assert panel == w.dave.sees(place)[-1]
    assert (
        "| **First Escape** · round 1 · **Alice** is running\n"
        "| ⏳ **Alice** starts the turn.\n"
        "| Waiting for **Alice**: press **Act**.\n"
        "| Teams:\n"
        "| **2 Bob** on 8 of 36 (Circle) · 0 Gadgets\n"
        "| ▶ **1 Alice** on 3 of 36 (Square) · 1 Gadget\n"
        "| **3 Carol** in Start · 0 Gadgets\n"
    ) in panel.text
    assert "[My hand] [Act] [In play] [Log] [Rules]" in panel.text
    assert "Jet Pack" not in panel.text


async def test_the_panel_shows_a_picture_with_a_text_for_who_cannot_see_it(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    [panel] = panels(w, place)
    [name] = panel.files
    assert BLANK == panel.file(name)
    assert f"attachment://{name}" == panel.embeds[0].image.url
    assert "[picture: DC Breakout, First Escape, round 1." in panel.text
    assert "1 Alice (Kiteman and Mad Hatter): space 3, a Square in Intensive Treatment, 0 Gadgets." in panel.text


async def test_there_is_one_panel_with_buttons_and_it_stands_at_the_bottom(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1]))
    place = await started(w, w.alice, w.bob)
    for person in (w.alice, w.bob, w.alice):
        await act(person, place, "Roll")
    [panel] = panels(w, place)
    assert panel == w.dave.sees(place)[-1]
    assert [panel.id] == [each.id for each in w.dave.sees(place) if each.buttons]


async def test_what_happens_within_a_turn_stands_in_the_panel_and_is_posted_when_the_turn_is_over(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1, 2]))
    place = await started(w, w.alice, w.bob)
    before = [each.id for each in w.dave.sees(place)]
    hand = await act(w.alice, place, "Roll")
    [panel] = panels(w, place)
    assert "| > **Alice** rolls a 1.\n" in panel.text
    assert before == [each.id for each in w.dave.sees(place)]
    await w.alice.click(hand, "Keep the 1")
    [panel] = panels(w, place)
    assert "rolls a 1" not in panel.text
    [log] = [each for each in w.dave.sees(place) if "rolls a 1" in each.content]
    assert (
        "**Alice** rolls a 1.\n**Alice** moves 1 space to space 4 (Triangle).\n**Bob**'s turn, from space 8.\n@Bob"
    ) == log.text
    assert [w.bob.id] == log.pinged


async def test_a_panel_that_is_nearly_full_says_who_is_waited_for_and_leaves_older_lines_out(
    w: World, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = [Part(f"Part {number}", "x" * 1000) for number in range(5)]
    monkeypatch.setattr(BOARDS["breakout"], "panel", lambda *_: Filled("**First Escape**", full))
    place = await told_in_the_middle_of_a_turn(w, games)
    [panel] = panels(w, place)
    assert "> **Alice** rolls a 1." in panel.text
    await w.bob.slash("table speed", speed="12h", where=place)
    [panel] = panels(w, place)
    full[:] = [Part(f"Part {number}", "x" * 1000) for number in range(5)] + [Part("Part 6", "x" * 440)]
    shown = (await w.dave.slash("table show", where=place)).text
    for text in (panel.text, shown):
        assert "⏳ **Alice** may turn the die." in text
        assert "Proposed speed: 12 hours a move. Still to agree: **Alice**." in text
    assert "| …" in shown.splitlines()
    assert "> **Alice** rolls a 1." in shown
    assert "Pace: no clock" in shown


async def told_in_the_middle_of_a_turn(w: World, games: Games) -> ChannelHandle:
    """A table at which Alice has rolled and may still turn her die: so far only the panel tells it."""
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1, 2]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    assert [] == [each for each in w.dave.sees(place) if "rolls a 1" in each.content]
    return place


async def test_what_stands_in_the_panel_alone_is_posted_after_a_quarter_of_an_hour(w: World, games: Games) -> None:
    place = await told_in_the_middle_of_a_turn(w, games)
    await w.travel(901)
    [log] = [each for each in w.dave.sees(place) if "rolls a 1" in each.content]
    assert "**Alice** rolls a 1." == log.text
    [panel] = panels(w, place)
    assert panel == w.dave.sees(place)[-1]
    assert "rolls a 1" not in panel.text


async def test_what_stood_in_the_panel_alone_is_not_lost_by_a_restart(w: World, games: Games) -> None:
    place = await told_in_the_middle_of_a_turn(w, games)
    await w.restart()
    await act(w.alice, place, "Keep the 1")
    lines = "\n".join(each.content for each in w.dave.sees(place)).splitlines()
    assert 1 == lines.count("**Alice** rolls a 1.")
    assert lines.index("**Alice** rolls a 1.") < lines.index("**Alice** moves 1 space to space 4 (Triangle).")


async def test_what_stands_in_the_panel_alone_is_posted_when_a_moderator_acts(w: World, games: Games) -> None:
    place = await told_in_the_middle_of_a_turn(w, games)
    await w.max.slash("mod pause", reason="supper", where=place)
    [log] = [each for each in w.dave.sees(place) if "has paused" in each.content]
    assert "**Alice** rolls a 1.\n**Max** has paused the table: supper" == log.text


async def test_the_panel_of_a_table_where_nobody_is_left_says_how_it_goes_on(w: World, games: Games) -> None:
    place = await told_in_the_middle_of_a_turn(w, games)
    for person in (w.alice, w.bob):
        await person.slash("table leave", where=place)
    [panel] = panels(w, place)
    assert "Nobody sits at this table any more. It goes on as soon as somebody presses **Take a seat**." in panel.text
    assert "/mod resume" not in panel.text
    await w.dave.press("Take a seat", place)
    [panel] = panels(w, place)
    assert "Nobody sits" not in panel.text


async def test_people_chatting_below_it_push_the_panel_to_the_bottom_with_the_next_turn(w: World) -> None:
    place = await started(w, w.alice, w.bob, where=w.channel, place="here")
    await w.carol.say("Who is playing?")
    await picks_teams(w, place, w.alice, w.bob)
    [panel] = panels(w, place)
    assert panel == w.dave.sees(place)[-1]


async def test_in_play_shows_the_open_cards_with_their_texts(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3, holds=["jet-pack"]), B=team(on=8), exchange="bane"))
    place = await started(w, w.alice, w.bob)
    reply = await w.dave.press("In play", place)
    assert reply.ephemeral
    assert "| 1 Alice:\n| **King Tut** (● ● ●): Start of turn: you may spend 1 token." in reply.text
    assert "| Waits in the Armory: **Bane**: " in reply.text
    assert "Jet Pack" not in reply.text


async def test_in_play_without_cards_says_so(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod end", reason="late", where=place)
    assert "[Log] [Rules]" in w.dave.sees(place)[-1].text
    left = w.dave.find("Rules", place)
    assert left.button("In play") is None


async def test_log_and_rules_work_for_onlookers_and_after_the_end(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=36), B=team(on=8), dice=[1], escape=2))
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod end", reason="late", where=place)
    log = await w.dave.press("Log", place)
    assert log.ephemeral
    assert "**Max** has ended the game: late" in log.text
    assert "DC Breakout: Arkham Asylum" in (await w.dave.press("Rules", place)).text


async def test_the_panel_of_a_game_that_is_won_names_the_winner_and_the_ranks(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=48), B=team(on=8), C=team(on=5), escape=2, dice=[1]))
    place = await started(w, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Roll")
    panel = w.dave.sees(place)[-1]
    assert "| 🏁 **Alice** won the race." == panel.text.splitlines()[1]
    assert "| Final standings:\n| 🥇 Alice\n| 🥈 Bob\n| 🥉 Carol" in panel.text
    assert ["Log", "Rules"] == [button.label for button in panel.buttons]
    assert "The dice keys are open now: /mod export gives the record that proves every roll." in panel.text
    assert "Another game? `/table open` opens a table." in panel.text
    [log] = [each for each in w.dave.sees(place) if "thrown with this key" in each.content]
    assert "00000000000000000000000000000001" in log.text
