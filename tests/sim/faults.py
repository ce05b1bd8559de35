"""What can go wrong at Discord's side: closed DMs, missing permissions, deleted and sleeping threads, a kicked bot."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
import simcord
from simcord import ChannelHandle, GuildHandle
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

if TYPE_CHECKING:
    from tests.sim.person import Person

_CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
_ARCHIVED = (400, 50083, "Tried to perform an operation on an archived thread")
_NO_ACCESS = (403, 50001, "Missing Access")


class Faults:
    """Trouble that a test can make, and mend. SimCord does not enforce Embed Links and Attach Files."""

    env: simcord.Env
    guild: GuildHandle
    channel: ChannelHandle

    async def settle(self) -> None:
        """Let the bot finish what it is doing."""
        await self.env.settle()

    def fail(
        self, method: str, path: str, *, status: int, code: int = 0, message: str = "", times: int | None = None
    ) -> None:
        """Have matching requests refused (`path` with * as wildcard); `times` None: until `heal`."""
        self.env.inject_error(method, path, status=status, code=code, message=message, times=times)

    def heal(self, path: str | None = None) -> None:
        """Have requests with this very path pattern (None: all) succeed again."""
        self.env.backend.faults[:] = [each for each in self.env.backend.faults if path not in {None, each["path"]}]

    def close_dms(self, person: "Person") -> None:
        """The person takes no direct messages from the bot any more."""
        self._refuse("POST", f"/channels/{person.dm.id}/messages", _CLOSED_DMS)

    def open_dms(self, person: "Person") -> None:
        """The person takes direct messages again."""
        self.heal(f"/channels/{person.dm.id}/messages")

    async def deny(self, *permissions: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions from the bot in a channel; those taken before come back."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        member = self.env.backend.bot_user.id
        overwrite = Overwrite(target_id=member, type=OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)
        await self.settle()

    async def allow(self, channel: ChannelHandle | None = None) -> None:
        """Give back all that `deny` took."""
        self.env.backend.delete_overwrite((channel or self.channel).id, self.env.backend.bot_user.id)
        await self.settle()

    async def delete_place(self, place: ChannelHandle) -> None:
        """Somebody deletes a thread or a channel."""
        self.env.backend.delete_channel(place.id)
        await self.settle()

    async def delete_message(self, channel_id: int, message_id: int) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(channel_id, message_id)
        await self.settle()

    async def archive(self, thread: ChannelHandle, *, locked: bool = False) -> None:
        """The thread falls asleep: edits fail, and in a locked one everything does, until somebody wakes it."""
        backend = self.env.backend
        edits, posts = f"/channels/{thread.id}/messages/*", f"/channels/{thread.id}/messages"
        self._refuse("PATCH", edits, _ARCHIVED)
        if locked:
            self._refuse("POST", posts, _ARCHIVED)

        asleep = [True]

        def wake(event: str, payload: Mapping[str, Any]) -> None:
            if not asleep:
                return
            posted = event == "MESSAGE_CREATE" and payload["channel_id"] == str(thread.id)
            updated = event == "THREAD_UPDATE" and payload["id"] == str(thread.id)
            if posted:
                backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
            elif updated and not payload["thread_metadata"]["archived"]:
                asleep.clear()
                self.heal(edits)
                self.heal(posts)

        backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked})
        backend.subscribers.append(wake)
        await self.settle()

    async def kick_bot(self) -> None:
        """The bot is thrown off the server; what it posted stays there."""
        for path in self._paths_of_guild():
            self._refuse("*", path, _NO_ACCESS)
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})
        await self.settle()

    async def invite_bot(self) -> None:
        """The bot is invited to the server again."""
        for path in self._paths_of_guild():
            self.heal(path)
        guild = self.env.backend.get_guild(self.guild.id)
        self.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(self.env.backend, guild))
        await self.settle()

    def _paths_of_guild(self) -> list[str]:
        guild = self.env.backend.get_guild(self.guild.id)
        return [f"/channels/{each}*" for each in (*guild.channel_ids, *guild.thread_ids)]

    def _refuse(self, method: str, path: str, answer: tuple[int, int, str]) -> None:
        status, code, message = answer
        self.fail(method, path, status=status, code=code, message=message)
