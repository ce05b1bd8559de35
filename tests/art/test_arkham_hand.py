"""The picture of a hand of Arkham Asylum: every card with its whole text, for its seat alone."""

from dataclasses import replace

import pytest

from art import Picture, draw
from art.arkham_hand import ACROSS, picture, wrapped
from art.picture import ALT_LIMIT
from art.typeface import width
from engine.arkham.view import ArkhamView, CardView, HandView
from tests.art.arkham_tables import CARDS, card, player, table
from tests.art.ink import beyond_the_edge, elements, on_each_other, texts

EVERY = [card(slug) for slug in CARDS]


def seated() -> ArkhamView:
    """A table of two, as nobody sees it."""
    return table([player(0), player(1)])


def holding(*cards: CardView, **more: object) -> ArkhamView:
    """A table as the first seat sees it, with these cards in its hand."""
    return replace(seated(), hand=HandView(0, cards, (), ()), **more)


def drawn(*cards: CardView) -> Picture:
    found = picture(holding(*cards))
    assert found is not None
    return found


def words_of(found: Picture) -> str:
    return " ".join(each.words for each in texts(found.svg))


@pytest.mark.parametrize("each", EVERY, ids=list(CARDS))
def test_every_card_shows_its_name_and_its_whole_text(each: CardView) -> None:
    words = words_of(drawn(each)).split()
    assert [] == [word for word in f"{each.name} {each.text}".split() if word not in words]


@pytest.mark.parametrize("each", EVERY, ids=list(CARDS))
def test_no_word_of_a_card_lies_on_another(each: CardView) -> None:
    assert [] == on_each_other(drawn(each).svg)


@pytest.mark.rule("SH-065")
def test_a_card_of_two_types_shows_both() -> None:
    assert "STARTER + EQ" in words_of(drawn(card("grapnel_gun")))


@pytest.mark.parametrize("count", [1, 5, 6, 10, 13])
def test_no_word_lies_on_another_or_leaves_the_picture(count: int) -> None:
    found = drawn(*(EVERY[number * 7 % len(EVERY)] for number in range(count)))
    assert ([], []) == (on_each_other(found.svg), beyond_the_edge(found.svg))
    assert f"Your hand: {count} card{'' if count == 1 else 's'}" in words_of(found)
    assert draw(found.svg).startswith(b"\x89PNG")


def test_more_cards_than_fit_in_a_row_take_a_second_one() -> None:
    def high(count: int) -> float:
        return float(next(elements(drawn(*[card("punch")] * count).svg)).get("viewBox", "").split()[3])

    assert high(1) == high(ACROSS) < high(ACROSS + 1) == high(2 * ACROSS)


def test_lines_are_as_wide_as_the_card_and_lose_no_word() -> None:
    words = "You may discard this card to avoid an Attack. If you do, draw a card."
    lines = wrapped(words, 210)
    assert words == " ".join(lines)
    assert [] == [line for line in lines if width(line, 23) > 210]


def test_an_empty_hand_and_the_view_of_nobody_have_no_picture() -> None:
    assert picture(holding()) is None
    assert picture(seated()) is None


def test_only_the_own_turn_shows_the_power() -> None:
    seen = replace(seated(), phase="turn", active=0, power=4)
    mine = picture(replace(seen, hand=HandView(0, (card("punch"),), (), ())))
    other = picture(replace(seen, hand=HandView(1, (card("punch"),), (), ())))
    assert mine is not None
    assert other is not None
    assert "4 Power left" in words_of(mine)
    assert "Power left" not in words_of(other)


def test_the_words_for_those_who_cannot_see_it_name_every_card_and_stay_within_discords_limit() -> None:
    found = drawn(card("punch"), card("punch"), card("crowbar"))
    assert found.alt.startswith("Your hand. Punch ×2: +1 Power. Crowbar: ")
    many = drawn(*EVERY[:30])
    assert len(many.alt) <= ALT_LIMIT
    assert EVERY[29].name in many.alt
