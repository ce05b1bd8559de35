"""The city as a computer player imagines it: a state made of its view, and what a position is worth to it."""

from collections.abc import Iterable
from typing import ClassVar

from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.play import plain
from engine.core.snapshot import Saved
from engine.core.step import Live
from engine.core.task import Effect, Task, TaskKind, Tasks
from engine.core.text import text
from engine.enemies.action import ACTIONS, lift_ban
from engine.enemies.board import Board, Onlooker, ranked, shared
from engine.enemies.design import POWERS
from engine.enemies.map import FIRE, GREENHOUSE, ICE, TOKENS
from engine.enemies.setup import new_state
from engine.enemies.state import NOBODY, EnemiesState, Player, Topped, TurnOn, Weapon
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn
from engine.enemies.view import BuildingView, EnemiesView, PlayerView, TopperView

MONEY, CARD, GOON, SUPPLY = 0.34, 0.8, 0.3, 0.02
"""What a Money, a Power Card in hand, a Goon on the board and a Goon in supply are worth in Infamy."""
TOPPED = {FIRE: 0.25, ICE: 0.25, GREENHOUSE: 0.4}
"""What an own topper on the board is worth in Infamy: a Greenhouse counts in every round."""
WAITING = 0.5
"""What a rival Goon at the base of Arkham Asylum is a loss: when it escapes, its owner sees where it is worth most."""
LATER, RIVALS = 0.22, 0.35
"""How much a district counts that does not score now, and how much the best rival's points are a loss."""

ACTION = "action"
"""The Task of the next action of a turn."""
STOP = "stop"
"""The key of the ask at which an action that is played ahead is over."""


class OneAction(Tasks):
    """The Tasks of the game, but before the next action of a turn it stops and works out no menu."""

    def kind(self, name: str) -> TaskKind:
        """The kind of this name. Raises KeyError."""
        return super().kind(name) if name == ACTION else tasks.kind(name)


_one_action = OneAction()


@_one_action.task(ACTION)
def stop(t: Turn, seat: int) -> Effect[None]:
    """What holds when the next action of the turn begins (EG-156)."""
    turn = t.state.turn
    if turn is not None and turn.seat == seat:
        t.me = seat
        lift_ban(t, turn)
    over = text("The action is over.")
    _ = yield from t.choose(seat, STOP, over, over, [plain("end", "end", "End your turn")], always=True)


class Imagined(Game[EnemiesState, None]):
    """The rules without the table: enough to play an action ahead."""

    slug = "enemies"
    tasks: ClassVar[Tasks] = _one_action

    def play(self, state: EnemiesState, seats: int, dice: Dice, quick: bool) -> Turn:
        """The vocabulary of the texts."""
        return Turn(state, seats, dice, tasks, quick)

    def standings(self, state: EnemiesState) -> list[list[int]] | None:
        """The imagined turn never ends the game."""
        return None


def imagine(view: EnemiesView) -> EnemiesState:
    """A state that looks like this to its seat; what it cannot know is left out, or any card that may be there."""
    state = new_state(len(view.players))
    state.ready, state.round, state.phase = True, view.round, view.phase
    state.rule, state.duos, state.fires_count = view.batman_rule, view.duos, view.fires_count
    state.order, state.first = list(view.infamy_order), NOBODY if view.first_player is None else view.first_player
    state.heroes = {hero.slug: hero.district for hero in view.heroes if hero.district is not None}
    state.event = view.event.slug if view.event is not None else ""
    state.income = view.income.slug if view.income is not None else ""
    state.score_cards, state.tokens = list(view.score_cards), [token.slug for token in view.token_supply]
    state.buildings = dict(view.building_supply)
    state.ice, state.greenhouses = view.ice, view.greenhouses
    state.docks = [dock.card.slug for dock in view.docks if dock.card is not None]
    state.market = [weapon.slug for weapon in view.market]
    state.players = [_player(each, view) for each in view.players]
    state.power_deck = list(POWERS)[6 : 6 + view.power_deck]
    for district, seen in zip(state.districts, view.districts, strict=True):
        district.token = seen.token.slug
        district.buildings = [_building(each) for each in seen.buildings]
        for goons in seen.goons:
            district.goons[goons.seat] = goons.count
    state.bridges = [_topped(each.slug, each.topper) for each in view.bridges]
    turn = view.turn
    if turn is not None:
        state.turn = TurnOn(turn.seat, turn.start, turn.movement, turn.played, turn.income, turn.no_steal, turn.lifted)
    return state


def _player(seen: PlayerView, view: EnemiesView) -> Player:
    hand = view.hand
    mine = hand is not None and hand.seat == seen.seat
    return Player(
        seen.seat, seen.villain.slug if seen.villain is not None else "", where=seen.where or "", money=seen.money,
        infamy=seen.infamy, goons=seen.goons, fires=seen.fires, base=seen.base, inside=seen.inside,
        escaped=seen.escaped, hand=[card.slug for card in hand.cards] if hand is not None and mine else [],
        weapons=[Weapon(each.slug, each.used) for each in seen.weapons], main_used=seen.main_used, bonus=seen.bonus,
        left=seen.left,
    )  # fmt: skip


def _building(seen: BuildingView) -> Topped:
    return _topped(seen.type, seen.topper)


def _topped(kind: str, topper: TopperView | None) -> Topped:
    if topper is None:
        return Topped(kind)
    return Topped(kind, topper.kind, NOBODY if topper.owner is None else topper.owner)


def ahead(state: EnemiesState, seat: int, key: str, action: str) -> Live[EnemiesState, None]:
    """An action of the running turn (the id of its option) played from here, up to its first question."""
    dice = Dice(key)
    t = Turn(state, state.seats, dice, tasks, quick=True)
    t.me = seat
    verb, _, what = action.partition(":")
    ACTIONS[verb](t, seat, what)
    agenda = [*t.pushed, Task("turn-over", {"seat": seat})]
    return Live(Imagined(), Saved(1, "enemies", state.seats, "quick", 1, 0, dice, agenda, [], state))


# what a position is worth


def stakes(board: Board, seat: int, slug: str) -> float:
    """Points of a seat in a district as it stands, less a part of the best rival's."""
    return _stakes(seat, board.points(slug), board.control(seat, slug))


def _stakes(seat: int, points: Iterable[tuple[int, int]], control: int) -> float:
    mine = best = 0
    for other, gained in points:
        if other == seat:
            mine = gained
        elif gained > best:
            best = gained
    return mine - RIVALS * best + control * 0.05


class Outlook:
    """What it is worth to a seat where its Villain may stand, while nothing else moves."""

    def __init__(self, state: EnemiesState, seat: int) -> None:
        self.board, self.seat, self.turn = Onlooker(state), seat, state.turn
        self.scoring = self.board.expected_to_score()
        player = self.board.player(seat)
        before, player.where = player.where, ""
        self.control = {slug: self.board.controls(slug) for slug in self.board.districts}
        self.away = {slug: self.stakes(slug, control) for slug, control in self.control.items()}
        player.where = before

    def stakes(self, slug: str, control: dict[int, int]) -> float:
        """What a district is worth with this Control in it: less if it does not score now."""
        points = shared(self.board.values(slug), ranked(control))
        return _stakes(self.seat, points, control.get(self.seat, 0)) * (1.0 if slug in self.scoring else LATER)

    def value(self, slug: str) -> float:
        """What it is worth that the Villain stands in a district."""
        board, seat, turn = self.board, self.seat, self.turn
        player = board.player(seat)
        before, player.where = player.where, slug
        control = {**self.control[slug], seat: self.control[slug][seat] + board.villain_control(seat, slug)}
        here = self.stakes(slug, control)
        value = sum([here if each == slug else self.away[each] for each in board.districts])
        if turn is not None and turn.seat == seat and not turn.income and not board.no_income(slug):
            value += MONEY * board.income_at(seat, slug)
        player.where = before
        return value


def spots(board: Board, seat: int) -> dict[str, int]:
    """Districts where the Villain of the running turn can still end it, with the Movement it takes."""
    state = board.state
    turn, here = state.turn, board.player(seat).where
    if turn is None or turn.seat != seat or not here:
        return {here: 0} if here else {}
    found, edge = {here: 0}, [here]
    while edge:
        at = edge.pop(0)
        for other in board.neighbours(at):
            cost = board.step_cost(at, other)
            if cost is None or board.forbidden("entry", other) or found[at] + cost > turn.movement:
                continue
            if found.get(other, 99) > found[at] + cost:
                found[other] = found[at] + cost
                edge.append(other)
    if len(found) > 1 and not turn.lifted:
        _ = found.pop(turn.start, None)
    return found


def best_spot(board: Board, seat: int) -> tuple[str, float]:
    """The best district to end the turn in, and its worth; of equals the nearest."""
    costs = spots(board, seat)
    if not costs:
        return "", 0.0
    outlook = Outlook(board.state, seat)
    values = {slug: outlook.value(slug) - 0.01 * cost for slug, cost in costs.items()}
    slug = max(values, key=lambda slug: values[slug])
    return slug, values[slug]


def worth(board: Board, seat: int) -> float:
    """What a position is worth to a seat, in Infamy."""
    player = board.player(seat)
    rivals = [board.player(other) for other in board.rivals(seat)]
    value = player.infamy + MONEY * player.money + CARD * len(player.hand) + SUPPLY * player.goons
    value += 0.2 * player.base + GOON * sum(each.goons[seat] for each in board.state.districts)
    value += sum([TOPPED.get(each.topper, 0.0) for each in board.topped() if each.owner == seat])
    for rival in rivals:
        others = sum(each.goons[rival.seat] for each in board.state.districts)
        value -= (0.3 * rival.infamy + 0.1 * rival.money + 0.15 * others + WAITING * rival.base) / len(rivals)
    return value + best_spot(board, seat)[1]


def token_value(token: str) -> int:
    """What first place is worth."""
    return TOKENS[token][1][0] if token in TOKENS else 0
