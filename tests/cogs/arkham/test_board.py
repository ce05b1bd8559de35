"""What a table of Arkham says in words: nothing is lost, whatever lies on it, and Discord takes it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from cogs.boards import BOARDS, Part
from cogs.errands import spread
from cogs.limits import EMBED_FIELDS, EMBEDS_TOTAL, FIELD_NAME, FIELD_VALUE, weight
from engine import GAMES, Live
from engine.arkham import ArkhamView, CardView

BOARD = BOARDS["arkham"]
NAMES = ["Alice", "Bartholomew the Magnificent of Goth", "**bold** @everyone <@1>", "_" * 32]
GAMES_PLAYED = [(2, 11, {}), (3, 12, {"draft": True}), (4, 13, {"length": "extended"}), (4, 14, {"shadows": True})]


@cache
def views(seats: int, seed: int, options: tuple[tuple[str, object], ...]) -> list[ArkhamView]:
    """Views of everybody and of nobody, now and then through a game of random moves that seldom ends a turn early."""
    game = GAMES["arkham"]
    chance = random.Random(seed)
    live = Live.start(game, seats, game.options_type(**dict(options)), f"{seed:032x}")
    found: list[ArkhamView] = []
    for ply in range(1200):
        if live.ask is None:
            break
        if ply % 40 == 0:
            found += [live.position.view(seat) for seat in (None, *range(seats))]
        seat = live.ask.awaited[0]
        mine = live.ask.ask.seats[seat]
        ids = [option.id for option in mine.options]
        picks = chance.sample(ids, max(mine.at_least, min(1, mine.at_most)))
        if picks == ["end"] and len(ids) > 1:
            picks = [chance.choice(ids)]
        live.answer(seat, tuple(picks))
    found.append(live.position.view(None))
    return found


def every() -> Iterator[ArkhamView]:
    for seats, seed, options in GAMES_PLAYED:
        yield from views(seats, seed, tuple(options.items()))


def said(parts: list[Part]) -> str:
    return "\n".join(f"{part.name}\n{part.value}" for part in parts)


def missing(cards: list[CardView], words: str) -> list[str]:
    """Cards whose name or text does not stand in these words."""
    return [card.name for card in cards if f"**{card.name}**" not in words or card.text not in words]


@pytest.mark.parametrize("what", ["panel", "in play", "hand"])
def test_every_part_is_within_discords_limits(what: str) -> None:
    for view in every():
        parts = {
            "panel": lambda view: BOARD.panel(view, NAMES, ()).parts,
            "in play": lambda view: BOARD.in_play(view, NAMES),
            "hand": lambda view: BOARD.hand(view, NAMES).parts,
        }[what](view)
        assert [] == [part for part in parts if not 0 < len(part.name) <= FIELD_NAME]
        assert [] == [part for part in parts if not 0 < len(part.value) <= FIELD_VALUE]
        assert [] == [part for part in parts if part.value.removesuffix("Heads You Live…").endswith("…")]


def test_a_hand_names_every_card_with_its_whole_text() -> None:
    hands = [view for view in every() if view.hand is not None]
    assert max(len(view.hand.cards) for view in hands if view.hand) >= 6
    for view in hands:
        assert view.hand is not None
        assert [] == missing(list(view.hand.cards), said(BOARD.hand(view, NAMES).parts))


def test_in_play_has_every_open_card_with_its_text_and_every_open_pile() -> None:
    for view in every():
        words = said(BOARD.in_play(view, NAMES))
        cards = [each.card for player in view.players for each in player.in_play]
        cards += [place.card for slot in view.slots for place in slot.cards]
        cards += [stack.top for stack in (*view.nemeses, view.hostages, view.henchmen) if stack.top is not None]
        cards += [card for player in view.players for card in player.frozen]
        assert [] == missing(cards, words)
        piles = [*view.destroyed, *view.removed, *(card for player in view.players for card in player.discard)]
        assert [] == [card.name for card in piles if card.name not in words]


def test_the_panel_tells_prices_stacks_and_how_everybody_stands() -> None:
    for view in every():
        shown = BOARD.panel(view, NAMES, ())
        words = said(shown.parts)
        if view.phase == "turn":
            assert f"**{view.power}** Power left" in shown.headline
        if view.phase in ("turn", "end of turn"):
            places = [place for slot in view.slots for place in slot.cards]
            assert [] == [each for each in places if f"**{each.card.name}** ({each.buy} Power" not in words]
            assert [] == [
                player for player in view.players if not player.left and f"{player.vp} VP · hand" not in words
            ]


@pytest.mark.rule("SH-054", "AA-304")
def test_a_character_that_lies_face_down_keeps_its_name_in_every_view() -> None:
    view = next(view for view in every() if view.hand is not None and view.phase == "turn")
    assert view.hand is not None
    players = tuple(
        replace(each, characters=tuple(replace(one, face_up=False) for one in each.characters)) for each in view.players
    )
    turned = replace(view, players=players)
    for words in (
        said(BOARD.panel(turned, NAMES, ()).parts),
        said(BOARD.in_play(turned, NAMES)),
        said(BOARD.hand(turned, NAMES).parts),
    ):
        assert f"{players[view.hand.seat].characters[0].name} (face down)" in words


def test_the_panel_of_a_finished_game_counts_the_points() -> None:
    over = [view for view in every() if view.standings]
    for view in over:
        shown = BOARD.panel(view, NAMES, ())
        assert "won: " in shown.headline
        assert [] == [score for score in view.scores if f"**{score.total}** VP" not in said(shown.parts)]
    assert over


@pytest.mark.parametrize("count", [1, 25, 26, 60])
def test_parts_are_spread_over_as_many_messages_as_they_need(count: int) -> None:
    parts = [Part(f"Part {number}", "x" * (number * 37 % FIELD_VALUE + 1)) for number in range(count)]
    embeds = spread("In play", parts)
    assert [part.name for part in parts] == [field.name for embed in embeds for field in embed.fields]
    assert [part.value for part in parts] == [field.value for embed in embeds for field in embed.fields]
    assert all(weight([embed]) <= EMBEDS_TOTAL and len(embed.fields) <= EMBED_FIELDS for embed in embeds)
    assert ["In play"] == [embed.title for embed in embeds if embed.title]


def test_a_pile_of_every_card_there_is_loses_no_name() -> None:
    view = next(view for view in every() if view.phase == "turn")
    card = view.players[0].discard[0] if view.players[0].discard else next(iter(view.slots[0].cards)).card
    pile = tuple(replace(card, name=f"A card with a long name {number}") for number in range(200))
    words = said(BOARD.in_play(replace(view, destroyed=pile), NAMES))
    assert [] == [each.name for each in pile if each.name not in words]
