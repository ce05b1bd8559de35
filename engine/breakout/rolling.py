"""From the start of the turn to the die on the table: start menu, prediction, the way to roll, the roll (T1 to T3)."""

from engine.breakout.gadgets import KINDS
from engine.breakout.menus import carry_out, effects, opened
from engine.breakout.race import Race
from engine.breakout.state import Die, Roll
from engine.breakout.tasks import step
from engine.breakout.track import CIRCLE, SHAPE_WORDS, commonest
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text

AUTOROLL = "autoroll:"


@step("start")
def start(t: Race) -> None:
    """T1: a mandatory effect that is alone is applied, else the menu opens (BR-069, BR-070)."""
    due = effects(t, "start")
    if due.must and not due.may and not t.opens_own_windows():
        carry_out(t, "start", due.must[0].id)
        t.push("start")
    else:
        t.due = due
        t.push("start-menu")


@step("start-menu")
def start_menu(t: Race) -> Effect[None]:
    """D04 with D06 in one menu, or with D05 for Egghead's team: powers and Gadgets are used one after another, a way to
    roll or a prediction closes it (BR-187). While a mandatory effect is due there is nothing that closes it.
    """
    due, seat = opened(t, "start"), t.turn.seat
    foretells = must_predict(t)
    closing = () if due.must else shape_options("predict") if foretells else ways(t)
    options = (*closing, *due.options)
    prompt = "Your turn: roll, or use something first."
    if due.must:
        prompt = "Your turn: pick what comes first."
    elif foretells:
        prompt = "Your turn: predict the shape on which your move will end, or use something first."
    elif not due.options:
        prompt = "Your turn: roll." if len(options) == 1 else "Your turn: how do you make your die?"
    taken = yield from t.choose(
        seat, "prediction" if foretells else "roll", text("{who:seat} starts the turn.", who=seat), text(prompt),
        options, default=likely_shape(t) if foretells and closing else options[0].id, always=True,
    )  # fmt: skip
    if not any(taken == option.id for option in closing):
        carry_out(t, "start", taken)
        t.push("start")
    elif foretells:
        note_prediction(t, taken)
    else:
        t.turn.way = taken


def ways(t: Race) -> tuple[Option, ...]:
    """The ways to make the die that the active team has (BR-074)."""
    seat = t.turn.seat
    powers = t.powers(seat)
    two = any(power.dice > 1 for power in powers)
    found = [Option("roll", "roll", text("Roll two dice") if two else text("Roll"))]
    found += autorolls(t)
    if any(power.riddles for power in powers):
        note = text("You roll in secret and claim any number. Rivals may doubt it.")
        found.append(Option("riddle", "riddle", text("Riddle: roll in secret"), note=note))
    for power in powers:
        if power.flight(t):
            note = text("It costs 1 of {tokens|token|tokens}; nothing is rolled or added.", tokens=power.tokens)
            found.append(Option("fly", "fly", text("Fly up to {n} spaces", n=power.flight(t)), note=note))
    return tuple(found)


def autorolls(t: Race, spent: list[str] | None = None) -> list[Option]:
    """Autorolls that the active team can choose now, those of ``spent`` Villains left out (BR-075, BR-076, BR-079)."""
    seat = t.turn.seat
    found: list[Option] = []
    for power in t.powers(seat):
        number = power.autoroll(t)
        if number and power.key not in (spent or []):
            words = text("Autoroll {n}: {villain:villain}", n=number, villain=power.slug)
            found.append(
                Option(AUTOROLL + power.key, "autoroll", words, note=t.die_note(seat, fogged(t, number), power.key))
            )
    for slug in t.kinds_held(seat) if t.shape(seat) == CIRCLE else ():
        if KINDS[slug].autoroll:
            number = KINDS[slug].autoroll
            words = text("Autoroll {n}: {gadget:gadget}", n=number, gadget=slug)
            found.append(Option(AUTOROLL + slug, "autoroll", words, note=t.die_note(seat, fogged(t, number), slug)))
    return found


def must_predict(t: Race) -> bool:
    """Whether Egghead's prediction is still to be made (BR-073)."""
    return not t.turn.prediction and any(power.foretells for power in t.powers(t.turn.seat))


@step("predict")
def predict(t: Race) -> None:
    """D05 on its own: only when the start menu was dropped before the prediction."""
    if must_predict(t):
        t.push("predict-shape")


@step("predict-shape")
def predict_shape(t: Race) -> Effect[None]:
    """Ask for the prediction."""
    seat = t.turn.seat
    taken = yield from t.choose(
        seat, "prediction", text("{who:seat} predicts a shape.", who=seat),
        text("Predict the shape on which your move will end."), shape_options("predict"), default=likely_shape(t),
    )  # fmt: skip
    note_prediction(t, taken)


def likely_shape(t: Race) -> str:
    """The prediction of an absent player: what is most common in the next six spaces."""
    here = t.space(t.turn.seat)
    likely = commonest(t.track, range(here + 1, here + 7))
    return next(f"predict:{word}" for word, shape in SHAPE_WORDS.items() if shape == likely)


def note_prediction(t: Race, taken: str) -> None:
    """The prediction is public."""
    t.turn.prediction = SHAPE_WORDS[taken.removeprefix("predict:")]
    t.say("power", "{who:seat} predicts a {shape:shape}.", who=t.turn.seat, shape=t.turn.prediction)


def shape_options(why: str) -> tuple[Option, ...]:
    """Square, Circle, Triangle, to be named; ``why`` begins the ids (``predict``, ``name``)."""
    return tuple(
        Option(f"{why}:{word}", "name", text("{shape:shape}", shape=shape)) for word, shape in SHAPE_WORDS.items()
    )


@step("way")
def way(t: Race) -> None:
    """D06 on its own: after Egghead's prediction, or when the start menu was dropped before a way was chosen."""
    if not t.turn.way:
        t.push("choose-way")


@step("choose-way")
def choose_way(t: Race) -> Effect[None]:
    """Ask for the way to make the die."""
    seat = t.turn.seat
    public, prompt = text("{who:seat} rolls.", who=seat), text("How do you make your die?")
    t.turn.way = yield from t.choose(seat, "roll", public, prompt, ways(t), always=True)


@step("roll")
def roll(t: Race) -> None:
    """T3: the die is rolled or set (BR-061); what may happen to it is due next (BR-085 to BR-091)."""
    chosen = t.turn.way
    if chosen == "fly":
        t.push("fly")
        return
    t.turn.roll = Roll(secret=chosen == "riddle")
    count = max((power.dice for power in t.powers(t.turn.seat)), default=1)
    dice = t.turn.roll.dice
    if chosen.startswith(AUTOROLL):
        dice.append(autorolled(t, chosen))
    dice += [throw(t) for _ in range(count - len(dice))]
    if t.turn.roll.secret:
        for each in ("own-reroll", "pick-die", "change", "claim", "challenge"):
            t.push(each)
        for each in ("forced-reroll", "second-die", "reckon"):
            t.push(each)
        return
    for each in ("own-reroll", "pick-die", "forced-reroll", "change", "second-die", "reckon"):
        t.push(each)


def throw(t: Race) -> Die:
    """A die is rolled; Fog turns a 6 as it lands (BR-082). Riddler's dice are shown to their owner alone (BR-188)."""
    seat = t.turn.seat
    rolled = t.roll()
    shows = fogged(t, rolled)
    roll = t.turn.roll
    if roll is not None and roll.secret:
        t.say("roll", "{who:seat} rolls a die in secret.", who=seat)
        t.say("roll", "Your secret die shows {die}.", audience=(seat,), reveal=True, die=shows)
        return Die(shows, "riddle")
    t.say("roll", "{who:seat} rolls a {die}.", who=seat, die=rolled)
    if shows != rolled:
        t.say("roll", "The Fog turns the {die} into a {shows}.", die=rolled, shows=shows)
    return Die(shows)


def fogged(t: Race, number: int) -> int:
    """A number that is rolled, or as if rolled, while Fog may be in force (BR-082)."""
    return 1 if number == 6 and t.fog() else number


def autorolled(t: Race, chosen: str) -> Die:
    """The chosen Autoroll: a Gadget is spent, a Villain's will not serve again for this roll (BR-077, BR-079)."""
    seat, source = t.turn.seat, chosen.removeprefix(AUTOROLL)
    power = t.power(seat, source)
    number = power.autoroll(t) if power is not None else KINDS[source].autoroll
    if power is None:
        t.spend_gadget(seat, source)
    elif t.turn.roll is not None:
        t.turn.roll.spent.append(source)
    t.say("roll", "{who:seat} Autorolls {die} with {source:source}.", who=seat, die=number, source=source)
    if power is not None:
        power.autorolled(t)
    shows = fogged(t, number)
    if shows != number:
        t.say("roll", "The Fog turns the {die} into a {shows}.", die=number, shows=shows)
    return Die(shows, source)
