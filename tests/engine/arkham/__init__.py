"""Arkham, driven through its asks."""
