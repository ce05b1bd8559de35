"""What is said to people: short labels, and a name for everything in a sentence."""

from engine import Dice, Live, easy, render
from engine.breakout import Breakout, BreakoutOptions
from engine.core.text import Json, Text

LONGEST_NAME = "W" * 32
"""Discord's longest display name."""
LABEL = 80
"""What fits a button."""
NOTE = 300


def test_labels_fit_a_button_and_notes_a_line_even_with_the_longest_names() -> None:
    game = Breakout()

    def named(kind: str, value: Json) -> str | Text:
        return LONGEST_NAME if kind == "seat" else game.named(kind, value) or f"? {kind} {value}"

    long_labels, long_notes = set[str](), set[str]()
    for number in range(6):
        live = Live.start(game, 6, BreakoutOptions(), f"{number:032x}", "poker")
        chance = Dice(f"{number:032x}")
        while live.ask is not None:
            for mine in live.ask.ask.seats.values():
                for option in mine.options:
                    label, note = render(option.label, named), render(option.note, named) if option.note else ""
                    long_labels |= {label} if len(label) > LABEL or "?" in label else set()
                    long_notes |= {note} if len(note) > NOTE else set()
            seat = live.ask.awaited[0]
            _ = live.answer(seat, easy(None, live.ask.face(seat), chance))
    assert set() == long_labels
    assert set() == long_notes
