"""Presses that find nothing to press any more, between Germans: old, foreign, of tables that are not there."""

from typing import Any

import pytest

from cogs.custom_ids import Press
from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import left_behind, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

SEATS = "Dieser Knopf gehört zu einem anderen Platz: Drück am Tisch Meine Hand."


@pytest.mark.parametrize(
    ("press", "said"),
    [
        (Press(1, 1, None, "pick", "roll"), SEATS),
        (Press(1, 1, 1, "pick", "roll"), SEATS),
        (Press(1, 999, 0, "pick", "roll"), "Der Tisch ist schon weiter; diese Nachricht zeigt jetzt, wo er steht."),
        (
            Press(1, 0, None, "tanz"),
            "Dieser Knopf ist von einer älteren Version des Bots: Nimm die neueste Nachricht des Tisches.",
        ),
        (Press(77, 0, None, "hand"), "Tisch 77 gibt es nicht. /tisch liste zeigt die Tische dieses Servers."),
        (Press(1, 0, None, "swap", "yes"), "Gerade will niemand mit dir tauschen: Sieh nach, was jetzt"),
        (Press(1, 0, None, "back", "3.yes"), "Das wird nicht mehr gefragt: Sieh nach, was jetzt am Tisch steht."),
        (Press(1, 0, None, "late", "wait"), "Es ist nichts mehr zu entscheiden: Sieh nach, was jetzt am Tisch steht."),
        (Press(1, 0, None, "invited", "yes"), "Du sitzt schon an diesem Tisch."),
        (
            Press(1, 0, None, "speed", "24h.yes"),
            "Dieses Tempo ist nicht mehr vorgeschlagen: Sieh nach, was jetzt am Tisch steht.",
        ),
        (Press(1, 0, None, "news", "0"), "Das alles hast du inzwischen gesehen: `/tisch protokoll` hat es."),
        (Press(1, 0, None, "start"), "Das Spiel hat schon begonnen."),
        (Press(1, 0, None, "leave"), "Das Spiel hat begonnen: /tisch verlassen gibt deinen Platz auf."),
        (Press(1, 0, None, "computer"), "Das Spiel hat begonnen: Es kommen keine Plätze mehr dazu."),
        (Press(1, 0, None, "audit", "1"), "Das ist für die Moderation: Leute, die den Server verwalten dürfen"),
    ],
)
async def test_a_press_on_what_is_gone_is_answered_in_german(
    w: World, games: dict[str, Game[Any, Any]], press: Press, said: str
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table catchup", where=place)
    old = await left_behind(w, press)
    assert said in (await w.alice.click(old, str(press))).text
