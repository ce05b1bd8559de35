"""Fickle Fingers of Fate: before the roll, while you are on a Circle: Autoroll 5."""

from tests.engine.breakout.gadgets.test_circle_autoroll import CircleAutoroll


class TestFickleFingersOfFate(CircleAutoroll):
    gadget = "fickle-fingers-of-fate"
    number = 5
    other = "four-leaf-clover"
    other_number = 4
