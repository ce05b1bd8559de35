"""Every broken invariant of a state, as sentences: nothing is lost, nothing is there twice (DESIGN 8.2)."""

from collections.abc import Iterator

from engine.enemies.board import Onlooker
from engine.enemies.design import EVENTS, INCOMES, POWERS, VILLAINS, WEAPONS
from engine.enemies.map import BUILDINGS, DISTRICTS, FIRE, GREENHOUSE, ICE, PIECES, TOKENS
from engine.enemies.state import DOCKS, FIRES, GOONS, HAND_LIMIT, MARKET, NOBODY, TOPPER_SUPPLY, EnemiesState


def problems_of(state: EnemiesState) -> list[str]:
    """What is wrong; empty when all is well."""
    if not state.ready:
        return []
    return [*pieces(state), *board(state), *cards(state), *decks(state), *course(state)]


def pieces(state: EnemiesState) -> Iterator[str]:
    """Goons and Fires of each player, Ice and Greenhouses, Money and Infamy never below 0 (EG-005, EG-035)."""
    topped = Onlooker(state).topped()
    for player in state.players:
        on_board = [each.goons[player.seat] for each in state.districts]
        if player.goons + sum(on_board) + player.base + player.inside + player.escaped != GOONS:
            yield f"seat {player.seat} has not {GOONS} Goons"
        if min(player.goons, player.base, player.inside, player.escaped, player.fires, *on_board) < 0:
            yield f"seat {player.seat} has fewer pieces than none"
        burning = sum(each.topper == FIRE and each.owner == player.seat for each in topped)
        if player.fires + burning != FIRES and not player.left:
            yield f"seat {player.seat} has not {FIRES} Fires"
        if player.money < 0 or player.infamy < 0:
            yield f"seat {player.seat} owes Money or Infamy"
    for kind, left in ((ICE, state.ice), (GREENHOUSE, state.greenhouses)):
        placed = sum(each.topper == kind for each in topped)
        if left + placed not in (0, TOPPER_SUPPLY):
            yield f"{left} {kind} in supply and {placed} on the board"


def board(state: EnemiesState) -> Iterator[str]:
    """Buildings, slots, toppers (EG-024, EG-041, EG-103)."""
    for kind in BUILDINGS:
        built = sum(each.type == kind for district in state.districts for each in district.buildings)
        if built + state.buildings[kind] != PIECES or state.buildings[kind] < 0:
            yield f"there are not {PIECES} of {kind}"
    for district in state.districts:
        if len(district.buildings) > DISTRICTS[district.slug][1]:
            yield f"{district.slug} has more Buildings than slots"
    for place in Onlooker(state).topped():
        if place.owner != NOBODY and not place.topper:
            yield f"nothing on {place.type} belongs to seat {place.owner}"
        if place.topper == GREENHOUSE and place.type not in BUILDINGS:
            yield "a Greenhouse lies on a Bridge"
    yield from figures(state)


def figures(state: EnemiesState) -> Iterator[str]:
    """Score Tokens, Villains, leavers, Heroes."""
    graph = Onlooker(state).map
    if sorted([*state.tokens, *(each.token for each in state.districts)]) != sorted(TOKENS):
        yield "Score Tokens are missing or doubled"
    for player in state.players:
        if player.where and player.where not in graph.districts:
            yield f"seat {player.seat} stands nowhere"
        if player.left and (player.where or player.hand or player.weapons or player.money):
            yield f"seat {player.seat} has left and still has something"
    if any(where not in graph.districts for where in state.heroes.values()):
        yield "a Hero stands nowhere"


def cards(state: EnemiesState) -> Iterator[str]:
    """Every Power Card, Weapon Card and Villain board is in one place (EG-017, EG-018, EG-031)."""
    lying = [*state.power_deck, *state.docks]
    held = [*state.weapon_deck, *state.market, *state.weapons_gone]
    boards = list(state.villains)
    for player in state.players:
        lying += [*player.hand, *player.buried, *player.played]
        held += [weapon.slug for weapon in player.weapons]
        boards += player.offers or [player.villain]
        every = [*player.hand, *player.buried]
        if any(player.known.count(card) > every.count(card) for card in player.known):
            yield f"a card is known in the hand of seat {player.seat} that is not there"
        if len(player.hand) > HAND_LIMIT + 2:
            yield f"seat {player.seat} holds {len(player.hand)} Power Cards"
    expected = [slug for slug, card in POWERS.items() for _ in range(card.copies or state.seats)]
    if sorted(lying) != sorted(expected):
        yield f"Power Cards are missing or doubled: {_odd(lying, expected)}"
    if sorted(held) != sorted(slug for slug, card in WEAPONS.items() for _ in range(card.copies)):
        yield "Weapon Cards are missing or doubled"
    if sorted(board for board in boards if board) != sorted(VILLAINS) and all(each.villain for each in state.players):
        yield "Villain boards are missing or doubled"


def _odd(lying: list[str], expected: list[str]) -> list[str]:
    return [slug for slug in POWERS if lying.count(slug) != expected.count(slug)]


def decks(state: EnemiesState) -> Iterator[str]:
    """Events, Incomes and District Cards; known bottoms no longer than their decks (EG-026 to EG-030)."""
    events = [*state.event_deck, *state.events_undealt, *state.past_events, *([state.event] if state.event else [])]
    if sorted(events) != sorted(EVENTS):
        yield "Event Cards are missing or doubled"
    incomes = [*state.income_deck, *state.past_incomes, *([state.income] if state.income else [])]
    if sorted(incomes) != sorted(INCOMES):
        yield "Income Cards are missing or doubled"
    districts = [*state.district_deck, *state.district_discard, *state.score_cards]
    if sorted(districts) != sorted(2 * [each.slug for each in state.districts]):
        yield "District Cards are missing or doubled"
    if not 0 <= state.power_known <= len(state.power_deck) or not 0 <= state.weapon_known <= len(state.weapon_deck):
        yield "more cards of a deck are known than lie in it"
    if len(state.docks) > DOCKS or len(state.market) > MARKET:
        yield "more cards lie out than there are spaces"


def course(state: EnemiesState) -> Iterator[str]:
    """Infamy Order, turn order, the end (EG-056, EG-188)."""
    staying = [player.seat for player in state.players if not player.left]
    if sorted(state.order) != staying:
        yield f"Infamy Order is {state.order}"
    totals = [state.players[seat].infamy for seat in state.order]
    if totals != sorted(totals, reverse=True):
        yield "Infamy Order does not follow Infamy"
    if state.turn is not None and (state.players[state.turn.seat].left or state.turn.movement < 0):
        yield "a turn is on that cannot be"
    if any(seat not in staying for seat in (*state.turn_order, *state.to_act)):
        yield "somebody who has left is still to act"
    if (state.phase == "over") != bool(state.ranks):
        yield "the game is over without ranks, or ranked before it is over"
    if state.ranks and sorted(seat for rank in state.ranks for seat in rank) != list(range(state.seats)):
        yield "not everybody is ranked once"
