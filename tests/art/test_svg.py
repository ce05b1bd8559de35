"""The pieces of a picture are well-formed whatever they are given."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from art.svg import document, escape, number, row_of_text, text


@given(st.text())
@example("\r\n")
def test_any_words_come_through_on_one_line_but_for_what_xml_forbids(words: str) -> None:
    svg = document(100, 50, text(1, 2, words, 20, "#ffffff"))
    read = "".join(ET.fromstring(svg).itertext())
    forbidden = {*map(chr, range(0x20)), *map(chr, range(0xD800, 0xE000)), "\ufffe", "\uffff"} - set("\t\n\r")
    allowed = "".join(" " if char in "\t\n\r" else char for char in words if char not in forbidden)
    assert allowed == read


def test_words_cannot_leave_an_attribute() -> None:
    assert "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;" == escape("<a b=\"c\" d='e'>&amp;")


@pytest.mark.parametrize(
    ("value", "words"), [(1, "1"), (1.0, "1"), (2.5, "2.5"), (2.54, "2.5"), (-0.01, "0"), (0.0, "0"), (-3.25, "-3.2")]
)
def test_lengths_are_written_with_at_most_one_decimal(value: float, words: str) -> None:
    assert words == number(value)


def test_a_row_of_no_words_is_nothing() -> None:
    assert "" == row_of_text([], 20, "#ffffff")
