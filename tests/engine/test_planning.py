"""Planned moves: a seat's list is worked off by ordinary answers, and what happens takes moves off it."""

from typing import Any

import pytest

from engine import GAMES, OWN, Dice, Event, Face, Game, Intent, Live, Text, easy

KEY = f"{7:032x}"


def table(slug: str, seats: int = 3) -> tuple[Game[Any, Any], Live[Any, Any]]:
    """A game that has come to the first turn of somebody."""
    game = GAMES[slug]
    live = Live.start(game, seats, game.options_type(), KEY)
    key = {"arkham": "main", "breakout": "roll", "enemies": "action"}[slug]
    for _ in range(300):
        assert live.ask is not None
        if live.ask.ask.key == key:
            return game, live
        random(game, live)
    raise AssertionError("the game never came to a turn")


def random(game: Game[Any, Any], live: Live[Any, Any]) -> None:
    """One answer at random."""
    assert live.ask is not None
    seat = live.ask.awaited[0]
    live.answer(seat, easy(view(game, live, seat), face(live, seat), Dice(KEY)))


def face(live: Live[Any, Any], seat: int) -> Face:
    assert live.ask is not None
    return live.ask.face(seat)


def view(game: Game[Any, Any], live: Live[Any, Any], seat: int | None) -> Any:
    return game.view(live.state, seat)


def act(game: Game[Any, Any], live: Live[Any, Any], move: str) -> Intent | None:
    """What a planned move of the seat that is asked comes to; its picks are answered."""
    assert live.ask is not None
    seat = live.ask.awaited[0]
    intent = game.planned(view(game, live, seat), face(live, seat), move)
    if intent is not None and intent.picks is not None:
        live.answer(seat, intent.picks)
    return intent


def test_an_onlooker_can_plan_nothing_and_nobody_before_the_game_is_on() -> None:
    for slug, game in GAMES.items():
        live = Live.start(game, 3, game.options_type(), KEY)
        assert () == game.plannable(view(game, live, None)), slug
        if game.stops:
            assert () == game.plannable(view(game, live, 0)), slug


@pytest.mark.parametrize(("slug", "untils"), [("arkham", 3), ("breakout", 3), ("enemies", 7)])
def test_every_seat_can_plan_in_another_ones_turn_with_ids_that_are_all_different(slug: str, untils: int) -> None:
    game, live = table(slug)
    for seat in range(3):
        offered = [each.id for each in game.plannable(view(game, live, seat))]
        assert offered
        assert len(set(offered)) == len(offered)
        assert {each.id: each.label for each in game.plannable(view(game, live, seat))} == {
            move: game.move_name(move) for move in offered
        }
        own = Event(OWN, Text("", {"who": seat, "key": "main"}))
        assert not any(
            game.stopped(view(game, live, seat), own, move, stop.id) for move in offered for stop in game.stops
        )
    assert untils == len({each.id for each in game.stops}) == len(game.stops)
    assert game.move_name("stand-on-my-head") is None


def test_playing_all_of_arkham_goes_on_until_no_card_but_weaknesses_is_left() -> None:
    game, live = table("arkham")
    for _ in range(60):
        assert live.ask is not None
        if live.ask.ask.key != "main":
            assert (
                game.planned(view(game, live, live.ask.awaited[0]), face(live, live.ask.awaited[0]), "play-all") is None
            )
            random(game, live)
            continue
        intent = act(game, live, "play-all")
        assert intent is not None
        if intent.picks is None:
            break
    assert live.ask is not None
    hand = view(game, live, live.ask.awaited[0]).hand
    assert [] == [card.slug for card in hand.cards if card.types]
    assert Intent(None, over=False) == act(game, live, "play-all")


def test_buying_in_arkham_waits_for_the_power_and_is_over_when_the_card_is_bought_or_gone() -> None:
    game, live = table("arkham")
    assert live.ask is not None
    seat = live.ask.awaited[0]
    seen = view(game, live, seat)
    dear = max((place for slot in seen.slots for place in slot.cards), key=lambda place: place.buy)
    assert Intent(None, over=False) == game.planned(seen, face(live, seat), f"buy:{dear.card.slug}")
    assert Intent(None, over=True) == game.planned(seen, face(live, seat), "buy:no_such_card")
    for _ in range(200):
        assert live.ask is not None
        seat = live.ask.awaited[0]
        offered = [option for option in face(live, seat).mine.options if option.verb == "buy"]  # type: ignore[union-attr]
        if live.ask.ask.key == "main" and offered:
            slug = str(offered[0].label.values["card"])
            intent = game.planned(view(game, live, seat), face(live, seat), f"buy:{slug}")
            assert intent is not None
            assert (True, "buy") == (intent.over, (intent.picks or ("",))[0].partition(":")[0])
            return
        intent = act(game, live, "play-all") if live.ask.ask.key == "main" else None
        if intent is None or intent.picks is None:
            random(game, live)
    raise AssertionError("nothing could ever be bought")


def test_the_end_of_a_turn_of_arkham_can_be_planned() -> None:
    game, live = table("arkham")
    assert live.ask is not None
    seat = live.ask.awaited[0]
    assert Intent(("end",), over=False) == act(game, live, "end")
    assert live.ask is not None
    assert ("main", seat) != (live.ask.ask.key, live.ask.awaited[0])


def test_a_straight_turn_of_breakout_asks_nothing_that_has_a_plain_answer() -> None:
    game, live = table("breakout")
    assert live.ask is not None
    runner = live.ask.awaited[0]
    first = act(game, live, "straight")
    assert Intent(("roll",), over=False) == first
    for _ in range(20):
        assert live.ask is not None
        seat = live.ask.awaited[0]
        offered = {option.id for option in face(live, seat).mine.options}  # type: ignore[union-attr]
        if seat != runner or live.ask.ask.window:
            break
        intent = act(game, live, "straight")
        assert (intent is None) == (not offered & {"roll", "keep", "move", "end"})
        if intent is None:
            random(game, live)


def test_rolling_in_breakout_is_all_that_the_shorter_plan_does() -> None:
    game, live = table("breakout")
    assert live.ask is not None
    seat = live.ask.awaited[0]
    assert Intent(("roll",), over=False) == game.planned(view(game, live, seat), face(live, seat), "roll")
    for _ in range(50):
        assert live.ask is not None
        each = live.ask.awaited[0]
        offered = [option.id for option in face(live, each).mine.options]  # type: ignore[union-attr]
        if offered and "roll" not in offered:
            assert game.planned(view(game, live, each), face(live, each), "roll") is None
        random(game, live)


@pytest.mark.parametrize(
    ("slug", "until", "event", "stops"),
    [
        ("arkham", "turn", Event("end", Text("", {"who": 1})), True),
        ("arkham", "turn", Event("end", Text("", {"who": 2})), False),
        ("arkham", "turn", Event("hit", Text("", {"who": 1})), False),
        ("arkham", "attacked", Event("hit", Text("", {"who": 1})), True),
        ("arkham", "attacked", Event("defend", Text("", {"who": 1})), True),
        ("arkham", "attacked", Event("defend", Text("", {"who": 3, "saved": 1})), True),
        ("arkham", "attacked", Event("defend", Text("", {"who": 1, "saved": 3})), False),
        ("arkham", "attacked", Event("end", Text("", {"who": 1})), False),
        ("arkham", "attacked", Event("hit", Text("", {"who": 0})), False),
        ("arkham", "always", Event("end", Text("", {"who": 1})), False),
        ("breakout", "moved", Event("move", Text("", {"who": 1})), True),
        ("breakout", "moved", Event("move", Text("", {"who": 0})), False),
        ("breakout", "hit", Event("power", Text("", {"who": 0, "rival": 1})), True),
        ("breakout", "hit", Event("lost", Text("", {"who": 1})), True),
        ("breakout", "hit", Event("move", Text("", {"who": 1})), False),
        ("breakout", "always", Event("move", Text("", {"who": 1})), False),
    ],
)
def test_what_happens_takes_planned_moves_off_the_list(slug: str, until: str, event: Event, stops: bool) -> None:
    game, live = table(slug)
    assert stops == game.stopped(view(game, live, 1), event, "end", until)
    assert not game.stopped(view(game, live, None), event, "end", until)
