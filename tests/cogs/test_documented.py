"""The documents name every command, and no other."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from cogs.client import RoguesTable

DOCS = Path(__file__).resolve().parents[2] / "docs"
SHOWN = re.compile(r"`/([a-z]+(?: [a-z]+)?)")


async def commands() -> set[str]:
    """Qualified names of all slash commands, without starting a bot."""

    async def no_host(*_: Any) -> Any:
        raise AssertionError

    async def nothing() -> None:
        return None

    client = RoguesTable(no_host, nothing, Path("unused"))
    client.host = None  # pyright: ignore[reportAttributeAccessIssue] - commands are listed, none is called
    await client.load()
    return set(_names(client.tree.get_commands()))


def _names(found: Any) -> Iterator[str]:
    for command in found:
        if isinstance(command, app_commands.Group):
            yield from _names(command.commands)
        else:
            yield command.qualified_name


@pytest.mark.parametrize("page", ["playing.md", "moderating.md"])
async def test_documents_name_no_command_that_does_not_exist(page: str) -> None:
    known = await commands()
    named = set(SHOWN.findall((DOCS / page).read_text(encoding="utf-8")))
    assert set() == {name for name in named if name not in known and not any(each.startswith(name) for each in known)}


async def test_documents_explain_every_command() -> None:
    text = "".join((DOCS / page).read_text(encoding="utf-8") for page in ("playing.md", "moderating.md"))
    assert [] == sorted(name for name in await commands() if f"| `/{name}` |" not in text)
