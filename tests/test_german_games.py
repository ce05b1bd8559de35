"""Whole games told in German: every line of the log, every question, label and panel, and no English sentence left."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.boards import BOARDS
from cogs.hand import hand
from cogs.languages import CATALOGUES, speaking
from cogs.limits import BUTTON_LABEL
from cogs.panel import panel
from cogs.words import spoken
from engine import GAMES, Dice, Game, Live, Text
from host import HandScene, Scene, SeatInfo, TableInfo
from tests.german_words import GAP, bare, english, left_over, shown

KEY = "000102030405060708090a0b0c0d0e0f"
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


def messages(live: Live[Any, Any], at: TableInfo) -> Iterator[str]:
    """All that can be read of a table now: the panel, the open cards, each seat's hand with its buttons and menus."""
    position = live.position
    hands = (
        HandScene(at, seat, position.view(seat), position.face(seat), position.turn, (), may_undo=True)
        for seat in range(len(at.seats))
    )
    seen = [panel(Scene(at, position.view(None), position.face(None), position.turn, ())), *map(hand, hands)]
    for each in seen:
        view = each.view.to_components() if each.view is not None else []
        labels = [item.get("label", "") for row in view for item in row["components"]]
        assert [] == [label for label in labels if len(label) == BUTTON_LABEL and label.endswith("…")]
        yield from shown({"embeds": [embed.to_dict() for embed in each.embeds], "components": view})
    for part in BOARDS[at.game].in_play(position.view(None), NAMES):
        yield from (part.name, part.value)


def played(slug: str, seats: int, options: dict[str, Any], seed: int) -> tuple[list[str], list[tuple[str, str]]]:
    """A game between random players: what was shown in it, and all that was said by its message."""
    game = GAMES[slug]
    agreed = game.options_type.model_validate(options)
    at = table(game, seats, agreed)
    live = Live.start(game, seats, agreed, KEY)
    dice = Dice(f"{seed:032x}")
    said: list[tuple[str, str]] = []
    read: dict[str, None] = {}
    for turn in range(MOST):
        opened = live.ask
        if opened is None:
            break
        said += [(each.id, spoken(each, at)) for each in texts(live, seats)]
        if turn % 20 == 0:
            read |= dict.fromkeys(line for words in messages(live, at) for line in words.split("\n"))
        seat = opened.awaited[0]
        mine = opened.ask.seats[seat]
        ids = [option.id for option in mine.options]
        count = max(mine.at_least, min(mine.at_most, 1))
        picks = [ids.pop(dice.below("pick", len(ids))) for _ in range(count)] if ids else []
        said += [(event.text.id, spoken(event.text, at)) for event in live.answer(seat, picks)]
    return list(read), said


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
        read, said = played(slug, seats, options, seed)
    known = CATALOGUES["de"].messages
    assert len({id for id, _ in said}) > 40
    untold = {id for id, _ in said if id not in known and re.search(r"[A-Za-z]{2}", bare(GAP.sub("", id)))}
    assert set() == untold
    assert [] == [
        line for line in [*read, *dict.fromkeys(words for _, words in said)] if left_over(line) or english(line)
    ]
