"""DC Deck-Building Game: Arkham Asylum: buy, Bribe and defeat your way through Gotham (rules AA-001 on)."""

from engine.arkham.game import Arkham
from engine.arkham.options import ArkhamOptions
from engine.arkham.view import (
    ArkhamView,
    CardView,
    CharacterView,
    HandView,
    InPlay,
    Phase,
    PlaceView,
    PlayerView,
    RiddleView,
    ScoreView,
    SlotView,
    StackView,
)

__all__ = [
    "Arkham",
    "ArkhamOptions",
    "ArkhamView",
    "CardView",
    "CharacterView",
    "HandView",
    "InPlay",
    "Phase",
    "PlaceView",
    "PlayerView",
    "RiddleView",
    "ScoreView",
    "SlotView",
    "StackView",
]
