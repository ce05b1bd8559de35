"""Dealing anew all that a seat cannot know, in agreement with all that it does know (DESIGN 2.3; EG-199)."""

from engine.core.dice import Dice
from engine.enemies.design import EVENTS
from engine.enemies.state import EnemiesState, Player


def deal_anew(state: EnemiesState, seat: int | None, dice: Dice) -> None:
    """Change a state in place into one that this seat (None: an onlooker) cannot tell from it."""
    if not state.ready:
        return
    _powers(state, seat, dice)
    _weapons(state, dice)
    _events(state, dice)
    _villains(state, seat, dice)
    state.income_deck[:] = dice.shuffled("incomes", state.income_deck)
    state.district_deck[:] = dice.shuffled("districts", state.district_deck)


def _powers(state: EnemiesState, seat: int | None, dice: Dice) -> None:
    """Rivals' hands and face-down discards but for cards everybody saw coming in, and the deck but for its bottom."""
    rivals = [player for player in state.players if player.seat != seat]
    unknown = len(state.power_deck) - state.power_known
    pool = state.power_deck[:unknown]
    for player in rivals:
        pool += hidden_of(player)
    pool = dice.shuffled("powers", pool)
    for player in rivals:
        held = len(player.hand)
        count = len(hidden_of(player))
        cards = dice.shuffled(f"hand:{player.seat}", [*player.known, *pool[:count]])
        pool = pool[count:]
        player.hand[:], player.buried[:] = cards[:held], cards[held:]
    state.power_deck[:unknown] = pool


def hidden_of(player: Player) -> list[str]:
    """Cards in a hand or discarded face down from it that nobody else can know."""
    cards = [*player.hand, *player.buried]
    for card in player.known:
        cards.remove(card)
    return cards


def _weapons(state: EnemiesState, dice: Dice) -> None:
    unknown = len(state.weapon_deck) - state.weapon_known
    state.weapon_deck[:unknown] = dice.shuffled("weapons", state.weapon_deck[:unknown])


def _events(state: EnemiesState, dice: Dice) -> None:
    """Only the tiers on the backs are known (EG-200); undealt cards left the game unseen (EG-028)."""
    for tier in (1, 2, 3):
        pool = [slug for slug in (*state.event_deck, *state.events_undealt) if EVENTS[slug].tier == tier]
        fresh = dice.shuffled("events", pool)
        for deck in (state.event_deck, state.events_undealt):
            deck[:] = [fresh.pop() if EVENTS[slug].tier == tier else slug for slug in deck]


def _villains(state: EnemiesState, seat: int | None, dice: Dice) -> None:
    """Boards offered to others until all have picked (EG-031)."""
    others = [player for player in state.players if player.seat != seat and player.offers]
    if not others:
        return
    pool = dice.shuffled("villains", [*state.villains, *(slug for player in others for slug in player.offers)])
    for player in others:
        count = len(player.offers)
        player.offers[:], pool = pool[:count], pool[count:]
    state.villains[:] = pool
