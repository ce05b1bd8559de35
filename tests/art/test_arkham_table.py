"""The picture of an Arkham table: well-formed, whole, readable, and equal exactly when what it shows is equal."""

from dataclasses import replace
from itertools import pairwise

import pytest

from art import Picture, draw
from art.arkham_card import HIGH, WIDE, lettered
from art.arkham_ink import MEDALS, PAPER, RIDDLE, WEAKNESS, type_ink
from art.arkham_layout import HEAD, LINE_UP, MARGIN, WIDTH, card_top, column, players_top, stacks_top
from art.arkham_table import picture
from art.palette import BACKGROUND, DARK, HALO, PANEL, SEATS, contrast
from engine.arkham.view import ArkhamView, HandView
from tests.art.arkham_tables import (
    CARDS,
    HOSTILE,
    NAMES,
    ROWS,
    busy_turn,
    card,
    character,
    choice_of_characters,
    draft_of_characters,
    game_over,
    held,
    many_tables,
    met_in_a_game,
    of_place,
    of_player,
    place,
    player,
    slot,
    stack,
    table,
)
from tests.art.ink import SVG, Pixels, beyond_the_edge, elements, on_each_other, texts

TABLES = many_tables()
BUSY = busy_turn()
GAMES = ((2, 1, False), (2, 21, True), (3, 6, True), (3, 33, False), (4, 4, False), (4, 45, True))


def drawn(view: ArkhamView) -> Picture:
    return picture(view, NAMES)


def words_of(view: ArkhamView) -> list[str]:
    return [found.words for found in texts(drawn(view).svg)]


def faults(svg: str) -> list[object]:
    """Texts that lie on each other or leave the picture."""
    return [*on_each_other(svg), *beyond_the_edge(svg)]


@pytest.mark.parametrize("names", [NAMES, HOSTILE, ()], ids=["people", "hostile", "nameless"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_gives_well_formed_svg_of_harmless_elements(name: str, names: tuple[str, ...]) -> None:
    svg = picture(TABLES[name], names).svg
    assert {"svg", "g", "rect", "circle", "path", "text", "tspan"} >= {e.tag.removeprefix(SVG) for e in elements(svg)}


@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["people", "hostile"])
@pytest.mark.parametrize("name", TABLES)
def test_no_two_texts_lie_on_each_other_and_all_lie_on_the_picture(name: str, names: tuple[str, ...]) -> None:
    assert [] == faults(picture(TABLES[name], names).svg)


@pytest.mark.parametrize(("seats", "seed", "draft"), GAMES)
def test_the_tables_of_random_games_are_whole_and_readable(seats: int, seed: int, draft: bool) -> None:
    views = met_in_a_game(seats, seed, draft=draft)
    assert ["setup", "over"] == [views[0].phase, views[-1].phase]
    assert len(views) > 8
    for view in views:
        found = drawn(view)
        assert [] == faults(found.svg)
        assert 20 <= min(text.size for text in texts(found.svg))
        assert len(found.alt) <= 1024


@pytest.mark.parametrize("name", TABLES)
def test_texts_are_large_enough_for_a_phone(name: str) -> None:
    """At least 20 of 1200."""
    assert [] == [(t.words, t.size) for t in texts(drawn(TABLES[name]).svg) if t.size < 20]


@pytest.mark.parametrize("slug", CARDS)
def test_the_name_of_every_card_stands_on_it_uncut(slug: str) -> None:
    lines, size = lettered(CARDS[slug]["name"], WIDE - 50)
    assert CARDS[slug]["name"] == " ".join(lines)
    assert size >= 21
    words = words_of(table([player(0), player(1)], slots=(slot(1, place(slug, 1)),)))
    assert set(lettered(CARDS[slug]["name"], WIDE - 20)[0]) <= set(words) or set(lines) <= set(words)


def test_a_name_that_fits_nowhere_is_cut_rather_than_drawn_over_the_edge() -> None:
    lines, _ = lettered("Donaudampfschifffahrtsgesellschaft", WIDE - 20)
    assert 1 == len(lines)
    assert lines[0].startswith("Donaudampfschi")
    assert lines[0].endswith("…")


def test_names_of_cards_in_play_are_uncut_on_their_chips() -> None:
    for slug, row in CARDS.items():
        chip = held(slug, bribed=True, used=True)  # the widest chip there is
        assert row["name"] in words_of(table([player(0, in_play=(chip,)), player(1)]))


def test_the_types_differ_in_colour_word_and_letters_and_are_readable() -> None:
    inks = {type_ink(card(slug)) for slug, row in CARDS.items() if row["pile"] in {"main", "hostage", "starter"}}
    assert {"HERO", "VILLAIN", "EQUIPMENT", "LOCATION", "SUPER POWER", "HOSTAGE", "STARTER"} == {i.word for i in inks}
    inks.add(type_ink(card("weakness")))
    assert 8 == len({ink.colour for ink in inks}) == len({ink.letters for ink in inks})
    assert [] == [ink.word for ink in inks if contrast("#ffffff", ink.colour) < 4.5]
    assert WEAKNESS in inks


def test_words_stand_out_from_paper_and_light() -> None:
    assert 4.5 <= min(contrast(DARK, PAPER), contrast(DARK, HALO), contrast(DARK, RIDDLE), contrast(RIDDLE, BACKGROUND))
    assert 4.5 <= min(contrast(DARK, medal) for medal in MEDALS)


def test_a_view_with_a_hand_is_refused() -> None:
    """A picture is public: no hand may come near it (AA-304)."""
    hand = HandView(0, (card("punch"),), (), ())
    with pytest.raises(ValueError, match="for everybody"):
        picture(replace(busy_turn(), hand=hand), NAMES)


def test_an_equal_view_gives_an_equal_digest_and_equal_bytes() -> None:
    one, other = drawn(busy_turn()), drawn(busy_turn())
    assert (one.svg, one.alt, one.digest) == (other.svg, other.alt, other.digest)
    assert draw(one.svg) == draw(other.svg)


def test_the_file_is_called_after_the_table_and_the_digest() -> None:
    found = drawn(busy_turn())
    assert f"table-{found.digest}.png" == found.file_name


def test_a_name_is_shown_as_it_was_written() -> None:
    assert "<script>&\"'" in words_of(BUSY)


def test_the_plate_of_light_tells_the_power_left() -> None:
    right = WIDTH - MARGIN - 14
    for power in (0, 7, 14):
        view = table([player(0), player(1)], power=power)
        assert HALO == Pixels(drawn(view).svg).at(right, MARGIN + 14)
        biggest = max(texts(drawn(view).svg), key=lambda text: text.size)
        assert (str(power), 74) == (biggest.words, biggest.size)
    ending = replace(table([player(0), player(1)]), phase="end of turn")
    assert PANEL == Pixels(drawn(ending).svg).at(right, MARGIN + 14)


@pytest.mark.parametrize("seat", range(4))
def test_the_heading_bears_the_colour_of_the_seat_whose_turn_it_is(seat: int) -> None:
    view = table([player(each) for each in range(4)], active=seat)
    assert SEATS[seat].colour == Pixels(drawn(view).svg).at(MARGIN + 86, MARGIN + HEAD - 20)


def test_the_heading_tells_what_has_been_played_this_turn() -> None:
    """Ongoing and Bribed cards are on the panel instead."""
    assert "Round 3 · played Punch ×2, Crowbar" in words_of(BUSY)


def test_a_long_row_of_played_cards_names_whole_cards_and_counts_the_rest() -> None:
    slugs = [slug for slug, row in CARDS.items() if row["pile"] == "main"][:20]
    mine = tuple(held(slug, fresh=True) for slug in slugs if not card(slug).ongoing)
    line = next(w for w in words_of(table([player(0, in_play=mine), player(1)])) if w.startswith("Round 1 · played "))
    *named, rest = line.removeprefix("Round 1 · played ").split(", ")
    assert [each.card.name for each in mine[: len(named)]] == named
    assert f"{len(mine) - len(named)} more" == rest
    assert len(named) > 3


def test_each_card_of_the_line_up_lies_in_its_slot_and_row_in_the_colour_of_its_type() -> None:
    pixels = Pixels(drawn(BUSY).svg)
    for each in BUSY.slots:
        for lying in each.cards:
            x, y = column(each.number), card_top(lying.row)
            assert type_ink(lying.card).colour == pixels.at(x + 100, y + 4)
            assert PAPER == pixels.at(x + WIDE - 6, y + HIGH - 12)
    assert BACKGROUND == pixels.at(column(3) + 100, card_top(1) + 20)
    assert BACKGROUND == pixels.at(column(4) + 100, card_top(1) + 20)
    assert BACKGROUND == pixels.at(column(2) + 100, card_top(2) + 60)


def test_a_riddle_token_lies_on_marked_slots_alone() -> None:
    pixels = Pixels(drawn(BUSY).svg)
    marked = [number for number in range(1, 6) if pixels.at(column(number) + 88, LINE_UP + 18) == RIDDLE]
    assert [1, 3] == marked
    assert 2 == words_of(BUSY).count("?")


def test_a_ring_of_light_is_around_what_the_power_left_pays_for() -> None:
    """Power 4: the crowbar (3), Ragman (4), Kite Man (2), but not the cards for 5 and 7; Nora Fries, Henchman."""
    view = replace(table([player(0), player(1)], power=4))

    def ringed(view: ArkhamView) -> list[int]:
        pixels = Pixels(drawn(view).svg)
        tops = [(place, card_top(1)) for place in range(1, 6)] + [(p, stacks_top(view) + 35) for p in range(1, 5)]
        return [n for n, (place, top) in enumerate(tops, 1) if pixels.at(column(place) + 100, top - 1) == HALO]

    # Slots are 1 to 5; then Nemesis 6, Hostage 7, Henchman 8, Weakness 9.
    assert [1, 2, 3, 4, 7, 8] == ringed(of_place(4, buy=4)(view))
    assert [1, 2, 3, 7, 8] == ringed(view)
    assert [] == ringed(replace(view, power=0))
    assert [] == ringed(replace(view, phase="end of turn"))


def test_a_price_that_differs_is_shown_before_the_printed_one() -> None:
    view = table([player(0), player(1)], slots=(slot(1, place("kite_man", 1, buy=1, bribe=0)), slot(2)))
    row = sorted((t for t in texts(drawn(view).svg) if card_top(1) + 100 < t.top < card_top(2)), key=lambda t: t.left)
    assert ["1", "2", "Bribe 0", "1"] == [text.words for text in row if text.right < column(2)]


def test_prices_stay_on_their_card_however_high_they_are() -> None:
    found = [t for t in texts(drawn(TABLES["crowded table of 4"]).svg) if card_top(1) < t.top < card_top(4) - 10]
    columns = [next(n for n in range(5, 0, -1) if t.left >= column(n)) for t in found]
    assert [] == [t.words for n, t in zip(columns, found, strict=True) if t.right > column(n) + WIDE - 4]
    assert {1, 2, 3, 4, 5} == set(columns)


def test_a_price_as_printed_is_shown_once() -> None:
    view = table([player(0), player(1)], slots=(slot(1, place("kite_man", 1)), slot(2)))
    row = sorted((t for t in texts(drawn(view).svg) if card_top(1) + 100 < t.top < card_top(2)), key=lambda t: t.left)
    assert ["2", "Bribe 1"] == [text.words for text in row if text.right < column(2)]


def test_the_vp_of_a_weakness_has_a_minus_and_the_icon_has_no_number() -> None:
    view = table([player(0), player(1)], slots=(slot(1, place("arkham_inmate", 1)),), hostages=stack(0))
    words = words_of(view)
    assert "\N{MINUS SIGN}1 VP" in words
    assert "3 VP" not in words


def test_panels_are_in_turn_order_those_who_left_last() -> None:
    view = table([player(0, place=3), player(1, place=1), player(2, place=2), player(3, left=True)], active=1)
    named = ("One", "Two", "Three", "Four")
    below = [t.words for t in texts(picture(view, named).svg) if t.words in named and t.top > players_top(view)]
    assert ["Two", "Three", "One", "Four"] == below


def test_the_end_shows_ranks_with_medals_and_the_parts_of_each_count() -> None:
    view = game_over()
    found = picture(view, ("Ann", "Bob", "Cy", "Dee"))
    words = [text.words for text in texts(found.svg)]
    assert "Cy and Ann win the game" in words
    assert "Round 15 · the last Nemesis was defeated" in words
    assert ["Cy", "Ann", "Bob", "Dee"] == [w for w in words if w in {"Ann", "Bob", "Cy", "Dee"}]
    assert {"41 VP", "17 VP", "38 on cards + 3 in tokens", "40 on cards + 1 in tokens", "left the game"} <= set(words)
    assert {"2 Nemesis cards", "1 Nemesis card", "30 cards in all", "25 cards in all"} <= set(words)
    pixels = Pixels(found.svg)
    assert pixels.count(MEDALS[0]) > 700
    assert pixels.count(MEDALS[1]) == 0
    assert pixels.count(MEDALS[2]) > 250


def test_one_winner_alone_wins() -> None:
    view = replace(game_over(), standings=((2,), (0,), (1,), (3,)))
    assert "Cy wins the game" in [text.words for text in texts(picture(view, ("Ann", "Bob", "Cy", "Dee")).svg)]


def test_setup_shows_the_characters_to_choose_from_and_no_piles() -> None:
    words = words_of(choice_of_characters())
    assert {"Everybody gets a Character", "The Joker or Two-Face?", "Scarecrow or Killer Croc?"} <= set(words)
    assert not any("discard" in each for each in words)
    assert "Left to draft: Two-Face, Scarecrow, The Penguin" in words_of(draft_of_characters())


def test_characters_that_can_be_dealt_are_shown_uncut_in_pairs() -> None:
    slugs = [slug for slug, row in ROWS.items() if row["type"] == "Character"]
    for one, other in pairwise(slugs):
        dealt = (character(one), character(other))
        words = words_of(of_player(0, dealt=dealt)(choice_of_characters()))
        assert f"{ROWS[one]['name']} or {ROWS[other]['name']}?" in words


@pytest.mark.parametrize("name", ["busy turn", "first turn of 4", "game over", "crowded table of 2"])
def test_a_picture_stays_small(name: str) -> None:
    """Discord takes more, but phones load it at every move; the crowded table is far beyond what games show."""
    assert len(draw(drawn(TABLES[name]).svg)) < (200_000 if "crowded" in name else 150_000)
