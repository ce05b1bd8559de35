"""The two Team Coffers: what they do is a rule, in engine.arkham.coffers (SH-028 to SH-045)."""

from engine.arkham.design import coffer
from engine.arkham.turn import Turn


@coffer("Team Coffer (turns 1 and 3)")
def team_coffer_odd(t: Turn) -> None:
    """Your turn: Put 1 of your VP here; your teammate gains the next card of cost 7 or less in your place.
    Any time: Put 1 of your VP here; your teammate may use a Defense card to save you from an Attack.
    """


@coffer("Team Coffer (turns 2 and 4)")
def team_coffer_even(t: Turn) -> None:
    """Your turn: Put 1 of your VP here; your teammate gains the next card of cost 7 or less in your place.
    Any time: Put 1 of your VP here; your teammate may use a Defense card to save you from an Attack.
    """
