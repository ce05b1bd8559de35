"""What is printed: importing this registers all Villain boards and cards, in the order of the rules page."""

from engine.enemies.cards import events, incomes, powers, starters, villains, weapons

PRINTED = (villains, starters, powers, weapons, events, incomes)
"""The modules, in the order in which their designs are listed."""
