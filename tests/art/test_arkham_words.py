"""The description of an Arkham picture says what the picture shows, within Discord's limit."""

from dataclasses import replace

import pytest

from art.arkham_table import picture
from art.arkham_words import description, listed
from art.picture import ALT_LIMIT
from tests.art.arkham_tables import (
    HOSTILE,
    NAMES,
    busy_turn,
    card,
    character,
    choice_of_characters,
    draft_of_characters,
    game_over,
    held,
    many_tables,
    player,
    table,
)

TABLES = many_tables()


@pytest.mark.parametrize("names", [NAMES, HOSTILE, ("W" * 300,) * 4, ()], ids=["people", "hostile", "long", "nameless"])
@pytest.mark.parametrize("name", TABLES)
def test_a_description_is_whole_sentences_within_the_limit(name: str, names: tuple[str, ...]) -> None:
    words = picture(TABLES[name], names).alt
    assert len(words) <= ALT_LIMIT
    assert words.startswith("Arkham Asylum")
    assert words.endswith(".")
    assert words.isprintable() or "\N{FIRST STRONG ISOLATE}" in words


@pytest.mark.parametrize("name", TABLES)
def test_a_description_names_every_player(name: str) -> None:
    words = description(TABLES[name], ())
    assert all(f" {each.seat + 1} Seat {each.seat + 1}" in words for each in TABLES[name].players)


def test_a_description_tells_turn_line_up_stacks_and_players() -> None:
    expected = (
        "Arkham Asylum, round 3. It is Bob's turn, 4 Power left. "
        "Line-Up: 1 (Riddle) Kite Man (cost 1 instead of 2, Bribe 0, 1 VP) and Expendable Lackeys (cost 3, 1 VP); "
        "2 Black Mask (cost 7, Bribe 4, star VP); 3 (Riddle) empty; "
        "4 Nightmare Visions (cost 5, Bribe 3, 1 VP) and Black Mask (cost 7, Bribe 4, star VP); "
        "5 Monstrous Strength (cost 8 instead of 7, Bribe 4, 2 VP). "
        "Nemesis: face down, 6 left; 13 Henchmen, 16 Weaknesses; 3 Hostages, on top Warden Quincy Sharp; "
        "main deck 92. "
        "2 Bob: The Riddler, 12 VP tokens, hand 2, deck 6, discard 2, "
        "in play Scaled Hide, Nora Fries, Firefly (Bribed). "
        "3 Cy: Mr. Freeze, 2 VP tokens, hand 5, deck 7, discard 3, frozen Giant Penny ×2, Weakness. "
        "4 Dee: Harley Quinn, 3 VP tokens, hand 4, deck 8, discard 4, in play Commissioner Gordon, Punchline. "
        "1 Ann left the game."
    )
    assert expected == description(busy_turn(), ("Ann", "Bob", "Cy", "Dee"))


def test_a_description_tells_the_final_count_by_rank() -> None:
    words = description(game_over(), ("Ann", "Bob", "Cy", "Dee"))
    assert "Cy and Ann won: the last Nemesis was defeated." in words
    assert "3 Cy: 1st, 41 VP (3 in tokens, 38 on cards). 1 Ann: 1st, 41 VP (1 in tokens, 40 on cards)." in words
    assert "2 Bob: 3rd, 17 VP" in words
    assert words.endswith("4 Dee left the game.")


def test_a_description_tells_the_choice_of_characters() -> None:
    assert "1 Ann: chooses The Joker or Two-Face." in description(choice_of_characters(), ("Ann", "Bob"))
    assert "Left to draft: Two-Face, Scarecrow, The Penguin." in description(draft_of_characters(), ())


def test_a_description_tells_which_characters_lie_face_down() -> None:
    bane = character("ch_bane", face_up=False)
    words = description(table([player(0, characters=(bane, character("ch_oracle"))), player(1)]), ())
    assert "1 Seat 1: Bane (face down), Oracle, 0 VP tokens" in words


def test_a_description_tells_that_a_turn_ends() -> None:
    assert "Alice's turn ends." in description(replace(table([player(0)]), phase="end of turn"), NAMES)


def test_details_give_way_before_a_player_is_left_out() -> None:
    many = tuple(held(slug) for slug in ("commissioner_gordon", "warden_quincy_sharp", "abandoned_warehouse") * 3)
    frozen = (card("expendable_lackeys"), card("monstrous_strength"))
    players = [player(seat, in_play=many, frozen=frozen, vp=20 + seat) for seat in range(4)]
    words = description(replace(busy_turn(), players=tuple(players)), ["Wolfeschlegelsteinhausenbergerdorff"] * 4)
    assert len(words) <= ALT_LIMIT
    assert all(f"{20 + seat} VP tokens" in words for seat in range(4))


@pytest.mark.parametrize(
    ("names", "room", "words"),
    [
        ([], 300, ""),
        (["Punch ×3", "Crowbar"], 300, "Punch ×3, Crowbar"),
        (["Punch ×3", "Crowbar", "Time Bomb"], 180, "Punch ×3, 2 more"),
        (["Punch ×3", "Crowbar"], 20, "2 kinds"),
    ],
)
def test_a_list_of_cards_never_holds_a_part_of_a_name(names: list[str], room: float, words: str) -> None:
    assert words == listed(names, room, 25)
