"""A bot that writes every press into a journal before it shows it, to be killed in between.

    python -m tests.fake.redirect tests/fake/journal_bot.py TOKEN CHANNEL JOURNAL

JOURNAL holds the panel's message id in the first line, then a line per press. After a restart the panel is redrawn.
"""

import os
import sys
from pathlib import Path

import discord


class JournalBot(discord.Client):
    """Shows its journal in one message with two buttons."""

    def __init__(self, channel_id: int, journal: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._channel_id = channel_id
        self._journal = journal

    async def setup_hook(self) -> None:
        """Post the panel, or redraw the one that is there."""
        channel = self.get_partial_messageable(self._channel_id)
        if self._journal.exists():
            message_id = int(self._journal.read_text().splitlines()[0])
            await channel.get_partial_message(message_id).edit(content=self._text())
        else:
            view = discord.ui.View()
            for custom_id in ("left", "right"):
                view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
            view.stop()
            self._write(str((await channel.send("Moves:", view=view)).id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge, commit, show."""
        await interaction.response.defer()
        self._write((interaction.data or {}).get("custom_id", ""))
        await interaction.edit_original_response(content=self._text())

    def _write(self, line: str) -> None:
        with self._journal.open("a") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())

    def _text(self) -> str:
        return f"Moves: {' '.join(self._journal.read_text().splitlines()[1:])}"


if __name__ == "__main__":
    token, channel, path = sys.argv[1:]
    JournalBot(int(channel), Path(path)).run(token)
