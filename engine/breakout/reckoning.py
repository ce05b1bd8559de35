"""From the die to the number of spaces: second die, multiplication, addition (T4, steps 5 to 7; BR-089 to BR-096)."""

from engine.breakout.race import Race
from engine.breakout.rerolls import running
from engine.breakout.rolling import throw
from engine.breakout.state import DieUsed
from engine.breakout.tasks import step
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text


@step("second-die")
def second_die(t: Race) -> None:
    """Open D15 for Falcone's player, once (BR-089)."""
    roll = running(t)
    if roll is not None and roll.first is None and any(power.second_die for power in t.powers(t.turn.seat)):
        t.push("gamble")


@step("gamble")
def gamble(t: Race) -> Effect[None]:
    """D15: Falcone's player may roll a second die, which has its own rerolls and changes (BR-093 to BR-097)."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    first = roll.dice[0]
    note = text("A higher number moves the sum. Any other: you do not move.")
    options = (
        Option("stay", "pass", text("Stay with the {die}", die=first.shows),
               note=t.die_note(seat, first.shows, first.source)),
        Option("second-die", "gamble", text("Roll a second die"), note=note),
    )  # fmt: skip
    taken = yield from t.choose(
        seat, "second-die", text("{who:seat} may roll a second die.", who=seat),
        text("Your die shows {die}. Roll a second one?", die=first.shows), options,
    )  # fmt: skip
    if taken == "stay":
        return
    roll.first = first
    t.say("roll", "{who:seat} rolls a second die against the {die}.", who=seat, die=first.shows)
    roll.dice[:] = [throw(t)]
    for each in ("own-reroll", "forced-reroll", "change"):
        t.push(each)


@step("reckon")
def reckon(t: Race) -> None:
    """The die is settled: which way the move goes, and step 6 as far as it is fixed (BR-084, BR-096, BR-274)."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    first = roll.first or roll.dice[0]
    roll.die = first.shows
    note_die(t, seat, roll.die)
    roll.total = roll.die
    if roll.first is not None:
        second = roll.dice[0].shows
        if second <= roll.die:
            roll.total = 0
            t.say("roll", "{second} is not higher than {die}: {who:seat} does not move.",
                  second=second, die=roll.die, who=seat)  # fmt: skip
            return
        roll.total += second
        t.say("roll", "{second} is higher than {die}: {who:seat} moves the sum.", second=second, die=roll.die, who=seat)
    powers = t.powers(seat)
    for power in powers:
        if back := power.backward(t, roll.die):
            roll.going, roll.total = "back", back
            power.say(t, "{villain:villain} turns that into {back|space|spaces} backward.", back=back)
            return
    roll.going = "forward"
    for power in powers:
        times = power.multiplies(t)
        if times != 1:
            roll.total *= times
            power.say(t, "{villain:villain} multiplies it by {times}: {total}.", times=times, total=roll.total)
    if any(power.coin for power in powers):
        t.push("coin")
    t.push("add")


def note_die(t: Race, seat: int, die: int) -> None:
    """Remember the die that this team used last (BR-203)."""
    used = t.state.dice_used
    used[:] = [each for each in used if each.seat != seat]
    used.append(DieUsed(seat, die))


@step("coin")
def coin(t: Race) -> Effect[None]:
    """D16: Two-Face's player may toss, the last multiplication, for a known number (BR-090)."""
    roll, seat = running(t), t.turn.seat
    if roll is None or roll.total is None:
        return
    double, half = roll.total * 2, (roll.total + 1) // 2
    options = (
        Option("keep", "pass", text("Keep the {total}", total=roll.total)),
        Option("toss", "toss", text("Toss the coin"), note=text("{double} or {half}.", double=double, half=half)),
    )
    taken = yield from t.choose(
        seat, "coin", text("{who:seat} may toss Two-Face's coin.", who=seat),
        text("Your roll is {total}. Double it or halve it by chance?", total=roll.total), options,
    )  # fmt: skip
    if taken == "toss":
        tossed = t.roll()
        roll.total = half if tossed % 2 else double
        t.say("roll", "The coin shows {die}: the roll is {total} now.", die=tossed, total=roll.total)


@step("add")
def add(t: Race) -> None:
    """All fixed amounts, own and others', are summed (BR-091); a roll is never below 0 (BR-092)."""
    roll, seat = running(t), t.turn.seat
    if roll is None or roll.total is None:
        return
    total = roll.total
    for power in t.powers(seat):
        plus = power.plus(t, roll)
        if plus:
            total += plus
            power.say(t, "{villain:villain} adds {plus}.", plus=plus)
    if t.turn.chill:
        total -= t.turn.chill
        t.say("power", "Poison nearby takes {minus} off {who:seat}'s roll.", minus=t.turn.chill, who=seat)
    if total != roll.total:
        t.say("roll", "That makes {total}.", total=max(0, total))
    roll.total = max(0, total)
    if any(power.spends_on_roll and power.tokens for power in t.powers(seat)):
        t.push("spend-tokens")


@step("spend-tokens")
def spend_tokens(t: Race) -> Effect[None]:
    """D17: Black Mask's player adds tokens last, when the rest is known (BR-091)."""
    roll, seat = running(t), t.turn.seat
    spender = next((power for power in t.powers(seat) if power.spends_on_roll), None)
    if roll is None or roll.total is None or spender is None:
        return
    options = [
        Option(f"spend:{n}", "spend", text("Spend {n}: move {total}", n=n, total=roll.total + n),
               note=t.landing_note(seat, roll.total + n))
        for n in range(spender.tokens + 1)
    ]  # fmt: skip
    taken = yield from t.choose(
        seat, "tokens", text("{who:seat} may spend tokens.", who=seat),
        text("Your roll is {total}. How many tokens do you add?", total=roll.total), options,
    )  # fmt: skip
    count = int(taken.removeprefix("spend:"))
    if count:
        spender.spend(t, count)
        roll.total += count
        spender.say(t, "{villain:villain} spends {tokens|token|tokens}: the roll is {total}.",
                    tokens=count, total=roll.total)  # fmt: skip
