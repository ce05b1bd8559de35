"""/table undo with a moment, and the buttons with which everybody agrees to go back."""

from pathlib import Path

import pytest
from simcord import ChannelHandle

from tests.cogs.table import act, answers, picks_teams, started
from tests.cogs.whole_game import exported, proven
from tests.sim.harness import Person, World

MOVED_ON = "That is not asked any more: look at what stands at the table now."


async def rolled(w: World, *others: Person) -> tuple[ChannelHandle, str]:
    """A table where all have picked their teams, and the oldest moment that is offered."""
    place = await started(w, w.alice, *others)
    await picks_teams(w, place, w.alice, *others)
    moments = await w.alice.autocomplete("table undo", "to", where=place)
    assert all(name.startswith("Turn ") for name in moments)
    return place, list(moments.values())[-1]


async def test_everybody_agrees_by_buttons_and_the_table_goes_back(w: World, tmp_path: Path) -> None:
    place, to = await rolled(w, w.bob, w.carol)
    reply = await w.alice.slash("table undo", where=place, to=to)
    assert "Everybody is asked." == reply.text
    assert reply.ephemeral
    assert "↩️ **Alice** asks to go back to turn " in w.bob.find("Take it back", place).text
    assert "Still to agree: **Bob**, **Carol**." in w.bob.find("Take it back", place).text
    assert any("@Bob @Carol" in each.text for each in w.bob.sees(place))
    assert "You agree." == (await w.bob.press("Take it back", place)).text
    assert "Still to agree: **Carol**." in w.bob.find("Take it back", place).text
    assert "The table is taken back." == (await w.carol.press("Take it back", place)).text
    assert "All agree: the table is taken back to turn " in w.dave.screen(place)
    assert "Waiting for **Alice**, **Bob**, **Carol**" in w.dave.find("Act", place).text
    assert "Take it back" not in [button.label for button in w.dave.find("Act", place).buttons]
    await w.max.slash("mod end", where=place, reason="enough")
    assert proven(await exported(w, place), tmp_path)


async def test_all_read_why_somebody_wants_to_go_back(w: World) -> None:
    place, to = await rolled(w, w.bob)
    await w.alice.slash("table undo", where=place, to=to, reason="I  took the *wrong* two")
    assert "**Alice** asks to take the table back (“I took the \\*wrong\\* two”)." in w.bob.screen(place)
    assert ": “I took the \\*wrong\\* two”. Still to agree: **Bob**." in w.bob.find("Take it back", place).text
    await w.bob.press("Take it back", place)
    assert "(“I took the \\*wrong\\* two”)." in (await w.dave.slash("table log", where=place)).text
    assert "Still to agree" not in w.bob.find("Act", place).text


async def test_the_table_goes_back_once_the_only_one_who_had_not_agreed_has_left(w: World, tmp_path: Path) -> None:
    place, to = await rolled(w, w.bob, w.carol)
    await w.alice.slash("table undo", where=place, to=to)
    await w.bob.press("Take it back", place)
    await w.carol.slash("table leave", where=place)
    assert "All agree: the table is taken back to turn " in w.dave.screen(place)
    panel = w.dave.find("Act", place)
    assert "Still to agree" not in panel.text
    assert "Take it back" not in [button.label for button in panel.buttons]
    await w.max.slash("mod end", where=place, reason="enough")
    assert proven(await exported(w, place), tmp_path)


async def test_one_plays_on_and_that_is_that(w: World) -> None:
    place, to = await rolled(w, w.bob)
    await w.alice.slash("table undo", where=place, to=to)
    assert "The table goes on." == (await w.bob.press("Play on", place)).text
    assert "**Bob** does not agree to take the table back, so it goes on." in w.carol.screen(place)
    assert "Play on" not in [button.label for button in w.carol.find("Act", place).buttons]
    again = "That was refused just now: it can be asked again when the table has moved on."
    assert again == (await w.alice.slash("table undo", where=place, to=to)).text


@pytest.mark.parametrize(("choice", "said"), [("back", "The table is taken back."), ("on", "The table goes on.")])
async def test_the_buttons_can_be_typed(w: World, choice: str, said: str) -> None:
    place, to = await rolled(w, w.bob)
    assert MOVED_ON == (await w.bob.slash("table decide", where=place, choice=choice)).text
    await w.alice.slash("table undo", where=place, to=to)
    assert said == (await w.bob.slash("table decide", where=place, choice=choice)).text


async def test_the_question_is_over_when_somebody_moves(w: World) -> None:
    place, to = await rolled(w, w.bob)
    await w.alice.slash("table undo", where=place, to=to)
    active, other = (w.alice, w.bob) if "Roll" in (await act(w.alice, place)).text else (w.bob, w.alice)
    await answers(w, active, place)
    assert "Take it back" not in [button.label for button in other.find("Act", place).buttons]
    assert MOVED_ON == (await other.slash("table decide", where=place, choice="back")).text


async def test_others_neither_ask_nor_agree(w: World) -> None:
    place, to = await rolled(w, w.bob)
    seated = "You do not sit at this table: only those who do can act here."
    assert seated == (await w.dave.slash("table undo", to=to, table="1")).text
    await w.alice.slash("table undo", where=place, to=to)
    assert seated == (await w.dave.press("Take it back", place)).text
    assert (
        "The table is asked that already: agree or refuse below the panel."
        == (await w.bob.slash("table undo", where=place, to=to)).text
    )


async def test_a_moment_is_picked_from_the_list(w: World) -> None:
    place, _ = await rolled(w, w.bob)
    pick = "Pick the moment from the list of the option `to`."
    assert pick == (await w.alice.slash("table undo", where=place, to="before")).text
    assert {} == await w.dave.autocomplete("table undo", "to", where=place)
    assert ["1"] == list((await w.alice.autocomplete("table undo", "table")).values())


async def test_who_plays_with_computers_alone_asks_nobody(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    await picks_teams(w, place, w.alice)
    moments = await w.alice.autocomplete("table undo", "to", where=place)
    reply = await w.alice.slash("table undo", where=place, to=list(moments.values())[-1])
    assert "The table is taken back." == reply.text
