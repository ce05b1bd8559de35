"""What is printed: importing this registers all Villain boards and cards, in the order of the rules page."""

from engine.enemies.cards import events, incomes, powers, powers_city, starters, villains, weapons

PRINTED = (villains, starters, powers, powers_city, weapons, events, incomes)
"""The modules, in the order in which their designs are listed."""
