"""The card section of the Arkham rules page, written from tests/data/arkham-cards.toml.

``python -m tests.arkham_tables`` writes it anew into the page.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.component_tables import ROOT

PAGE = ROOT / "docs/rules/arkham.md"
SECTION = re.compile(r"(?<=\. Cards\n\n)\d+ designs, .*?(?=^## )", re.MULTILINE | re.DOTALL)
"""All of the section below its heading, whatever its number."""
SETS = {"base": "", "shadows": "Shadows: "}
GROUPS = {
    "starter": "Starters", "unique_starter": "Unique Starters", "character": "Characters", "riddle": "Riddle tokens",
    "henchmen": "Henchmen", "weakness": "Weakness", "hostage": "Hostages", "main": "Main deck", "nemesis": "Nemesis",
    "coffer": "Team Coffers",
}  # fmt: skip
HEADS = ("Card", "Type", "Cost", "VP", "Bribe", "Copies", "Provenance", "Text", "Notes")

Row = dict[str, Any]


def cards() -> list[Row]:
    """The cards of both boxes in the table's order."""
    return tomllib.loads((ROOT / "tests/data/arkham-cards.toml").read_text(encoding="utf-8"))["card"]


def section(rows: list[Row]) -> str:
    """The section of the page below its heading."""
    count = Counter(row["provenance"] for row in rows)
    kinds = ", ".join(f"{count[kind]} {kind}" for kind in ("rulebook", "named", "house"))
    boxed = Counter(row["set"] for row in rows)
    about = (
        f"{len(rows)} designs, {boxed['base']} of the base game and {boxed['shadows']} of Shadows. "
        f"Provenance: {kinds}. "
        "VP `*` is the Bud and Lou icon: 3 while the game runs (AA-009), at the end what the text says."
    )
    parts = [f"{about}\n"]
    for box, prefix in SETS.items():
        for pile, title in GROUPS.items():
            mine = [row for row in rows if row["pile"] == pile and row["set"] == box]
            if mine:
                heading = f"### {prefix}{title} ({sum(row['copies'] for row in mine)})"
                parts.append(f"{heading}\n\n{_table(_line(row) for row in mine)}\n")
    return "\n".join(parts) + "\n"


def _table(rows: Iterable[Iterable[object]]) -> str:
    lines = [HEADS, ["---"] * len(HEADS), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _line(row: Row) -> tuple[object, ...]:
    kind = " and ".join(row["types"]) or row["type"]
    kind += f" ({row['subtype']})" if row["subtype"] else ""
    kind += f", {row['character']}" if row["character"] else ""
    kind += f", Level {row['level']}" if row["level"] else ""
    name = f"**{row['name']}** `{row['slug']}`"
    numbers = (row.get("cost", ""), "*" if row["vp_icon"] else row["vp"], row["bribe"] or "", row["copies"])
    return name, kind, *numbers, row["provenance"], row["text"], row["notes"]


def main() -> None:
    """Write the section into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(SECTION.sub(lambda _: section(cards()), page), encoding="utf-8")


if __name__ == "__main__":
    main()
