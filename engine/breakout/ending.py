"""The end of the turn for the active player (T7; BR-113 to BR-116), and the naming of a shape."""

from engine.breakout.menus import carry_out, effects, opened
from engine.breakout.race import Race
from engine.breakout.rolling import shape_options
from engine.breakout.state import Named
from engine.breakout.tasks import step
from engine.breakout.track import SHAPE_WORDS, commonest
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text

END = "end"


@step("end")
def end(t: Race) -> None:
    """Apply what needs no question; open D19 for a choice, or for a player with any Gadget in hand (BR-183)."""
    due = effects(t, "end")
    asks = not t.turn.ending and (bool(due.may) or t.opens_own_windows())
    if asks or (due.must and due.order_matters):
        t.due = due
        t.push("end-menu")
    elif due.must:
        carry_out(t, "end", due.must[0].id)
        t.push("end")


@step("end-menu")
def end_menu(t: Race) -> Effect[None]:
    """D19: effects one after another, or end the turn: then what is mandatory is applied in the printed order (BR-069).

    Ending is not offered while it matters which mandatory effect comes first.
    """
    due, turn = opened(t, "end"), t.turn
    options = list(due.must if turn.ending else due.options)
    if not turn.ending and not due.order_matters:
        first = [option.id.split(":")[1] if ":" in option.id else option.id for option in due.must]
        note = text("First comes: {effects:source}.", effects=[*first]) if first else None
        options.append(Option(END, "end", text("End your turn"), note=note))
    if not options:
        return
    default = END if options[-1].id == END else options[0].id
    nothing = [option.id for option in options] == [END]
    prompt = "End of your turn: nothing is left to use." if nothing else "End of your turn: use something, or end it."
    taken = yield from t.choose(
        turn.seat, "end", text("{who:seat} ends the turn.", who=turn.seat),
        text(prompt), options, default=default, always=not turn.ending and t.opens_own_windows(),
    )  # fmt: skip
    if taken == END:
        turn.ending = True
    else:
        carry_out(t, "end", taken)
    t.push("end")


@step("name-shape")
def name_shape(t: Race, key: str) -> Effect[None]:
    """D20: Cluemaster names a shape; it replaces one that still waits (BR-267)."""
    seat = t.turn.seat
    following = next(iter(t.rivals(seat)), seat)
    likely = commonest(t.track, range(t.space(following) + 2, t.space(following) + 9))
    default = next(word for word, shape in SHAPE_WORDS.items() if shape == likely)
    taken = yield from t.choose(
        seat, "shape", text("{who:seat} names a shape.", who=seat),
        text("Name the shape on which the next other team ends its turn."), shape_options("name"),
        default=f"name:{default}",
    )  # fmt: skip
    shape = SHAPE_WORDS[taken.removeprefix("name:")]
    power = t.power(seat, key)
    t.team(seat).named = Named(shape, "" if power is None or power.card.morph else power.card.slug)
    t.say("power", "{who:seat} names the {shape:shape}.", who=seat, shape=shape)
