"""English in German is found wherever people read it, and what is printed on cards is none."""

from typing import Any

import pytest

from tests.german_words import english, left_over, shown


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("⏸️ The table is paused.", "The table is paused."),
        ("> **Anna** draws 5 cards.", "{who:seat} draws {cards|card|cards}."),
        ("Regeln · Log", "Log"),
        ("Docks: nothing", "nothing"),
        ("✔ **End the turn**", "End the turn"),
    ],
)
def test_a_message_in_english_is_found_by_its_id(words: str, id: str) -> None:
    assert id in left_over(words)


@pytest.mark.parametrize(
    "words",
    [
        "**Anna** zieht 5 Karten.",
        "**Crowbar** (Equipment, Kosten 2, 1 VP): +2 Power. If you control a Hero, +1 Power.",
        "Killer Moth · Start of turn: you may Advance to the space of the team immediately ahead of you if i…",
        "Kaufen: 1 von 8",
    ],
)
def test_german_and_what_is_printed_on_cards_are_left_alone(words: str) -> None:
    assert [] == left_over(words)


def test_english_that_no_catalogue_knows_is_told_by_its_small_words() -> None:
    assert english("Nobody has written this for the others.")
    assert not english("Das hat noch niemand geschrieben. +1 Power. Draw a card.")


def test_all_that_people_read_of_a_request_is_read() -> None:
    body: dict[str, Any] = {
        "data": {
            "content": "a",
            "embeds": [
                {"title": "b", "description": "c", "footer": {"text": "d"}, "fields": [{"name": "e", "value": "f"}]}
            ],
            "components": [
                {"components": [{"label": "g", "placeholder": "h", "options": [{"label": "i", "description": "j"}]}]}
            ],
            "choices": [{"name": "k", "value": "x"}],
            "title": "l",
            "custom_id": "y",
        }
    }
    assert set("abcdefghijkl") == set(shown(body))
    assert ["a thread"] == list(shown({"name": "a thread", "type": 11}))
