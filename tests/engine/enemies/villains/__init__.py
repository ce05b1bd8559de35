"""A test file for each of the Villain boards."""
