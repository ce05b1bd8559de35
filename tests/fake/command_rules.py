"""Discord's own rules for slash commands and autocomplete that its API description lacks."""

import re
from collections import Counter
from typing import Any

from tests.fake.records import JSON

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING = 1, 2, 3
CHAT_INPUT = 1


def commands_problems(commands: list[JSON]) -> list[str]:
    """Faults of a whole set of commands, as a bulk overwrite sends it."""
    slash = [command for command in commands if (command.get("type") or CHAT_INPUT) == CHAT_INPUT]
    found = [] if len(slash) <= 100 else [f"{len(slash)} commands, allowed are 100"]
    found += _repeated("command", slash)
    for command in slash:
        found += command_problems(command)
    return found


def command_problems(command: JSON) -> list[str]:
    """Faults of one slash command: names, descriptions, options, and 8000 characters in all."""
    name = f"/{command.get('name')}"
    found = _named(name, command) + _options(name, command.get("options") or [], 0)
    size = _size(command)
    return found if size <= 8000 else [*found, f"{name}: {size} characters in all, allowed are 8000"]


def choices_problems(choices: list[JSON], *, where: str = "autocomplete") -> list[str]:
    """Faults of a list of choices, of an option or of an autocomplete answer."""
    found = [] if len(choices) <= 25 else [f"{where}: {len(choices)} choices, allowed are 25"]
    for choice in choices:
        found += _length(f"{where}: choice name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            found += _length(f"{where}: choice value", choice["value"], 0, 100)
    return found


def _named(where: str, item: JSON) -> list[str]:
    name = str(item.get("name"))
    fine = NAME.fullmatch(name) and name == name.lower()
    found = [] if fine else [f"{where}: the name {name!r} is not 1 to 32 lower-case letters, digits, - or _"]
    return found + _length(f"{where}: description", item.get("description"), 1, 100)


def _options(where: str, options: list[JSON], depth: int) -> list[str]:
    found = [] if len(options) <= 25 else [f"{where}: {len(options)} options, allowed are 25"]
    found += _repeated(f"{where}: option", options)
    kinds = {option.get("type") in {SUBCOMMAND, GROUP} for option in options}
    if len(kinds) > 1:
        found.append(f"{where}: subcommands and other options stand side by side")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        found.append(f"{where}: a required option stands after an optional one")
    for option in options:
        found += _option(f"{where} {option.get('name')}", option, depth)
    return found


def _option(where: str, option: JSON, depth: int) -> list[str]:
    found = _named(where, option)
    kind = option.get("type")
    if kind == GROUP and depth > 0:
        found.append(f"{where}: a group inside a group")
    if kind == SUBCOMMAND and depth > 1:
        found.append(f"{where}: subcommands nest too deep")
    if option.get("autocomplete") and option.get("choices"):
        found.append(f"{where}: both choices and autocomplete")
    found += choices_problems(option.get("choices") or [], where=where)
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        low, high = option.get(least), option.get(most)
        if low is not None and high is not None and low > high:
            found.append(f"{where}: {least} {low} is above {most} {high}")
    if kind in {SUBCOMMAND, GROUP}:
        found += _options(where, option.get("options") or [], depth + (1 if kind == GROUP else 2))
    return found


def _repeated(what: str, items: list[JSON]) -> list[str]:
    names = Counter(item.get("name") for item in items)
    return [f"{what} {name} stands {times} times" for name, times in names.items() if times > 1]


def _length(what: str, text: Any, least: int, most: int) -> list[str]:
    size = len(str(text or ""))
    return [] if least <= size <= most else [f"{what} has {size} characters, allowed are {least} to {most}"]


def _size(item: JSON) -> int:
    own = len(str(item.get("name") or "")) + len(str(item.get("description") or ""))
    choices = sum(len(str(c.get("name"))) + len(str(c.get("value"))) for c in item.get("choices") or [])
    return own + choices + sum(_size(option) for option in item.get("options") or [])
