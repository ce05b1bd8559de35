"""Dealing anew what a seat cannot know (DESIGN 2.3)."""

from engine.arkham.design import designs
from engine.arkham.setup import nemesis_fits
from engine.arkham.state import NONE, ArkhamState, Kind
from engine.core.dice import Dice

Holder = tuple[list[int], int]
"""A list and a place in it."""


def deal_anew(state: ArkhamState, seat: int | None, dice: Dice) -> None:
    """Swap everything hidden from this seat (None: an onlooker), in place, within what is publicly known."""
    bits = (1 << len(state.players)) - 1 if seat is None else 1 << seat
    # Teammates show each other their hands (SH-012).
    shown = next((team.seats for team in state.teams if seat in team.seats), [seat])
    for player in state.players:
        zones = [player.deck] if player.seat in shown else [player.deck, player.hand]
        swap(state, zones, bits, dice)
    swap(state, [state.main], bits, dice)
    swap_hostages(state, bits, dice)
    swap_nemeses(state, bits, dice)
    swap_riddles(state, seat, dice)


def swap(state: ArkhamState, zones: list[list[int]], bits: int, dice: Dice) -> None:
    """Deal the unknown cards of these zones anew among their places."""
    places: list[Holder] = [
        (zone, at) for zone in zones for at, card in enumerate(zone) if state.known.get(card, 0) & bits != bits
    ]
    permute(state.known, places, dice)


def permute(known: dict[int, int], places: list[Holder], dice: Dice) -> None:
    """Deal what lies in these places anew. Who knows what lies in a place knows what lies there now."""
    old = [zone[at] for zone, at in places]
    knowers = [known.get(one, 0) for one in old]
    left = list(old)
    for (zone, at), seats in zip(places, knowers, strict=True):
        new = left.pop(dice.below("resample", len(left)))
        zone[at] = new
        if seats:
            known[new] = seats
        else:
            _ = known.pop(new, None)


def swap_hostages(state: ArkhamState, bits: int, dice: Dice) -> None:
    """The face-down part of the Hostage stack."""
    first = 1 if state.hostage_up else 0
    places: list[Holder] = [
        (state.hostages, at)
        for at, card in enumerate(state.hostages)
        if at >= first and state.known.get(card, 0) & bits != bits
    ]
    permute(state.known, places, dice)


def swap_nemeses(state: ArkhamState, bits: int, dice: Dice) -> None:
    """The face-down Nemesis cards, within each Level, with those that went to the box unseen (AA-035, AA-037).

    A stack of one kind holds only cards of that kind, as everybody knows (AA-038, SH-006).
    """
    cards = designs(state.printed)
    hidden: list[tuple[list[int], int, Kind | None]] = []
    for stack, kind in zip(state.nemeses, state.stacks, strict=True):
        hidden.extend((stack.cards, at, kind) for at in range(1 if stack.up else 0, len(stack.cards)))
    hidden.extend((state.box, at, None) for at, card in enumerate(state.box) if cards[card].level)
    # The more a place demands, the earlier it takes its card.
    hidden.sort(key=lambda each: 2 if each[2] is None else each[2] == "mixed")
    for level in (1, 2, 3, 4):
        here = [each for each in hidden if cards[each[0][each[1]]].level == level]
        left = [zone[at] for zone, at, _ in here if state.known.get(zone[at], 0) & bits != bits]
        for zone, at, kind in [each for each in here if each[0][each[1]] in left]:
            fitting = [card for card in left if kind is None or nemesis_fits(state, cards[card], kind)]
            card = fitting[dice.below("resample", len(fitting))]
            left.remove(card)
            zone[at] = card


def reads_riddles(state: ArkhamState, seat: int | None) -> bool:
    """Whether a seat is The Riddler's, or plays for The Riddler (AA-241, SH-058)."""
    if seat is None or state.riddler == NONE:
        return False
    together = any(seat in team.seats and state.riddler in team.seats for team in state.teams)
    return seat == state.riddler or (state.players[state.riddler].played_by_mate and together)


def swap_riddles(state: ArkhamState, seat: int | None, dice: Dice) -> None:
    """Tokens: to The Riddler only the order of the stack is hidden, to the others all that lie face down (AA-241)."""
    places: list[Holder] = [(state.riddles, at) for at in range(len(state.riddles))]
    on_slots = [slot.token for slot in state.lineup]
    waiting = [trigger.token for trigger in state.triggers]
    if not reads_riddles(state, seat):
        places += [(state.riddles_unread, at) for at in range(len(state.riddles_unread))]
        places += [(on_slots, at) for at, token in enumerate(on_slots) if token != NONE]
        places += [(waiting, at) for at, token in enumerate(waiting) if token != NONE]
    bit = 0 if seat is None else 1 << seat
    unknown = [(zone, at) for zone, at in places if not state.riddles_seen.get(zone[at], 0) & bit]
    permute(state.riddles_seen, unknown, dice)
    for slot, token in zip(state.lineup, on_slots, strict=True):
        slot.token = token
    for trigger, token in zip(state.triggers, waiting, strict=True):
        trigger.token = token
