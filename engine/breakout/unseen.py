"""Dealing anew all that a seat cannot know, in agreement with all that it does know (DESIGN 2.3)."""

from engine.breakout.gadgets import all_cards
from engine.breakout.state import BreakoutState, Lot, Team
from engine.core.dice import Dice


def deal_anew(state: BreakoutState, seat: int | None, dice: Dice) -> None:
    """Change a state in place into one that this seat (None: an onlooker) cannot tell from it."""
    _villains(state, seat, dice)
    _gadgets(state, seat, dice)
    _tiles(state, dice)
    _secret_dice(state, seat, dice)


def _villains(state: BreakoutState, seat: int | None, dice: Dice) -> None:
    """Rivals' hands and the stack, except for Villains that everybody saw going into a hand (BR-138)."""
    hidden = [(team.hand, index) for team in state.teams if team.seat != seat for index in _unseen_in(team)]
    hidden += [(state.stack, index) for index in range(len(state.stack))]
    slugs = [cards[index] for cards, index in hidden]
    order = dice.shuffled("villains", list(range(len(slugs))))
    for (cards, index), number in zip(hidden, order, strict=True):
        cards[index] = slugs[number]


def _unseen_in(team: Team) -> list[int]:
    return [index for index, slug in enumerate(team.hand) if slug not in team.shown]


def _gadgets(state: BreakoutState, seat: int | None, dice: Dice) -> None:
    """Cards change places only with cards that this seat cannot tell from them."""
    mine = [*state.teams[seat].gadgets, *state.teams[seat].drawn] if seat is not None else []
    if state.turn is not None and state.turn.waiting is not None:
        mine = [*mine, state.turn.waiting.card]
    known = [lot for lot in state.lots if _knows(state, lot, seat)]
    seen = [card for lot in known for card in lot.cards]
    groups = [[card for card in lot.cards if card not in mine] for lot in known]
    groups.append([card for card in all_cards() if card not in mine and card not in seen])
    becomes = list(all_cards())
    for group in groups:
        for old, new in zip(group, dice.shuffled("gadgets", group), strict=True):
            becomes[old] = new
    places = [state.deck, *(team.gadgets for team in state.teams), *(team.drawn for team in state.teams)]
    for cards in places:
        cards[:] = [becomes[card] for card in cards]
    for lot in state.lots:
        lot.cards[:] = sorted(becomes[card] for card in lot.cards)


def _knows(state: BreakoutState, lot: Lot, seat: int | None) -> bool:
    return seat in lot.seen if seat is not None else len(lot.seen) == state.seats


def _tiles(state: BreakoutState, dice: Dice) -> None:
    """Nobody knows how the tiles lie that are left for the second track (BR-027)."""
    order = dice.shuffled("tiles", list(range(len(state.tiles_left))))
    state.tiles_left[:] = [state.tiles_left[number] for number in order]
    for tile in state.tiles_left:
        tile.turned = dice.below("turned", 2) == 1


def _secret_dice(state: BreakoutState, seat: int | None, dice: Dice) -> None:
    """Riddler's dice may show anything (BR-188), but no 6 in the Fog."""
    turn = state.turn
    if turn is None or turn.seat == seat or turn.roll is None or not turn.roll.secret:
        return
    most = 5 if any(team.fog for team in state.teams) else 6
    for die in turn.roll.dice:
        die.shows = dice.below("secret", most) + 1
