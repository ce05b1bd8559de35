"""What may become of a die that lies: own rerolls, Bane's choice, rivals' rerolls, changes (T4, steps 1 to 4)."""

from engine.breakout.powers import Power
from engine.breakout.race import Race
from engine.breakout.rolling import autorolled, autorolls, throw
from engine.breakout.state import Die, Roll
from engine.breakout.tasks import step
from engine.core.ask import Option, SeatAsk
from engine.core.record import record
from engine.core.task import Effect
from engine.core.text import Text, text

COIN = "lucky-coin"


def running(t: Race) -> Roll | None:
    """The roll of the turn if dice of it lie; a caught lie and a flight have none."""
    roll = t.turn.roll
    return roll if roll is not None and roll.dice else None


# step 1


@step("own-reroll")
def own_reroll(t: Race) -> None:
    """Open D08 if the active player has means, or any Gadget in hand (BR-183)."""
    if running(t) is not None and (reroll_options(t) or t.opens_own_windows()):
        t.push("reroll-menu")


@step("reroll-menu")
def reroll_menu(t: Race) -> Effect[None]:
    """D08: reroll as often as there are means, or keep (BR-085)."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    keep = Option("keep", "pass", text("Keep it") if len(roll.dice) == 1 else text("Keep them"))
    again = reroll_options(t)
    prompt = "You have {dice}. Reroll or keep?" if again else "You have {dice}, and nothing to reroll with."
    taken = yield from t.choose(
        seat, "own-reroll", text("{who:seat} may reroll.", who=seat),
        text(prompt, dice=[die.shows for die in roll.dice]), (keep, *again), default=keep.id,
        always=t.opens_own_windows(),
    )  # fmt: skip
    if taken == keep.id:
        return
    _, means, *which = taken.split(":")
    index = int(which[0]) - 1 if which else 0
    power = t.power(seat, means)
    if power is not None:
        t.say("roll", "{who:seat} rerolls with {source:source}.", who=seat, source=means)
        power.reroll(t)
    else:
        t.spend_gadget(seat, means)
    roll_again(t, roll, index)
    t.push("own-reroll")


def reroll_options(t: Race) -> list[Option]:
    """Each means and die; with one die the die is not named."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return []
    means = [(power.key, price(power)) for power in t.powers(seat) if power.rerolls(t)]
    if t.holds(seat, COIN) is not None:
        means.append((COIN, text("The Gadget is spent.")))
    found: list[Option] = []
    for source, note in means:
        for number, die in enumerate(roll.dice, 1):
            id = f"reroll:{source}:{number}" if len(roll.dice) > 1 else f"reroll:{source}"
            which = (
                "Reroll the {die}: {source:source}"
                if len(roll.dice) == 1
                else "Reroll die {n}, the {die}: {source:source}"
            )
            words = text(which, n=number, die=die.shows, source=source)
            found.append(Option(id, "reroll", words, note=note))
    return found


def price(power: Power) -> Text:
    """What a reroll costs."""
    if power.tokens:
        return text("It costs 1 of {tokens|token|tokens}.", tokens=power.tokens)
    return text("Once a turn; it adds 1 to your roll.")


def roll_again(t: Race, roll: Roll, index: int) -> None:
    """The new number replaces the old one (BR-081); an Autoroll is spent and something else is needed (BR-078)."""
    source = roll.dice[index].source
    power = t.power(t.turn.seat, source)
    if source in ("die", "riddle") or (power is not None and power.rerolled_as_a_die):
        roll.dice[index] = throw(t)
    else:
        t.push("replace", index=index)


@step("replace")
def replace(t: Race, index: int) -> Effect[None]:
    """D13: after a rerolled Autoroll the player rolls a die or uses a different Autoroll (BR-078 to BR-080, BR-219).

    Which Autoroll Gadgets somebody holds is hidden, so at a table with a poker face it always opens.
    """
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    options = (Option("roll", "roll", text("Roll")), *autorolls(t, roll.spent))
    taken = yield from t.choose(
        seat, "replacement", text("{who:seat} needs a new number.", who=seat),
        text("Your Autoroll was rerolled. Roll, or use another one?"), options, always=not t.quick,
    )  # fmt: skip
    roll.dice[index] = throw(t) if taken == "roll" else autorolled(t, taken)


# step 2


@step("pick-die")
def pick_die(t: Race) -> None:
    """Two equal open dice need no choice: the match counts, and the Autoroll is the one in use (BR-201, BR-202)."""
    roll = running(t)
    if roll is None or len(roll.dice) < 2:
        return
    one, two = roll.dice
    if roll.secret or one.shows != two.shows:
        t.push("choose-die")
        return
    roll.match = True
    roll.dice[:] = [one]
    t.say("roll", "Both dice show {die}: a match.", die=one.shows)


@step("choose-die")
def choose_die(t: Race) -> Effect[None]:
    """D09: Bane's player chooses one of the two dice; the other is gone (BR-086). In a Riddle it is a secret choice."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    options = tuple(
        Option(f"die:{number}", "choose", text("Use die {n}, the {die}", n=number, die=die.shows),
               note=None if roll.secret else t.die_note(seat, die.shows, die.source))
        for number, die in enumerate(roll.dice, 1)
    )  # fmt: skip
    higher = max(roll.dice, key=lambda die: die.shows)
    default = f"die:{roll.dice.index(higher) + 1}"
    taken = yield from t.choose(
        seat,
        "die",
        text("{who:seat} chooses a die.", who=seat),
        text("Which die do you use?"),
        options,
        default=default,
    )
    chosen = roll.dice[int(taken.removeprefix("die:")) - 1]
    roll.dice[:] = [chosen]
    if not roll.secret:
        t.say("roll", "{who:seat} uses the {die}.", who=seat, die=chosen.shows)


# step 3


def forcers(t: Race) -> dict[int, list[Power]]:
    """Rivals, clockwise, with the powers by which they can have the die rerolled now."""
    return {rival: [power for power in t.powers(rival) if power.forces(t)] for rival in t.rivals(t.turn.seat)}


@step("forced-reroll")
def forced_reroll(t: Race) -> None:
    """Open D12 if any rival can have the kept die rerolled (BR-087, BR-180)."""
    if running(t) is not None and any(forcers(t).values()):
        t.push("answer-die")


@step("answer-die")
def answer_die(t: Race) -> Effect[None]:
    """D12: rivals who can may have the kept die rerolled; then the roller's own means come first again (BR-087).

    One window for all of them (DESIGN 2.4). The first one clockwise who wants it pays; the others keep their tokens
    for the new number (BR-168 likewise).
    """
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    owners = forcers(t)
    public = text("{who:seat} keeps the {die}. Waiting for a reaction.", who=seat, die=roll.dice[0].shows)
    answers = yield from t.window(
        "forced-reroll", public, {rival: forcing(seat, rival, powers, roll) for rival, powers in owners.items()}
    )
    for rival, powers in owners.items():
        if answers.get(rival) == ("reroll",):
            t.say("power", "{rival:seat} has {who:seat}'s {die} rerolled with {villain:villain}.",
                  rival=rival, villain=powers[0].slug, die=roll.dice[0].shows, who=seat)  # fmt: skip
            powers[0].force(t)
            rerolled_by_rival(t, roll)
            return


def forcing(seat: int, rival: int, powers: list[Power], roll: Roll) -> SeatAsk:
    """What a rival is asked; one who can only say no is asked at a table with a poker face alone."""
    no = Option("pass", "pass", text("Let it be"))
    die = roll.dice[0].shows
    prompt = text("{who:seat} has a {die}. Force a reroll?", who=seat, die=die)
    if not powers:
        return SeatAsk(prompt, (no,), (no.id,))
    note = text("It costs 1 of {tokens|token|tokens}; you Advance 2 after that move.", tokens=powers[0].tokens)
    yes = Option("reroll", "reroll", text("Reroll the {die}", die=die), note=note)
    return SeatAsk(prompt, (yes, no), (no.id,))


def rerolled_by_rival(t: Race, roll: Roll) -> None:
    """Back to step 1 with the new number; a claim becomes an open die, which then has its own changes (BR-210)."""
    was_claim = bool(roll.claim and roll.first is None)
    if roll.first is None:
        roll.match = roll.doubted = False
        roll.claim = 0
    roll_again(t, roll, 0)
    t.push("own-reroll")
    t.push("forced-reroll")
    if was_claim:
        t.push("change")


# step 4


@record
class Turned:
    """A number that the changes of a team can make of its die together, and how (BR-186)."""

    to: int
    cost: int = 0
    steps: tuple[tuple[str, int, int], ...] = ()
    """Key of the card, number it makes and its price, in the order in which they work."""

    @property
    def keys(self) -> list[str]:
        """Keys of the cards."""
        return [key for key, _, _ in self.steps]


def reachable(t: Race, die: Die) -> list[Turned]:
    """Every other number, the cheapest and then the shortest way to it, in rising order (BR-088, BR-224)."""
    powers = [power for power in t.powers(t.turn.seat) if power.key not in die.changed]
    best: dict[int, Turned] = {}
    open_ends = [Turned(die.shows)]
    while open_ends:
        at = open_ends.pop(0)
        for power in powers:
            for change in power.changes(t, at.to) if power.key not in at.keys else ():
                step = (power.key, change.to, change.cost)
                way = Turned(change.to, at.cost + change.cost, (*at.steps, step))
                open_ends.append(way)
                known = best.get(way.to)
                if known is None or (way.cost, len(way.steps)) < (known.cost, len(known.steps)):
                    best[way.to] = way
    return [best[number] for number in sorted(best) if number != die.shows]


@step("change")
def change(t: Race) -> None:
    """Open D14 if the die can be changed. A secret one is always asked about, so that a pause tells nothing."""
    roll = running(t)
    if roll is None:
        return
    able = any(list(power.changes(t, die)) for power in t.powers(t.turn.seat) for die in range(1, 7))
    if able and (roll.secret or reachable(t, roll.dice[0])):
        t.push("change-die")


@step("change-die")
def change_die(t: Race) -> Effect[None]:
    """D14: one question for all numbers that Professor Pyg, Mad Hatter and Penguin can make together (BR-186)."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    die = roll.dice[0]
    found = reachable(t, die)
    kept = None if roll.secret else t.die_note(seat, die.shows, die.source)
    options = [
        Option("keep", "pass", text("Keep the {die}", die=die.shows), note=kept),
        *(change_option(t, roll, die, way) for way in found),
    ]
    pyg = [power.key for power in t.powers(seat) if power.slug == "professor-pyg"]
    by_pyg = [f"change:{way.to}" for way in found if way.keys == pyg]
    taken = yield from t.choose(
        seat, "change", text("{who:seat} may turn the die.", who=seat), text("Your die shows {die}.", die=die.shows),
        options, default=by_pyg[0] if by_pyg else "keep", always=roll.secret,
    )  # fmt: skip
    for way in found:
        if taken == f"change:{way.to}":
            turn_die(t, roll, die, way)


def change_option(t: Race, roll: Roll, die: Die, way: Turned) -> Option:
    """A number, what it takes, and where it leads; in a Riddle the claim decides about that."""
    id = "Change it to {die}: {sources:source}"
    if way.cost:
        id = "Change it to {die} for {tokens|token|tokens}: {sources:source}"
    words = text(id, die=way.to, tokens=way.cost, sources=[*way.keys])
    note = None if roll.secret else t.die_note(t.turn.seat, way.to, die.source)
    return Option(f"change:{way.to}", "change", words, note=note)


def turn_die(t: Race, roll: Roll, die: Die, way: Turned) -> None:
    """Carry out the changes one after another. In a Riddle only what was paid is public (BR-207)."""
    seat = t.turn.seat
    for key, to, cost in way.steps:
        power = t.power(seat, key)
        if power is None:
            return
        if cost:
            power.spend(t, cost)
        if not roll.secret:
            power.say(t, "{villain:villain} turns {who:seat}'s {die} into a {to}.", die=die.shows, to=to)
        elif cost:
            power.say(t, "{villain:villain} spends a token on {who:seat}'s secret die.")
        die.shows = to
        die.changed.append(key)
