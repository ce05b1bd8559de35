"""A message of the bot before it is sent: embeds, controls and at most one picture that the embed shows."""

import hashlib
import json
from dataclasses import dataclass

import discord

from art import Picture
from cogs.limits import EMBEDS, EMBEDS_TOTAL, weight


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What is to stand in a message. The last embed shows the picture, if there is one."""

    embeds: list[discord.Embed]
    view: discord.ui.View | None = None
    picture: Picture | None = None
    content: str | None = None

    def checked(self) -> "Outgoing":
        """The message, its embed pointing at its picture. Raises ValueError beyond Discord's limits."""
        if self.picture is not None:
            self.embeds[-1].set_image(url=f"attachment://{self.picture.file_name}")
        if len(self.embeds) > EMBEDS or weight(self.embeds) > EMBEDS_TOTAL:
            raise ValueError(f"{len(self.embeds)} embeds of {weight(self.embeds)} characters are too much")
        return self

    @property
    def digest(self) -> str:
        """Identity of what is shown: equal digests, nothing to edit. The picture's name stands in front."""
        shown = [embed.to_dict() for embed in self.embeds]
        controls = self.view.to_components() if self.view is not None else []
        words = json.dumps([self.content, shown, controls], sort_keys=True, default=str)
        picture = self.picture.file_name if self.picture is not None else ""
        return f"{picture}|{hashlib.blake2b(words.encode(), digest_size=8).hexdigest()}"


def same_picture(digest: str | None, picture: Picture | None) -> bool:
    """Whether a message with this digest shows this picture already."""
    return digest is not None and digest.partition("|")[0] == (picture.file_name if picture is not None else "")
