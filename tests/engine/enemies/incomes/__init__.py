"""A test file for each of the Income and District Cards."""
