"""The Action Phase: turns of split Movement, cards, Income, Weapons and the purchase (EG-140 to EG-157)."""

from collections.abc import Callable

from engine.core.task import Effect
from engine.core.text import Text, text
from engine.enemies.design import POWERS, WEAPONS
from engine.enemies.menu import may_end, menu_of
from engine.enemies.state import MOVEMENT, TurnOn
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn


@tasks.task("action-phase", label="the Action Phase")
def action_phase(t: Turn) -> None:
    """In turn order each player takes one whole turn (EG-140)."""
    t.act()
    state = t.state
    state.phase, state.to_act = "action", list(state.turn_order)
    for seat in state.turn_order:
        t.push("turn", seat=seat)


@tasks.task("turn", label="a turn")
def turn_begins(t: Turn, seat: int) -> None:
    """2 Movement, less where the Event says so; the starting district is where the Villain stands (EG-142, EG-152)."""
    state, event = t.state, t.event
    start = t.player(seat).where
    slow = event is not None and event.less_movement is not None and event.less_movement(t, start)
    movement = MOVEMENT - 1 if slow else MOVEMENT
    state.turn = TurnOn(seat, start, movement)
    state.turns += 1
    if seat in state.to_act:
        state.to_act.remove(seat)
    t.say("turn", "{who:seat}'s turn, from {district:district} with {movement} Movement.",
          who=seat, district=start, movement=movement)  # fmt: skip
    t.push("action", seat=seat)
    t.push("turn-over", seat=seat)


@tasks.task("action", label="a turn")
def action(t: Turn, seat: int) -> Effect[None]:
    """One action of the turn; then the next, until the purchase ends it (EG-148, EG-201)."""
    turn = t.state.turn
    if turn is None or turn.seat != seat:
        return
    t.state.doing = ""
    t.me, t.source, t.armed = seat, "", False
    lift_ban(t, turn)
    menu = menu_of(t, turn)
    taken = yield from t.choose(
        seat, "action", text("{who:seat}'s turn.", who=seat), prompt_of(t, turn), menu.options,
        default=menu.default, always=True,
    )  # fmt: skip
    verb, _, what = taken.partition(":")
    ACTIONS[verb](t, seat, what)


def prompt_of(t: Turn, turn: TurnOn) -> Text:
    """What is left, and how the turn ends: who does not find the purchase learns why (EG-148, EG-153, EG-207)."""
    if not may_end(t, turn):
        words = "Your turn: {movement} Movement left. You cannot end it in {district:district}, where it began."
        return text(words, movement=turn.movement, district=turn.start)
    if t.state.docks:
        return text("Your turn: {movement} Movement left. A purchase at the Docks ends it.", movement=turn.movement)
    return text("Your turn: {movement} Movement left.", movement=turn.movement)


def lift_ban(t: Turn, turn: TurnOn) -> None:
    """Without a way out the turn may end where it began, and the program says so (EG-156)."""
    if t.here == turn.start and not turn.lifted and not t.safe(turn):
        turn.lifted = True
        t.say("turn", "{who:seat} has no way out of {district:district} and may end the turn there.",
              reveal=True, who=turn.seat, district=turn.start)  # fmt: skip
    elif t.here != turn.start:
        turn.lifted = False


def step(t: Turn, seat: int, slug: str) -> None:
    """A step; whoever stands there Steals (EG-107 to EG-113, EG-143)."""
    turn = t.state.turn
    player = t.player(seat)
    cost = t.step_cost(player.where, slug)
    if turn is None or cost is None:
        raise ValueError(f"no step leads to {slug}")
    thieves = t.thieves(slug)
    turn.movement -= cost
    player.where = slug
    t.say("move", "{who:seat} goes to {district:district} for {cost} Movement.", who=seat, district=slug, cost=cost)
    for thief in thieves:
        t.pay(seat, thief, 1)
    t.push("action", seat=seat)


def play(t: Turn, seat: int, card: str) -> None:
    """A Power Card of the hand, once a turn; it never comes back (EG-081, EG-141)."""
    state = t.state
    if state.turn is not None:
        state.turn.played = True
    t.take_from_hand(seat, card)
    t.player(seat).played.append(card)
    state.doing = card
    t.say("play", "{who:seat} plays {card:card}.", reveal=True, who=seat, card=card)
    t.push("power", seat=seat, card=card)
    t.push("done")
    t.push("action", seat=seat)


@tasks.task("power", label="a Power Card")
def power(t: Turn, seat: int, card: str) -> Effect[None]:
    """All of its text, as far as possible (EG-141)."""
    yield from t.resolve(seat, card, POWERS[card].play)


def income(t: Turn, seat: int, _: str) -> None:
    """Gain Income where the Villain stands (EG-146)."""
    turn = t.state.turn
    if turn is not None:
        turn.income = True
    money = t.income_at(seat, t.player(seat).where)
    t.say("income", "{who:seat} Gains Income: {money} Money.", who=seat, money=money)
    t.player(seat).money += money
    t.push("action", seat=seat)


def use(t: Turn, seat: int, slug: str) -> None:
    """A Weapon (EG-089, EG-147)."""
    t.state.doing = slug
    t.push("weapon", seat=seat, slug=slug)
    t.push("done")
    t.push("action", seat=seat)


@tasks.task("weapon", label="a Weapon")
def weapon(t: Turn, seat: int, slug: str) -> Effect[None]:
    """Its use is spent even if only a part can be done (EG-091)."""
    player = t.player(seat)
    t.say("weapon", "{who:seat} uses {card:card}.", who=seat, card=slug)
    design = WEAPONS.get(slug)
    if design is None:
        player.main_used = True
        board = t.board(seat)
        if board is not None:
            yield from t.resolve(seat, slug, board.main_weapon.use)
    else:
        copy = next(each for each in player.weapons if each.slug == slug and not each.used)
        copy.used = True
        if design.discards:
            t.discard_weapon(seat, slug, used=True)
        yield from t.resolve(seat, slug, design.use)


def discard(t: Turn, seat: int, what: str) -> None:
    """A Weapon Card to the bottom of the Weapon Deck (EG-094)."""
    slug, _, used = what.partition(":")
    t.discard_weapon(seat, slug, used=bool(used))
    t.push("action", seat=seat)


def buy(t: Turn, seat: int, what: str) -> None:
    """Purchase Power Card, always the last action (EG-148)."""
    card, _, space = what.partition("@")
    t.push("purchase", seat=seat, card=card, space=int(space))


@tasks.task("purchase", label="Purchase Power Card")
def purchase(t: Turn, seat: int, card: str, space: int) -> Effect[None]:
    """The card for the price of its space; the cards above slide down (EG-148, EG-149)."""
    player, docks = t.player(seat), t.state.docks
    t.me, t.source, t.armed = seat, card, False
    if docks[space] != card:
        raise ValueError(f"{card} does not lie on space {space}")
    player.money -= space
    player.hand.append(docks.pop(space))
    player.known.append(card)
    t.say("buy", "{who:seat} purchases {card:card} for {price} Money.", who=seat, card=card, price=space)
    yield from t.keep_to_limit()


def end(t: Turn, seat: int, _: str) -> None:
    """Without a card in the Docks the turn just ends (EG-150)."""
    t.say("end", "The Docks are empty: {who:seat}'s turn ends.", who=seat)


@tasks.task("turn-over", label="the end of a turn")
def turn_over(t: Turn, seat: int) -> None:
    """Movement left over is lost (EG-142)."""
    t.act()
    turn = t.state.turn
    if turn is not None and turn.seat == seat:
        t.state.turn = None
    t.state.doing = ""


ACTIONS: dict[str, Callable[[Turn, int, str], None]] = {
    "move": step,
    "play": play,
    "income": income,
    "weapon": use,
    "discard": discard,
    "buy": buy,
    "end": end,
}
"""What is done for the verb of an option."""
