"""Names of people and long lines can be drawn whatever stands in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from art import typeface
from art.lettering import plain, shortened, spoken


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice", "Alice"),
        ("Żółć Đặng Ωμέγα Зоя", "Żółć Đặng Ωμέγα Зоя"),
        ("שלמה", "שלמה"),
        ("محمد", "محمد"),
        ("<script>&\"'", "<script>&\"'"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("Ａｎｎ", "Ann"),
        ("🦇 Bob 🦇", "Bob"),
        ("Ken 田中", "Ken …"),
        ("田中さん", "Seat 3"),
        ("🦇", "Seat 3"),
        ("", "Seat 3"),
        (" \n\t ", "Seat 3"),
        ("a\nb\tc", "a b c"),
        ("a\x00b\x1bc", "abc"),
        ("\u202eevil\u202c", "evil"),
        ("e\u0301" + "\u0301" * 40, "é\u0301\u0301"),
    ],
)
def test_a_name_is_shown_in_letters_that_the_fonts_have(name: str, shown: str) -> None:
    assert shown == plain(name, "Seat 3")


@given(st.text())
def test_any_name_becomes_one_line_of_drawable_characters(name: str) -> None:
    shown = plain(name, "Seat 3")
    assert any(char.isalnum() for char in shown)
    assert all(typeface.drawable(char) for char in shown)
    assert shown == " ".join(shown.split())


@given(st.text(), st.floats(30, 600), st.booleans())
def test_a_shortened_line_fits_and_keeps_its_beginning(words: str, room: float, bold: bool) -> None:
    shorter = shortened(words, room, 20, bold=bold)
    assert typeface.width(shorter, 20, bold=bold) <= room
    assert shorter == words or (shorter[-1] == "…" and words.startswith(shorter[:-1]))


def test_a_line_is_cut_no_earlier_than_it_must_be() -> None:
    words = "Bartholomew the Magnificent"
    room = typeface.width("Bartholomew th…", 30)
    assert "Bartholomew th…" == shortened(words, room, 30)
    assert words == shortened(words, typeface.width(words, 30), 30)


@given(st.text())
def test_any_name_can_be_spoken_in_one_line_of_at_most_forty_characters(name: str) -> None:
    words = spoken(name, "Seat 3").strip("\u2068\u2069")
    assert 1 <= len(words) <= 40
    assert not any(char in words for char in "\n\r\x00\u202e\u2028")


def test_emoji_of_several_parts_stay_whole_in_spoken_names() -> None:
    assert "👩‍🚀 Ann" == spoken("👩‍🚀 Ann", "Seat 1")
