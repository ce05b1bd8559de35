"""A game's own commands: what they offer is exactly what is legal now, and everything else is refused in its words."""

from typing import Any

import pytest
from discord import app_commands
from simcord import ChannelHandle

from engine import GAMES, Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import asked, opened, started
from tests.engine.breakout.track import RaceTable, race, team
from tests.sim.harness import Person, Reply, World

Games = dict[str, Game[Any, Any]]
VERBS = GAMES["breakout"].verbs
LETTERS = "abcde"


async def offers(person: Person, command: str, option: str, place: ChannelHandle, **filled: Any) -> list[str]:
    """What stands in the list of an option."""
    return list(await person.autocomplete(f"breakout {command}", option, where=place, **filled))


def test_every_verb_of_the_game_is_a_command(w: World) -> None:
    assert {f"breakout {verb.name}" for verb in VERBS} == {
        name for name in w.alice.commands() if name.startswith("breakout")
    }


async def test_a_verb_that_needs_no_pick_is_done_at_once(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("breakout roll", where=place)
    assert reply.ephemeral
    assert reply.text.startswith("✔ **Roll**\n")
    assert "Nothing for you to do now: we wait for **Bob**." in reply.text
    assert "**Alice** moves 2 spaces to space 5 (Square)." in w.bob.screen(place)


async def test_the_answer_to_a_command_holds_what_is_asked_next_with_its_buttons(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1]))
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("breakout roll", where=place)
    assert "| **Your die shows 1.**" in reply.text
    await w.alice.click(reply.message, "Keep the 1")
    assert "**Alice** moves 1 space to space 4 (Triangle)." in w.bob.screen(place)


async def test_several_picks_are_options_a_to_e_and_what_was_taken_is_not_offered_again(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    first = await w.alice.autocomplete("breakout pick", "a", where=place)
    assert 5 == len(first)
    a, b, *_ = first.values()
    second = await w.alice.autocomplete("breakout pick", "b", where=place, a=a)
    assert set(first.values()) - {a} == set(second.values())
    reply = await w.alice.slash("breakout pick", where=place, a=a, b=b)
    names = [name.partition(" · ")[0] for name in list(first)[:2]]
    assert reply.text.startswith(f"✔ **{names[0]}**, **{names[1]}**\n")


async def test_too_few_picks_are_refused_and_the_question_stays_open(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    a, *_ = (await w.alice.autocomplete("breakout pick", "a", where=place)).values()
    assert "Pick at least 2 things." == (await w.alice.slash("breakout pick", where=place, a=a)).text
    assert [w.alice, w.bob] == await asked(w, w.alice, w.bob)


async def test_a_verb_has_as_many_options_as_can_be_picked_at_once(w: World) -> None:
    group = w.bot.tree.get_command("breakout")
    assert isinstance(group, app_commands.Group)
    options = {each.name: [option.display_name for option in each.parameters] for each in group.commands}  # type: ignore[union-attr]
    assert ["a", "b", "table"] == options["pick"]
    assert ["power", "table"] == options["use"]
    assert ["table"] == options["roll"]


async def test_the_same_villain_twice_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    a, *_ = (await w.alice.autocomplete("breakout pick", "a", where=place)).values()
    reply = await w.alice.slash("breakout pick", where=place, a=a, b=a)
    assert "You have picked the same thing twice: pick another one." == reply.text
    assert w.alice in await asked(w, w.alice)


async def test_names_are_typed_instead_of_picked_in_any_case(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    names = [name.partition(" · ")[0] for name in await w.alice.autocomplete("breakout pick", "a", where=place)]
    reply = await w.alice.slash("breakout pick", where=place, a=names[0].upper(), b=f" {names[1].lower()} ")
    assert reply.text.startswith(f"✔ **{names[0]}**, **{names[1]}**\n")


async def test_a_name_that_is_not_on_offer_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("breakout pick", where=place, a="Batman", b="Robin")
    assert "“Batman” is not on offer now: pick from the list." == reply.text


async def test_a_pick_from_an_older_list_is_refused(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8), C=team(on=5), dice=[1, 1, 1]))
    place = await started(w, w.alice, w.bob, w.carol)
    [old] = (await w.alice.autocomplete("breakout use", "power", where=place)).values()
    for person in (w.alice, w.bob, w.carol):
        await person.slash("breakout roll", where=place)
    reply = await w.alice.slash("breakout use", power=old, where=place)
    assert "The table has moved on since you picked that: pick from the list again." == reply.text
    assert "uses King Tut" not in w.bob.screen(place)


async def test_lists_hold_exactly_what_is_legal_for_the_verb_and_fits_what_is_typed(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3, holds=["jet-pack"]), B=team(on=8), C=team(on=5)))
    place = await started(w, w.alice, w.bob, w.carol)
    [power] = await offers(w.alice, "use", "power", place)
    assert power.startswith("King Tut: teams ahead back 2, you on 2 · ")
    [gadget] = await offers(w.alice, "play", "gadget", place)
    assert gadget.startswith("Jet Pack: skip Squares · ")
    assert [] == await offers(w.alice, "autoroll", "source", place)
    assert {} == await w.alice.autocomplete("breakout use", "power", "joker", where=place)
    assert 1 == len(await w.alice.autocomplete("breakout use", "power", "KING", where=place))
    assert [] == await offers(w.bob, "use", "power", place)
    assert [] == await offers(w.dave, "use", "power", place)


async def test_equal_gadgets_are_one_choice_with_a_count_and_may_both_be_taken(w: World, games: Games) -> None:
    deck = ["lucky-coin", "lucky-coin", "jet-pack", "null-cloud", "phase-shift"]
    games["breakout"] = Arranged(race(A=team(on=36), B=team(on=8), C=team(on=5), deck=deck, dice=[1]))
    place = await started(w, w.alice, w.bob, w.carol)
    await w.alice.slash("breakout roll", where=place)
    kept = await w.alice.autocomplete("breakout keep", "a", where=place)
    [coins] = [value for name, value in kept.items() if name.startswith("Lucky Coin (×2) · ")]
    again = await w.alice.autocomplete("breakout keep", "b", where=place, a=coins)
    assert coins in again.values()
    reply = await w.alice.slash("breakout keep", a=coins, b=coins, where=place)
    assert reply.text.startswith("✔ **Lucky Coin**, **Lucky Coin**\n")


async def test_a_verb_that_is_not_possible_now_says_what_is(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("breakout use", power="x", where=place)
    assert "`use` is not possible now. You are asked: Your turn: roll. Possible: `roll`." == reply.text


async def test_who_is_not_asked_is_told_whom_the_table_waits_for(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    assert (
        "You are not asked anything now: we wait for Alice." == (await w.bob.slash("breakout roll", where=place)).text
    )


async def test_while_a_reaction_is_awaited_no_name_is_given(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("breakout riddle", where=place)
    await w.alice.slash("breakout claim", number="Claim 6", where=place)
    assert "You are not asked anything now." == (await w.alice.slash("breakout pass", where=place)).text


async def test_who_sits_nowhere_and_a_table_that_has_not_started_are_told_so(w: World) -> None:
    nowhere = "You do not sit at a running table of DC Breakout: Arkham Asylum: open one with /table open, or join one."
    assert nowhere == (await w.alice.slash("breakout roll")).text
    place = await opened(w, w.alice, w.bob)
    assert nowhere == (await w.carol.slash("breakout roll", where=place)).text
    not_started = "The game has not started yet: press Start when everybody is seated."
    assert not_started == (await w.alice.slash("breakout roll", where=place)).text


async def test_at_a_paused_table_and_after_the_end_commands_are_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    a, b, *_ = (await w.alice.autocomplete("breakout pick", "a", where=place)).values()
    await w.max.slash("mod pause", reason="supper", where=place)
    reply = await w.alice.slash("breakout pick", a=a, b=b, where=place)
    assert "The table is paused: wait until a moderator resumes it." == reply.text
    await w.max.slash("mod resume", reason="supper is over", where=place)
    await w.max.slash("mod end", reason="late", where=place)
    reply = await w.alice.slash("breakout pick", a=a, b=b, where=place)
    assert "The game at this table is over: open a new one with /table open." == reply.text


async def test_a_command_plays_from_the_channel_and_from_direct_messages(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    assert (await w.alice.slash("breakout roll")).text.startswith("✔")
    assert (await w.bob.slash("breakout roll", where=w.bob.dm)).text.startswith("✔")
    assert "**Bob** moves 1 space to space 9 (Square)." in w.carol.screen(place)


async def test_with_several_tables_the_waiting_one_is_meant_and_others_are_named_by_number(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 2, 1]))
    await started(w, w.alice, w.bob)
    second = await started(w, w.alice, w.bob)
    several = "You sit at several tables: pick one in the option `table`."
    assert several == (await w.alice.slash("breakout roll", where=w.alice.dm)).text
    tables = await w.alice.autocomplete("breakout roll", "table", where=w.alice.dm)
    assert ["1", "2"] == sorted(tables.values())
    assert all("waits for you" in name for name in tables)
    assert (await w.alice.slash("breakout roll", table="2", where=w.alice.dm)).text.startswith("✔")
    assert "**Alice** moves 2 spaces" in w.carol.screen(second)
    assert (await w.alice.slash("breakout roll", where=w.alice.dm)).text.startswith("✔")
    assert several == (await w.bob.slash("breakout roll")).text


async def test_the_table_of_the_thread_is_meant_there(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    await started(w, w.alice, w.bob)
    second = await started(w, w.alice, w.bob)
    await w.alice.slash("breakout roll", where=second)
    assert "**Alice** moves 2 spaces" in w.carol.screen(second)


async def test_nobody_plays_another_servers_table_by_its_number(w: World) -> None:
    await started(w, w.alice, w.bob)
    reply = await w.carol.slash("breakout roll", table="1", where=w.carol.dm)
    assert "There is no table 1 here: pick one from the list." == reply.text
    reply = await w.carol.slash("breakout roll", table="1")
    assert "You do not sit at this table, so you have no hand here." == reply.text


# every verb

ON_A_CIRCLE, BEFORE_A_GADGET, AT_THE_EXIT = 8, 5, 36

EVERY_VERB: dict[str, tuple[RaceTable, tuple[str, ...], str]] = {
    "choose": (race(A=team("bane", on=8), B=team(), dice=[2, 5]), ("roll",), "**Alice** uses the 2."),
    "use": (race(A=team("king-tut", on=3), B=team(on=8)), (), "**Alice** uses King Tut."),
    "play": (race(A=team(on=3, holds=["jet-pack"]), B=team()), (), "**Alice** plays Jet Pack."),
    "roll": (race(A=team(on=3), B=team(), dice=[1]), (), "**Alice** rolls a 1."),
    "autoroll": (race(A=team(on=ON_A_CIRCLE, holds=["four-leaf-clover"]), B=team()), (), "**Alice** Autorolls 4"),
    "riddle": (race(A=team("riddler", on=3), B=team(), dice=[2]), (), "**Alice** rolls a die in secret."),
    "claim": (race(A=team("riddler", on=3), B=team(), dice=[2]), ("riddle",), "**Alice** claims a 1."),
    "challenge": (race(A=team("riddler", on=3), B=team(), dice=[2]), ("riddle", "claim"), "**Bob** challenges"),
    "fly": (race(A=team("kiteman", on=3, tokens=2), B=team()), (), "**Where do you land?**"),
    "land": (race(A=team("kiteman", on=3, tokens=2), B=team()), ("fly",), "**Alice** flies to space 4"),
    "reroll": (race(A=team("ventriloquist", on=3), B=team(), dice=[1, 2]), ("roll",), "**Alice** rerolls"),
    "change": (race(A=team("professor-pyg", on=3), B=team(), dice=[1]), ("roll",), "**Alice**'s 1 into a 5"),
    "gamble": (race(A=team("falcone", on=3), B=team(), dice=[2, 5]), ("roll",), "**Alice** rolls a 5."),
    "toss": (race(A=team("two-face", on=3), B=team(), dice=[2, 4]), ("roll",), "The coin shows 4"),
    "spend": (race(A=team("black-mask", on=3), B=team(), dice=[1]), ("roll",), "Black Mask"),
    "stop": (race(A=team(on=BEFORE_A_GADGET), B=team(), dice=[4]), ("roll",), "stops on space 7 (Gadget space)"),
    "move": (race(A=team(on=BEFORE_A_GADGET), B=team(), dice=[4]), ("roll",), "**Alice** moves 4 spaces to space 9"),
    "draw": (
        race(A=team(on=BEFORE_A_GADGET, holds=["nanobots"]), B=team(), dice=[2]), ("roll", "pass"),
        "**Alice** draws 1 Gadget.",
    ),
    "name": (race(A=team("egghead", on=3), B=team(), dice=[1]), (), "**Alice** predicts a Square."),
    "cancel": (
        race(A=team(on=3, holds=["null-cloud"]), B=team("bane", on=4, holds=["phase-shift"])), ("play",),
        "**Bob** cancels Null Cloud.",
    ),
    "keep": (race(A=team(on=AT_THE_EXIT), B=team(), C=team(), dice=[1]), ("roll",), "of those drawn."),
    "exchange": (
        race(A=team(on=AT_THE_EXIT), B=team(), C=team(), exchange="bane", dice=[1]), ("roll", "keep"), "takes Bane"
    ),
    "pass": (race(A=team("ventriloquist", on=3), B=team(), dice=[1]), ("roll",), "**Alice** moves 1 space"),
    "end": (race(A=team(on=3, holds=["nanobots"]), B=team(), dice=[1]), ("roll", "pass"), "**Bob**'s turn"),
}  # fmt: skip
"""For each verb a race in which Alice is active, the verbs that come before it, and what is told of it."""


async def does(person: Person, place: ChannelHandle, name: str) -> Reply:
    """Carry out a verb by its command, with the first choices of its list."""
    verb = next(each for each in VERBS if each.name == name)
    filled: dict[str, str] = {}
    if verb.picks is not None:
        for option in LETTERS[: verb.most] if verb.most > 1 else (verb.picks,):
            offered = await person.autocomplete(f"breakout {name}", option, where=place, **filled)
            filled[option] = next(iter(offered.values()))
    return await person.slash(f"breakout {name}", where=place, **filled)


@pytest.mark.parametrize("name", EVERY_VERB)
async def test_every_verb_is_carried_out_by_its_command(w: World, games: Games, name: str) -> None:
    table, before, told = EVERY_VERB[name]
    games["breakout"] = Arranged(table)
    seats = [w.alice, w.bob, w.carol][: table.state.seats]
    place = await started(w, *seats)
    for earlier in before:
        await does(w.alice, place, earlier)
    [person] = await asked(w, *seats)
    reply = await does(person, place, name)
    assert reply.text.startswith("✔")
    assert told in f"{reply.text}\n{w.dave.screen(place)}"


def test_no_verb_is_left_out_above() -> None:
    # To pick a team needs two lists and has tests of its own.
    assert {verb.name for verb in VERBS} == {*EVERY_VERB, "pick"}
