"""The tables of components that tests and the rules page share."""

from tests import component_tables


def test_the_breakout_page_shows_the_components_of_the_test_data() -> None:
    """`python -m tests.component_tables` writes them."""
    found = component_tables.SECTIONS.search(component_tables.PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert component_tables.sections(component_tables.breakout()) == found[0]


def test_a_turned_tile_reads_backward_and_no_two_tiles_are_alike() -> None:
    tiles = component_tables.breakout()["tile"]
    readings = [tile[way] for tile in tiles for way in ("spaces", "rotated")]
    assert [tile["spaces"][::-1] for tile in tiles] == [tile["rotated"] for tile in tiles]
    assert 2 * len(tiles) == len(set(readings))


def test_the_numbers_of_components_are_those_of_the_box() -> None:
    data = component_tables.breakout()
    counts = (
        len(data["villain"]),
        sum(row["copies"] for row in data["gadget"]),
        len(data["tile"]),
        len(data["armory"]),
    )
    assert (40, 32, 10, 2) == counts
    assert 12 == len(data["gadget"])


def test_texts_fit_their_cards() -> None:
    data = component_tables.breakout()
    assert [] == [row["slug"] for row in data["villain"] if len(row["text"]) > 200]
    assert [] == [row["slug"] for row in data["gadget"] if len(row["text"]) > 220]
