"""Every broken invariant of a state, as sentences: nothing is lost, nothing is there twice, nobody is off the board."""

from engine.breakout.gadgets import all_cards
from engine.breakout.powers import REGISTER
from engine.breakout.setup import TRACK_TILES
from engine.breakout.state import BreakoutState
from engine.breakout.track import TILES, spaces_of


def problems(state: BreakoutState) -> list[str]:
    """Empty when all is well."""
    if state.stage == "new":
        return []
    return [*_villains(state), *_gadgets(state), *_tiles(state), *_teams(state), *_knowledge(state), *_course(state)]


def _villains(state: BreakoutState) -> list[str]:
    found = [*state.stack, *state.gone, *([state.exchange] if state.exchange is not None else [])]
    for team in state.teams:
        found += [*team.hand, *(card.slug for card in team.villains)]
    if sorted(found) == sorted(REGISTER):
        return []
    wrong = [slug for slug in REGISTER if found.count(slug) != 1]
    return [f"the forty Villains are not each there once: {wrong}"]


def _gadgets(state: BreakoutState) -> list[str]:
    found = list(state.deck)
    for team in state.teams:
        found += [*team.gadgets, *team.drawn]
    if state.turn is not None and state.turn.waiting is not None:
        found.append(state.turn.waiting.card)
    if sorted(found) == all_cards():
        return []
    wrong = [card for card in all_cards() if found.count(card) != 1]
    return [f"the 32 Gadgets are not each there once: {wrong}"]


def _tiles(state: BreakoutState) -> list[str]:
    found: list[str] = []
    if sorted(tile.slug for tile in (*state.tiles, *state.tiles_left, *state.tiles_gone)) != sorted(TILES):
        found.append("the ten tiles are not each there once")
    if len(state.tiles) != TRACK_TILES[state.escape]:
        found.append(f"the track has {len(state.tiles)} tiles")
    if state.track != "".join(spaces_of(tile.slug, tile.turned) for tile in state.tiles):
        found.append("the track is not that of its tiles")
    return found


def _teams(state: BreakoutState) -> list[str]:
    found: list[str] = []
    for team in state.teams:
        who = f"seat {team.seat}"
        if not 0 <= team.space <= len(state.track):
            found.append(f"{who} stands on {team.space}")
        cards = [*team.villains, *team.morphs]
        if any(card.tokens < 0 for card in cards):
            found.append(f"{who} has less than no tokens")
        if any(card.power not in REGISTER for card in cards):
            found.append(f"{who} has a power that does not exist")
        powers = [card.power for card in cards if card.power != "clayface"]
        if state.stage == "race" and team.status == "racing" and (len(team.villains) != 2):
            found.append(f"{who} runs with {len(team.villains)} Villains")
        if len(powers) != len({*powers}) and not state.blanks:
            found.append(f"{who} has a power twice")
        if (team.seat in state.leavers) != (team.status == "left"):
            found.append(f"{who} has left and stays at the same time")
        if team.status == "left" and (team.gadgets or team.drawn or team.hand or cards):
            found.append(f"{who} has left and still has cards")
        if [slug for slug in team.shown if slug not in team.hand]:
            found.append(f"{who} has shown a Villain that is not in hand")
    return found


def _knowledge(state: BreakoutState) -> list[str]:
    known = [card for lot in state.lots for card in lot.cards]
    return ["a Gadget is in two lots"] if len(known) != len({*known}) else []


def _course(state: BreakoutState) -> list[str]:
    found: list[str] = []
    if len(state.places) != len({*state.places}):
        found.append("a team has two places")
    racing = [team.seat for team in state.teams if team.status == "racing"]
    if state.stage == "race" and len(racing) < 2:
        found.append(f"a race is on with {len(racing)} teams")
    if state.stage == "race" and [seat for seat in state.places if state.teams[seat].status == "racing"]:
        found.append("a team races that has a place already")
    raced = [card.slug for team in state.teams for card in team.villains]
    if [blank for blank in state.blanks if blank.slug not in raced or state.teams[blank.by].status != "racing"]:
        found.append("a Villain is blank that does not run, or by a team that does not race")
    if (state.stage == "over") != bool(state.ranks):
        found.append("the game is over without ranks, or ranked before it is over")
    if state.ranks and sorted(seat for rank in state.ranks for seat in rank) != list(range(state.seats)):
        found.append("not everybody is ranked once")
    return found
