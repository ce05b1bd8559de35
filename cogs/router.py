"""One listener for every button and menu: what a press means stands in its name."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass

import discord
from discord.ext import commands

from cogs.audit_list import AUDIT
from cogs.controls import ANEW, CONFIRM, DRAFT, GROUP, NEXT, PICK, drafted, picked_in_order
from cogs.custom_ids import Press, parse
from cogs.deliver import DiscordDeliver
from cogs.errands import Errands
from cogs.hand import REFRESH, UNDO, hand, taken
from cogs.languages import say
from cogs.languages.readers import Readers
from cogs.news import NEWS
from cogs.people import person_of
from cogs.replies import Sentence, fail, incident, sentence, tell
from cogs.rules import Rules
from cogs.words import spoken
from engine import SeatAsk, Text
from host import HandScene, Host

PRIVATE = frozenset({PICK, DRAFT, CONFIRM, NEXT, ANEW, GROUP, REFRESH, UNDO})
"""Presses in a hand: that very message is edited to the present."""
IN_PLACE = frozenset({AUDIT, NEWS})
"""Presses that turn the pages of the message where they stand."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a press in a hand has done: ``said`` to its person, with what ``came`` of it; ``draft``: what is picked."""

    said: str | None = None
    came: Sequence[Text] = ()
    draft: Sequence[str] = ()


class Router(commands.Cog):
    """Takes presses to those who carry them out."""

    def __init__(self, host: Host, rules: Rules, deliver: DiscordDeliver, readers: Readers) -> None:
        self.host = host
        self.deliver = deliver
        self.readers = readers
        self.errands = Errands(host, rules, deliver)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every interaction passes here; those that are no press of ours are left alone."""
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        press = parse(str(interaction.data.get("custom_id", "")))
        if press is None:
            return
        self.readers.greet(interaction)
        try:
            if press.verb in PRIVATE:
                await interaction.response.defer()
                await self._in_hand(interaction, press)
            else:
                if press.verb in IN_PLACE:
                    await interaction.response.defer()
                else:
                    await interaction.response.defer(ephemeral=True, thinking=True)
                await self.errands.run(interaction, press)
        except Exception as error:  # noqa: BLE001 - the last stop: it is logged under an incident number
            await fail(interaction, error, f"the button {press.verb} of table {press.table}")

    async def _in_hand(self, interaction: discord.Interaction, press: Press) -> None:
        """A press in a hand. Whatever comes of it, the message shows the present afterwards."""
        values = [str(value) for value in (interaction.data or {}).get("values", ())]
        done = Done()
        trouble: str | None = None
        try:
            done = await self._carry_out(interaction, press, values)
        except Exception as error:  # noqa: BLE001 - told to the person below, and logged if unexpected
            trouble = sentence(error) or incident(error, f"{press.verb} at table {press.table}")
        look = self.host.look(press.table, interaction.user.id) if press.verb == REFRESH else nullcontext()
        async with look:
            await self._redraw(interaction, press, done)
        if trouble is not None:
            await tell(interaction, trouble)

    async def _redraw(self, interaction: discord.Interaction, press: Press, done: Done) -> None:
        scene = await self.host.hand(press.table, interaction.user.id)
        cards = interaction.message is not None and len(interaction.message.embeds) > 1
        group = press.ref if press.verb == GROUP else ""
        now = hand(scene, cards=cards, draft=done.draft, group=group, said=done.said, came=done.came)
        await self.deliver.answer(interaction, now)

    async def _carry_out(self, interaction: discord.Interaction, press: Press, values: list[str]) -> Done:
        """Do what a press in a hand says."""
        if press.verb == UNDO:
            who, name = person_of(interaction), str(interaction.id)
            reply = await self.host.undo(press.table, who, ask=press.ask, interaction=name)
            return Done(spoken(reply.text, await self.host.table(press.table)))
        if press.verb in (REFRESH, GROUP, ANEW):
            return Done()
        scene = await self.host.hand(press.table, interaction.user.id)
        asked = _asked(scene, press)
        if press.verb == DRAFT:
            return Done(draft=drafted(interaction.message, press.ask, str(press), values))
        if press.verb == NEXT:
            return Done(draft=[*picked_in_order(asked, press.ref), *values])
        if press.verb == CONFIRM:
            picks = picked_in_order(asked, press.ref) if asked.ordered else drafted(interaction.message, press.ask)
        else:
            picks = values or [press.ref]
        reply = await self.host.answer(
            press.table, press.ask, scene.seat, picks, person_of(interaction), interaction=str(interaction.id)
        )
        await self.host.caught_up(press.table)
        return Done(taken(scene, asked, picks), reply.lines)


def _asked(scene: HandScene, press: Press) -> SeatAsk:
    """What the seat is asked, if it is still the ask of the press. Raises Sentence."""
    face = scene.face
    if scene.seat != press.seat:
        raise Sentence(say("This button belongs to another seat: press My hand at the table."))
    if face is None or face.id != press.ask or face.mine is None:
        raise Sentence(say("The table has moved on; this message now shows where it stands."))
    return face.mine
