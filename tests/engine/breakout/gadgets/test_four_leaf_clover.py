"""Four Leaf Clover: before the roll, while you are on a Circle: Autoroll 4."""

from tests.engine.breakout.gadgets.test_circle_autoroll import CircleAutoroll


class TestFourLeafClover(CircleAutoroll):
    gadget = "four-leaf-clover"
    number = 4
    other = "fickle-fingers-of-fate"
    other_number = 5
