"""The description of a Breakout picture says what the picture shows, within Discord's limit."""

from dataclasses import replace

import pytest

from art.breakout_track import picture
from art.breakout_words import component_name, description
from art.picture import ALT_LIMIT, finished
from art.seats import ordinal
from engine.breakout.view import RollView
from tests.art.tables import (
    NAMES,
    armory_visit,
    busy_race,
    first_escape,
    game_over,
    many_tables,
    team,
    team_choice,
    villain,
)

TABLES = many_tables()


@pytest.mark.parametrize("names", [NAMES, ("W" * 300,) * 6, ()], ids=["people", "long", "nameless"])
@pytest.mark.parametrize("table", TABLES)
def test_a_description_is_whole_sentences_within_the_limit(table: str, names: tuple[str, ...]) -> None:
    words = picture(TABLES[table], names).alt
    assert len(words) <= ALT_LIMIT
    assert words.startswith("DC Breakout, ")
    assert words.endswith(".")
    assert words.isprintable() or "\N{FIRST STRONG ISOLATE}" in words


@pytest.mark.parametrize("table", TABLES)
def test_a_description_names_the_place_of_every_team(table: str) -> None:
    view = TABLES[table]
    words = description(view, ())
    for one in view.teams:
        sentence = words.partition(f" {one.seat + 1} Seat {one.seat + 1}")[2].partition(". ")[0]
        place = {"left": "left the game", "escaped": "Escaped", "choosing": "cho"}.get(
            one.status, f"space {one.space}" if one.space else "in Start"
        )
        assert place in sentence, (one.seat, words)


def test_a_description_tells_turn_roll_and_all_marks() -> None:
    expected = (
        "DC Breakout, First Escape, round 5. The track: Intensive Treatment, Visitor Centre, Penitentiary. "
        "It is Cy's turn (dice 4 and 2; a roll of 7; 1 less by rivals; played Jet Pack). "
        "1 Ann (Bane and Clayface as Calendar Man, 3 tokens): space 12, a Square in Intensive Treatment, "
        "0 Gadgets, loses the next turn. "
        "2 Bob (Deadshot, 3 tokens and Mad Hatter, 3 tokens): space 12, a Square in Intensive Treatment, 1 Gadget. "
        "3 Cy (Egghead and Ra's al Ghul and Killer Croc, for this turn): space 19, a Circle in Visitor Centre, "
        "3 Gadgets, 1 extra turn, Fog, predicts Triangle. "
        "4 Dee (Riddler, blank and Solomon Grundy): space 30, a Gadget space in Penitentiary, 0 Gadgets. "
        "5 Eve (Cluemaster and Deathstroke): space 7, a Gadget space in Intensive Treatment, "
        "1 Gadget, named Circle, watches seat 3. "
        "6 Flo: Escaped, 1st, 2 Gadgets. King Tut waits in the Armory."
    )
    assert expected == description(busy_race(), ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo"))


def test_a_description_tells_who_has_chosen() -> None:
    words = description(team_choice(), ("Ann", "Bob", "Cy", "Dee"))
    assert "Everybody picks two Villains in secret. Ann, Cy have chosen." in words
    assert "2 Bob: choosing" in words


def test_a_description_names_nobody_while_the_picks_are_hidden() -> None:
    hidden = replace(team_choice(), teams=tuple(replace(one, chosen=False) for one in team_choice().teams))
    assert "chosen" not in description(hidden, NAMES)


def test_a_description_tells_who_is_in_the_armory() -> None:
    assert "Bob is in the Armory; the race waits." in description(armory_visit(), ("Ann", "Bob", "Cy"))


def test_a_description_tells_the_standings_with_shared_ranks() -> None:
    words = description(game_over(), ("Ann", "Bob", "Cy", "Dee", "Eve"))
    assert "The game is over: 1st Dee; 2nd Ann; 3rd Bob and Cy; 5th Eve." in words


def test_a_riddle_tells_the_claim_and_no_die() -> None:
    view = first_escape([team(0, 3), team(1, 4)], active=0, roll=RollView((), "riddle", 9, None))
    assert "(Riddle; claims 9)" in description(view, NAMES)


def test_a_name_cannot_turn_the_sentence_around_or_break_the_line() -> None:
    words = description(first_escape([team(0, 3), team(1, 4)]), ("\u202eevil\nline\u0007", "שלמה"))
    assert "1 evil line (Bane" in words
    assert "2 \u2068שלמה\u2069 (" in words


def test_details_give_way_before_a_team_is_left_out() -> None:
    heavy = tuple(villain(slug, tokens=12, blank=True) for slug in ("condiment-king", "ventriloquist"))
    teams = [team(seat, 30 + seat, villains=heavy, extra_turns=2, fog=True) for seat in range(6)]
    names = [f"{letter} Wolfeschlegelsteinhausenbergerdorff" for letter in "abcdef"]
    words = description(first_escape(teams, active=0), names)
    assert len(words) <= ALT_LIMIT
    assert all(f"space {30 + seat}" in words for seat in range(6))


def test_a_description_that_discord_would_refuse_is_an_error() -> None:
    assert 16 == len(finished("track", "<svg/>", "x" * ALT_LIMIT).digest)
    with pytest.raises(ValueError, match="1024"):
        finished("track", "<svg/>", "x" * (ALT_LIMIT + 1))


@pytest.mark.parametrize(
    ("place", "words"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (6, "6th"), (11, "11th"), (22, "22nd")]
)
def test_places_are_written_as_ordinals(place: int, words: str) -> None:
    assert words == ordinal(place)


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("joker", "The Joker"),
        ("ras-al-ghul", "Ra's al Ghul"),
        ("four-leaf-clover", "Four Leaf Clover"),
        ("fickle-fingers-of-fate", "Fickle Fingers of Fate"),
    ],
)
def test_a_source_of_a_number_has_its_name(slug: str, name: str) -> None:
    assert name == component_name(slug)
