"""Tests of the rules: the shared core and each game."""
