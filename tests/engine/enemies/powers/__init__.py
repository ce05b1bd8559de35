"""A test file for each of the Power Cards."""
