"""The ``normal`` computer player: it plays its own turn ahead as it imagines the city, from what its seat sees."""

from collections.abc import Callable

from engine.core.ask import Ask, Face, Option, SeatAsk
from engine.core.dice import Dice
from engine.core.errors import EffectFailed
from engine.enemies.board import Board, Onlooker
from engine.enemies.design import POWERS, WEAPONS
from engine.enemies.imagine import LATER, STOP, ahead, best_spot, imagine, spots, stakes, token_value, worth
from engine.enemies.map import BRIDGE, BUILDINGS
from engine.enemies.state import NOBODY
from engine.enemies.view import EnemiesView

LEAST_GAIN = 0.15
"""What a Weapon or card must bring to be used."""
EARLY = 3.5
"""What a Power Card must bring to be played before the Villain has arrived."""
PRICE = 0.34
"""What a Money of a price weighs."""
COVETED = 0.03
"""What it takes from a place for Ice or a Greenhouse that one more Villain likes to Burn what stands there."""
OWN_MOVERS = ("on-the-move", "terror-cell", "forced-march", "i-am-the-night", "street-sweep")
"""Texts that move the acting player's own Goons."""


def normal(view: EnemiesView, face: Face, dice: Dice) -> tuple[str, ...]:
    """Answer an open ask sensibly; what it has no opinion on gets the default of an absent player."""
    mine = face.mine
    if mine is None or view.hand is None:
        raise ValueError("this seat is not asked")
    if not view.districts:
        return mine.default
    seat = view.hand.seat
    if face.key == "action":
        return (Plan(view, seat, mine, dice).choose(),)
    return answer(Onlooker(imagine(view)), seat, face.key, mine)


class Plan:
    """The next action of the own turn."""

    def __init__(self, view: EnemiesView, seat: int, mine: SeatAsk, dice: Dice) -> None:
        self.view, self.seat = view, seat
        self.ids = [option.id for option in mine.options]
        self.default = mine.default[0]
        self.key = f"{dice.below('ahead', 1 << 32):032x}"
        self.board = Onlooker(imagine(view))
        self.now = worth(self.board, seat)

    def choose(self) -> str:
        """Weapons that help, Income where it is best, the card where it works, then the way, then the purchase."""
        here, (goal, _) = self.board.player(self.seat).where, best_spot(self.board, self.seat)
        gains = {id: self.gain(id) for id in self.ids if id.startswith(("weapon:", "play:"))}
        weapon = _best({id: gain for id, gain in gains.items() if id.startswith("weapon:")})
        if weapon and gains[weapon] > LEAST_GAIN:
            return weapon
        card = _best({id: gain for id, gain in gains.items() if id.startswith("play:")})
        if card and gains[card] > (LEAST_GAIN if here == goal else EARLY):
            return card
        if "income" in self.ids and (here == goal or self.richest(here)):
            return "income"
        if here != goal:
            step = self.step_to(goal)
            if step:
                return step
        return self.purchase() or (card if card and gains[card] > -1 else "") or self.default

    def gain(self, id: str) -> float:
        """What an action brings, its further questions answered as this player would."""
        try:
            live = ahead(imagine(self.view), self.seat, self.key, id)
            for _ in range(20):
                if live.ask is None or live.ask.ask.key == STOP:
                    break
                asked = live.ask.ask
                for seat in live.ask.awaited:
                    _ = live.answer(seat, self.thought(live.state, asked, seat))
        except EffectFailed:
            return -99.0
        return worth(Onlooker(live.state), self.seat) - self.now

    def thought(self, state: object, asked: Ask, seat: int) -> tuple[str, ...]:
        """The answer to a question inside an imagined action."""
        mine = asked.seats[seat]
        return answer(Onlooker(state), seat, asked.key, mine) if seat == self.seat else mine.default  # type: ignore[arg-type]

    def richest(self, here: str) -> bool:
        """Whether no district on the way gives more Income."""
        board, seat = self.board, self.seat
        incomes = [board.income_at(seat, slug) for slug in spots(board, seat) if not board.no_income(slug)]
        return board.income_at(seat, here) >= max(incomes, default=0)

    def step_to(self, goal: str) -> str:
        """The first step of a cheapest way that is offered."""
        board, turn, here = self.board, self.board.state.turn, self.board.player(self.seat).where
        ways: dict[str, int] = {}
        for slug in board.neighbours(here):
            cost = board.step_cost(here, slug)
            rest = 0 if slug == goal else board.step_cost(slug, goal)
            if f"move:{slug}" not in self.ids or cost is None or rest is None or turn is None:
                continue
            if cost + rest <= turn.movement:
                ways[f"move:{slug}"] = 10 * (cost + rest) + len(board.villains_in(slug))
        return min(ways, key=lambda id: ways[id]) if ways else ""

    def purchase(self) -> str:
        """The card that is worth most above its price."""
        last = self.view.round == self.view.rounds
        values: dict[str, float] = {}
        for id in self.ids:
            if id.startswith("buy:"):
                card, _, space = id.removeprefix("buy:").partition("@")
                values[id] = (0 if last else card_worth(card)) - PRICE * int(space)
        return _best(values) or ("end" if "end" in self.ids else "")


def _best(values: dict[str, float]) -> str:
    return max(values, key=lambda id: values[id]) if values else ""


GOOD_CARDS = {
    "goons-for-hire": 4.0, "dirty-precinct": 4.0, "penthouse-party": 4.0, "vault-job": 4.5, "night-of-fire": 4.0,
    "make-an-example": 3.8, "fight-batman": 3.5, "second-fiddle": 3.5, "lure-the-bat": 3.2, "redraw-the-lines": 3.2,
    "raise-the-stakes": 3.0, "front-page": 3.6, "nothing-to-lose": 3.4, "abduction": 3.4, "turncoats": 3.3,
    "eyes-everywhere": 3.6, "urban-renewal": 3.2, "demolition": 3.2, "relocation": 3.0, "bridge-bombing": 3.2,
}  # fmt: skip
"""Cards of the Power Deck that are worth more, or less, than usual."""
USUAL = 2.8


def card_worth(slug: str) -> float:
    """What a Power Card in hand is worth, in Infamy."""
    return 2.2 if POWERS[slug].starting else GOOD_CARDS.get(slug, USUAL)


# questions besides the actions of a turn


def answer(board: Board, seat: int, key: str, mine: SeatAsk) -> tuple[str, ...]:
    """The answer to a question by its key."""
    think = OPINIONS.get(key)
    if think is not None:
        return think(board, seat, mine)
    offered = [option for option in mine.options if option.verb != "pass"]
    return (offered[0].id,) if offered and mine.at_most == 1 else mine.default


def best_of(mine: SeatAsk, value: Callable[[Option], float]) -> tuple[str, ...]:
    """The option of the highest value; the first of equals."""
    return (max(mine.options, key=value).id,)


def rest_of(option: Option) -> str:
    """What stands behind the verb in an id."""
    return option.id.partition(":")[2]


def start(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """A good Score Token, few Villains, a district with ways out."""

    def value(option: Option) -> float:
        slug = rest_of(option)
        crowd = len(board.villains_in(slug)) * 3 + board.rival_goons(seat, slug)
        return token_value(board.district(slug).token) - crowd + 0.3 * len(board.neighbours(slug))

    return best_of(mine, value)


def room(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """The Fire Room while an Ability waits there, Goons for the tower, a card, a Weapon if there is Money."""
    villain, player = board.board(seat), board.player(seat)
    fuel = [place for place in board.topped() if not place.topper]
    ready = villain is not None and any(_sets_off(villain.burns, place.type) for place in fuel) and player.fires > 0
    rich = any(WEAPONS[slug].cost + 2 <= player.money for slug in board.state.market)
    values = {
        "room-burn": 2.6 if ready else 0.6,
        "room-power": 2.0,
        "room-goons": 1.8 if player.goons >= 3 else 0.2,
        "room-weapon": 2.1 if rich and board.state.round <= 3 else 0.5,
    }
    return best_of(mine, lambda option: values[rest_of(option)])


def _sets_off(burns: tuple[str, ...], kind: str) -> bool:
    return (kind if kind in BUILDINGS else BRIDGE) in burns


def burn(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """What sets off the own Ability, best where its Fire may count in the end."""
    villain = board.board(seat)
    burns = villain.burns if villain is not None else ()

    def value(option: Option) -> float:
        if option.verb == "pass":
            return -1.0
        kind, _, where = rest_of(option).partition("@")
        slug = where.partition(":")[0]
        if kind in board.map.districts:
            kinds = [each.type for each in board.district(kind).buildings if not each.topper]
            return 2.0 * any(_sets_off(burns, each) for each in kinds)
        good = 2.0 * (kind == BRIDGE + "s" and BRIDGE in burns) + 2.0 * _sets_off(burns, kind)
        mainland = kind in board.map.bridges and len(board.map.bridges[kind]) < 2
        own = board.control(seat, slug) * 0.03 if slug else 0.3
        owner = option.label.values.get("who", NOBODY)
        lost = 0.5 if owner == seat else 0.0 if owner == NOBODY else -0.1
        return good + own - lost - 0.2 * mainland

    return best_of(mine, value)


def goons(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """As many rival Goons as may be, those that hurt most, own ones only out of the supply or to the Villain."""
    source = str(mine.prompt.values.get("card", ""))
    here = board.player(seat).where
    if mine.at_most == 1 and not mine.options[0].same:
        whose = mine.options[0].label.values.get("who", seat)
        from_here = mine.options[0].label.values.get("district", "") == here
        last = mine.options[-1].verb
        stay = whose == seat and last == "move" and from_here and source not in OWN_MOVERS
        return (mine.options[0 if stay or source == "i-am-the-night" else -1].id,)
    own_move = source in OWN_MOVERS

    def wanted(option: Option) -> bool:
        owner = option.label.values.get("who")
        return owner != seat or (own_move and option.label.values.get("district") != here)

    them = [option for option in mine.options if wanted(option)]
    best = them if own_move else sorted(them, key=lambda option: -loss(board, seat, option, them, mine.at_most))
    good = [option.id for option in best[: mine.at_most]]
    more = [option.id for option in mine.options if option.id not in good][: max(0, mine.at_least - len(good))]
    return tuple(option.id for option in mine.options if option.id in (*good, *more))


def loss(board: Board, seat: int, option: Option, among: list[Option], most: int) -> float:
    """What it is worth, for each Goon, that as many as may be of this one's kind leave a district."""
    owner, slug = option.label.values.get("who"), str(option.label.values.get("district", ""))
    if not isinstance(owner, int) or not slug:
        return 0.0
    count = min(most, len([each for each in among if each.same == option.same]))
    change = {owner: -count, seat: count if option.verb == "replace" else 0}
    return shift(board, seat, slug, change) / count


def shift(board: Board, seat: int, slug: str, change: dict[int, int]) -> float:
    """What it is worth that so many more Goons of these seats are in a district; of equals, where more is to be had."""
    goons, weight = board.district(slug).goons, 1.0 if slug in board.expected_to_score() else LATER
    before = stakes(board, seat, slug)
    kept = list(goons)
    for other, count in change.items():
        goons[other] += count
    after = stakes(board, seat, slug)
    goons[:] = kept
    return (after - before + 0.03 * token_value(board.district(slug).token)) * weight


def district(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """The Villain where it scores most, own Goons where it scores, rival ones where it does not."""
    question, source = mine.prompt.id, str(mine.prompt.values.get("card", ""))
    scoring = board.expected_to_score()

    def value(option: Option) -> float:
        slug = rest_of(option)
        if option.verb == "pass" or not slug:
            return -0.5 if "your Goons" in question else -9.0
        if "your Villain" in question:
            player = board.player(seat)
            before, player.where = player.where, slug
            worth_it = stakes(board, seat, slug) * (1.0 if slug in scoring else LATER)
            player.where = before
            return worth_it
        if "send Goons from" in question:
            fleeing = {other: min(2, board.goons_of(other, slug)) for other in board.rivals(seat)}
            return max(shift(board, seat, slug, {other: -count}) for other, count in fleeing.items())
        if "Remove Goons" in question:
            return board.rival_goons(seat, slug) - 2.0 * board.goons_of(seat, slug)
        good = token_value(board.district(slug).token) * (1.0 if slug in scoring else 0.3)
        if "out of which" in question:
            return -good if slug in scoring else board.goons_of(seat, slug) - 1.5
        away = "the Villain where" in question or ("the Goons where" in question and source not in OWN_MOVERS)
        return -good if away else good

    return best_of(mine, value)


def districts(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """As many as may be for own Goons: those that score, of the best Score Tokens."""
    scoring = board.expected_to_score()

    def value(option: Option) -> float:
        slug = rest_of(option)
        return token_value(board.district(slug).token) * (1.0 if slug in scoring else 0.3)

    best = sorted(mine.options, key=value, reverse=True)[: mine.at_most]
    return tuple(option.id for option in mine.options if option in best)


def token(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """The best Score Token for the own district, if it is better than what lies there."""
    here = token_value(board.district(board.player(seat).where).token)
    return best_of(mine, lambda option: here if option.verb == "pass" else token_value(rest_of(option)) - 0.5)


def building(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """A Building that carries something of a rival rather than one that carries something of its own."""

    def value(option: Option) -> int:
        owner = option.label.values.get("who", NOBODY)
        return 0 if owner == NOBODY else -1 if owner == seat else 1

    return best_of(mine, value)


def escape(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """Where the escaped Goons bring most points."""
    count = board.player(seat).escaped
    return best_of(mine, lambda option: shift(board, seat, rest_of(option), {seat: count}))


def pay(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """All that may be paid: what it buys is worth more than the Money."""
    return (mine.options[-1].id,)


def weapon(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """The dearest Weapon while there are turns left to use it."""
    if board.state.round >= 5:
        return mine.default
    return best_of(mine, lambda option: 0 if option.verb == "pass" else WEAPONS[rest_of(option)].cost)


def discard(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """The cards that are worth least."""
    order = sorted(mine.options, key=lambda option: card_worth(option.id.rpartition(":")[2]))
    least = [option.id for option in order[: mine.at_least]]
    return tuple(option.id for option in mine.options if option.id in least)


def side(board: Board, seat: int, mine: SeatAsk) -> tuple[str, ...]:
    """Burn if it may be chosen; Ice and Greenhouses where 1 Control is worth most and lasts; else the first side."""

    def value(option: Option) -> float:
        place, _, where = rest_of(option).partition("@")
        kind = place.partition(":")[0]
        slugs = [where.partition(":")[0]] if where else board.map.bridges.get(kind, ())
        slugs = [place] if place in board.map.districts else slugs
        counts = [shift(board, seat, slug, {seat: 1}) for slug in slugs]
        return max(counts, default=float(option.id == "burn")) - COVETED * coveted(board, kind)

    return best_of(mine, lambda option: -1.0 if option.verb == "pass" else value(option))


def coveted(board: Board, kind: str) -> int:
    """How many Villains, the own one among them, have an Ability that Burning this sets off."""
    boards = [board.board(player.seat) for player in board.state.players if not player.left]
    return sum(villain is not None and _sets_off(villain.burns, kind) for villain in boards)


OPINIONS: dict[str, Callable[[Board, int, SeatAsk], tuple[str, ...]]] = {
    "start": start,
    "start-goon": start,
    "room": room,
    "burn": burn,
    "burn-where": burn,
    "goons": goons,
    "district": district,
    "districts": districts,
    "token": token,
    "remove": building,
    "move": building,
    "escape": escape,
    "pay": pay,
    "weapon": weapon,
    "discard": discard,
    "choose": side,
    "choose-where": side,
}
"""What it thinks about, by the key of the ask."""
