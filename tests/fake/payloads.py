"""Records as the JSON that Discord sends: what discord.py needs and what the API description requires."""

from typing import TYPE_CHECKING, Any

from tests.fake.records import DM, JSON, Attachment, Channel, Guild, Member, Message, Overwrite, Role, User

if TYPE_CHECKING:
    from tests.fake.world import World

GUILD_NOTHING = (
    *("icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id"),
    *("afk_channel_id", "system_channel_id", "widget_channel_id", "max_presences", "vanity_url_code"),
    *("rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id"),
)
GUILD_ZERO = (
    *("verification_level", "default_message_notifications", "explicit_content_filter"),
    *("mfa_level", "premium_tier", "premium_subscription_count", "system_channel_flags", "nsfw_level"),
)


def user(one: User) -> JSON:
    """A user."""
    return {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_").replace("'", ""),
        "global_name": None if one.bot else one.name,
        "discriminator": "0",
        "avatar": None,
        "bot": one.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def current_user(one: User) -> JSON:
    """The bot's own account."""
    return user(one) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}


def role(one: Role) -> JSON:
    """A role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(world: "World", one: Member) -> JSON:
    """A member with the user in it."""
    return {
        "user": user(one.user),
        "roles": [str(role_id) for role_id in one.role_ids],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": world.clock.iso(one.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def channel(world: "World", one: Channel) -> JSON:
    """A text channel, a thread or a DM, whichever it is."""
    base: JSON = {"id": str(one.id), "type": one.type, "flags": 0, "last_message_id": _last_message(one)}
    if one.type == DM:
        return base | {"recipients": [user(one.recipient)] if one.recipient else []}
    if one.guild is None:
        raise ValueError("only a DM is outside of a server")
    base |= {"name": one.name, "guild_id": str(one.guild.id), "rate_limit_per_user": 0}
    if one.thread is not None:
        return base | _thread(world, one)
    return base | {
        "parent_id": None,
        "position": 0,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [overwrite(rule) for rule in one.overwrites.values()],
    }


def _last_message(one: Channel) -> str | None:
    return str(max(one.messages)) if one.messages else None


def overwrite(one: Overwrite) -> JSON:
    """A channel's permission rule."""
    return {"id": str(one.target_id), "type": one.kind, "allow": str(one.allow), "deny": str(one.deny)}


def _thread(world: "World", one: Channel) -> JSON:
    state = world.state_of(one)
    said = len(one.shown)
    data: JSON = {
        "parent_id": str(one.parent.id) if one.parent else None,
        "owner_id": str(state.owner_id),
        "message_count": said,
        "total_message_sent": said,
        "member_count": len(state.members),
        "thread_metadata": {
            "archived": state.archived,
            "locked": state.locked,
            "invitable": state.invitable,
            "auto_archive_duration": state.auto_archive_minutes,
            "archive_timestamp": world.clock.iso(state.archive_changed),
            "create_timestamp": world.clock.iso(state.created),
        },
    }
    if world.bot.id in state.members:
        data["member"] = thread_member(world, one, world.bot.id)
    return data


def thread_member(world: "World", thread: Channel, user_id: int) -> JSON:
    """Somebody's membership in a thread."""
    joined = world.clock.iso(world.state_of(thread).members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def guild(world: "World", one: Guild) -> JSON:
    """A server as GET answers it, without channels and members."""
    nothing: JSON = dict.fromkeys(GUILD_NOTHING)
    zero: JSON = dict.fromkeys(GUILD_ZERO, 0)
    return (
        nothing
        | zero
        | {
            "id": str(one.id),
            "name": one.name,
            "owner_id": str(one.owner.id),
            "region": "",
            "roles": [role(each) for each in one.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": "en-US",
            "premium_progress_bar_enabled": False,
            "premium_progress_bar_enabled_user_updated_at": None,
            "nsfw": False,
            "widget_enabled": False,
            "max_members": 500000,
            "afk_timeout": 300,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 0,
            "incidents_data": None,
        }
    )


def guild_create(world: "World", one: Guild) -> JSON:
    """A server as GUILD_CREATE tells it: channels, active threads and, for want of intents, no member but the bot.

    Without `unavailable` it means that the bot has just joined; after READY Discord adds `unavailable: false`.
    """
    channels = [each for each in world.channels.values() if each.guild is one and each.thread is None]
    return guild(world, one) | {
        "joined_at": world.clock.iso(),
        "large": False,
        "member_count": len(one.members),
        "members": [member(world, one.members[world.bot.id])],
        "channels": [channel(world, each) for each in channels],
        "threads": [channel(world, each) for each in world.threads(one)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(one: Attachment) -> JSON:
    """An uploaded file."""
    data: JSON = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        data["description"] = one.description
    if one.size is not None:
        data["width"], data["height"] = one.size
    return data


def message(world: "World", one: Message) -> JSON:
    """A message; attachments that an embed shows are left out, as Discord does."""
    data: JSON = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "author": user(one.author),
        "type": one.type,
        "content": one.content,
        "flags": one.flags,
        "timestamp": world.clock.iso(one.created),
        "edited_timestamp": None if one.edited is None else world.clock.iso(one.edited),
        "embeds": one.embeds,
        "components": one.components,
        "attachments": [attachment(each) for each in one.attachments if each.id not in one.hidden],
        "mentions": [user(world.users[user_id]) for user_id in one.mentions if user_id in world.users],
        "mention_roles": [str(role_id) for role_id in one.mention_roles],
        "mention_everyone": one.mention_everyone,
        "pinned": False,
        "tts": False,
    }
    optional: dict[str, Any] = {
        "nonce": one.nonce,
        "message_reference": one.reference,
        "interaction_metadata": one.interaction,
        "thread": channel(world, one.thread) if one.thread else None,
    }
    if one.interaction is not None:
        optional |= {"webhook_id": str(world.application_id), "application_id": str(world.application_id)}
    return data | {key: value for key, value in optional.items() if value is not None}


def application(world: "World") -> JSON:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
