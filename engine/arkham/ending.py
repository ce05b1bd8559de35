"""The end of a turn, steps 2 to 9 (AA-085 to AA-098): each is due in the phase of its name."""

from engine.arkham.scoring import finish
from engine.arkham.state import NONE, Trigger
from engine.arkham.tasks import tasks
from engine.arkham.triggers import BRIBE_TILE
from engine.arkham.turn import Turn

HAND_SIZE = 5
QUIET_ROUNDS = 10
"""Rounds in a row without a purchase or a Bribe that end the game (AA-327)."""


def put_away(t: Turn) -> None:
    """Step 2: the rest of the hand goes to the discard pile, which is not discarding (AA-086)."""
    state = t.state
    state.phase = "end-abilities"
    player = state.players[state.active]
    if player.hand:
        t.say(
            "put-away", "{who:seat} puts {cards:card} away.",
            reveal=True, who=state.active, cards=[*t.slugs(player.hand)],
        )  # fmt: skip
    for card in player.hand:
        t.forget_place(card)
    player.pile += player.hand
    player.hand = []


def end_abilities(t: Turn) -> None:
    """Step 3: end-of-turn abilities, the Bribe tile among them, wait to be put in order (AA-087, AA-089)."""
    state = t.state
    state.phase = "clear"
    state.now.chain = 0
    for design, this in t.sources(state.active):
        if design.has("at-end"):
            state.triggers.append(Trigger(design.task("at-end"), state.active, this))
    t.queue_stack_ongoing("stack-at-end")
    if state.bribed:
        state.triggers.append(Trigger(BRIBE_TILE, state.active, NONE))


@tasks.task(BRIBE_TILE, "the Bribe tile")
def bribe_tile(t: Turn) -> None:
    """The cards next to the tile go under the main deck, the one Bribed first goes first (AA-088, AA-192)."""
    for card in list(t.state.bribed):
        _ = t.take(card)
        t.under_main(card)


def clear(t: Turn) -> None:
    """Step 4: the play zone goes to the discard pile, Ongoing cards stay; unspent Power is lost (AA-091)."""
    state = t.state
    state.phase = "draw-up"
    state.now.power = 0
    player = state.players[state.active]
    for card in [card for card in player.play if card in state.borrowed or not t.design(card).ongoing]:
        if card in state.borrowed:
            t.lay_off(card, t.take(card))
        else:
            player.play.remove(card)
            player.pile.append(card)


def draw_up(t: Turn) -> None:
    """Step 5: draw five cards, fewer after Running Late (AA-092, AA-348)."""
    state = t.state
    state.phase = "refill"
    t.me = state.active
    player = state.players[state.active]
    count = max(0, HAND_SIZE - player.draws_less)
    player.draws_less = 0
    _ = t.draw(count)


def refill(t: Turn) -> None:
    """Step 6: refill the Line-Up; the game may end here (AA-093, AA-094, AA-253 to AA-255, AA-327)."""
    state = t.state
    full = t.refill()
    bought = t.deeds_of_all("buy") or t.deeds_of_all("bribe")
    state.quiet = 0 if bought else state.quiet + 1
    if any(not stack.cards for stack in state.nemeses):
        state.causes.append("nemesis")
        t.say("over", "The last Nemesis is gone.")
    if not full:
        state.causes.append("main deck")
        t.say("over", "The main deck cannot fill the Line-Up.")
    if state.quiet >= QUIET_ROUNDS * len(t.staying()):
        state.causes.append("quiet")
        t.say("over", "Nobody has bought or Bribed a card for {rounds} rounds.", rounds=QUIET_ROUNDS)
    state.phase = "flip-nemesis"
    if state.causes:
        finish(t)


def flip_nemesis(t: Turn) -> None:
    """Step 7: a face-down top Nemesis is flipped, and its First Appearance is resolved (AA-095)."""
    state = t.state
    state.phase = "flip-hostage"
    state.now.chain = 0
    if state.now.passing:
        # The token stays on the Coffer (SH-034).
        state.now.passing = False
        t.say("coffer", "{who:seat} has gained no card that the Team Coffer could pass on.", who=state.active)
    for stack in state.nemeses:
        if not stack.cards or stack.up:
            continue
        stack.up = True
        card = stack.cards[0]
        t.say("nemesis", "{card:card} appears.", reveal=True, card=t.slug(card))
        t.forget_place(card)
        if t.design(card).has("arrives") or t.design(card).has("arrives-together"):
            t.push("first-appearance", card=card)


def flip_hostage(t: Turn) -> None:
    """Step 8: a face-down top Hostage is flipped (AA-096)."""
    state = t.state
    state.phase = "pass-on"
    if state.hostages and not state.hostage_up:
        state.hostage_up = True
        t.forget_place(state.hostages[0])
        t.say("hostage", "{card:card} is the next Hostage.", reveal=True, card=t.slug(state.hostages[0]))


def pass_on(t: Turn) -> None:
    """Step 9: the turn passes to the next player (AA-097)."""
    t.state.active = t.after(t.state.active)[0]
    t.state.phase = "begin"
