"""Setting up the game and both Escapes, up to the first turn (BR-021 to BR-040, BR-142 to BR-144)."""

from engine.breakout.gadgets import all_cards
from engine.breakout.powers import REGISTER, Power
from engine.breakout.race import Race
from engine.breakout.state import BreakoutState, Team, Tile, VillainCard
from engine.breakout.tasks import tasks
from engine.breakout.track import TILES, spaces_of
from engine.core.ask import Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import text

DEALT = 5
TEAM = 2
TRACK_TILES = {1: 3, 2: 4}
"""Tiles of the track, by Escape (BR-027, BR-142)."""


def new_state(seats: int, *, race_on: bool) -> BreakoutState:
    """A table before anything has been dealt."""
    return BreakoutState(seats, race_on=race_on, teams=[Team(seat) for seat in range(seats)])


@tasks.task("set-up", "setting up")
def set_up(t: Race) -> None:
    """Deal Villains, shuffle the Gadgets, lay the first track, turn up the exchange Villain (BR-022 to BR-033)."""
    state = t.state
    state.stack = sorted(REGISTER)
    t.shuffle("villains", state.stack)
    for team in state.teams:
        team.hand = [state.stack.pop(0) for _ in range(DEALT)]
    state.exchange = state.stack.pop(0)
    state.deck = all_cards()
    t.shuffle("gadgets", state.deck)
    state.tiles_left = [Tile(slug, turned=False) for slug in sorted(TILES)]
    t.say("deal", "Everybody is dealt {cards} Villains.", cards=DEALT)
    lay_track(t)
    t.say("armory", "{villain:villain} waits face up in the Armory.", villain=state.exchange)
    state.first = t.draw_below("first", state.seats)


@tasks.task("second-escape", "the second Escape")
def second_escape(t: Race) -> None:
    """Clear the table, lay the second track (BR-130, BR-142); the first of the first Escape begins (BR-144, BR-198)."""
    state = t.state
    state.escape, state.round, state.in_a_row = 2, 1, 0
    state.turn = None
    state.tiles_gone += state.tiles
    state.blanks.clear()
    state.dice_used.clear()
    state.places.clear()
    for team in state.teams:
        state.gone += [card.slug for card in team.villains]
        team.villains, team.morphs, team.named = [], [], None
        team.loses_turn, team.extra_turns, team.fog = False, 0, False
        team.space = 0
        if team.status != "left":
            team.status = "choosing"
    lay_track(t)
    state.first = next((seat for seat in state.first_escape if seat in t.staying()), t.staying()[0])
    t.say("escape", "The second Escape begins. The first team out of the asylum wins.")


def lay_track(t: Race) -> None:
    """Shuffle the tiles that are left, turn each at random, lay the first of them in a line (BR-026 to BR-028)."""
    state = t.state
    t.shuffle("tiles", state.tiles_left)
    for tile in state.tiles_left:
        tile.turned = t.draw_below("turned", 2) == 1
    count = TRACK_TILES[state.escape]
    state.tiles, state.tiles_left = state.tiles_left[:count], state.tiles_left[count:]
    state.track = "".join(spaces_of(tile.slug, tile.turned) for tile in state.tiles)
    state.stage = "choice"
    t.say("deal", "The track: {tiles:tile}.", tiles=[tile.slug for tile in state.tiles], reveal=True)


@tasks.task("team-choice", "the choice of teams")
def team_choice(t: Race) -> Effect[None]:
    """D01: everybody secretly picks two Villains, until the last one has picked (BR-034, BR-035, BR-143)."""
    asks: dict[int, SeatAsk] = {}
    for seat in t.staying():
        options = tuple(villain_option(slug) for slug in t.team(seat).hand)
        default = t.whim(f"team {seat}", [option.id for option in options], TEAM)
        in_order = tuple(option.id for option in options if option.id in default)
        prompt = text("Pick the two Villains that run for you in this Escape.")
        asks[seat] = SeatAsk(prompt, options, in_order, TEAM, TEAM)
    answers = yield from t.secretly("team", text("Everybody picks two Villains in secret."), asks)
    for seat, picks in answers.items():
        reveal_team(t, seat, [id.removeprefix("pick:") for id in picks])
    t.state.stage = "race"
    t.state.up = t.state.first or 0
    t.say("escape", "Escape {escape}: {who:seat} takes the first turn.", escape=t.state.escape, who=t.state.up)
    t.push("escape-begins")


def villain_option(slug: str, verb: str = "pick") -> Option:
    """A Villain to be picked, with its text as the note."""
    power = REGISTER[slug]
    return Option(f"{verb}:{slug}", verb, text("{villain:villain}", villain=slug), note=text(power.text))


def reveal_team(t: Race, seat: int, slugs: list[str]) -> None:
    """Turn a team up, put its starting tokens on, and its pawn into Start (BR-035 to BR-038)."""
    team = t.team(seat)
    team.hand = [slug for slug in team.hand if slug not in slugs]
    team.shown = [slug for slug in team.shown if slug not in slugs]
    team.villains = [VillainCard(slug, REGISTER[slug].starting_tokens) for slug in slugs]
    team.status = "racing"
    team.space = 0
    t.say("team", "{who:seat} runs with {villains:villain}.", who=seat, villains=[*slugs], reveal=True)


@tasks.task("escape-begins")
def escape_begins(t: Race) -> None:
    """First Clayface chooses, then everybody else in turn order from the first player (BR-040)."""
    for power in beginners(t):
        if power.begins_first:
            t.push("begin-power", seat=power.seat, key=power.key)
    t.push("others-begin")


@tasks.task("others-begin")
def others_begin(t: Race) -> None:
    """Every other power, a copied one too (BR-254)."""
    for power in beginners(t):
        if not power.begins_first:
            t.push("begin-power", seat=power.seat, key=power.key)


def beginners(t: Race) -> list[Power]:
    """Acting powers that do something when the Escape begins, in turn order, a team's choice last (BR-040, BR-293)."""
    found: list[Power] = []
    for seat in t.clockwise(t.state.first or 0):
        mine = [power for power in t.powers(seat) if type(power).escape_begins is not Power.escape_begins]
        found += sorted(mine, key=lambda power: power.begins_with_a_choice)
    return found


@tasks.task("begin-power")
def begin_power(t: Race, seat: int, key: str) -> Effect[None]:
    """One power's "When the Escape begins"."""
    power = t.power(seat, key)
    if power is not None and t.rivals(seat):
        yield from power.escape_begins(t)
