"""Any Arkham position in a line or two, played through its asks as people play it.

    t = table(P("Crowbar, Punch*4", play="Alfred Pennyworth", vp=2), P("Bladed Umbrella"), lineup="Kite Man, Ragman")
    t.play("Crowbar")
    assert ["Alfred Pennyworth", "No"] == t.offers()
    t.pick("Alfred Pennyworth")
    t.pick("Punch")
    assert ["Punch"] == t.destroyed
    t.idle()

Seats are P1, P2 ... in turn order: seat 0 is active, in the main phase of turn 1. ``P(hand, ...)`` describes a player;
zones are names or slugs, comma-separated, ``*4`` for copies, the top card of a deck first, the top of a discard pile
last. What is not described is plain: empty hands, decks of ten Vulnerability, five Monstrous Strength in the Line-Up,
a main deck of Giant Penny, stacks as in the box, no Characters. There are copies of everything for any position.

A card that lies in several slots is picked as ``Kite Man@2``. ``coin="HT"`` fixes the next flips;
``random={1: [(5, 2)]}``: the next random card of seat 1 is number 2 of 5 in hand, from 0.
``teams=True`` makes P1 and P3 a team against P2 and P4, with ``coffers=(2, 0)`` and ``rivals`` as the second stack.
``phase="draw-up"`` starts at another step (see ``engine.arkham.state.Phase``).

Everything goes through ``step``; after each answer the state must be sound, all seats must be able to look at it, and
every default must be legal. End each test with ``idle()``: nothing is open but the active player's turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import Answer, Command, Dice, Json, SeatAsk, Windows, look, render, step
from engine.arkham.design import OVERSIZED, REGISTER, Design, designs
from engine.arkham.game import Arkham
from engine.arkham.soundness import problems_of
from engine.arkham.state import NONE, ArkhamState, Mode, Phase, Player, Slot, Stack, Team
from engine.core.ask import refusal
from engine.core.dice import number
from engine.core.run import Run
from engine.core.snapshot import Saved
from tests.engine.arkham import printed_for_tests

GAME = Arkham()
COPIES = 25
PRINTED_FOR_TESTS = printed_for_tests.__name__
"""Imported for the cards that it registers."""


def standard() -> list[Design]:
    """All standard designs, those printed for tests too."""
    return [each for each in REGISTER.values() if each.pile not in OVERSIZED]


@dataclass
class P:
    """A player: zones as in ``table``; ``character`` by name, several comma-separated."""

    hand: str = ""
    deck: str = "Vulnerability*10"
    pile: str = ""
    play: str = ""
    frozen: str = ""
    vp: int = 0
    character: str = ""
    face_down: bool = False


def named(name: str) -> Design:
    """The standard card with this name or slug."""
    found = [each for each in REGISTER.values() if each.slug == name]
    found = found or [each for each in REGISTER.values() if each.name == name and each.pile not in OVERSIZED]
    assert len(found) == 1, f"{len(found)} cards are called {name!r}"
    return found[0]


def slugs(zone: str) -> list[str]:
    """The slugs in a zone as tests write it; ``-`` is an empty slot."""
    found: list[str] = []
    for part in (part.strip() for part in zone.split(",")):
        name, _, copies = part.partition("*")
        if part:
            found += ["-" if part == "-" else named(name).slug] * int(copies or 1)
    return found


class Build:
    """Takes cards of a position out of a box with copies of everything."""

    def __init__(self, boxed: Sequence[Design]) -> None:
        self.printed = ",".join(f"{each.slug}*{COPIES * 3 if each.pile == 'starter' else COPIES}" for each in boxed)
        self.free: dict[str, list[int]] = {}
        for card, design in enumerate(designs(self.printed)):
            self.free.setdefault(design.slug, []).append(card)

    def cards(self, zone: str) -> list[int]:
        """Numbers of the cards in a zone, -1 for an empty slot."""
        return [NONE if slug == "-" else self.free[slug].pop(0) for slug in slugs(zone)]

    def player(self, seat: int, like: P) -> Player:
        """A player as described."""
        made = Player(
            seat, face_down=like.face_down, vp=like.vp, deck=self.cards(like.deck), hand=self.cards(like.hand)
        )
        made.pile, made.play, made.frozen = self.cards(like.pile), self.cards(like.play), self.cards(like.frozen)
        if like.character:
            wanted = [name.strip() for name in like.character.split(",")]
            by_name = {each.name: each.slug for each in REGISTER.values() if each.pile == "character"}
            made.characters = [by_name[name] for name in wanted]
        return made


def table(
    *players: P,
    lineup: str = "Monstrous Strength*5",
    below: Sequence[str] = (),
    main: str = "Giant Penny*20",
    nemeses: str = "Spoiler, Batgirl, Orphan",
    nemesis_up: bool = True,
    hostages: str = "Arkham Orderly, Julie Madison, Aaron Cash",
    hostage_up: bool = True,
    henchmen: int = 13,
    weaknesses: int = 16,
    bribed: str = "",
    destroyed: str = "",
    tokens: dict[int, int] | None = None,
    riddles_read: Sequence[int] = (),
    power: int = 0,
    borrowed: dict[str, int] | None = None,
    draws_less: int = 0,
    decisions: int = 0,
    quiet: int = 0,
    coin: str = "",
    random: dict[int, list[tuple[int, int]]] | None = None,
    phase: Phase = "main",
    windows: Windows = "quick",
    teams: bool = False,
    mode: Mode = "2v2",
    coffers: tuple[int, int] = (0, 0),
    rivals: str = "The Signal, Huntress, Red Robin",
    rivals_up: bool = True,
) -> "Seated":
    """A table in this position. ``below``: lower rows of slots 1 to 5; ``tokens``: Riddle tokens by slot from 1."""
    build = Build(standard())
    tops = [*build.cards(lineup), *[NONE] * 5][:5]
    state = ArkhamState(build.printed, phase=phase, order=list(range(len(players))), turn=1)
    state.players = [build.player(seat, each) for seat, each in enumerate(players)]
    state.lineup = [Slot(top) for top in tops]
    for slot, zone in zip(state.lineup, below, strict=False):
        slot.lower = build.cards(zone)
    state.main, state.nemeses = build.cards(main), [Stack(build.cards(nemeses))]
    state.nemeses[0].up = nemesis_up and bool(state.nemeses[0].cards)
    if teams:
        state.mode, state.stacks = mode, ["mixed", "mixed"]
        state.teams = [Team([0, 2], coffers[0]), Team([1, 3], coffers[1])]
        state.nemeses.append(Stack(build.cards(rivals)))
        state.nemeses[1].up = rivals_up and bool(state.nemeses[1].cards)
    state.hostages = build.cards(hostages)
    state.hostage_up = hostage_up and bool(state.hostages)
    state.henchmen, state.weaknesses = build.cards(f"Henchman*{henchmen}"), build.cards(f"Weakness*{weaknesses}")
    state.bribed, state.destroyed = build.cards(bribed), build.cards(destroyed)
    state.now.power = power
    state.now.decisions, state.quiet = decisions, quiet
    state.players[0].draws_less = draws_less
    for name, owner in (borrowed or {}).items():
        lent = [card for card in state.players[0].play if designs(build.printed)[card].name == name]
        state.borrowed[lent[0]] = owner
    state.box = [card for left in build.free.values() for card in left]
    riddlers = [player.seat for player in state.players if "ch_the_riddler" in player.characters]
    if riddlers:
        state.riddler = riddlers[0]
        away = [*(tokens or {}).values(), *riddles_read]
        state.riddles = [token for token in range(1, 9) if token not in away]
        state.riddles_read = [*riddles_read]
    for slot, token in (tokens or {}).items():
        state.lineup[slot - 1].token = token
    return Seated(state, key_for(coin, random or {}), windows)


def key_for(coin: str, random: dict[int, list[tuple[int, int]]]) -> str:
    """A dice key that gives these flips and random cards first."""
    wanted = {"coin": [(2, "HT".index(side)) for side in coin]}
    wanted |= {f"hand:{seat}": draws for seat, draws in random.items()}

    def fits(key: str) -> bool:
        for stream, draws in wanted.items():
            counter = 0
            for bound, result in draws:
                given, used = number(key, stream, counter, bound)
                if given != result:
                    return False
                counter += used
        return True

    return next(key for key in (f"{attempt:032x}" for attempt in range(200_000)) if fits(key))


class Seated:
    """A position being played."""

    def __init__(self, state: ArkhamState, key: str, windows: Windows) -> None:
        seats = len(state.players)
        saved = Saved(GAME.schema, GAME.slug, seats, windows, 1, 0, Dice(key), [], [], state)
        assert [] == problems_of(state)
        run = Run(GAME, saved)
        run.go_on(1)
        assert run.base is not None
        self.snapshot, self.tail, self.seq = run.base, (), 1
        self.events = tuple(run.play.events)
        """What the last answer brought."""
        self.look_around()

    # looking

    @property
    def told(self) -> list[str]:
        """Sentences of the last answer, private ones too."""
        return [self.words(event.text) for event in self.events]

    @property
    def position(self) -> Any:
        """The game as a restarted bot sees it."""
        return look(GAME, self.snapshot, self.tail)

    @property
    def state(self) -> ArkhamState:
        """The whole truth."""
        return self.position.state

    @property
    def ask(self) -> Any:
        """The open ask; there must be one."""
        ask = self.position.ask
        assert ask is not None, "the game is over"
        return ask

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.ask is None

    @property
    def awaited(self) -> list[int]:
        """Seats that are asked and have not answered."""
        return self.ask.awaited

    def look_around(self) -> None:
        """The state is sound, everybody can look at it, and every default is legal."""
        position = self.position
        assert [] == problems_of(position.state)
        for seat in (None, *range(len(position.state.players))):
            _ = position.view(seat)
        if position.ask is not None:
            for mine in position.ask.ask.seats.values():
                assert refusal(mine, mine.default) is None

    def words(self, text: Any) -> str:
        """A sentence as people read it, seats as P1, P2 ..."""

        def names(kind: str, value: Json) -> str:
            return f"P{int(str(value)) + 1}" if kind == "seat" else str(GAME.named(kind, value))

        return render(text, names)

    def name(self, option: Any) -> str:
        """What tests call an option: the name of its card, else its label."""
        card = option.label.values.get("card")
        return REGISTER[str(card)].name if card is not None else self.words(option.label)

    def called(self, option: Any) -> list[str]:
        """All that an option may be called: its id, its name, ``name@slot`` in the Line-Up, its whole label."""
        name = self.name(option)
        return [option.id, name, f"{name}@{option.label.values.get('slot', '')}", self.words(option.label)]

    def mine(self, seat: int) -> SeatAsk:
        """What this seat is asked now."""
        face = self.ask.face(seat)
        assert face.mine is not None, f"P{seat + 1} is not asked, but {[f'P{other + 1}' for other in self.awaited]}"
        return face.mine

    def offers(self, verb: str = "", seat: int | None = None) -> list[str]:
        """What the asked seat may take now, interchangeable options once; of this verb if one is named."""
        options = self.mine(self.one(seat)).options
        shown = [option for option in options if not verb or option.verb == verb]
        return [
            self.name(each) for at, each in enumerate(shown) if each.same not in [o.same for o in shown[:at] if o.same]
        ]

    def labels(self, seat: int | None = None, *, default: bool = False) -> list[str]:
        """The whole labels of what the asked seat may take, or would be given."""
        mine = self.mine(self.one(seat))
        return [self.words(each.label) for each in mine.options if not default or each.id in mine.default]

    def default(self, seat: int | None = None) -> list[str]:
        """What an absent player would be given."""
        mine = self.mine(self.one(seat))
        return [self.name(mine.option(id)) for id in mine.default]

    def prompt(self, seat: int | None = None) -> str:
        """The question as its seat reads it."""
        return self.words(self.mine(self.one(seat)).prompt)

    def one(self, seat: int | None) -> int:
        """This seat, or the only one that is asked."""
        if seat is not None:
            return seat
        assert len(self.awaited) == 1, f"say who: seats {self.awaited} are asked"
        return self.awaited[0]

    # answering

    def pick(self, *names: str, seat: int | None = None, verb: str = "") -> list[str]:
        """Answer by names (or ids) of options; of several copies the first. Returns the sentences of what happened."""
        who = self.one(seat)
        left = [option for option in self.mine(who).options if not verb or option.verb == verb]
        picks: list[str] = []
        for name in names:
            fitting = [option for option in left if name in self.called(option)]
            assert fitting, f"{name!r} is not offered to P{who + 1}, but {[self.name(option) for option in left]}"
            kinds = {option.same or option.id for option in fitting}
            assert len(kinds) == 1, f"{name!r} is not clear: {[self.words(option.label) for option in fitting]}"
            left.remove(fitting[0])
            picks.append(fitting[0].id)
        return self.move(Answer(self.seq + 1, who, self.ask.id, tuple(picks)))

    def move(self, entry: Answer | Command) -> list[str]:
        """Carry out a journal entry."""
        result = step(GAME, self.snapshot, self.tail, entry)
        self.seq = entry.seq
        self.snapshot, self.tail = result.snapshot, result.tail
        self.events = result.events
        self.look_around()
        return self.told

    def leave(self, seat: int) -> list[str]:
        """A seat leaves the game."""
        return self.move(Command(self.seq + 1, "leave", seat))

    def play(self, name: str) -> list[str]:
        """The active player plays a card of the hand."""
        return self.pick(name, verb="play")

    def buy(self, name: str) -> list[str]:
        """The active player buys a card."""
        return self.pick(name, verb="buy")

    def bribe(self, name: str) -> list[str]:
        """The active player Bribes a card, or Bribes it for 0 VP where a text offers that."""
        return self.pick(name, verb="bribe")

    def use(self, name: str) -> list[str]:
        """The active player uses an ability."""
        return self.pick(name, verb="use")

    def end(self) -> list[str]:
        """The active player ends the turn."""
        return self.pick("end")

    def yes(self) -> list[str]:
        """Yes."""
        return self.pick("Yes")

    def no(self) -> list[str]:
        """No, or none of these."""
        return self.pick("No")

    def defend(self, seat: int, name: str) -> list[str]:
        """A player uses a Defense."""
        return self.pick(name, seat=seat, verb="defend")

    def take_it(self, seat: int) -> list[str]:
        """A player uses no Defense."""
        return self.pick("pass", seat=seat)

    # zones, by name

    def names(self, cards: Sequence[int]) -> list[str]:
        """Names of cards, ``-`` for an empty place."""
        printed = designs(self.state.printed)
        return ["-" if card == NONE else printed[card].name for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        """A hand."""
        return self.names(self.state.players[seat].hand)

    def deck(self, seat: int = 0) -> list[str]:
        """A deck, the top card first."""
        return self.names(self.state.players[seat].deck)

    def pile(self, seat: int = 0) -> list[str]:
        """A discard pile, the top card last."""
        return self.names(self.state.players[seat].pile)

    def in_play(self, seat: int = 0) -> list[str]:
        """A play zone."""
        return self.names(self.state.players[seat].play)

    def frozen(self, seat: int = 0) -> list[str]:
        """What lies under a Freeze token."""
        return self.names(self.state.players[seat].frozen)

    def vp(self, seat: int = 0) -> int:
        """VP tokens."""
        return self.state.players[seat].vp

    @property
    def power(self) -> int:
        """Power left in this turn."""
        return self.state.now.power

    @property
    def lineup(self) -> list[str]:
        """The top row."""
        return self.names([slot.top for slot in self.state.lineup])

    @property
    def below(self) -> list[list[str]]:
        """The lower rows, by slot."""
        return [self.names(slot.lower) for slot in self.state.lineup]

    @property
    def tokens(self) -> dict[int, int]:
        """Riddle tokens on slots, by slot from 1."""
        return {number: slot.token for number, slot in enumerate(self.state.lineup, 1) if slot.token != NONE}

    @property
    def main(self) -> list[str]:
        """The main deck, the top card first."""
        return self.names(self.state.main)

    @property
    def bribed(self) -> list[str]:
        """The cards next to the Bribe tile."""
        return self.names(self.state.bribed)

    @property
    def destroyed(self) -> list[str]:
        """The destroyed pile."""
        return self.names(self.state.destroyed)

    @property
    def nemesis(self) -> list[str]:
        """The Nemesis stack, the top card first."""
        return self.names(self.state.nemeses[0].cards)

    @property
    def rivals(self) -> list[str]:
        """The Nemesis stack of the second team."""
        return self.names(self.state.nemeses[1].cards)

    @property
    def coffers(self) -> list[int]:
        """VP tokens on the Team Coffers."""
        return [team.coffer for team in self.state.teams]

    @property
    def hostages(self) -> list[str]:
        """The Hostage stack, the top card first."""
        return self.names(self.state.hostages)

    @property
    def weaknesses(self) -> int:
        """How many Weaknesses the stack holds."""
        return len(self.state.weaknesses)

    @property
    def henchmen(self) -> int:
        """How many Henchmen the stack holds."""
        return len(self.state.henchmen)

    # the end

    def idle(self, active: int = 0) -> None:
        """Nothing is open but the main phase of this seat, and nothing waits."""
        state = self.state
        assert ("main", [active]) == (self.ask.ask.key, self.awaited)
        assert ([], []) == (state.triggers, state.leaving)
