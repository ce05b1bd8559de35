"""Settling what was triggered once the running action is complete (AA-105 to AA-107, AA-243, AA-244, AA-324)."""

from engine.arkham.design import REGISTER, Hook
from engine.arkham.state import Trigger
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Option
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text

MOST_TRIGGERS = 100
"""Triggered abilities of one action (AA-324)."""

BRIBE_TILE = "bribe-tile"
RIDDLE = "riddle"


@tasks.task("settle", "what was triggered")
def settle(t: Turn) -> Effect[None]:
    """One triggered ability after another: Riddle tokens, the active player's, the others' in turn order (AA-107)."""
    now = t.state.now
    if not t.state.triggers:
        return
    now.chain += 1
    if now.chain > MOST_TRIGGERS:
        t.state.triggers.clear()
        t.say("nothing", "Too many abilities have triggered each other: what is left of them is dropped.")
        return
    due = yield from next_due(t)
    t.state.triggers.remove(due)
    if due.task == RIDDLE:
        t.push(RIDDLE, seat=due.seat, token=due.token, card=due.this)
    elif due.task == BRIBE_TILE:
        t.push(BRIBE_TILE)
    else:
        t.push(due.task, seat=due.seat, this=due.this)
    t.push("settle")


def next_due(t: Turn) -> Effect[Trigger]:
    """Which of the waiting abilities comes next; its player chooses among several of their own (AA-106, AA-296)."""
    waiting = t.state.triggers
    for trigger in waiting:
        if trigger.task == RIDDLE:
            return trigger
    order = t.around(t.state.active) if t.in_turn else t.next_first()
    first = next((seat for seat in order if any(one.seat == seat for one in waiting)), waiting[0].seat)
    own = [one for one in waiting if one.seat == first]
    for trigger in own:
        if is_calm(trigger) or len({one.task for one in own}) == 1:
            return trigger
    options = [option_of(number, one) for number, one in enumerate(own)]
    prompt = text("Several of your abilities are due. Which comes first?")
    public = text("{who:seat} puts abilities in order.", who=own[0].seat)
    pick = yield from t.choose(own[0].seat, "order", public, prompt, options)
    return own[int(pick.partition(":")[2])]


def option_of(number: int, trigger: Trigger) -> Option:
    """The option to settle this ability first; abilities of the same text are interchangeable."""
    id = f"first:{number}"
    if trigger.task == BRIBE_TILE:
        return plain(id, "choose", "The Bribed cards go under the main deck")
    return plain(id, "choose", "{card:card}", card=slug_of(trigger), same=trigger.task)


def slug_of(trigger: Trigger) -> str:
    """The design whose ability it is."""
    return trigger.task.partition(".")[0]


def is_calm(trigger: Trigger) -> bool:
    """Whether nothing can depend on when it is settled, so that it comes first without a question."""
    hook = hook_of(trigger)
    return hook is not None and hook.calm


def hook_of(trigger: Trigger) -> Hook | None:
    """The hook that triggered."""
    design = REGISTER.get(slug_of(trigger))
    hooks = design.hooks if design is not None else []
    return next((hook for hook in hooks if hook.task == trigger.task), None)


@tasks.task(RIDDLE, "a Riddle token")
def riddle(t: Turn, seat: int, token: int, card: int) -> None:
    """A foe of The Riddler turns a token up, resolves it, and puts it on the Riddle discard pile (AA-243)."""
    slug = f"riddle_{token}"
    t.state.riddles_read.append(token)
    t.say("riddle", "{who:seat} turns up the Riddle token: {token:card}.", reveal=True, who=seat, token=slug)
    t.push(slug, seat=seat, this=card)
