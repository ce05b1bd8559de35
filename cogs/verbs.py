"""A game's verbs as slash commands: what is offered now, and doing it."""

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.choosing import choices, mine
from cogs.controls import Shown, shown
from cogs.deliver import DiscordDeliver
from cogs.hand import hand, taken
from cogs.languages import command, say
from cogs.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, clip
from cogs.people import person_of
from cogs.replies import Sentence
from cogs.words import as_typed, escaped, plain, seat_names, spoken
from engine import Face, Game, SeatAsk, Verb
from host import HandScene, Host

NOTHING = "pass"
"""The verb that says no, in every game."""


class Verbs:
    """Carries out the verbs of all games."""

    def __init__(self, host: Host, deliver: DiscordDeliver) -> None:
        self.host = host
        self.deliver = deliver

    async def do(
        self,
        interaction: discord.Interaction,
        game: Game[object, object],
        verb: Verb,
        picks: Sequence[str],
        named: str | None,
    ) -> None:
        """Answer the open ask of the person's seat with a verb. Raises Sentence or HostRefusal."""
        table = await mine(self.host, interaction, named, game.slug)
        scene = await self.host.hand(table.id, interaction.user.id)
        face, asked = _asked(scene, verb)
        ids = _picked(scene, face, asked, verb, picks)
        reply = await self.host.answer(
            table.id, face.id, scene.seat, ids, person_of(interaction), interaction=str(interaction.id)
        )
        await self.host.caught_up(table.id)
        said = taken(scene, asked, ids)
        now = hand(await self.host.hand(table.id, interaction.user.id), cards=False, said=said, came=reply.lines)
        await self.deliver.answer(interaction, now)

    async def options(
        self, interaction: discord.Interaction, game: Game[object, object], verb: Verb, typed: str, taken: Sequence[str]
    ) -> list[app_commands.Choice[str]]:
        """The options of this verb that are legal now and fit what has been typed, without those taken already."""
        try:
            table = await mine(self.host, interaction, interaction.namespace.table, game.slug)
            scene = await self.host.hand(table.id, interaction.user.id)
            face, asked = _asked(scene, verb)
        except Exception as error:  # noqa: BLE001 - a list of choices cannot say what is wrong; the command will
            del error
            return []
        wanted = as_typed(typed)
        found: list[app_commands.Choice[str]] = []
        for each in _offered(asked, verb):
            value = f"{face.id}|{each.option.id}"
            name = _label(scene, each)
            if wanted in as_typed(name) and taken.count(value) < each.count:
                found.append(app_commands.Choice(name=clip(name, CHOICE_NAME), value=clip(value, CHOICE_VALUE)))
        return found[:CHOICES]

    async def tables(
        self, interaction: discord.Interaction, game: Game[object, object], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The person's tables of this game."""
        listed = await self.host.tables_of(interaction.user.id)
        return choices([each for each in listed if each.table.game == game.slug], typed)


def _asked(scene: HandScene, verb: Verb) -> tuple[Face, SeatAsk]:
    """The ask of this seat. Raises Sentence if there is none, or none in which the verb is offered."""
    table = scene.table
    face = scene.face
    if table.over:
        raise Sentence(say("The game at this table is over: open a new one with /table open."))
    if face is None or face.mine is None:
        if face is not None and face.awaited:
            seats = seat_names(table)
            waited = ", ".join(escaped(seats[seat]) for seat in face.awaited)
            raise Sentence(say("You are not asked anything now: we wait for {waited}.", waited=waited))
        raise Sentence(say("You are not asked anything now."))
    if not _offered(face.mine, verb) and not _takes_nothing(face.mine, verb):
        names = [option.verb for option in face.mine.options] + [NOTHING] * (face.mine.at_least == 0)
        verbs = ", ".join(f"`{command(name)}`" for name in dict.fromkeys(names))
        asked = spoken(face.mine.prompt, table)
        raise Sentence(
            say(
                "`{name}` is not possible now. You are asked: {asked} Possible: {verbs}.",
                name=command(verb.name),
                asked=asked,
                verbs=verbs,
            )
        )
    return face, face.mine


def _takes_nothing(asked: SeatAsk, verb: Verb) -> bool:
    """Whether the verb says no to an ask of which nothing need be picked."""
    return verb.name == NOTHING and asked.at_least == 0


def _offered(asked: SeatAsk, verb: Verb) -> list[Shown]:
    return shown(option for option in asked.options if option.verb == verb.name)


def _label(scene: HandScene, each: Shown) -> str:
    words = plain(each.option.label, scene.table)
    words = f"{words} (×{each.count})" if each.count > 1 else words
    note = plain(each.option.note, scene.table) if each.option.note is not None else ""
    return f"{words} · {note}" if note else words


def _picked(scene: HandScene, face: Face, asked: SeatAsk, verb: Verb, picks: Sequence[str]) -> tuple[str, ...]:
    """Option ids for what was picked from the list or typed by name. Raises Sentence."""
    offered = _offered(asked, verb)
    if not picks:
        if not offered and _takes_nothing(asked, verb):
            return ()
        if verb.picks is None and len(offered) == 1:
            return offered[0].ids[:1]
        words = "`/{game} {name}` can mean several things now: press **Act** at the table and pick one."
        raise Sentence(say(words, game=scene.table.game, name=command(verb.name)))
    found: list[str] = []
    for pick in picks:
        left = [each for each in offered if not set(each.ids) <= set(found)]
        each = next((each for each in left if _names(scene, face, each, pick)), None)
        if each is None and any(_names(scene, face, one, pick) for one in offered):
            raise Sentence(say("You have picked the same thing twice: pick another one."))
        if each is None and pick.partition("|")[0] not in (pick, str(face.id)):
            raise Sentence(say("The table has moved on since you picked that: pick from the list again."))
        if each is None:
            raise Sentence(
                say(
                    "“{typed}” is not on offer now: pick from the list.",
                    typed=clip(pick.rpartition("|")[2], 40),
                )
            )
        found.append(next(id for id in each.ids if id not in found))
    return tuple(found)


def _names(scene: HandScene, face: Face, each: Shown, pick: str) -> bool:
    """Whether a pick means this option: by its value from the list of this very ask, or by its name, short or whole."""
    if "|" in pick:
        ask, _, id = pick.partition("|")
        return ask == str(face.id) and id in each.ids
    listed = _label(scene, each)
    return as_typed(pick) in map(as_typed, (plain(each.option.label, scene.table), listed, clip(listed, CHOICE_NAME)))
