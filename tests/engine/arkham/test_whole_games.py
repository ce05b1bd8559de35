"""Whole random games with all oracles (DESIGN 8.2)."""

import pytest

from engine import Windows
from engine.arkham.game import Arkham, ArkhamOptions
from tests.engine.oracles import play_random


@pytest.mark.parametrize(("seats", "windows", "seed"), [(2, "poker", 1), (4, "quick", 3)])
def test_a_random_game_through_step_holds_all_oracles(seats: int, windows: Windows, seed: int) -> None:
    played = play_random(Arkham(), seats, ArkhamOptions(length="short"), windows, seed)
    assert played.standings is not None
    assert {"reload", "default", "secrecy", "live"} <= set(played.checks)


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_in_which_seats_leave_holds_all_oracles(seed: int) -> None:
    played = play_random(Arkham(), 4, ArkhamOptions(draft=True), "quick" if seed % 2 else "poker", seed, leaves=60)
    assert played.standings is not None
    assert played.checks["leave"] > 0


@pytest.mark.parametrize("seed", range(10, 16))
def test_a_random_game_by_live_holds_the_cheap_oracles(seed: int) -> None:
    length = ("standard", "short", "extended")[seed % 3]
    played = play_random(Arkham(), 2 + seed % 3, ArkhamOptions(length=length), "quick", seed, thorough=False)
    assert played.standings is not None


@pytest.mark.parametrize(("seats", "windows", "seed"), [(3, "poker", 4)])
def test_a_random_game_with_shadows_through_step_holds_all_oracles(seats: int, windows: Windows, seed: int) -> None:
    options = ArkhamOptions(shadows=True, nemesis="villains", length="short")
    played = play_random(Arkham(), seats, options, windows, seed)
    assert played.standings is not None
    assert {"reload", "default", "secrecy", "live"} <= set(played.checks)


@pytest.mark.parametrize("seed", range(20, 24))
def test_a_random_game_with_shadows_by_live_holds_the_cheap_oracles(seed: int) -> None:
    kind = ("mixed", "heroes", "villains")[seed % 3]
    options = ArkhamOptions(shadows=True, nemesis=kind, nemesis_cards="both")
    played = play_random(Arkham(), 2 + seed % 3, options, "quick", seed, thorough=False)
    assert played.standings is not None
