"""Everything written on a picture has contrast enough, and nothing is told by colour alone."""

from itertools import combinations

import pytest

from art import palette
from art.palette import SEATS, SPACES, TILES, contrast, ink_on, seat_ink, tile_ink
from art.villain_badges import BADGES, badge
from tests.art.tables import TILES as TILE_ROWS
from tests.art.tables import VILLAINS


def test_contrast_is_that_of_wcag() -> None:
    assert 21 == pytest.approx(contrast("#000000", "#ffffff"))
    assert 1 == contrast("#5bb4ff", "#5bb4ff")
    assert 4.48 == pytest.approx(contrast("#777777", "#ffffff"), abs=0.01)


@pytest.mark.parametrize("ground", [palette.BACKGROUND, palette.PANEL])
@pytest.mark.parametrize("ink", ["WORDS", "QUIET", "HALO", "WARNING", "GADGET", "COIN"])
def test_words_stand_out_from_the_ground(ink: str, ground: str) -> None:
    assert 4.5 <= contrast(getattr(palette, ink), ground)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (palette.WORDS, palette.CHIP),
        (palette.WARNING, palette.CHIP),
        (palette.DARK, palette.COIN),
        (ink_on(palette.BLANK), palette.BLANK),
        *((palette.DARK, seat.colour) for seat in SEATS),
        *((space.words, space.fill) for space in SPACES.values()),
        *((tint.words, tint.ground) for tint in TILES.values()),
        *((sign.ink, sign.colour) for sign in BADGES.values()),
    ],
)
def test_words_stand_out_from_what_they_are_written_on(ink: str, ground: str) -> None:
    assert 4.5 <= contrast(ink, ground)


@pytest.mark.parametrize("tile", TILES)
def test_shapes_and_pawns_stand_out_from_the_ground_of_every_tile(tile: str) -> None:
    """Signs need 3 (WCAG AA)."""
    assert 3 <= min(contrast(space.edge, TILES[tile].ground) for space in SPACES.values())
    assert 3 <= min(contrast(seat.colour, TILES[tile].ground) for seat in SEATS)
    assert 3 <= contrast(palette.HALO, TILES[tile].ground)


def test_six_seats_differ_in_colour_and_in_the_cut_of_their_banner() -> None:
    assert 6 == len({seat.colour for seat in SEATS}) == len({seat.cut for seat in SEATS})
    assert [seat_ink(seat) for seat in range(6)] == list(SEATS)


def test_each_of_the_ten_tiles_has_its_own_tint() -> None:
    assert set(TILE_ROWS) == set(TILES)
    assert 10 == len({tint.ground for tint in TILES.values()})
    assert tile_ink("no-such-tile") not in TILES.values()


def test_the_forty_villains_have_badges_by_their_names() -> None:
    assert {slug: row["name"] for slug, row in VILLAINS.items()} == {slug: sign.name for slug, sign in BADGES.items()}


def test_no_two_of_the_forty_badges_are_alike() -> None:
    assert 40 == len({(sign.letters, sign.colour) for sign in BADGES.values()})
    assert 40 == len({sign.letters for sign in BADGES.values()})
    assert 40 == len({sign.colour for sign in BADGES.values()})


def test_badges_are_two_capital_letters_of_the_name_in_its_order() -> None:
    for sign in BADGES.values():
        first, second = sign.letters
        words = sign.name.removeprefix("The ").upper()
        assert words[0] == first
        assert second in words[1:]


def test_colours_of_badges_can_be_told_apart() -> None:
    """No two are the same but for a shade that nobody sees."""

    def channels(colour: str) -> list[int]:
        return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]

    for one, other in combinations(BADGES.values(), 2):
        steps = [abs(a - b) for a, b in zip(channels(one.colour), channels(other.colour), strict=True)]
        assert 16 <= max(steps), (one.name, other.name)


def test_a_villain_of_a_later_box_gets_a_badge_too() -> None:
    assert ("KI", "Killer Lobster") == (badge("killer-lobster").letters, badge("killer-lobster").name)
    assert ("LO", "The Lobster") == (badge("lobster", "The Lobster").letters, badge("lobster", "The Lobster").name)
    assert 4.5 <= contrast(badge("x").ink, badge("x").colour)
