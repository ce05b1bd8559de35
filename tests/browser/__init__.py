"""The sandbox page in a real browser."""
