"""Enemies of Gotham City in the simulated Discord."""
