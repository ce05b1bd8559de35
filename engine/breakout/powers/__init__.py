"""The forty Villains, each a text and the few lines that make it work, in modules by what they do."""

from engine.breakout.powers import add, begin, dice, end, make, pawns, start
from engine.breakout.powers.power import REGISTER, Change, Power, Use, label

KINDS_OF_POWER = (begin, start, make, dice, add, pawns, end)
"""The modules whose import fills the register."""

__all__ = ["KINDS_OF_POWER", "REGISTER", "Change", "Power", "Use", "label"]
