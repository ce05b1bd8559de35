"""Whole games on file are played by the rules of today as they were played then, and old saved games go on."""

import json
from pathlib import Path

import pytest

from engine import GAMES, Dice, Snapshot, easy
from engine.core.snapshot import decode
from engine.core.step import Live
from tests.goldens import JOURNALS, PLAYED, SNAPSHOTS, Golden, played, read, replayed, told


@pytest.mark.parametrize("path", sorted(JOURNALS.iterdir()), ids=lambda path: path.stem)
def test_a_game_on_file_goes_today_as_it_went_then(path: Path) -> None:
    golden = read(path)
    assert path.read_text(encoding="utf-8") == told(golden, replayed(golden)), (
        "the rules have changed: `make goldens` writes the games anew, and what differs is to be read"
    )


def test_every_game_is_on_file() -> None:
    assert sorted(golden.path for golden in PLAYED) == sorted(JOURNALS.iterdir())
    assert set(GAMES) == {golden.game for golden in PLAYED}


def test_an_answer_that_is_not_legal_any_more_is_where_a_game_is_played_anew() -> None:
    golden = read(JOURNALS / "breakout.txt")
    changed = Golden(golden.name, golden.game, golden.seats, golden.windows, golden.options, golden.answers[:9])
    spoilt = (*golden.answers[:9], (0, ("no-such-thing",)), *golden.answers[9:])
    anew = Golden(golden.name, golden.game, golden.seats, golden.windows, golden.options, spoilt)
    assert told(changed, played(changed)) == told(anew, played(anew))


@pytest.mark.parametrize("slug", GAMES)
def test_the_schema_of_today_has_saved_games_on_file(slug: str) -> None:
    assert f"{slug}-{GAMES[slug].schema}.json" in [path.name for path in SNAPSHOTS.iterdir()]


@pytest.mark.parametrize("path", sorted(SNAPSHOTS.iterdir()), ids=lambda path: path.stem)
def test_saved_games_of_every_schema_load_and_are_played_to_their_end(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    game = GAMES[document["game"]]
    assert 3 == len(document["saved"])
    for data in document["saved"]:
        stored = Snapshot(game.slug, data.encode())
        assert [] == game.problems(decode(game, stored).state)
        live, dice = Live.load(game, stored), Dice("c0de" * 8)
        while (ask := live.ask) is not None:
            seat = ask.awaited[0]
            face = live.position.face(seat)
            assert face is not None
            live.answer(seat, easy(live.position.view(seat), face, dice))
        assert [] == game.problems(live.state)
        assert live.position.standings
