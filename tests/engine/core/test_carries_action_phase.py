"""Enemies of Gotham City on this core: the Action Phase with split Movement (EG-140 to EG-156), and gifts (EG-196).

A turn is one Task per action, pushed anew after each: so every action is a snapshot of its own, may be taken back as
long as nothing was learnt, and needs no list of what has been done but the state.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import BaseModel

from engine import Refused, text
from engine.core.game import Game
from engine.core.play import Play, plain
from engine.core.task import Effect, Tasks
from engine.core.text import Json
from tests.engine.core.mini import MiniOptions
from tests.engine.table import Table

BORDERS = {"Uptown": ["Midtown", "Narrows"], "Midtown": ["Uptown", "Downtown"], "Downtown": ["Midtown"], "Narrows": []}
BRIDGES = {("Uptown", "Narrows"): "Sprang Bridge"}
WEAPONS = {"fake revolver": 1, "flame thrower": 0}
"""How much Movement a Weapon gives: what counts as a way out (EG-154)."""

tasks = Tasks()


@dataclass(slots=True)
class Rogue:
    """One player: where the Villain stands and what can still be done in this turn."""

    district: str = "Uptown"
    started: str = "Uptown"
    movement: int = 0
    money: int = 2
    income: bool = False
    card: bool = False
    weapons: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class City:
    """The board as far as a turn needs it."""

    rogues: list[Rogue]
    fires: list[str] = field(default_factory=list[str])
    docks: list[str] = field(default_factory=lambda: ["Power"])
    round: int = 0
    over: bool = False


class Night(Play[City]):
    """The verbs and questions of a turn."""

    def cost(self, frm: str, to: str) -> int:
        """EG-143, EG-144."""
        bridge = BRIDGES.get((frm, to)) or BRIDGES.get((to, frm))
        return 2 if bridge in self.state.fires else 1

    def steps(self, rogue: Rogue) -> list[str]:
        return [to for to in BORDERS[rogue.district] if self.cost(rogue.district, to) <= rogue.movement]

    def way_out(self, rogue: Rogue, spent: str = "") -> bool:
        """EG-154: whether Movement left, with what unused Weapons give, still pays for a step."""
        more = sum(WEAPONS[weapon] for weapon in rogue.weapons if weapon != spent)
        return any(self.cost(rogue.district, to) <= rogue.movement + more for to in BORDERS[rogue.district])

    def leaves_well(self, rogue: Rogue, to: str) -> bool:
        """EG-155: after this step the Villain is outside the starting district or can still get out."""
        after = Rogue(to, rogue.started, rogue.movement - self.cost(rogue.district, to), weapons=rogue.weapons)
        return to != rogue.started or self.way_out(after)

    def take(self, seat: int, verb: str, what: str) -> None:
        """Carry out an action of the main ask, but for the last one."""
        self.act()
        rogue = self.state.rogues[seat]
        if verb == "move":
            rogue.movement -= self.cost(rogue.district, what)
            rogue.district = what
        elif verb == "income":
            rogue.income, rogue.money = True, rogue.money + 2
        elif verb == "weapon":
            rogue.weapons.remove(what)
            rogue.movement += WEAPONS[what]
        self.say(verb, "{who:seat}: {verb} {what}", who=seat, verb=verb, what=what)


@tasks.task("turn")
def turn(t: Night, seat: int) -> None:
    """EG-142, EG-152."""
    t.act()
    rogue = t.state.rogues[seat]
    rogue.started, rogue.movement, rogue.income, rogue.card = rogue.district, 2, False, False
    t.push("action", seat=seat)


@tasks.task("action", label="a turn")
def action(t: Night, seat: int) -> Effect[None]:
    """One action; all may come in any order, the purchase last (EG-140)."""
    rogue = t.state.rogues[seat]
    lifted = rogue.district == rogue.started and not t.way_out(rogue)
    steps = [to for to in t.steps(rogue) if lifted or t.leaves_well(rogue, to)]
    options = [
        *(plain(f"move {to}", "move", "{to}", to=to) for to in steps),
        *(plain(f"weapon {weapon}", "weapon", "{weapon}", weapon=weapon) for weapon in rogue.weapons),
        *(plain(f"card {card}", "card", "{card}", card=card) for card in rogue.hand if not rogue.card),
    ]
    if not rogue.income:
        options.append(plain("income", "income", "Gain Income"))
    if lifted or rogue.district != rogue.started:
        options.append(plain("purchase", "purchase", "Purchase a Power Card and end your turn"))
    public, prompt = text("{who:seat} acts.", who=seat), text("What next? {n} Movement left.", n=rogue.movement)
    pick = yield from t.choose(seat, "action", public, prompt, options, default=options[-1].id, always=True)
    verb, _, what = pick.partition(" ")
    if verb == "purchase":
        t.push("purchase", seat=seat)
        return
    if verb == "card":
        t.push("power-card", seat=seat, card=what)
    else:
        t.take(seat, verb, what)
    t.push("action", seat=seat)


@tasks.task("power-card")
def power_card(t: Night, seat: int, card: str) -> Effect[None]:
    """EG-141. The Bomb: burn a Bridge, then move a rival."""
    rogue = t.state.rogues[seat]
    rogue.hand.remove(card)
    rogue.card = True
    public = text("{who:seat} plays {card}.", who=seat, card=card)
    bridges = [plain(bridge, "burn", bridge) for bridge in dict.fromkeys(BRIDGES.values())]
    bridge = yield from t.choose(seat, "burn", public, text("Burn which Bridge?"), bridges, always=True)
    t.state.fires.append(bridge)
    t.say("burn", "{bridge} is on fire.", bridge=bridge)
    where = [plain(to, "move", to) for to in BORDERS]
    to = yield from t.choose(seat, "shove", public, text("Where does the rival go?"), where)
    t.state.rogues[1 - seat].district = to


@tasks.task("purchase")
def purchase(t: Night, seat: int) -> None:
    """EG-148, EG-150: compulsory, last, skipped with empty Docks."""
    t.act()
    if t.state.docks:
        t.state.rogues[seat].hand.append(t.state.docks.pop(0))
    t.state.round += seat == len(t.state.rogues) - 1
    if t.state.round == 2:
        t.state.over = True
    t.push("turn", seat=(seat + 1) % len(t.state.rogues))


class Gotham(Game[City, dict[str, Any]]):
    """Two rogues, two rounds."""

    slug = "gotham"
    name = "Gotham"
    code = "GC"
    pitch = ""
    least_seats = 2
    most_seats = 2
    schema = 1
    state_type = City
    options_type = MiniOptions
    tasks = tasks
    verbs = ()

    def blank(self, seats: int, options: BaseModel) -> City:
        return City([Rogue(weapons=["fake revolver", "flame thrower"], hand=["bomb"]) for _ in range(seats)])

    def play(self, state: City, seats: int, dice: Any, quick: bool) -> Night:
        return Night(state, seats, dice, self.tasks, quick)

    def resume(self, play: Night) -> None:
        play.push("turn", seat=0)

    def view(self, state: City, seat: int | None) -> dict[str, Any]:
        return {"hand": [] if seat is None else list(state.rogues[seat].hand)}

    def identities(self, view: dict[str, Any]) -> frozenset[str]:
        return frozenset(view["hand"])

    def standings(self, state: City) -> list[list[int]] | None:
        return [[0, 1]] if state.over else None

    def seats(self, state: City) -> int:
        return len(state.rogues)

    def command(self, play: Night, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        """EG-196."""
        amount = args["amount"]
        if kind != "gift" or seat is None or not isinstance(amount, int) or amount > play.state.rogues[seat].money:
            raise Refused(text("You do not have that much."))
        play.state.rogues[seat].money -= amount
        play.state.rogues[1 - seat].money += amount
        play.say("gift", "{who:seat} gives {amount}.", who=seat, amount=amount)


def rogue(table: Table, seat: int = 0) -> Rogue:
    return table.position.state.rogues[seat]


def test_movement_may_be_split_around_other_actions() -> None:
    """EG-147: a Weapon between two steps and another after the second."""
    table = Table(Gotham())
    for pick in ("move Midtown", "weapon fake revolver", "move Downtown", "weapon flame thrower", "income"):
        table.answer(0, pick)
    assert ("Downtown", 1, 4) == (rogue(table).district, rogue(table).movement, rogue(table).money)
    assert ["move Midtown", "card bomb", "purchase"] == table.offered(0)


def test_the_turn_ends_with_the_purchase_and_never_where_it_began() -> None:
    """EG-148, EG-151, EG-153."""
    table = Table(Gotham())
    assert "purchase" not in table.offered(0)
    table.answer(0, "move Midtown")
    assert "purchase" in table.offered(0)
    table.answer(0, "purchase")
    assert (["bomb", "Power"], [1]) == (rogue(table).hand, table.ask.awaited)
    assert 2 == rogue(table, 1).movement


class Unarmed(Gotham):
    """Nobody has a Weapon."""

    def blank(self, seats: int, options: BaseModel) -> City:
        return City([Rogue(hand=[]) for _ in range(seats)])


def test_a_step_back_without_a_way_out_is_not_offered() -> None:
    """EG-155 with its check: Movement 1 and nothing else left, so back to Uptown is no step, on to Downtown is."""
    table = Table(Unarmed())
    table.answer(0, "move Midtown")
    assert ["move Downtown", "income", "purchase"] == table.offered(0)


def test_a_step_back_with_a_weapon_that_still_moves_the_villain_is_offered() -> None:
    """EG-154."""
    table = Table(Gotham())
    table.answer(0, "move Midtown")
    assert {"move Uptown", "move Downtown"} <= set(table.offered(0))
    table.answer(0, "weapon fake revolver")
    table.answer(0, "move Uptown")
    assert "purchase" not in table.offered(0)


def test_the_ban_is_lifted_when_there_is_no_way_out() -> None:
    """EG-144, EG-156: a burning Bridge costs 2."""
    table = Table(Gotham())
    table.answer(0, "card bomb")
    table.answer(0, "Sprang Bridge")
    table.answer(0, "Narrows")
    table.answer(0, "move Midtown")
    table.answer(0, "purchase")
    state = table.position.state
    assert ("Narrows", ["Sprang Bridge"]) == (state.rogues[1].district, state.fires)
    assert ["weapon fake revolver", "weapon flame thrower", "card bomb", "income", "purchase"] == table.offered(1)


def test_an_action_may_be_taken_back_alone_until_something_is_learnt() -> None:
    """Each action is a step of its own; a card drawn from the Docks is an identity gained."""
    table = Table(Gotham())
    table.answer(0, "move Midtown")
    table.answer(0, "income")
    assert table.undo_refusal(0, entries=2) is None
    table.undo()
    assert ("Midtown", 2) == (rogue(table).district, rogue(table).money)
    table.answer(0, "purchase")
    assert table.undo_refusal(0) is not None


def test_a_power_card_with_several_choices_is_one_task_and_its_choices_may_be_taken_back_one_by_one() -> None:
    table = Table(Gotham())
    table.answer(0, "card bomb")
    table.answer(0, "Sprang Bridge")
    assert ("shove", 1) == (table.ask.ask.key, len(table.tail))
    table.undo()
    assert ("burn", []) == (table.ask.ask.key, table.position.state.fires)


def test_money_is_given_between_actions_but_not_while_an_effect_is_carried_out() -> None:
    """EG-196; the open question of the one whose turn it is stays the same."""
    table = Table(Gotham())
    ask = table.ask.id
    table.command("gift", 1, amount=2)
    assert (4, ask) == (rogue(table).money, table.ask.id)
    table.answer(0, "card bomb")
    table.answer(0, "Sprang Bridge")
    with pytest.raises(Refused, match="half done"):
        table.command("gift", 0, amount=1)
    table.answer(0, "Narrows")
    table.command("gift", 0, amount=1)
    assert 1 == rogue(table, 1).money


def test_a_whole_evening_is_played_with_defaults_alone() -> None:
    table = Table(Gotham())
    while table.position.ask:
        seat = table.ask.awaited[0]
        table.answer(seat, *table.ask.ask.seats[seat].default)
        assert len(table.journal) < 40
    assert [[0, 1]] == table.position.standings
