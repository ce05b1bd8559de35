"""``python -m bench``: measure everything once and print it, the peer beside it."""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from art import draw
from bench import house, peer, rules
from cogs.boards import BOARDS
from console.assembly import spare_loaded_code
from engine import GAMES, Live

ROUNDS = 5
"""How often the peer and the rules take turns."""
PICTURES = 30
"""How many tables of a game are drawn; the one before the game begins comes on top, and its time does not count."""
SEATS = {"breakout": 4, "arkham": 4, "enemies": 4}


def line(what: str, value: str) -> None:
    """One measurement."""
    print(f"  {what:<58}{value}", flush=True)


def rules_of(slug: str, seconds: float) -> None:
    """The rules of one game, and pyminion in the same minute."""
    seats = SEATS.get(slug, 4)
    pairs: list[tuple[float, float, rules.Pace]] = []
    for _ in range(ROUNDS):
        other, other_games = peer.decisions_per_second(seconds / ROUNDS, seats)
        pairs.append((other, other_games, rules.live_pace(GAMES[slug], seats, seconds / ROUNDS)))
    # The round in the middle: a machine that is busy does not slow down both of a pair alike.
    other, other_games, live = sorted(pairs, key=lambda pair: pair[2].decisions / pair[0])[ROUNDS // 2]
    steps = rules.step_pace(GAMES[slug], seats, seconds)
    print(f"{GAMES[slug].name}, {seats} seats, random players")
    line("pyminion: decisions per second", f"{other:>10,.0f}  ({other_games:.1f} games)")
    line("Live: decisions per second", f"{live.decisions:>10,.0f}  ({live.games:.1f} games of {live.length:.0f})")
    line("Live, as a share of pyminion", f"{live.decisions / other:>10.2f}")
    line("step: decisions per second", f"{steps.decisions:>10,.0f}")


async def house_of(slug: str, folder: Path) -> None:
    """One game in the house: clicks, bytes, restoring."""
    seats = SEATS.get(slug, 4)
    store, host = await house.opened(folder)
    table = await house.started(host, slug, GAMES[slug].most_seats)
    clicks = await house.played(host, table, 500)
    line(
        f"a click confirmed, {GAMES[slug].most_seats} seats: p50, p99 ({len(clicks.confirmed)} clicks)",
        f"{_ms(clicks.confirmed, 0.5)}, {_ms(clicks.confirmed, 0.99)}",
    )
    bare = house.bare_commits(folder, len(clicks.confirmed))
    line("a bare commit: p50, p99", f"{_ms(bare, 0.5)}, {_ms(bare, 0.99)}")
    line("a click delivered: p50, p99", f"{_ms(clicks.delivered, 0.5)}, {_ms(clicks.delivered, 0.99)}")
    for what, size in (await house.stored_bytes(store, table)).items():
        line(f"bytes stored: {what}", f"{size:>10,}")
    small = await house.started(host, slug, seats)
    await house.played(host, small, 40)
    await host.close()
    await store.close()
    times = await house.restored(folder, table, 25)
    line(f"restoring that game of {len(clicks.confirmed)} decisions: p50, most", f"{_ms(times, 0.5)}, {_ms(times, 1)}")
    store, host = await house.opened(folder)
    await house.copied(store, small, 10_000)
    await host.close()
    await store.close()
    line("start-up with 10,000 stored tables", f"{await house.start_up(folder) * 1000:>10.1f} ms")


def _ms(values: list[float], part: float) -> str:
    return f"{house.share(values, part) * 1000:.1f} ms"


def picture_of(slug: str) -> None:
    """Pictures of tables of one random game with every seat taken, from its beginning to its end."""
    game = GAMES[slug]
    chance = random.Random(7)
    live = Live.start(game, game.most_seats, game.options_type(), "07" * 16)
    names = [f"Player {seat + 1}" for seat in range(game.most_seats)]
    views = [live.position.view(None)]
    while (ask := live.ask) is not None:
        seat = ask.awaited[0]
        live.answer(seat, rules.picked(ask.ask.seats[seat], chance))
        views.append(live.position.view(None))
    drawn = [_drawn(slug, views[n * (len(views) - 1) // PICTURES], names) for n in range(PICTURES + 1)]
    times = [seconds for seconds, _ in drawn[1:]]
    line(
        f"a picture with {game.most_seats} seats, processor: p50, most, last",
        f"{_ms(times, 0.5)}, {_ms(times, 1)}, {times[-1] * 1000:.1f} ms ({max(size for _, size in drawn):,} bytes)",
    )


def _drawn(slug: str, view: Any, names: list[str]) -> tuple[float, int]:
    """Seconds of the processor that a picture takes from the view to the PNG, and its bytes; none without a picture."""
    before = time.process_time()
    picture = BOARDS[slug].picture(view, names, ())
    size = len(draw(picture.svg)) if picture is not None else 0
    return time.process_time() - before, size


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the bot, and a peer beside it.")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time for each pace of the rules")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    arguments = parser.parse_args()
    for slug in [arguments.game] if arguments.game else list(GAMES):
        rules_of(slug, arguments.seconds)
        spare_loaded_code()
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(house_of(slug, Path(folder)))
        picture_of(slug)


if __name__ == "__main__":
    main()
