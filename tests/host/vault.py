"""Vault: a game made of secrets. Each seat holds tokens that nobody else may ever read, in any shape.

Every hidden thing is a word ``secret-<seat>-<number>``, so that a test can look for the words where they must not be.
"""

from dataclasses import dataclass, field

from pydantic import BaseModel

from engine import Game, Json, Text
from engine.core.ask import Option, SeatAsk
from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.task import Effect, Tasks

TURNS = 30
tasks = Tasks()


class NoOptions(BaseModel):
    """Nothing can be agreed."""


@dataclass(slots=True)
class VaultState:
    """``hands``: tokens by seat; ``drawn``: how many there have been."""

    hands: list[list[str]]
    drawn: int = 0
    turn: int = 0
    gone: list[int] = field(default_factory=list[int])
    over: bool = False


@dataclass(frozen=True, slots=True)
class VaultView:
    """What a seat sees."""

    turn: int
    counts: tuple[int, ...]
    hand: tuple[str, ...]


class Vault(Play[VaultState]):
    """The verbs of Vault."""

    def draw(self, seat: int) -> None:
        self.act()
        token = f"secret-{seat}-{self.state.drawn}"
        self.state.drawn += 1
        self.state.hands[seat].append(token)
        self.say("drawn", "You find {token}.", audience=(seat,), reveal=True, token=token)
        self.say("draw", "{who:seat} finds something.", who=seat)

    def spend(self, seat: int, token: str) -> None:
        self.act()
        self.state.hands[seat].remove(token)
        self.say("spent", "You spend {token}.", audience=(seat,), token=token)

    def tokens(self, seat: int, verb: str) -> tuple[Option, ...]:
        label = "Use {token}"
        return tuple(Option(token, verb, Text(label, {"token": token})) for token in self.state.hands[seat])

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.state.gone]


@tasks.task("turn", label="a vault")
def turn(t: Vault, seat: int) -> Effect[None]:
    t.state.turn += 1
    t.roll()
    t.draw(seat)
    t.draw(seat)
    mine = (
        *t.tokens(seat, "spend"),
        Option("attack", "attack", Text("Attack")),
        Option("burst", "burst", Text("Burst")),
    )
    pick = yield from t.choose(seat, "main", Text("{who:seat} thinks.", {"who": seat}), Text("What?"), mine)
    if pick == "burst":
        raise RuntimeError(f"the vault bursts with {t.state.hands} and {t.dice.key}")
    if pick == "attack":
        t.push("attack", by=seat)
    else:
        t.spend(seat, pick)
        again = Option("again", "keep", Text("Again")), Option("enough", "keep", Text("Enough"))
        yield from t.choose(seat, "more", Text("{who:seat} thinks.", {"who": seat}), Text("And?"), again)


@tasks.task("attack", label="an attack")
def attack(t: Vault, by: int) -> Effect[None]:
    asks = {
        seat: SeatAsk(
            Text("Defend yourself with {tokens}?", {"tokens": list[Json](t.state.hands[seat])}),
            (Option("pass", "pass", Text("Take it")), *t.tokens(seat, "defend")),
            ("pass",),
        )
        for seat in t.playing()
        if seat != by
    }
    answers = yield from t.window("defend", Text("Waiting for a reaction."), asks)
    for seat, (pick,) in answers.items():
        if pick != "pass":
            t.spend(seat, pick)
    secretly = {seat: SeatAsk(Text("Name one."), t.tokens(seat, "name"), (t.state.hands[seat][0],))
                for seat in t.playing() if t.state.hands[seat]}  # fmt: skip
    named = yield from t.secretly("name", Text("Everybody names one."), secretly)
    for seat, (pick,) in named.items():
        t.spend(seat, pick)


class VaultGame(Game[VaultState, VaultView]):
    """The rule set."""

    slug = "vault"
    name = "Vault"
    code = "VT"
    pitch = "Keep it to yourself."
    least_seats = 2
    most_seats = 4
    schema = 1
    state_type = VaultState
    options_type = NoOptions
    tasks = tasks
    verbs = ()

    def blank(self, seats: int, options: BaseModel) -> VaultState:
        return VaultState([[] for _ in range(seats)])

    def play(self, state: VaultState, seats: int, dice: Dice, quick: bool) -> Vault:
        return Vault(state, seats, dice, self.tasks, quick)

    def resume(self, play: Vault) -> None:
        if play.state.turn >= TURNS or len(play.playing()) < 2:
            play.state.over = True
            play.say("over", "It is over.")
            play.push("rest")
        else:
            seats = play.playing()
            play.push("turn", seat=seats[play.state.turn % len(seats)])

    def view(self, state: VaultState, seat: int | None) -> VaultView:
        hand = () if seat is None else tuple(state.hands[seat])
        return VaultView(state.turn, tuple(len(hand) for hand in state.hands), hand)

    def identities(self, view: VaultView) -> frozenset[str]:
        return frozenset(view.hand)

    def standings(self, state: VaultState) -> list[list[int]] | None:
        return [list(range(len(state.hands)))] if state.over else None

    def seats(self, state: VaultState) -> int:
        return len(state.hands)

    def turn(self, state: VaultState) -> int:
        return state.turn

    def leave(self, play: Vault, seat: int) -> None:
        play.state.gone.append(seat)
        play.say("leave", "{who:seat} leaves.", who=seat)

    def due(self, state: VaultState, kind: str, args: dict[str, Json]) -> bool:
        return args.get("seat", args.get("by")) not in state.gone

    def end(self, play: Vault) -> None:
        play.state.over = True


@tasks.task("rest")
def rest(t: Vault) -> None:
    t.act()
