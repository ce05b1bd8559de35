"""The component sections of the rules pages, written from the tables under tests/data.

``python -m tests.component_tables`` writes them anew into the pages.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/rules/breakout.md"
SECTIONS = re.compile(r"^## 22\. .*?(?=^## 26\. )", re.MULTILINE | re.DOTALL)

Row = dict[str, Any]


def breakout() -> dict[str, Any]:
    """The tables of tests/data/breakout.toml."""
    return tomllib.loads((ROOT / "tests/data/breakout.toml").read_text(encoding="utf-8"))


def sections(data: dict[str, Any]) -> str:
    """Sections 22 to 25 of the Breakout page."""
    parts = (_villains(data["villain"]), _gadgets(data["gadget"]), _tiles(data["tile"]), _armory(data["armory"]))
    return "".join(f"{part}\n\n" for part in parts)


def _table(heads: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _named(row: Row) -> str:
    return f"**{row['name']}** `{row['slug']}`"


def _villains(villains: list[Row]) -> str:
    count = Counter(row["provenance"] for row in villains)
    rows = [
        (number, _named(row), row["provenance"], row["tokens"], row["text"], row["timing"], row["asks"], row["notes"])
        for number, row in enumerate(villains, 1)
    ]
    about = (
        f"{sum(row['tokens'] for row in villains)} starting tokens in all. Provenance: {count['rulebook']} rulebook, "
        f"{count['named']} named, {count['house']} house. Asks: none = never a choice; owner = choices of its own "
        "player in the own turn or at the start of the Escape; others = it can ask somebody in another player's turn."
    )
    heads = ("#", "Villain", "Provenance", "Tokens", "Text", "When", "Asks", "Notes")
    return f"## 22. Villains ({len(villains)})\n\n{about}\n\n{_table(heads, rows)}"


def _gadgets(gadgets: list[Row]) -> str:
    rows = [
        (_named(row), row["copies"], row["text"], row["timing"], "yes" if row["targets"] else "no", row["notes"])
        for row in gadgets
    ]
    about = "Provenance: the kinds and their effects are rulebook; how many copies there are of each is house."
    heads = ("Gadget", "Copies", "Text", "When", "Targets a team", "Notes")
    return f"## 23. Gadgets ({sum(row['copies'] for row in gadgets)})\n\n{about}\n\n{_table(heads, rows)}"


def _shapes(spaces: Iterable[str]) -> tuple[str, int, int]:
    count = Counter("".join(spaces))
    return f"{count['S'] + count['G']} ({count['G']})", count["C"], count["T"]


def _tiles(tiles: list[Row]) -> str:
    rows = [(_named(row), f"`{row['spaces']}`", f"`{row['rotated']}`", *_shapes([row["spaces"]])) for row in tiles]
    rows.append(("**all**", "", "", *_shapes(row["spaces"] for row in tiles)))
    about = (
        "Provenance: the number of tiles, the twelve spaces and the proportions are rulebook, the tiles are house. "
        "S Square, G Square with the Gadget icon, C Circle, T Triangle, from the end where teams come in. No tile "
        "reads the same both ways, and no tile is another one turned."
    )
    heads = ("Tile", "As printed", "Turned", "Squares (with Gadget)", "Circles", "Triangles")
    return f"## 24. Regular tiles ({len(tiles)})\n\n{about}\n\n{_table(heads, rows)}"


def _armory(sides: list[Row]) -> str:
    most = max(len(side["places"]) for side in sides)
    rows = [
        (side["side"], f"{side['min_players']} to {side['max_players']}", *places, *[""] * (most - len(places)))
        for side in sides
        for places in [[f"{place['draw']} / {place['keep']}" for place in side["places"]]]
    ]
    about = (
        "Provenance: named. Place 1 and, for up to four players, place 2 are printed; the others are house. With n "
        "players places 1 to n are used. Each cell is draw / keep. Each side also has one Villain exchange space."
    )
    heads = ("Side", "Players", *(f"Place {number}" for number in range(1, most + 1)))
    return f"## 25. Armory tile ({len(sides)} sides)\n\n{about}\n\n{_table(heads, rows)}"


def main() -> None:
    """Write the sections into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(SECTIONS.sub(lambda _: sections(breakout()), page), encoding="utf-8")


if __name__ == "__main__":
    main()
