"""Whole games told in German: every line of the log, every question, label and panel, and no English sentence left."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.controls import ask_items
from cogs.languages import CATALOGUES, speaking
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION
from cogs.panel import panel
from cogs.words import plain, spoken
from engine import GAMES, Dice, Game, Live, Text
from engine.enemies.design import VILLAINS
from host import Scene, SeatInfo, TableInfo

KEY = "000102030405060708090a0b0c0d0e0f"
ENGLISH_WORDS = re.compile(
    r"\b(the|your|you|of|is|are|and|or|with|from|into|turn|draws|gains|plays|moves|waits|left)\b", re.IGNORECASE
)
NAMES = ("Anna", "Bert", "Cleo", "Dora")
MOST = 400
"""Answers after which a game has told enough."""


def table(game: Game[Any, Any], seats: int, options: Any) -> TableInfo:
    """A running table that speaks German."""
    places = tuple(SeatInfo(seat, NAMES[seat], seat + 1, None, False, False, False) for seat in range(seats))
    return TableInfo(
        id=1, guild_id=1, channel_id=2, thread_id=None, place="thread", game=game.slug, status="running", fault=None,
        options=options.model_dump(mode="json"), pace="none", windows="quick", leavers="computer", host_person_id=1,
        seats=places, people={}, commitments=("ab" * 32,), keys=(), standings=None, created_at=0.0, started_at=0.0,
        ended_at=None, language="de",
    )  # fmt: skip


def printed() -> re.Pattern[str]:
    """Names and texts of cards, places and games: they stay English."""
    known: set[str] = {game.name for game in GAMES.values()}
    for game in GAMES.values():
        for each in game.components:
            known |= {each.name, each.text, *each.text.split("\n")}
    known |= {words for each in VILLAINS.values() for words in (each.text, each.main_weapon.text)}
    return re.compile("|".join(re.escape(each) for each in sorted(filter(None, known), key=len, reverse=True)))


PRINTED = printed()
TERMS = re.compile("Infamy Order|Score Token|Batman Rule Card|Team Coffer|Gotham City")


def english(words: str) -> bool:
    """Whether words that only English has are left when the names and texts of cards are taken away."""
    return ENGLISH_WORDS.search(TERMS.sub("", PRINTED.sub("", words))) is not None


def texts(live: Live[Any, Any], seats: int) -> Iterator[Text]:
    """The open question as all who are asked see it."""
    opened = live.ask
    assert opened is not None
    yield opened.ask.public
    for seat in range(seats):
        mine = opened.ask.seats.get(seat)
        if mine is not None:
            yield mine.prompt
            for option in mine.options:
                yield option.label
                if option.note is not None:
                    yield option.note


def played(slug: str, seats: int, options: dict[str, Any], seed: int) -> tuple[TableInfo, list[tuple[str, str]]]:
    """A game between random players: all that was said in it, and where."""
    game = GAMES[slug]
    agreed = game.options_type.model_validate(options)
    at = table(game, seats, agreed)
    live = Live.start(game, seats, agreed, KEY)
    dice = Dice(f"{seed:032x}")
    said: list[tuple[str, str]] = []
    for turn in range(MOST):
        opened = live.ask
        if opened is None:
            break
        said += [(each.id, spoken(each, at)) for each in texts(live, seats)]
        if turn % 20 == 0:
            position = live.position
            shown = panel(Scene(at, position.view(None), position.face(None), position.turn, ()))
            for embed in shown.embeds:
                assert len(embed.description or "") <= EMBED_DESCRIPTION
                said += [("panel", part) for part in [embed.title, embed.description, embed.footer.text] if part]
                said += [("panel", part) for field in embed.fields for part in (field.name, field.value) if part]
        seat = opened.awaited[0]
        mine = opened.ask.seats[seat]
        assert ask_items(1, seat, opened.face(seat), lambda words: plain(words, at))
        assert all(len(plain(option.label, at)) <= 4 * BUTTON_LABEL for option in mine.options)
        ids = [option.id for option in mine.options]
        count = max(mine.at_least, min(mine.at_most, 1))
        picks = [ids.pop(dice.below("pick", len(ids))) for _ in range(count)] if ids else []
        said += [(event.text.id, spoken(event.text, at)) for event in live.answer(seat, picks)]
    return at, said


GAMES_PLAYED: list[tuple[str, int, dict[str, Any], int]] = [
    ("breakout", 3, {}, 1),
    ("arkham", 3, {"shadows": True}, 2),
    ("arkham", 4, {"mode": "2v2"}, 3),
    ("enemies", 3, {}, 4),
]


@pytest.mark.parametrize(("slug", "seats", "options", "seed"), GAMES_PLAYED)
def test_a_whole_game_leaves_no_english_sentence_in_german(
    slug: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    with speaking("de"):
        _, said = played(slug, seats, options, seed)
    known = CATALOGUES["de"].messages
    assert len({id for id, _ in said}) > 40
    untold = {
        id
        for id, _ in said
        if id != "panel" and id not in known and re.search(r"[A-Za-z]{2}", PRINTED.sub("", bare(id)))
    }
    assert set() == untold
    assert [] == sorted({words for _, words in said if english(words)})


def bare(id: str) -> str:
    """A message without its gaps."""
    return re.sub(r"\{[^}]*\}", "", id)
