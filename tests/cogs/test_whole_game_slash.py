"""A whole game typed: two people and a computer, slash commands with their lists and nothing else."""

from pathlib import Path

from simcord import ChannelHandle

from engine import GAMES
from tests.cogs.table import Keys, asked, scene, thinks
from tests.cogs.whole_game import exported, proven, recorded, undisturbed
from tests.sim.harness import Person, World

KEY = f"{35:032x}"
LETTERS = "abcde"


async def types(w: World, person: Person, place: ChannelHandle) -> None:
    """Answer by the slash command of the verb, every pick taken from the list that the bot offers."""
    seen = await scene(w, person)
    assert seen.face is not None
    assert seen.face.mine is not None
    picks = thinks(seen)
    verb = next(verb for verb in GAMES["breakout"].verbs if verb.name == seen.face.mine.option(picks[0]).verb)
    filled: dict[str, str] = {}
    if verb.picks is not None:
        names = LETTERS[: len(picks)] if verb.most > 1 else (verb.picks,)
        for name, wanted in zip(names, picks, strict=True):
            offered = await person.autocomplete(f"breakout {verb.name}", name, where=place, **filled)
            filled[name] = next(value for value in offered.values() if value.partition("|")[2] == wanted)
    reply = await person.slash(f"breakout {verb.name}", where=place, **filled)
    assert reply.text.startswith("✔")
    assert reply.ephemeral


async def test_a_whole_game_by_slash_commands_ends_as_the_undisturbed_one(w: World, keys: Keys, tmp_path: Path) -> None:
    expected = undisturbed(KEY, seats=3, people={0, 1})
    keys.planned = [KEY]
    await w.alice.slash("table open", game="breakout")
    [place] = w.threads
    await w.bob.slash("table join", where=place)
    await w.alice.slash("table computer", where=place)
    await w.bob.slash("table start", where=place)
    for number in range(len(expected.people)):
        if number in expected.breaks:
            await w.restart()
        [person, *_] = await asked(w, w.alice, w.bob)
        await types(w, person, place)
    document = await exported(w, place)
    assert expected == recorded(document)
    assert proven(document, tmp_path)
