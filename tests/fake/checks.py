"""Every request body judged: by Discord's API description where it is present, and by our own list of its rules.

`check_request` takes what SimCord records as well as what the fake receives:

    problems = [p for r in env.http_requests for p in check_request(r.method, r.path, r.json)]
    assert problems == []
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.fake.command_rules import choices_problems, command_problems, commands_problems
from tests.fake.message_rules import message_problems, modal_problems
from tests.fake.openapi import DEFAULT_PATH, description
from tests.fake.records import JSON

_PREFIX = re.compile(r"^(https?://[^/]+)?/api/v\d+")
_CREATES = (r"/channels/\d+/messages", r"/webhooks/\d+/[^/]+")
_EDITS = (r"/channels/\d+/messages/\d+", r"/webhooks/\d+/[^/]+/messages/(@original|\d+)")
_COMMANDS = r"/applications/\d+(/guilds/\d+)?/commands"
_CALLBACK = r"/interactions/\d+/[^/]+/callback"


def check_request(
    method: str,
    path: str,
    json: Any,
    *,
    openapi: Path = DEFAULT_PATH,
    uploads: Iterable[str] = (),
    kept: Iterable[str] | None = None,
) -> list[str]:
    """What is wrong with a request's body: one sentence per fault, none when Discord would take it.

    `path` may carry /api/v10. `openapi` is where Discord's description lies (by default beside the repository); where
    the file is absent only our own rules speak. `uploads` are names of files sent along, `kept` those that are already
    on an edited message (None: unknown).
    """
    path = _PREFIX.sub("", path)
    schema = description(openapi)
    found = [] if schema is None else schema.problems_of_request(method, path, json)
    return found + own_problems(method, path, json, uploads=uploads, kept=kept)


def own_problems(
    method: str, path: str, json: Any, *, uploads: Iterable[str] = (), kept: Iterable[str] | None = None
) -> list[str]:
    """What our own list of Discord's rules says about a body; the arguments are those of `check_request`."""
    try:
        found = _own_rules(method, _PREFIX.sub("", path), json, list(uploads), kept)
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        found = [f"the body is not shaped as Discord takes it: {wrong}"]
    return [f"{method} {path}: {text}" for text in found]


def _own_rules(method: str, path: str, json: Any, uploads: list[str], kept: Iterable[str] | None) -> list[str]:
    def is_one_of(*patterns: str) -> bool:
        return any(re.fullmatch(pattern, path) for pattern in patterns)

    if method == "POST" and is_one_of(*_CREATES):
        return message_problems(_with_uploads(json, uploads), creates=True, files=_files(json, uploads, ()))
    if method == "PATCH" and is_one_of(*_EDITS):
        return message_problems(json or {}, creates=False, files=_files(json, uploads, kept))
    if method == "POST" and is_one_of(_CALLBACK):
        return _callback(json or {}, uploads, kept)
    if method == "PUT" and is_one_of(_COMMANDS):
        return commands_problems(json or [])
    if method == "POST" and is_one_of(_COMMANDS):
        return command_problems(json or {})
    return []


def _callback(body: JSON, uploads: list[str], kept: Iterable[str] | None) -> list[str]:
    data: JSON = body.get("data") or {}
    match body.get("type"):
        case 4:
            return message_problems(_with_uploads(data, uploads), creates=True, files=_files(data, uploads, ()))
        case 7:
            return message_problems(data, creates=False, files=_files(data, uploads, kept))
        case 8:
            return choices_problems(data.get("choices") or [])
        case 9:
            return modal_problems(data)
        case _:
            return []


def _with_uploads(body: JSON | None, uploads: list[str]) -> JSON:
    """A body in which files sent along count as content, also where it does not list them."""
    return (body or {}) | ({"attachments": uploads} if uploads else {})


def _files(body: JSON | None, uploads: list[str], kept: Iterable[str] | None) -> list[str] | None:
    """Names that attachment:// may use. A body that lists its attachments keeps only those of the old ones."""
    listed = (body or {}).get("attachments")
    if listed is None:
        return None if kept is None else [*uploads, *kept]
    return [*uploads, *(str(each.get("filename")) for each in listed)]
