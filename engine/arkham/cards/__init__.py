"""All card designs, one module for each kind."""

from engine.arkham.cards import (
    characters,
    coffers,
    equipment,
    heroes,
    hostages,
    locations,
    nemeses,
    riddles,
    shadows_characters,
    shadows_deck,
    shadows_nemeses,
    shadows_starters,
    stacks,
    starters,
    super_powers,
    villains,
)

__all__ = [
    "characters",
    "coffers",
    "equipment",
    "heroes",
    "hostages",
    "locations",
    "nemeses",
    "riddles",
    "shadows_characters",
    "shadows_deck",
    "shadows_nemeses",
    "shadows_starters",
    "stacks",
    "starters",
    "super_powers",
    "villains",
]
