"""Who reads what the bot sends: every request body, with the one person whose eyes it is for."""

import json
from collections.abc import Iterator

from tests.fake.records import User
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request


def readers(fake: FakeDiscord) -> Iterator[tuple[User | None, str]]:
    """Each request so far that had a body: who alone may read it (None: everybody), and path, body and file names."""
    for request in fake.requests:
        if request.json is not None:
            files = [upload.filename for upload in request.uploads]
            yield reader(fake, request), f"{request.path} {json.dumps(request.json, ensure_ascii=False)} {files}"


def reader(fake: FakeDiscord, request: Request) -> User | None:
    """The one person who sees what a request brings; None when everybody at the table does."""
    match request.path.strip("/").split("/"):
        case ["channels", channel_id, *_]:
            channel = fake.world.channels.get(int(channel_id))
            return channel.recipient if channel is not None else None
        case ["interactions", _, token, *_] | ["webhooks", _, token, *_]:
            interaction = fake.interactions[token]
            private = interaction.ephemeral or interaction.channel.recipient is not None or interaction.choices
            # A press on a panel that everybody sees may update that panel.
            return interaction.user if private else None
        case _:
            return None


def heard_by_others(fake: FakeDiscord, owner: User | None, secrets: list[str]) -> list[str]:
    """Where somebody other than `owner` could read one of these words: a piece of each such body."""
    found: list[str] = []
    for who, body in readers(fake):
        if who is None or who is not owner:
            found += [
                f"{secret} for {who.name if who else 'all'}: {body[:300]}" for secret in secrets if secret in body
            ]
    return found
