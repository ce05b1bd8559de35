"""DC Breakout: Arkham Asylum: a dice race of rule-breaking villains over two Escapes (rules BR-001 on)."""

from engine.breakout.game import Breakout, BreakoutOptions
from engine.breakout.view import (
    ArmoryPlace,
    BreakoutView,
    GadgetView,
    HandView,
    Phase,
    RollView,
    Shape,
    TeamView,
    TileView,
    VillainView,
)

__all__ = [
    "ArmoryPlace",
    "Breakout",
    "BreakoutOptions",
    "BreakoutView",
    "GadgetView",
    "HandView",
    "Phase",
    "RollView",
    "Shape",
    "TeamView",
    "TileView",
    "VillainView",
]
