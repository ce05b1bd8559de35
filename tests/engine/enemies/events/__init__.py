"""A test file for each of the Events."""
