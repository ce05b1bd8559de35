"""What is read from the font files agrees with what the renderer draws from them."""

import io

import pytest
from PIL import Image

from art import draw, typeface
from art.svg import SCALE, document, rect, text
from tests.art.ink import texts


def drawn_width(words: str, size: float, *, bold: bool) -> float:
    """How wide the ink of a line is, in lengths."""
    weight = 700 if bold else 500
    svg = document(1200, 100, rect(0, 0, 1200, 100, "#000000"), text(50, 60, words, size, "#ffffff", weight=weight))
    left, _, right, _ = Image.open(io.BytesIO(draw(svg))).convert("L").getbbox() or (0, 0, 0, 0)
    return (right - left) * SCALE[1] / SCALE[0]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("words", ["Bartholomew the Great", "Hugo Strange", "Ωμέγα Жуков", "NN ☺ NN", "שלמה שלמה"])
def test_a_width_is_that_of_the_drawn_line(words: str, bold: bool) -> None:
    assert drawn_width(words, 40, bold=bold) == pytest.approx(typeface.width(words, 40, bold=bold), abs=6)


def test_the_fonts_have_the_scripts_they_are_bundled_for() -> None:
    assert all(typeface.drawable(char) for char in "Aßéő ЖΩ שׁ ع ա ა ☺ ✓ → ×")
    assert not any(typeface.drawable(char) for char in "田🦇ก")


def test_a_letter_of_another_script_leaves_the_others_in_their_font() -> None:
    """The renderer would set the whole line in the other font."""
    assert [("Eve ", False), ("☺ ", True), ("b", False)] == list(typeface.runs("Eve ☺ b"))
    assert [("שלמה שלמה", True)] == list(typeface.runs("שלמה שלמה"))
    assert drawn_width("Eve Adams", 40, bold=False) < drawn_width("Eve Adams ☺", 40, bold=False) - 20
    found = texts(document(1200, 100, text(600, 60, "Eve ☺", 40, "#ffffff", anchor="middle")))
    assert ["Eve ", "☺"] == [words.words for words in found]
    assert 600 == pytest.approx((found[0].left + found[1].right) / 2, abs=0.1)
    assert found[0].right == pytest.approx(found[1].left, abs=0.1)


def test_an_accent_stays_with_its_letter() -> None:
    assert [("x\u0302\u05b0", True), ("y", False)] == list(typeface.runs("x\u0302\u05b0y"))


def test_fonts_of_the_machine_are_not_used() -> None:
    """A family that the machine may have draws no more than one that nobody has."""

    def of(family: str) -> bytes:
        line = f'<text y="30" font-family="{family}">Rg</text>'
        return draw(f'<svg xmlns="http://www.w3.org/2000/svg" width="99" height="40">{line}</svg>')

    assert of("No Such Font") == of("DejaVu Serif") == of("Liberation Sans") == of("Noto Sans")
    assert of("No Such Font") != of("Roboto Condensed")
