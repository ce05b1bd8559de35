"""Words as data: gaps, names, plurals, lists, other languages; and who may read an event."""

import pytest

from engine import Event, Json, render, text
from engine.core.text import gaps

PEOPLE = ["Ana", "Bo", "Cy"]


def names(kind: str, value: Json) -> str:
    return PEOPLE[value] if kind == "seat" and isinstance(value, int) else f"<{kind} {value}>"


@pytest.mark.parametrize(
    ("sentence", "values", "shown"),
    [
        ("Nothing to fill.", {}, "Nothing to fill."),
        ("{die} on the die", {"die": 4}, "4 on the die"),
        ("{who:seat} rolls {die}.", {"who": 1, "die": 6}, "Bo rolls 6."),
        ("{card:card}", {"card": "flask"}, "<card flask>"),
        ("{steps|space|spaces}", {"steps": 1}, "1 space"),
        ("{steps|space|spaces}", {"steps": 0}, "0 spaces"),
        ("{steps|space|spaces}", {"steps": 3}, "3 spaces"),
        ("{steps|space|spaces}", {"steps": -1}, "-1 spaces"),
        ("{all:seat} escaped", {"all": [2, 0]}, "Cy, Ana escaped"),
        ("{dice}", {"dice": [3, 5]}, "3, 5"),
        ("{all:seat}", {"all": []}, ""),
        ("{a} and {a}", {"a": "x"}, "x and x"),
        ("{a}", {"a": "{b}", "b": "no"}, "{b}"),
        ("50% {a}", {"a": "off"}, "50% off"),
    ],
)
def test_gaps_are_filled(sentence: str, values: dict[str, Json], shown: str) -> None:
    assert shown == render(text(sentence, **values), names)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        render(text("{who:seat} rolls."), names)


def test_the_gaps_of_a_sentence_are_known_by_name() -> None:
    assert ["who", "steps", "die"] == gaps("{who:seat} moves {steps|space|spaces} for {die}.")


def test_the_sentence_is_looked_up_and_its_gaps_may_change_places() -> None:
    german = {"{who:seat} rolls {die}.": "Eine {die} für {who:seat}."}
    assert "Eine 6 für Ana." == render(text("{who:seat} rolls {die}.", who=0, die=6), names, german.__getitem__)


def test_any_word_can_name_a_gap() -> None:
    assert "1 2 3" == render(text("{id} {kind} {words}", id=1, kind=2, words=3), names)


@pytest.mark.parametrize(
    ("audience", "seat", "visible"),
    [(None, None, True), (None, 2, True), ((0, 2), 2, True), ((0, 2), 1, False), ((0, 2), None, False), ((), 0, False)],
)
def test_an_event_is_read_by_its_audience_only(
    audience: tuple[int, ...] | None, seat: int | None, visible: bool
) -> None:
    assert visible == Event("note", text("words"), audience).visible_to(seat)
