"""What the buttons of a panel do: each answers the person who pressed in a message that only that person sees."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.audit_list import AUDIT, audit_page
from cogs.boards import BOARDS, Part
from cogs.custom_ids import Press
from cogs.deliver import DiscordDeliver
from cogs.hand import hand
from cogs.languages import say, translated
from cogs.limits import EMBED_DESCRIPTION, EMBED_FIELDS, EMBEDS_TOTAL, FIELD_NAME, FIELD_VALUE, clip, newest, weight
from cogs.news import CATCH_UP, NEWS, message, nothing_new
from cogs.panel import ACT, COMPUTER, HAND, IN_PLAY, JOIN, LEAVE, LOG, RULES, START
from cogs.people import check_moderator, greeted, person_of
from cogs.replies import Sentence
from cogs.rules import Rules
from cogs.waiting import ASK_BACK, ASK_INVITED, ASK_LATE, ASK_SPEED, ASK_SWAP, YES
from cogs.words import seat_names, spoken
from engine import GAMES
from host import Host, Reply, TableInfo

Errand = Callable[[discord.Interaction, Press], Awaitable[None]]

LEVELS = ("normal", "easy")
"""Levels of computer players, the one that a button gives first."""


class Errands:
    """The buttons that everybody sees."""

    def __init__(self, host: Host, rules: Rules, deliver: DiscordDeliver) -> None:
        self.host = host
        self.deliver = deliver
        self.rules = rules
        self.by_verb: dict[str, Errand] = {
            HAND: self.hand,
            ACT: self.act,
            IN_PLAY: self.in_play,
            LOG: self.log,
            RULES: self.how_to,
            JOIN: self.join,
            LEAVE: self.leave,
            COMPUTER: self.computer,
            START: self.start,
            CATCH_UP: self.catch_up,
            NEWS: self.news,
            ASK_LATE: self.decide,
            ASK_SPEED: self.agree,
            ASK_BACK: self.take_back,
            ASK_SWAP: self.swap,
            ASK_INVITED: self.invited,
            AUDIT: self.audit,
        }

    async def run(self, interaction: discord.Interaction, press: Press) -> None:
        """Carry out a press. Raises Sentence or HostRefusal."""
        errand = self.by_verb.get(press.verb)
        if errand is None:
            raise Sentence(say("This button is from an older version of the bot: use the newest message of the table."))
        await errand(interaction, press)

    async def hand(self, interaction: discord.Interaction, press: Press) -> None:
        """Everything that a seat sees, with its buttons."""
        await self._show(interaction, press.table, cards=True)

    async def act(self, interaction: discord.Interaction, press: Press) -> None:
        """What a seat is asked, with its buttons."""
        await self._show(interaction, press.table, cards=False)

    async def _show(self, interaction: discord.Interaction, table: int, *, cards: bool) -> None:
        async with self.host.look(table, interaction.user.id):
            await self.deliver.answer(interaction, hand(await self.host.hand(table, interaction.user.id), cards=cards))

    async def in_play(self, interaction: discord.Interaction, press: Press) -> None:
        """The public cards on the table, with their texts."""
        scene = await self.host.scene(press.table)
        parts = BOARDS[scene.table.game].in_play(scene.view, seat_names(scene.table)) if scene.view is not None else []
        if not parts:
            raise Sentence(say("No cards lie on the table yet."))
        first, *others = spread(say("In play at table {table}", table=press.table), parts)
        await interaction.edit_original_response(embed=first)
        for embed in others:
            await interaction.followup.send(embed=embed, ephemeral=True)

    async def log(self, interaction: discord.Interaction, press: Press) -> None:
        """The newest lines of the log."""
        async with self.host.look(press.table, interaction.user.id):
            await interaction.edit_original_response(embed=await log_embed(self.host, press.table, interaction.user.id))

    async def catch_up(self, interaction: discord.Interaction, press: Press) -> None:
        """What the others have done since the person's last move, looked at or not, and the table as it is now."""
        news = await self.host.catch_up(press.table, person_of(interaction), "move")
        if news.turns:
            await self.deliver.answer(interaction, message(news))
        else:
            await interaction.edit_original_response(content=nothing_new(news, "move"))

    async def news(self, interaction: discord.Interaction, press: Press) -> None:
        """Turn to another page of what the person has missed, in the message where it stands."""
        news = await self.host.catch_up(press.table, person_of(interaction), "page")
        page = int(press.ref) if press.ref.isdecimal() else 0
        if not news.turns:
            raise Sentence(say("You have seen all this meanwhile: `/table log` has it."))
        await self.deliver.answer(interaction, message(news, page))

    async def how_to(self, interaction: discord.Interaction, press: Press) -> None:
        """The game in a few words, and where to ask more."""
        table = await self.host.table(press.table)
        game = GAMES[table.game]
        lines = [
            translated(game.pitch),
            *(f"• {translated(line)}" for line in game.outline),
            "",
            say("**Act** offers exactly what is legal now; each choice says what it leads to."),
            say("**My hand** shows your cards, **In play** those on the table, **Log** what happened."),
            say("`/rules` searches the rules (try `/rules words:{code}-001`), `/card` shows any card.", code=game.code),
            say("What the buttons do can be typed too: `/{slug}` lists it.", slug=game.slug),
        ]
        embed = discord.Embed(title=game.name, description=clip("\n".join(lines), EMBED_DESCRIPTION))
        await interaction.edit_original_response(embed=embed)

    async def join(self, interaction: discord.Interaction, press: Press) -> None:
        """Sit down."""
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.join(press.table, who, interaction=name)
        await self._tell(interaction, press, reply, await greeted(self.host, press.table, who.id))

    async def leave(self, interaction: discord.Interaction, press: Press) -> None:
        """Stand up before the start."""
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.leave(press.table, who, from_game=False, interaction=name)
        await self._tell(interaction, press, reply)

    async def computer(self, interaction: discord.Interaction, press: Press) -> None:
        """Seat a computer player of the best level the game has."""
        table = await self.host.table(press.table)
        level = best_level(table)
        who, name = person_of(interaction), str(interaction.id)
        await self._tell(interaction, press, await self.host.add_computer(press.table, who, level, interaction=name))

    async def start(self, interaction: discord.Interaction, press: Press) -> None:
        """Begin the game."""
        who, name = person_of(interaction), str(interaction.id)
        await self._tell(interaction, press, await self.host.start_game(press.table, who, interaction=name))

    async def decide(self, interaction: discord.Interaction, press: Press) -> None:
        """Say what is to be done about somebody whose time ran out."""
        who, name = person_of(interaction), str(interaction.id)
        reply = await self.host.decide(press.table, who, press.ref, ask=press.ask, interaction=name)
        await self._tell(interaction, press, reply)

    async def agree(self, interaction: discord.Interaction, press: Press) -> None:
        """Agree to another speed, or not."""
        who, name = person_of(interaction), str(interaction.id)
        pace, _, voice = press.ref.partition(".")
        reply = await self.host.vote_speed(press.table, who, pace, voice == YES, interaction=name)
        await self._tell(interaction, press, reply)

    async def take_back(self, interaction: discord.Interaction, press: Press) -> None:
        """Agree to take the table back, or not."""
        who, name = person_of(interaction), str(interaction.id)
        to, _, voice = press.ref.partition(".")
        asked = (press.ask, int(to)) if to.isdecimal() else None
        reply = await self.host.vote_undo(press.table, who, voice == YES, asked=asked, interaction=name)
        await self._tell(interaction, press, reply)

    async def swap(self, interaction: discord.Interaction, press: Press) -> None:
        """Swap seats, or not."""
        who, name = person_of(interaction), str(interaction.id)
        seat, _, voice = press.ref.rpartition(".")
        asked = (press.ask, int(seat)) if seat.isdecimal() else None
        reply = await self.host.vote_swap(press.table, who, voice == YES, asked=asked, interaction=name)
        await self._tell(interaction, press, reply)

    async def invited(self, interaction: discord.Interaction, press: Press) -> None:
        """Take the seat of an invitation, or decline; by direct message its buttons have done their work."""
        who, name = person_of(interaction), str(interaction.id)
        try:
            if press.ref == YES:
                reply = await self.host.accept(press.table, who, press.ask, interaction=name)
            else:
                reply = await self.host.decline(press.table, who, interaction=name)
        finally:
            if interaction.guild_id is None and interaction.message is not None:
                with contextlib.suppress(discord.HTTPException):
                    await interaction.message.edit(view=None)
        await self._tell(interaction, press, reply)

    async def audit(self, interaction: discord.Interaction, press: Press) -> None:
        """Turn the audit list, in the message where it stands."""
        await check_moderator(self.host, interaction)
        page = int(press.ref) if press.ref.isdecimal() else 0
        embed, view = await audit_page(self.host, interaction.guild_id or 0, press.table, page)
        await interaction.edit_original_response(embed=embed, view=view)

    async def _tell(self, interaction: discord.Interaction, press: Press, reply: Reply, note: str = "") -> None:
        words = spoken(reply.text, await self.host.table(press.table, [reply.text]))
        await interaction.edit_original_response(content=f"{words} {note}".strip())


def spread(title: str, parts: Sequence[Part]) -> list[discord.Embed]:
    """All parts, on as many embeds as Discord's limits ask for: each one is for a message of its own."""
    embeds = [discord.Embed(title=title)]
    for part in parts:
        name, value = clip(part.name, FIELD_NAME), clip(part.value, FIELD_VALUE)
        full = len(embeds[-1].fields) == EMBED_FIELDS or weight(embeds[-1:]) + len(name) + len(value) > EMBEDS_TOTAL
        if full:
            embeds.append(discord.Embed())
        embeds[-1].add_field(name=name, value=value, inline=part.inline)
    return embeds


def best_level(table: TableInfo) -> str:
    """The level of computer player that a button gives at this table."""
    return next((level for level in LEVELS if level in GAMES[table.game].computers), LEVELS[-1])


async def log_embed(host: Host, table_id: int, person_id: int, lines: int = 40) -> discord.Embed:
    """The newest log lines that a person may read, what was taken back struck out."""
    found = await host.log(table_id, person_id, limit=lines)
    table = await host.table(table_id, [line.text for line in found])
    written: list[str] = []
    for line in found:
        words = spoken(line.text, table)
        words = f"~~{words}~~" if line.undone else words
        written.append(f"🔒 {words}" if line.private else words)
    title = say("Log of table {table_id}", table_id=table_id)
    return discord.Embed(
        title=title, description=newest(written, EMBED_DESCRIPTION) or say("Nothing has happened yet.")
    )
