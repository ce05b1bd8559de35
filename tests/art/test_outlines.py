"""Letters as paths look as the renderer's own text does, and what is no plain line of the main font stays text."""

import io
from unicodedata import combining

import pytest
from PIL import Image, ImageChops, ImageStat

from art import drawing
from art.outlines import outlined
from art.svg import Anchor, Mark, Weight, document, rect, row_of_text, text
from art.typeface import BOLD, MEDIUM, typeface

WIDE, HIGH = 1200, 1560
FIELD = (20, 24)
"""Room for one letter."""


def sheet(*marks: str) -> str:
    return document(WIDE, HIGH, rect(0, 0, WIDE, HIGH, "#000000"), *map(Mark, marks), scale=(1, 1))


def drawn(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(drawing.draw(svg))).convert("L")


def apart(one: str, other: str) -> tuple[float, float]:
    """How far two sheets are apart, from 0 to 255: all in all, and in the field where it is worst."""
    difference = ImageChops.difference(drawn(one), drawn(other))
    fields = difference.resize((WIDE // FIELD[0], HIGH // FIELD[1]), Image.Resampling.BOX)
    return ImageStat.Stat(difference).mean[0], ImageStat.Stat(fields).extrema[0][1]


def letters(weight: Weight) -> list[str]:
    """All that can be seen of a font and stands by itself."""
    found = map(chr, sorted(typeface(BOLD if weight == 700 else MEDIUM).widths))
    return [char for char in found if not combining(char) and char.isprintable() and not char.isspace()]


def all_letters(weight: Weight, *, turned: int = 0) -> str:
    """Each letter in a field of its own; the first ``turned`` stand in each other's."""
    chars = letters(weight)
    chars[:turned] = chars[:turned][::-1]
    places = [(4 + FIELD[0] * (n % 60), 18 + FIELD[1] * (n // 60)) for n in range(len(chars))]
    return sheet(*(text(x, y, char, 16, "#ffffff", weight=weight) for char, (x, y) in zip(chars, places, strict=True)))


@pytest.mark.parametrize("weight", [500, 700])
def test_every_letter_of_the_fonts_has_the_outline_that_the_renderer_draws(weight: Weight) -> None:
    svg = all_letters(weight)
    assert svg.count("<text") > 2000
    assert "<text" not in outlined(svg)
    whole, worst = apart(svg, outlined(svg))
    assert whole < 0.5
    assert worst < 8
    assert apart(svg, outlined(all_letters(weight, turned=2)))[1] > 10


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("words", ["Bartholomew", "0123456789", "Ωμέγα Жуков", "Poison Ivy & <b> \"'"])
def test_a_line_stands_where_the_renderer_puts_it(words: str, anchor: Anchor) -> None:
    svg = sheet(text(600, 300, words, 60, "#ffffff", anchor=anchor))
    box = drawn(svg).getbbox()
    assert box is not None
    assert box == pytest.approx(drawn(outlined(svg)).getbbox(), abs=4)


def test_a_row_of_words_becomes_one_path_with_each_word_in_its_place() -> None:
    svg = sheet(row_of_text([(100, 100, "Goons"), (500, 300, "7"), (900, 500, "&")], 40, "#ffffff"))
    assert 1 == outlined(svg).count("<path")
    whole, worst = apart(svg, outlined(svg))
    assert whole < 0.05
    assert worst < 12


@pytest.mark.parametrize(
    "mark",
    [
        text(10, 50, "שלמה", 30, "#ffffff"),
        text(10, 50, "☺", 30, "#ffffff"),
        text(10, 50, "x\u0302\u0323", 30, "#ffffff"),
        '<text x="1" y="9" font-size="8" fill="#ffffff" transform="rotate(9)">a</text>',
        '<text x="1" y="9" font-size="8" font-weight="300" fill="#ffffff">a</text>',
        '<text x="1" font-size="8" fill="#ffffff">a</text>',
        '<text x="1" y="9" fill="#ffffff">a</text>',
        '<text font-size="8" fill="#ffffff">a<tspan x="1" y="2">b</tspan></text>',
    ],
    ids=["another font", "a sign", "accents", "turned", "a weight", "no height", "no size", "words outside a span"],
)
def test_what_is_no_plain_line_of_the_main_font_is_left_to_the_renderer(mark: str) -> None:
    assert sheet(mark) == outlined(sheet(mark))


def test_blanks_leave_nothing() -> None:
    assert sheet() == outlined(sheet(text(10, 50, " ", 30, "#ffffff")))
