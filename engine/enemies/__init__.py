"""Enemies of Gotham City: area control with Goons, Fires and a tower full of inmates (rules EG-001 on)."""

from engine.enemies.game import Enemies, EnemiesOptions

__all__ = ["Enemies", "EnemiesOptions"]
