"""The card table that tests, engine and the Arkham rules page share."""

from collections import Counter

from tests import arkham_tables


def test_the_arkham_page_shows_the_cards_of_the_test_data() -> None:
    """`python -m tests.arkham_tables` writes them."""
    found = arkham_tables.SECTION.search(arkham_tables.PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert arkham_tables.section(arkham_tables.cards()) == found[0]


def test_the_numbers_of_cards_are_those_of_the_box() -> None:
    rows = [row for row in arkham_tables.cards() if row["set"] == "base"]
    standard = [row for row in rows if row["pile"] not in {"character", "riddle"}]
    assert (197, 9, 8) == (
        sum(row["copies"] for row in standard),
        sum(row["pile"] == "character" for row in rows),
        sum(row["pile"] == "riddle" for row in rows),
    )


def test_the_numbers_of_cards_of_shadows_are_those_of_its_box() -> None:
    rows = [row for row in arkham_tables.cards() if row["set"] == "shadows"]
    count = Counter[str]()
    for row in rows:
        count[row["pile"]] += row["copies"]
    assert {"character": 8, "unique_starter": 8, "nemesis": 18, "main": 18, "coffer": 2} == count


def test_texts_fit_their_cards() -> None:
    assert [] == [row["slug"] for row in arkham_tables.cards() if len(row["text"]) > 260]
