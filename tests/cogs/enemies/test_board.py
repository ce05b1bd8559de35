"""What a table of Enemies of Gotham City says in words: the forecast is right, nothing is lost, Discord takes it."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from art.enemies_words import situation
from cogs.boards import Board, Part
from cogs.boards import enemies as module
from cogs.limits import EMBEDS_TOTAL, FIELD_NAME, FIELD_VALUE
from engine import GAMES, Json, Live, Text, render
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.view import EnemiesView, HandView, Unavailable
from tests.art.enemies_cities import (
    crowd,
    end_of_five,
    end_of_four,
    end_of_two,
    many_cities,
    middle_of_five,
    middle_of_four,
    middle_of_two,
    moves_at_random,
    of_players,
    picking,
    power,
    start_of_four,
    start_of_two,
    villain,
    weapon,
)

BOARD: Board = module
NAMES = ["Alice", "Bartholomew the Magnificent of Goth", "**bold** @everyone <@1>", "_" * 32, "Eve"]
SHORT = ["Ann", "Bob", "Cy", "Dee", "Eve"]
PLAYED = [(2, 1, {}), (3, 2, {"villains": "free"}), (4, 3, {"duos": True}), (5, 4, {"batman": "the-dark-knight"})]
ROOM_FOR_LINES = 2600
"""What the log's lines, the title and who is waited for may take of a panel beside the parts."""


@cache
def views(seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> list[EnemiesView]:
    """Views of everybody and of nobody, now and then through a game of random moves."""
    chance = random.Random(seed)
    live = Live.start(Enemies(), seats, EnemiesOptions(**dict(options)), f"{seed:032x}")
    found: list[EnemiesView] = []
    ply = 0
    while live.ask is not None:
        if ply % 15 == 0:
            found += [live.position.view(seat) for seat in (None, *range(seats))]
        ply += 1
        moves_at_random(live, chance)
    found.append(live.position.view(None))
    return found


def every() -> Iterator[EnemiesView]:
    for seats, seed, options in PLAYED:
        yield from views(seats, seed, tuple(options.items()))


def said(parts: Sequence[Part]) -> str:
    return "\n".join(f"{part.name}\n{part.value}" for part in parts)


def part(parts: Sequence[Part], name: str) -> str:
    return next(each.value for each in parts if each.name == name)


@pytest.mark.parametrize("what", ["panel", "in play", "hand"])
def test_every_part_is_within_discords_limits(what: str) -> None:
    for view in (*every(), *many_cities().values()):
        parts = {
            "panel": lambda view: BOARD.panel(view, NAMES, ()).parts,
            "in play": lambda view: BOARD.in_play(view, NAMES),
            "hand": lambda view: BOARD.hand(view, NAMES).parts,
        }[what](view)
        assert [] == [each for each in parts if not 0 < len(each.name) <= FIELD_NAME]
        assert [] == [each for each in parts if not 0 < len(each.value) <= FIELD_VALUE]
        assert [] == [each for each in parts if each.value.endswith("…")]


def test_a_panel_leaves_room_for_the_lines_of_the_log() -> None:
    """A panel is one embed of 6,000 characters at most."""
    for view in (*every(), *many_cities().values()):
        parts = BOARD.panel(view, NAMES, ()).parts
        assert sum(len(each.name) + len(each.value) for each in parts) < EMBEDS_TOTAL - ROOM_FOR_LINES


@pytest.mark.rule("EG-218")
def test_the_forecast_tells_control_everywhere_and_what_scoring_would_give() -> None:
    expected = (
        "⭐ **Uptown** 7/4/2: 👑**1** 3 (+7), **2** 2 (+4) · Income 3\n"
        "**Mercey Island** 7/3/2: nobody · Income 4\n"
        "**Midtown** 7/3/1: 👑**1** 9, **2** 1 · Income 6\n"
        "⭐ **Downtown** 6/4/2: 👑**2** 12 (+6), **1** 1 (+4) · Batman\n"
        "**Tricorner** 6/4/1: 👑**1** 2 · Income 2"
    )
    parts = BOARD.panel(middle_of_two(), SHORT, ()).parts
    assert expected == part(parts, "Control, Infamy (for the 1st alone), and ⭐ what scores this round")


def test_the_forecast_of_every_table_names_each_control_once() -> None:
    for view in every():
        lines = [each.value for each in BOARD.panel(view, NAMES, ()).parts if each.name.startswith("Control")]
        for district, line in zip(view.districts, "\n".join(lines).splitlines(), strict=True):
            assert f"**{district.name}**" in line
            assert line.startswith("⭐") == district.scores
            for control in district.control:
                gain = f" (+{control.would_score})" if district.scores and control.would_score else ""
                assert f"**{control.seat + 1}** {control.total}{gain}" in line


def test_a_blocked_district_and_a_ban_on_entry_are_marked() -> None:
    view = middle_of_four()
    districts = tuple(replace(each, scores=False, blocked=True, no_entry=True) for each in view.districts)
    words = said(BOARD.panel(replace(view, districts=districts), SHORT, ()).parts)
    assert "🚫 **Uptown** 7/4/2" in words
    assert 5 == words.count(" · no entry")


def test_an_event_names_the_districts_that_were_drawn_for_it() -> None:
    view = middle_of_four()
    assert view.event is not None
    text = "Batman: [District]. Robin: [District]. Villains stay. Score Phase: [District] and [District] score."
    event = replace(view.event, text=text)
    heroes = tuple(replace(each, district="uptown" if each.slug == "batman" else None) for each in view.heroes)
    drawn = replace(view, event=event, heroes=heroes, score_cards=("midtown", "tricorner"))
    words = part(BOARD.panel(drawn, SHORT, ()).parts, "Event of the round")
    assert "Drawn as [District]: Batman **Uptown** · ⭐ **Midtown**, **Tricorner**" in words.splitlines()
    nothing = replace(drawn, heroes=(), score_cards=())
    assert "Drawn" not in part(BOARD.panel(nothing, SHORT, ()).parts, "Event of the round")


def test_infamy_order_runs_from_the_first_to_the_last() -> None:
    parts = BOARD.panel(middle_of_four(), SHORT, ()).parts
    assert "**2** Bob (31) › **1** Ann (24) › **3** Cy (24) › **4** Dee (9)" == part(parts, "Infamy Order")


def test_in_the_prep_phase_the_panel_tells_rooms_and_who_is_in_them() -> None:
    rooms = part(BOARD.panel(start_of_two(), SHORT, ()).parts, "Rooms: whoever stands higher up has the turn earlier")
    assert "**Arms Room** (free): You may purchase 1 Weapon from the Black Market." in rooms
    assert "**Fire Room** (**2** Bob): You may Burn 1 Building or Bridge anywhere." in rooms
    assert "(free, free)" in said(BOARD.panel(start_of_four(), SHORT, ()).parts)


@pytest.mark.rule("EG-173", "EG-177")
def test_the_panel_says_what_the_numbers_of_a_district_are_and_that_of_two_the_first_alone_scores() -> None:
    found = [
        next(each.name for each in BOARD.panel(view, SHORT, ()).parts if each.name.startswith("Control"))
        for view in (middle_of_four(), middle_of_two())
    ]
    assert [
        "Control, Infamy for 1st/2nd/3rd, and ⭐ what scores this round",
        "Control, Infamy (for the 1st alone), and ⭐ what scores this round",
    ] == found


def test_later_the_panel_tells_the_turn_order_and_who_has_had_the_turn() -> None:
    parts = BOARD.panel(middle_of_four(), SHORT, ()).parts
    assert "✓ **1** Ann › ▶ **3** Cy › **2** Bob › **4** Dee" == part(parts, "Turn order")


def test_after_the_action_phase_the_turn_order_ticks_nobody_off() -> None:
    view = replace(middle_of_four(), phase="arkham", turn=None, to_act=(2,))
    assert "**1** Ann › **3** Cy › **2** Bob › **4** Dee" == part(BOARD.panel(view, SHORT, ()).parts, "Turn order")


def test_the_headline_tells_round_phase_and_what_is_left_of_the_turn() -> None:
    assert (
        "Round 4 of 6 · Action Phase · **Cy**'s turn · 2 Movement left · must leave Uptown · Income gained"
        == BOARD.panel(middle_of_four(), SHORT, ()).headline
    )
    assert "Round 3 of 5 · Arkham Phase" == BOARD.panel(middle_of_five(), SHORT, ()).headline
    assert BOARD.panel(end_of_five(), SHORT, ()).headline.endswith("🔥 Fires will count in the Score Phase")
    assert BOARD.panel(crowd(2), SHORT, ()).headline.endswith("🔥 Fires count")


@pytest.mark.rule("EG-163")
def test_the_odds_of_the_trial_are_shown() -> None:
    asylum = part(BOARD.panel(middle_of_four(), SHORT, ()).parts, "Arkham Asylum")
    assert "At the base: 1 of **2**, 2 of **3**, 3 of **4** · each escapes 4 in 6" in asylum
    assert "Inside: 1 of **3**, 1 of **4** · each escapes 2 in 6" in asylum
    asylum = part(BOARD.panel(middle_of_five(), SHORT, ()).parts, "Arkham Asylum")
    assert "no Trial without Goons at the base" in asylum
    assert "Escaped: 2 of **1**, 2 of **2**" in asylum


def test_the_panel_tells_prices_in_docks_and_black_market() -> None:
    words = part(BOARD.panel(middle_of_four(), SHORT, ()).parts, "To purchase, with the price in Money")
    assert "Docks: Power 0 0 · Power 1 1" in words
    assert "Black Market: Flame Thrower 4 · Bazooka 6 · Pistol 2" in words
    empty = part(
        BOARD.panel(replace(middle_of_four(), docks=(), market=()), SHORT, ()).parts,
        "To purchase, with the price in Money",
    )
    assert "Docks: nothing\nBlack Market: nothing" == empty


def test_players_are_told_with_supplies_and_used_weapons_struck_out() -> None:
    players = part(BOARD.panel(middle_of_two(), SHORT, ()).parts, "Players")
    assert (
        "▶ **1 Ann** 🚩 The Joker in Midtown · 17 Infamy · 7 Money · Goons left 18 · Fires left 9 · hand 5 · "
        "~~Fake Revolver~~, ~~Flame Thrower~~, Pistol"
    ) in players
    assert "**2 Bob** Poison Ivy in Downtown · 17 Infamy" in players
    left = of_players(middle_of_two(), {1: {"left": True}})
    assert "**2 Bob** left the game" in part(BOARD.panel(left, SHORT, ()).parts, "Players")
    assert "**3 Cy** Jervis Tetch (duo A) in Uptown" in said(BOARD.panel(middle_of_four(duos=True), SHORT, ()).parts)


@pytest.mark.parametrize(("waited", "words"), [((1, 2), ("picked", "picking")), (None, ("Ann**", "Bob**"))])
def test_who_has_picked_a_villain_is_told_unless_nobody_may_know(
    waited: tuple[int, ...] | None, words: tuple[str, str]
) -> None:
    lines = part(BOARD.panel(picking(), SHORT, waited).parts, "Players").splitlines()
    assert lines[0].endswith(words[0])
    assert lines[1].endswith(words[1])
    assert "Everybody picks a Villain in secret." == BOARD.panel(picking(), SHORT, waited).headline


@pytest.mark.rule("EG-031")
def test_where_villains_are_picked_one_after_the_other_nobody_is_said_to_have_picked_before() -> None:
    shown = BOARD.panel(replace(picking(), secret_picks=False), SHORT, (1,))
    assert "The Villains are being picked." == shown.headline
    assert "**1 Ann**\n**2 Bob** is picking\n**3 Cy**\n**4 Dee**" == part(shown.parts, "Players")
    assert "The Villains are being picked" == situation(replace(picking(), secret_picks=False))


@pytest.mark.rule("EG-187", "EG-188")
def test_the_panel_of_a_finished_game_counts_infamy_and_money() -> None:
    shown = BOARD.panel(end_of_two(), SHORT, ())
    assert "🏁 **Bob** won." == shown.headline
    assert "🥇 Bob: **58** Infamy (3 from 11 Money)\n🥈 Ann: **51** Infamy (1 from 4 Money)" == part(
        shown.parts, "Final scores"
    )
    assert "🏁 The game is over." == BOARD.panel(replace(end_of_two(), standings=()), SHORT, ()).headline
    for view in every():
        if view.standings:
            words = part(BOARD.panel(view, SHORT, ()).parts, "Final scores")
            assert all(f"**{score.infamy}** Infamy" in words for score in view.scores)


@pytest.mark.rule("EG-189")
def test_duos_are_ranked_by_their_sum() -> None:
    shown = BOARD.panel(end_of_four(duos=True), SHORT, ())
    assert "🏁 **Ann** and **Cy** won." == shown.headline
    lines = part(shown.parts, "Final scores").splitlines()
    assert lines[0].startswith("🥇 Ann: **61** Infamy")
    assert lines[0].endswith("· together **113**")


def naming(kind: str, value: Json) -> str | Text:
    return GAMES["enemies"].named(kind, value) or str(value)


def test_a_hand_names_every_card_with_its_whole_text_and_tells_what_cannot_be_done() -> None:
    hands = [view for view in every() if view.hand is not None]
    assert max(len(view.hand.cards) for view in hands if view.hand) >= 6
    assert any(view.hand.unavailable for view in hands if view.hand)
    assert any(view.hand.offers for view in hands if view.hand)
    for view in hands:
        mine = view.hand
        assert mine is not None
        words = said(BOARD.hand(view, NAMES).parts)
        assert [] == [card for card in (*mine.cards,) if f"**{card.name}**" not in words or card.text not in words]
        assert [] == [board for board in mine.offers if board.ability not in words or board.weapon not in words]
        assert [] == [each for each in mine.unavailable if render(each.why, naming) not in words]


def test_the_money_of_a_hand_is_no_number_of_a_list() -> None:
    """ "6. ..." at the beginning of a line would be the sixth thing of a list."""
    lines = [line for view in every() if view.hand for line in said(BOARD.hand(view, SHORT).parts).splitlines()]
    assert any(line.startswith("You have ") for line in lines)
    assert [] == [line for line in lines if line.split(" ")[0].rstrip(".").isdecimal()]


def test_a_hand_marks_ways_out_and_names_districts() -> None:
    unavailable = (
        Unavailable("move midtown", Text("You have no Movement left.")),
        Unavailable("income", Text("Batman is here.")),
    )
    hand = HandView(0, (replace(power("Ambush"), way_out=True), power("Arson")), (), (power("Bribe"),), unavailable)
    parts = BOARD.hand(replace(middle_of_two(), hand=hand), SHORT).parts
    assert "**Ambush** 🚪: Text of Ambush.\n**Arson**: Text of Arson." == part(parts, "Your Power Cards")
    assert "move Midtown: You have no Movement left.\nincome: Batman is here." == part(parts, "Not possible now")
    assert "Bribe" == part(parts, "Discarded face down")
    assert "**Fake Revolver** (used this round): Text of Fake Revolver." in part(parts, "Your Villain")


def test_an_onlooker_has_no_hand() -> None:
    shown = BOARD.hand(middle_of_two(), SHORT)
    assert ("You have no seat at this table.", []) == (shown.headline, shown.parts)
    assert BOARD.hand_picture(middle_of_two(), SHORT) is None


def test_nothing_of_a_hand_is_said_to_everybody() -> None:
    for view in every():
        if view.hand is not None:
            nobody = replace(view, hand=None)
            assert BOARD.in_play(nobody, NAMES) == BOARD.in_play(view, NAMES)
            assert BOARD.panel(nobody, NAMES, ()) == BOARD.panel(view, NAMES, ())


def test_in_play_has_every_open_card_with_its_text_and_every_piece() -> None:
    for view in every():
        words = said(BOARD.in_play(view, NAMES))
        boards = [player.villain for player in view.players if player.villain is not None and not player.left]
        assert [] == [board for board in boards if board.ability not in words or board.weapon not in words]
        cards = [each for player in view.players if not player.left for each in player.weapons]
        cards += [*view.market]
        powers = [space.card for space in view.docks if space.card is not None]
        assert [] == [card for card in (*cards, *powers) if card.text not in words]
        assert [] == [bridge for bridge in view.bridges if view.districts and f"**{bridge.name}**" not in words]
        assert view.batman_text in words


def test_in_play_tells_toppers_with_their_owners_and_what_bridges_cost() -> None:
    words = said(BOARD.in_play(middle_of_four(), SHORT))
    assert "**Uptown**: Bank 🔥**3**, Tower 🔥**1**, Tower 🧊**2**, 3 free slots · Villain of **3**" in words
    assert "**Tricorner**: Bank, Warehouse 🔥, Tower, 1 free slot" in words
    assert "**Westward Bridge** (Mercey Island – Midtown, 2 Movement) 🔥**1**" in words
    assert "**Brown Bridge** (Tricorner – mainland) 🔥**3**" in words
    assert "Events to come: III, III" in words


def test_in_play_tells_what_was_played_and_names_weapons_that_were_used() -> None:
    armed = of_players(
        middle_of_two(), {1: {"weapons": (weapon("Rocket Pack", used=True),), "villain": villain("bane")}}
    )
    words = said(BOARD.in_play(armed, SHORT))
    assert "Played: Muscle In, Arson" in words
    assert "**Rocket Pack** (used this round) 🚪: Text of Rocket Pack." in words
    assert "**Bane**: Ability of Bane.\nMain Weapon **" in words


def test_the_picture_is_that_of_the_city() -> None:
    found = BOARD.picture(middle_of_two(), SHORT, ())
    assert found is not None
    assert "city" == found.kind
