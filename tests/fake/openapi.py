"""Request (and answer) bodies checked against Discord's own OpenAPI description, where that file is present.

Validators are compiled once per operation, on first use, with every $ref written out: nothing is looked up later.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

DEFAULT_PATH = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"
ABSENT = "no ../shared/discord/openapi.json here: request bodies were checked by our own list of Discord's rules only"

# Discord takes ids as numbers too, and discord.py sends them so; the description knows them as text only.
LOOSER = {"SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}}

AN_OBJECT = {"type": "object", "required": ["type"]}
THREAD_ONLY = {"archived", "locked", "invitable", "auto_archive_duration", "applied_tags"}


class OpenApi:
    """Discord's API description: which operation a path is, and what a body of it lacks."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        self._paths: dict[str, Any] = document["paths"]
        self._schemas: dict[str, Any] = document["components"]["schemas"]
        self._written_out: dict[str, Any] = dict(LOOSER)
        self._templates = [(_pattern(template), template) for template in sorted(self._paths, key=_literal_first)]
        self._validators: dict[tuple[str, str, str], Draft202012Validator | None] = {}
        self._found: dict[str, str | None] = {}

    def template(self, path: str) -> str | None:
        """The path template that a path (without /api/v10) belongs to; None where Discord has no such path."""
        shape = re.sub(r"\d+", "0", path)
        if shape not in self._found:
            self._found[shape] = next((name for pattern, name in self._templates if pattern.fullmatch(path)), None)
        return self._found[shape]

    def problems_of_request(self, method: str, path: str, body: object) -> list[str]:
        """What Discord's description objects to in a request's JSON body; empty when it is fine."""
        template = self.template(path)
        operation = self._paths.get(template or "", {}).get(method.lower())
        if template is None or operation is None:
            return [f"{method} {path}: Discord's API has no such operation"]
        described = operation.get("requestBody")
        if described is None or (body is None and not described.get("required")):
            return []
        return self._problems(method, template, "request", described, body)

    def problems_of_answer(self, method: str, path: str, status: int, body: object) -> list[str]:
        """What the description objects to in an answer's JSON body."""
        template = self.template(path)
        responses = self._paths.get(template or "", {}).get(method.lower(), {}).get("responses", {})
        described = responses.get(str(status))
        if template is None or described is None:
            return [f"{method} {path}: Discord does not answer {status}"]
        return self._problems(method, template, str(status), described, body)

    def _problems(self, method: str, template: str, side: str, described: Any, body: Any) -> list[str]:
        meant = _meant(method, template, body) if side == "request" else None
        key = (method, template, meant or side)
        if key not in self._validators:
            schema = described.get("content", {}).get("application/json", {}).get("schema")
            schema = self._schemas[meant] if meant else schema
            self._validators[key] = schema and Draft202012Validator(self._write_out(schema, ()))
        validator = self._validators[key]
        if validator is None:
            return []
        errors = validator.iter_errors(body)  # pyright: ignore[reportUnknownMemberType] (jsonschema is half typed)
        return [f"{method} {template}: {text}" for error in errors for text in _explain(error)]

    def _write_out(self, schema: Any, inside: tuple[str, ...]) -> Any:
        if isinstance(schema, list):
            return [self._write_out(each, inside) for each in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            name: str = schema["$ref"].rsplit("/", 1)[-1]
            if name in inside:
                return {}  # a schema inside itself is checked one level deep
            if name not in self._written_out:
                self._written_out[name] = self._write_out(self._schemas[name], (*inside, name))
            return self._written_out[name]
        written = {key: self._write_out(value, inside) for key, value in schema.items()}
        return _by_type(written)


@cache
def description(path: Path = DEFAULT_PATH) -> OpenApi | None:
    """The description at `path`, read once; None where the file is absent."""
    return OpenApi(path) if path.exists() else None


def _meant(method: str, template: str, body: object) -> str | None:
    """The schema meant where Discord's alternatives are so loose that one of them takes anything."""
    if not isinstance(body, dict):
        return None
    if (method, template) == ("PATCH", "/channels/{channel_id}"):
        return "UpdateThreadRequestPartial" if THREAD_ONLY & body.keys() else "UpdateGuildChannelRequestPartial"
    if (method, template) == ("POST", "/channels/{channel_id}/threads"):
        return "CreateForumThreadRequest" if "message" in body else "CreateTextThreadWithoutMessageRequest"
    return None


def _by_type(schema: dict[str, Any]) -> dict[str, Any]:
    """Alternatives told apart by their `type` as a chain of if-then: quicker, and an error names the one meant."""
    for word in ("oneOf", "anyOf"):
        alternatives: list[dict[str, Any]] = schema.get(word, [])
        if alternatives and all("const" in each for each in alternatives):
            return {key: value for key, value in schema.items() if key != word} | {
                "enum": [each["const"] for each in alternatives]
            }
        kinds = [each.get("properties", {}).get("type", {}).get("enum") for each in alternatives]
        if len(kinds) < 2 or not all(kinds):
            continue
        every = [kind for group in kinds for kind in group]
        if len(every) == len(set(every)):
            rest = {key: value for key, value in schema.items() if key != word}
            chain = [
                {"if": {**AN_OBJECT, "properties": {"type": {"enum": group}}}, "then": alternative}
                for group, alternative in zip(kinds, alternatives, strict=True)
            ]
            told = {**AN_OBJECT, "properties": {"type": {"enum": every}}}
            return rest | {"allOf": [told, *chain]}
    return schema


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)))


def _literal_first(template: str) -> tuple[int, str]:
    return template.count("{"), template


def _explain(error: ValidationError) -> list[str]:
    """One line per fault. Of alternatives (anyOf, oneOf) only the one is explained whose kind the body has."""
    branches: dict[int, list[ValidationError]] = {}
    for inner in error.context or []:
        branches.setdefault(int(inner.schema_path[0]), []).append(inner)
    meant = [
        branch
        for branch in branches.values()
        if not any(e.validator in {"type", "enum", "const"} and list(e.path) in ([], ["type"]) for e in branch)
    ]
    if len(meant) == 1:
        return [text for inner in meant[0] for text in _explain(inner)]
    where = "/".join(str(step) for step in error.absolute_path) or "body"
    return [f"{where}: {error.message[:200]}"]
