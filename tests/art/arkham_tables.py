"""Arkham tables for the tests of their pictures: put together from the component table, or met in random games."""

import random
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from engine import Live, Stale
from engine.arkham.game import Arkham, ArkhamOptions
from engine.arkham.view import (
    ArkhamView,
    CardView,
    CharacterView,
    InPlay,
    PlaceView,
    PlayerView,
    RiddleView,
    ScoreView,
    SlotView,
    StackView,
)

_TABLE = Path(__file__).parent.parent / "data/arkham-cards.toml"
ROWS: dict[str, Any] = {row["slug"]: row for row in tomllib.loads(_TABLE.read_text(encoding="utf-8"))["card"]}
CARDS: dict[str, Any] = {
    slug: row for slug, row in ROWS.items() if row["pile"] not in {"character", "riddle", "coffer"}
}

NAMES = ("Alice", "Bartholomew the Magnificent of Gotham", "שלמה", "<script>&\"'")
HOSTILE = ("&amp;\"'`<g>", "\x00\x1b[31m\ufffe", "A" * 300, "\N{RIGHT-TO-LEFT OVERRIDE}evil")
CHARACTERS = ("ch_the_joker", "ch_the_riddler", "ch_mr_freeze", "ch_harley_quinn")


def card(slug: str, **changes: Any) -> CardView:
    """A card as the component table has it."""
    row = ROWS[slug]
    words = row["keywords"]
    plain = CardView(
        id=sorted(ROWS).index(slug),
        slug=slug,
        name=row["name"],
        types=tuple(row["types"]),
        subtype=row["subtype"],
        level=row["level"],
        cost=row["cost"],
        vp=row["vp"],
        vp_icon=row["vp_icon"],
        bribe=row["bribe"],
        text=row["text"],
        attack="Attack" in words,
        defense="Defense" in words,
        ongoing="Ongoing" in words,
    )
    return replace(plain, **changes)


def character(slug: str, **changes: Any) -> CharacterView:
    """A Character without its Starter."""
    return replace(CharacterView(slug, ROWS[slug]["name"], ROWS[slug]["text"], None), **changes)


def place(slug: str, number: int, row: int = 1, **changes: Any) -> PlaceView:
    """A card of the Line-Up at its printed prices."""
    face = card(slug)
    return replace(PlaceView(face, number, row, face.cost, face.bribe or None), **changes)


def slot(number: int, *cards: PlaceView, marked: bool = False) -> SlotView:
    """A slot with the cards of its rows."""
    return SlotView(number, not any(each.row == 1 for each in cards), cards, marked, None)


def stack(count: int, slug: str = "", buy: int | None = None, levels: Sequence[int] = ()) -> StackView:
    """A stack, face down without ``slug``."""
    return StackView(count, card(slug) if slug else None, buy, tuple(levels))


def held(slug: str, *, fresh: bool = False, bribed: bool = False, used: bool = False) -> InPlay:
    """A card in front of a player."""
    return InPlay(card(slug), fresh, bribed, used)


def player(seat: int, **changes: Any) -> PlayerView:
    """A player in the middle of a game with nothing in play."""
    plain = PlayerView(
        seat=seat,
        place=seat + 1,
        left=False,
        characters=(character(CHARACTERS[seat]),),
        dealt=(),
        vp=seat,
        deck=5 + seat,
        hand=5,
        discard=(card("punch"),) * (seat + 1),
        in_play=(),
        frozen=(),
        draws_less=0,
    )
    return replace(plain, **changes)


def table(players: Sequence[PlayerView], **changes: Any) -> ArkhamView:
    """The first turn of seat 0 with plain prices and no Power."""
    plain = ArkhamView(
        phase="turn",
        turn=1,
        round=1,
        active=0,
        order=tuple(each.seat for each in players if not each.left),
        power=0,
        slots=tuple(
            slot(number, place(slug, number))
            for number, slug in enumerate(("kite_man", "crowbar", "ragman", "arkham_asylum", "monstrous_strength"), 1)
        ),
        main_deck=92,
        nemeses=(stack(7, "nm_the_signal", 8, (1, 2, 2, 2, 3, 3, 4)),),
        henchmen=stack(13, "henchman", 3),
        weaknesses=stack(16, "weakness"),
        hostages=stack(14, "nora_fries", 4),
        destroyed=(),
        removed=(),
        players=tuple(players),
        riddler=None,
        riddle_stack=0,
        riddles_read=(),
        riddles_unread=0,
        draft=(),
        length="standard",
        scores=(),
        standings=(),
        causes=(),
        hand=None,
    )
    return replace(plain, **changes)


def busy_turn() -> ArkhamView:
    """Four seats, one of whom left, with all that a turn can show at once."""
    kept = (held("scaled_hide"), held("nora_fries", used=True), held("firefly", bribed=True, fresh=True))
    mine = (held("punch", fresh=True), held("crowbar", fresh=True), held("punch", fresh=True), *kept)
    players = (
        player(0, left=True),
        player(1, in_play=mine, vp=12, hand=2),
        player(2, frozen=(card("giant_penny"), card("giant_penny"), card("weakness")), draws_less=1),
        player(3, in_play=(held("commissioner_gordon"), held("punchline")), hand=4),
    )
    slots = (
        slot(1, place("kite_man", 1, buy=1, bribe=0), place("expendable_lackeys", 1, 2), marked=True),
        slot(2, place("black_mask", 2)),
        slot(3, marked=True),
        slot(4, place("nightmare_visions", 4, 2), place("black_mask", 4, 3)),
        slot(5, place("monstrous_strength", 5, buy=8)),
    )
    return table(
        players,
        turn=9,
        round=3,
        active=1,
        power=4,
        slots=slots,
        nemeses=(stack(6, levels=(2, 2, 2, 3, 3, 4)),),
        hostages=stack(3, "warden_quincy_sharp", 2),
        destroyed=(card("punch"), card("vulnerability")),
        removed=(card("nm_the_signal"),),
        riddler=1,
        riddle_stack=4,
        riddles_read=(RiddleView(1, "Dead End", ""),),
        riddles_unread=1,
    )


def choice_of_characters() -> ArkhamView:
    """Before the game: each seat chooses between two Characters."""
    pairs = (("ch_the_joker", "ch_two_face"), ("ch_scarecrow", "ch_killer_croc"))
    players = [
        player(seat, characters=(), dealt=tuple(character(slug) for slug in pair), vp=0, hand=0, deck=0, discard=())
        for seat, pair in enumerate(pairs)
    ]
    return table(players, phase="setup", turn=0, round=0, active=None)


def draft_of_characters() -> ArkhamView:
    """Before the game: the first of three has drafted a Character."""
    players = [player(0), player(1, characters=()), player(2, characters=())]
    left = tuple(character(slug) for slug in ("ch_two_face", "ch_scarecrow", "ch_the_penguin"))
    return table(players, phase="setup", turn=0, round=0, active=None, draft=left)


def game_over() -> ArkhamView:
    """The last Nemesis is gone: two share the first place, one has left."""
    totals = {2: (41, 3, 38, 2, 30), 0: (41, 1, 40, 2, 30), 1: (17, 0, 17, 1, 25)}
    return table(
        [player(0), player(1), player(2), player(3, left=True)],
        phase="over",
        round=15,
        active=2,
        nemeses=(stack(0),),
        hostages=stack(0),
        scores=tuple(ScoreView(seat, *numbers) for seat, numbers in totals.items()),
        standings=((2, 0), (1,), (3,)),
        causes=("nemesis",),
    )


def crowded(seats: int) -> ArkhamView:
    """As much in front of everybody as can be: the longest names in all states, three rows in each slot."""
    many = tuple(
        held(slug, bribed=bribed, used=used)
        for slug in ("commissioner_gordon", "warden_quincy_sharp", "mayor_hamilton_hill", "abandoned_warehouse")
        for bribed, used in ((False, False), (False, True), (True, True))
    )
    frozen = tuple(card(slug) for slug in ("expendable_lackeys", "monstrous_strength", "vulnerability") for _ in "123")
    slots = tuple(
        slot(n, *(place("nightmare_visions", n, row, buy=15, bribe=12) for row in (1, 2, 3)), marked=True)
        for n in range(1, 6)
    )
    twins = (character("ch_harley_quinn", face_up=False), character("ch_the_riddler", face_up=False))
    players = [
        player(
            seat,
            characters=twins,
            vp=28,
            deck=120,
            hand=20,
            discard=(card("punch"),) * 120,
            in_play=many,
            frozen=frozen,
            draws_less=4,
        )
        for seat in range(seats)
    ]
    return replace(busy_turn(), players=tuple(players), slots=slots, power=188, round=188)


def many_tables() -> dict[str, ArkhamView]:
    """Tables of all kinds, by what is special about them."""
    tables = {f"first turn of {seats}": table([player(seat) for seat in range(seats)]) for seats in (2, 3, 4)}
    tables |= {f"crowded table of {seats}": crowded(seats) for seats in (2, 3, 4)}
    tables |= {
        "busy turn": busy_turn(),
        "end of turn": replace(busy_turn(), phase="end of turn"),
        "between turns": replace(busy_turn(), phase="between turns"),
        "nobody is active": replace(busy_turn(), active=None),
        "choice of Characters": choice_of_characters(),
        "draft of Characters": draft_of_characters(),
        "game over": game_over(),
        "game over without ranks": replace(game_over(), standings=(), scores=(), causes=()),
        "a victory shared by all": replace(game_over(), standings=((0, 1, 2, 3),)),
        "everything is empty": table(
            [player(0, characters=(), discard=()), player(1)],
            slots=tuple(slot(number) for number in range(1, 6)),
            nemeses=(stack(0),),
            henchmen=stack(0),
            weaknesses=stack(0),
            hostages=stack(0),
            main_deck=0,
        ),
    }
    return tables


def of_player(seat: int, **changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    """The same table with another player in a seat."""

    def changed(view: ArkhamView) -> ArkhamView:
        players = tuple(replace(each, **changes) if each.seat == seat else each for each in view.players)
        return replace(view, players=players)

    return changed


def of_place(number: int, **changes: Any) -> Callable[[ArkhamView], ArkhamView]:
    """The same table with another first card in a slot."""

    def changed(view: ArkhamView) -> ArkhamView:
        old = view.slots[number - 1]
        new = replace(old, cards=(replace(old.cards[0], **changes), *old.cards[1:]))
        return replace(view, slots=(*view.slots[: number - 1], new, *view.slots[number:]))

    return changed


@cache
def met_in_a_game(seats: int, seed: int, *, draft: bool = False, every: int = 60) -> tuple[ArkhamView, ...]:
    """What onlookers saw of a random game: its first and last table, and one of ``every`` between."""
    live = Live.start(Arkham(), seats, ArkhamOptions(draft=draft), f"{seed:032x}")
    chance = random.Random(seed)
    seen = [live.position.view(None)]
    while live.ask is not None:
        for seat in list(live.ask.awaited):
            if live.ask is None or seat not in live.ask.awaited:
                continue
            mine = live.ask.ask.seats[seat]
            keen = [option for option in mine.options if option.verb in {"play", "buy", "bribe", "use", "attach"}]
            options = keen if keen and mine.at_least == 1 and chance.random() < 0.9 else mine.options
            try:
                live.answer(seat, [option.id for option in chance.sample(list(options), mine.at_least)])
            except Stale:
                continue
            seen.append(live.position.view(None))
    return (*seen[:-1:every], seen[-1])
