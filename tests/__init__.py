"""The tests mirror the rooms of the house."""
