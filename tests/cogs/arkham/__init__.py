"""Arkham Asylum in the simulated Discord."""
