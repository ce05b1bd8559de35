"""The ``normal`` computer player: a sensible heuristic for each question, from what its seat sees and nothing else."""

from collections.abc import Callable

from engine.breakout.imagine import letters_ahead
from engine.breakout.track import SHAPE_WORDS
from engine.breakout.using import TOKEN, Mind, end_value, power_of, use_value
from engine.breakout.view import BreakoutView
from engine.breakout.worth import GADGETS, pair_worth, worth
from engine.core.ask import Face, Option
from engine.core.dice import Dice


def normal(view: BreakoutView, face: Face, dice: Dice) -> tuple[str, ...]:
    """Answer an open ask sensibly; what it has no opinion on gets the default of an absent player."""
    mine = face.mine
    if mine is None or view.hand is None:
        raise ValueError("this seat is not asked")
    think = OPINIONS.get(face.key)
    if think is None:
        return mine.default
    return think(Mind(view, face, mine, view.hand.seat, dice))


# before the race


def pick_team(mind: Mind) -> tuple[str, ...]:
    """The best pair of those in hand."""
    rivals = max(1, sum(team.status != "left" for team in mind.view.teams) - 1)
    slugs = [option.id.removeprefix("pick:") for option in mind.mine.options]
    pairs = [(one, other) for index, one in enumerate(slugs) for other in slugs[index + 1 :]]
    best = max(pairs, key=lambda pair: pair_worth(*pair, rivals))
    return tuple(id for id in mind.ids if id.removeprefix("pick:") in best)


def copy_villain(mind: Mind) -> tuple[str, ...]:
    """The best Villain that runs against us."""
    rivals = len(mind.race.rivals(mind.seat))
    return mind.best(lambda option: worth(option.id.removeprefix("choose:"), rivals))


def take_contract(mind: Mind) -> tuple[str, ...]:
    """The team that will show the most 5s and 6s."""
    liked = {"professor-pyg": 2.0, "penguin": 1.0, "bane": 1.0, "mad-hatter": 0.5}

    def value(option: Option) -> float:
        powers = mind.race.powers(int(option.id.removeprefix("choose:")))
        return sum(liked.get(power.slug, 0.0) for power in powers)

    return mind.best(value)


# the start of the turn


def start_turn(mind: Mind) -> tuple[str, ...]:
    """Use what helps, then the best way to make the die, or the likeliest shape."""
    helpful = {id: use_value(mind, id) for id in mind.ids if id.startswith(("use:", "play:"))}
    if helpful and max(helpful.values()) > 0:
        return (max(helpful, key=lambda id: helpful[id]),)
    if any(id.startswith("predict:") for id in mind.ids):
        shapes = mind.forecast.shapes(mind.me.space)
        return mind.best(lambda option: shapes.get(SHAPE_WORDS.get(option.id.removeprefix("predict:"), ""), -1.0))
    return mind.best(lambda option: way_value(mind, option))


def way_value(mind: Mind, option: Option) -> float:
    """What a way to make the die is worth."""
    forecast, id = mind.forecast, option.id
    if id.startswith("autoroll:"):
        source = id.removeprefix("autoroll:")
        price = GADGETS.get(source, 0.0) * 0.6 - 0.3 * (source == "calendar-man")
        number = mind.number(option, "n")
        if "bane" in forecast.slugs:
            return sum(max(forecast.outcome(number, source), forecast.kept(die)) for die in range(1, 7)) / 6 - price
        return forecast.outcome(number, source) - price
    if id == "riddle":
        return forecast.rolled() + 0.8
    if id == "fly":
        reach = range(mind.me.space + 1, min(mind.me.space + 7, mind.race.last + 1) + 1)
        return max(forecast.place(space) for space in reach) - 2 * TOKEN
    return forecast.rolled() if id == "roll" else -1.0


# the die


def land(mind: Mind) -> tuple[str, ...]:
    """The best place within reach."""
    return mind.best(lambda option: mind.forecast.place(int(option.id.removeprefix("land:"))))


def reroll(mind: Mind) -> tuple[str, ...]:
    """Reroll what is worse than an average roll by more than the means are worth."""
    dice = die_values(mind)
    again = mind.forecast.rolled()
    best = max(mind.forecast.kept(die) for die in dice)

    def value(option: Option) -> float:
        if option.id == "keep":
            return best
        _, means, *which = option.id.split(":")
        power = power_of(mind, means)
        price = GADGETS["lucky-coin"] * 0.5 if means == "lucky-coin" else -1.0 if power == "ventriloquist" else TOKEN
        others = [die for number, die in enumerate(dice, 1) if which and number != int(which[0])]
        kept = max((mind.forecast.kept(die) for die in others), default=0.0)
        return max(again, kept) - price

    return mind.best(value)


def die_values(mind: Mind) -> list[int]:
    """The numbers of the dice that are asked about: open ones, or the own secret ones."""
    if mind.view.hand is not None and mind.view.hand.secret_dice:
        return list(mind.view.hand.secret_dice)
    roll = mind.view.roll
    if roll is None or not roll.dice:
        return [1]
    return list(roll.dice[1:] if roll.first is not None else roll.dice)


def choose_die(mind: Mind) -> tuple[str, ...]:
    """The die with the better outcome."""
    return mind.best(lambda option: mind.forecast.kept(mind.number(option, "die")))


def change(mind: Mind) -> tuple[str, ...]:
    """The number with the best outcome, tokens counted."""

    def value(option: Option) -> float:
        cost = option.label.values.get("tokens", 0)
        return mind.forecast.outcome(mind.number(option, "die")) - TOKEN * (cost if isinstance(cost, int) else 0)

    return mind.best(value)


def claim(mind: Mind) -> tuple[str, ...]:
    """A high truth is told; a low one is often dressed up."""
    truth = die_values(mind)[0]
    if truth >= 5 or mind.chance(40):
        return (f"claim:{truth}",)
    return ("claim:6",) if mind.chance(30) else ("claim:5",)


def challenge(mind: Mind) -> tuple[str, ...]:
    """Doubt high claims now and then, more so when the claimant would be out."""
    roll, active = mind.view.roll, mind.view.active
    claimed = (roll.claim or 0) if roll is not None else 0
    percent = {4: 10, 5: 25, 6: 40}.get(claimed, 0)
    if active is not None and mind.view.teams[active].space + claimed > mind.race.last:
        percent = 60
    return ("challenge",) if mind.chance(percent) else ("pass",)


def force(mind: Mind) -> tuple[str, ...]:
    """Take away high dice, first of all from teams that are near the exit."""
    if "reroll" not in mind.ids or mind.view.active is None:
        return ("pass",)
    die = die_values(mind)[0]
    rival = mind.view.teams[mind.view.active]
    dangerous = rival.space + 10 > mind.race.last or rival.space > mind.me.space
    return ("reroll",) if die >= (4 if dangerous else 5) else ("pass",)


def gamble(mind: Mind) -> tuple[str, ...]:
    """A second die if it is worth more on average."""
    die = die_values(mind)[0]
    stay = mind.forecast.outcome(die)
    return ("second-die",) if mind.forecast.gambled(die) > stay else ("stay",)


def toss(mind: Mind) -> tuple[str, ...]:
    """The coin if double and half are worth more on average."""
    total = mind.view.roll.total if mind.view.roll is not None else None
    if total is None:
        return ("keep",)
    double, half = mind.forecast.after(total * 2), mind.forecast.after((total + 1) // 2)
    return ("toss",) if (double + half) / 2 > mind.forecast.after(total) else ("keep",)


def spend(mind: Mind) -> tuple[str, ...]:
    """As many tokens as lead to the best place, each of them counted."""

    def value(option: Option) -> float:
        return mind.forecast.after(mind.number(option, "total")) - TOKEN * mind.number(option, "n")

    return mind.best(value)


def stop(mind: Mind) -> tuple[str, ...]:
    """Stop for a Gadget if the steps lost are worth less."""

    def value(option: Option) -> float:
        to = option.label.values["to"]
        return mind.forecast.place(to if isinstance(to, int) and to > 0 else mind.race.last + 1)

    return mind.best(value)


# the end of the turn and the rest


def end_turn(mind: Mind) -> tuple[str, ...]:
    """Draw first, use what helps, then end."""
    if "draw" in mind.ids and mind.me.gadgets < 3:
        return ("draw",)
    must = {"use:egghead", "use:catwoman", "use:black-mask", "use:clock-king"}
    values = {id: end_value(mind, id) for id in mind.ids if id not in ("end", "draw")}
    good = [id for id, value in values.items() if value > 0]
    if good and ("end" not in mind.ids or max(values.values()) > 0):
        return (max(good, key=lambda id: (id in must, values[id])),)
    return mind.mine.default


def name_shape(mind: Mind) -> tuple[str, ...]:
    """The shape most common where the next team may end."""
    following = next(iter(mind.race.rivals(mind.seat)), mind.seat)
    letters = letters_ahead(mind.view, mind.view.teams[following].space + 1, 6)
    return mind.best(lambda option: letters.count(SHAPE_WORDS[option.id.removeprefix("name:")]))


def cancel(mind: Mind) -> tuple[str, ...]:
    """Phase Shift against a lost turn; a copied or blanked Villain is put up with half of the time."""
    if "cancel" not in mind.ids:
        return ("pass",)
    lost_turn = mind.face.public.values.get("gadget") == "phantom-zone"
    return ("cancel",) if lost_turn or mind.chance(50) else ("pass",)


def keep_gadgets(mind: Mind) -> tuple[str, ...]:
    """The Gadgets that are worth most."""
    kinds = {gadget.id: gadget.slug for gadget in mind.view.hand.gadgets} if mind.view.hand is not None else {}
    kinds |= {gadget.id: gadget.slug for gadget in mind.view.hand.drawn} if mind.view.hand is not None else {}
    order = sorted(mind.ids, key=lambda id: -GADGETS[kinds[int(id.removeprefix("gadget:"))]])
    kept = order[: mind.mine.at_least]
    return tuple(id for id in mind.ids if id in kept)


def exchange(mind: Mind) -> tuple[str, ...]:
    """Change the worst Villain for a better one."""
    offered = mind.view.exchange
    rivals = max(1, len(mind.view.teams) - 1)
    slugs = [id.removeprefix("exchange:") for id in mind.ids if id.startswith("exchange:")]
    if offered is None or not slugs:
        return mind.mine.default
    worst = min(slugs, key=lambda slug: worth(slug, rivals))
    better = worth(offered.slug, rivals) > worth(worst, rivals)
    return (f"exchange:{worst}",) if better else ("no-exchange",)


def replace(mind: Mind) -> tuple[str, ...]:
    """Another Autoroll if it is better than a roll."""
    return mind.best(lambda option: way_value(mind, option))


OPINIONS: dict[str, Callable[[Mind], tuple[str, ...]]] = {
    "team": pick_team,
    "copy": copy_villain,
    "contract": take_contract,
    "roll": start_turn,
    "prediction": start_turn,
    "flight": land,
    "own-reroll": reroll,
    "die": choose_die,
    "claim": claim,
    "challenge": challenge,
    "forced-reroll": force,
    "replacement": replace,
    "change": change,
    "second-die": gamble,
    "coin": toss,
    "tokens": spend,
    "stop": stop,
    "end": end_turn,
    "shape": name_shape,
    "phase-shift": cancel,
    "save": keep_gadgets,
    "keep": keep_gadgets,
    "exchange": exchange,
}
"""What it thinks about, by the key of the ask."""
