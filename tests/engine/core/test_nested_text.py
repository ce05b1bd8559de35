"""A Text as a value of another one: a question to a seat that somebody else answers."""

from engine import Json, render, text


def names(kind: str, value: Json) -> str:
    return f"{kind} {value}"


def test_a_text_in_a_text_is_rendered_with_its_own_values() -> None:
    inner: Json = {"id": "{card:card}: discard {cards|card|cards}?", "values": {"card": "x", "cards": 2}}
    words = text("You play for {stand:seat}. {prompt:text}", stand=1, prompt=inner)
    assert "You play for seat 1. card x: discard 2 cards?" == render(words, names)


def test_both_sentences_are_translated() -> None:
    catalogue = {"Outer {inner:text}": "Außen {inner:text}", "Inner {n}": "Innen {n}"}
    words = text("Outer {inner:text}", inner={"id": "Inner {n}", "values": {"n": 3}})
    assert "Außen Innen 3" == render(words, names, lambda id: catalogue[id])
