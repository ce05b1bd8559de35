"""All card designs, one module for each kind."""

from engine.arkham.cards import (
    characters,
    equipment,
    heroes,
    hostages,
    locations,
    nemeses,
    riddles,
    stacks,
    starters,
    super_powers,
    villains,
)

__all__ = [
    "characters",
    "equipment",
    "heroes",
    "hostages",
    "locations",
    "nemeses",
    "riddles",
    "stacks",
    "starters",
    "super_powers",
    "villains",
]
