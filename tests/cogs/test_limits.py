"""Discord's limits: what is too long is cut, what is too much is put on pages, what is beyond is refused."""

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from art.picture import finished
from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.limits import CONTENT, LARGEST, chunks, clip, newest, number, pages, weight
from cogs.message import Outgoing, same_picture


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("7", 7),
        ("007", 7),
        (str(LARGEST), LARGEST),
        (str(LARGEST + 1), None),
        ("9" * 5000, None),
        ("-1", None),
        ("1.5", None),
        ("", None),
        ("seven", None),
    ],
)
def test_a_number_that_is_typed_is_one_that_there_can_be(typed: str, found: int | None) -> None:
    assert found == number(typed)


lines_of_text = st.lists(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=60), max_size=30)


@pytest.mark.parametrize(
    ("words", "most", "cut"), [("Bane", 4, "Bane"), ("Bane", 3, "Ba…"), ("Bane runs", 6, "Bane…"), ("", 3, "")]
)
def test_words_that_are_too_long_end_with_an_ellipsis(words: str, most: int, cut: str) -> None:
    assert cut == clip(words, most)


@given(lines_of_text, st.integers(20, 200))
def test_pages_hold_all_lines_in_order_and_none_is_too_long(lines: list[str], most: int) -> None:
    found = pages(lines, most)
    assert all(len(page) <= most for page in found)
    assert [clip(line, most) for line in lines] == ("\n".join(found).split("\n") if lines else [])


def test_a_single_message_takes_what_fits() -> None:
    assert ["a\nb"] == pages(["a", "b"])
    assert 2 == len(pages(["x" * CONTENT, "y"]))


@given(lines_of_text, st.integers(20, 200))
def test_the_newest_lines_are_kept_and_older_ones_are_hinted_at(lines: list[str], most: int) -> None:
    kept = newest(lines, most)
    assert len(kept) <= most
    shown = kept.split("\n") if kept else []
    if shown[:1] == ["…"] and len(shown) - 1 < len(lines):
        assert lines[len(lines) - len(shown) + 1 :] == shown[1:]
    elif lines:
        assert "\n".join(lines) == kept


@given(st.lists(st.integers()), st.integers(1, 9))
def test_chunks_are_the_things_in_order(things: list[int], size: int) -> None:
    found = chunks(things, size)
    assert things == [each for chunk in found for each in chunk]
    assert all(len(chunk) == size for chunk in found[:-1])


def test_a_message_that_discord_would_refuse_is_not_built() -> None:
    long = discord.Embed(description="x" * 4000)
    assert 4000 == weight([long])
    with pytest.raises(ValueError, match="8000 characters are too much"):
        Outgoing([long, long]).checked()
    with pytest.raises(ValueError, match="11 embeds"):
        Outgoing([discord.Embed(title="x")] * 11).checked()


def test_a_message_is_known_by_its_words_its_buttons_and_its_picture() -> None:
    first, other = finished("track", "<svg/>", "a"), finished("track", "<svg></svg>", "b")
    embed = discord.Embed(title="Table 1")
    shown = Outgoing([embed], picture=first).checked()
    assert f"attachment://{first.file_name}" == shown.embeds[0].image.url
    assert same_picture(shown.digest, first)
    assert not same_picture(shown.digest, other)
    assert not same_picture(None, first)
    plain = Outgoing([discord.Embed(title="Table 1")])
    assert same_picture(plain.digest, None)
    assert plain.digest == Outgoing([discord.Embed(title="Table 1")]).digest
    pressed = Outgoing([discord.Embed(title="Table 1")], built([button(Press(1, 0, None, "log"), "Log")]))
    assert 4 == len({shown.digest, plain.digest, pressed.digest, Outgoing([embed], content="x").digest})
