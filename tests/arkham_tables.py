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
SECTION = re.compile(r"^## 21\. .*?(?=^## 22\. )", re.MULTILINE | re.DOTALL)
GROUPS = {
    "starter": "Starters", "unique_starter": "Unique Starters", "character": "Characters", "riddle": "Riddle tokens",
    "henchmen": "Henchmen", "weakness": "Weakness", "hostage": "Hostages", "main": "Main deck", "nemesis": "Nemesis",
}  # fmt: skip
HEADS = ("Card", "Type", "Cost", "VP", "Bribe", "Copies", "Provenance", "Text", "Notes")

Row = dict[str, Any]


def cards() -> list[Row]:
    """The cards of the base game in the table's order."""
    table = tomllib.loads((ROOT / "tests/data/arkham-cards.toml").read_text(encoding="utf-8"))
    return [row for row in table["card"] if row["set"] == "base"]


def section(rows: list[Row]) -> str:
    """Section 21 of the page."""
    count = Counter(row["provenance"] for row in rows)
    kinds = ", ".join(f"{count[kind]} {kind}" for kind in ("rulebook", "named", "house"))
    about = (
        f"{len(rows)} designs. Provenance: {kinds}. "
        "VP `*` is the Bud and Lou icon: 3 while the game runs (AA-009), at the end what the text says."
    )
    parts = [f"## 21. Cards\n\n{about}\n"]
    for pile, title in GROUPS.items():
        mine = [row for row in rows if row["pile"] == pile]
        parts.append(f"### {title} ({sum(row['copies'] for row in mine)})\n\n{_table(_line(row) for row in mine)}\n")
    return "\n".join(parts) + "\n"


def _table(rows: Iterable[Iterable[object]]) -> str:
    lines = [HEADS, ["---"] * len(HEADS), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _line(row: Row) -> tuple[object, ...]:
    kind = row["type"] + (f" ({row['subtype']})" if row["subtype"] else "")
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
