"""A test file for each of the Weapons."""
