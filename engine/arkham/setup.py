"""Setting up the table: stacks, Characters, Starter decks (AA-028 to AA-055)."""

from engine.arkham.design import REGISTER
from engine.arkham.state import NONE, ArkhamState, Length, Player, Slot, Stack
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import text

SLOTS = 5
PUNCHES, VULNERABILITIES = 6, 3
DEALT = 2
HAND_SIZE = 5
LATE_VP = 2
"""VP tokens of P3 and P4 (AA-049)."""
LEVELS: dict[Length, tuple[int, ...]] = {
    "standard": (1, 2, 2, 2, 3, 3, 4),
    "short": (1, 2, 2, 2, 3, 3),
    "extended": (1, 2, 2, 2, 2, 3, 3, 3, 4),
}
"""Levels of the Nemesis stack, the top one first (AA-036, AA-051, AA-052)."""

RIDDLER = "ch_the_riddler"


def new_state(printed: str, seats: int, *, length: Length, draft: bool) -> ArkhamState:
    """A table before anything has been dealt."""
    return ArkhamState(printed, length, draft, players=[Player(seat) for seat in range(seats)])


@tasks.task("set-up", "setting up")
def set_up(t: Turn) -> None:
    """Turn order, stacks, Line-Up, Characters on offer (AA-028 to AA-047, AA-054)."""
    state = t.state
    state.order = list(range(t.seats))
    t.shuffle("order", state.order)
    t.say("setup", "Turn order: {order:seat}.", order=[*state.order])
    piles: dict[str, list[int]] = {}
    for card, design in enumerate(t.designs):
        piles.setdefault(design.pile, []).append(card)
    state.weaknesses = piles["weakness"]
    state.henchmen = piles["henchmen"]
    state.hostages = piles["hostage"]
    t.shuffle("hostages", state.hostages)
    state.hostage_up = True
    state.main = piles["main"]
    t.shuffle("main", state.main)
    state.lineup = [Slot(card) for card in state.main[:SLOTS]]
    state.main = state.main[SLOTS:]
    state.box = [*piles["starter"], *piles["unique starter"]]
    build_nemeses(t, piles["nemesis"])
    offer_characters(t)
    state.phase = "characters"


def build_nemeses(t: Turn, cards: list[int]) -> None:
    """The stack by Levels, its top card face up; the rest goes to the box unseen (AA-035 to AA-039)."""
    by_level: dict[int, list[int]] = {}
    for card in cards:
        by_level.setdefault(t.design(card).level, []).append(card)
    for level, each in by_level.items():
        t.shuffle(f"nemesis:{level}", each)
    stack = [by_level[level].pop(0) for level in LEVELS[t.state.length]]
    t.state.nemeses = [Stack(stack, up=True)]
    t.state.box += [card for each in by_level.values() for card in each]
    t.say("nemesis", "{card:card} waits as the first Nemesis.", reveal=True, card=t.slug(stack[0]))


def offer_characters(t: Turn) -> None:
    """Two random Characters for each player, or for a draft one more than there are players (AA-030, AA-054)."""
    state = t.state
    boxes = {each.box for each in t.designs}
    pool = [each.slug for each in REGISTER.values() if each.pile == "character" and each.box in boxes]
    t.shuffle("characters", pool)
    if state.draft:
        state.pool = pool[: len(state.players) + 1]
        t.say("setup", "To be drafted: {characters:card}.", characters=[*state.pool])
        return
    for seat in state.order:
        state.players[seat].dealt, pool = pool[:DEALT], pool[DEALT:]
        t.say("setup", "{who:seat} is dealt {characters:card}.", who=seat, characters=[*state.players[seat].dealt])


@tasks.task("characters", "the choice of Characters")
def choose_characters(t: Turn) -> Effect[None]:
    """Everybody chooses one of their own two at the same time; all choices are shown together (AA-030 to AA-032)."""
    public = text("Everybody chooses a Character in secret.")
    asks = {
        seat: SeatAsk(text("Which Character will you play?"), options, (options[0].id,))
        for seat in t.staying()
        for options in [tuple(character_option(slug) for slug in t.player(seat).dealt)]
    }
    answers = yield from t.secretly("character", public, asks)
    for seat, (pick,) in answers.items():
        take_character(t, seat, pick)
    t.state.phase = "deal"


@tasks.task("draft", "the draft of Characters")
def draft(t: Turn) -> Effect[None]:
    """The next player in turn order takes one of the Characters still there (AA-055)."""
    state = t.state
    seat = next((seat for seat in t.staying() if not state.players[seat].characters), NONE)
    if seat == NONE:
        state.phase = "deal"
        return
    public = text("{who:seat} drafts a Character.", who=seat)
    options = [character_option(slug) for slug in state.pool]
    pick = yield from t.choose(seat, "draft", public, text("Which Character will you play?"), options)
    take_character(t, seat, pick)


def character_option(slug: str) -> Option:
    """The option to play a Character, with its text and that of its unique Starter (AA-031)."""
    starter = starter_of(slug)
    note = text("{character} Starter {starter:card}: {text}", character=REGISTER[slug].text, starter=starter,
                text=REGISTER[starter].text)  # fmt: skip
    return Option(f"character:{slug}", "choose", text("{card:card}", card=slug), note=note)


def starter_of(character: str) -> str:
    """The unique Starter of a Character (AA-018)."""
    name = REGISTER[character].name
    return next(each.slug for each in REGISTER.values() if each.owner == name)


def take_character(t: Turn, seat: int, pick: str) -> None:
    """A Character joins a player; the others offered go to the box (AA-034)."""
    player = t.player(seat)
    slug = pick.partition(":")[2]
    player.characters, player.dealt = [slug], []
    t.state.pool = [each for each in t.state.pool if each != slug]
    t.say("setup", "{who:seat} plays {card:card}.", who=seat, card=slug)


@tasks.task("deal", "dealing")
def deal(t: Turn) -> None:
    """Starter decks, first hands, tokens of P3 and P4, Riddle tokens; P1 begins (AA-033, AA-048 to AA-050)."""
    state = t.state
    state.pool = []
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        if player.left:
            continue
        wanted = ["punch"] * PUNCHES + ["vulnerability"] * VULNERABILITIES + [starter_of(player.characters[0])]
        for slug in wanted:
            player.deck.append(from_box(t, slug))
        t.shuffle(f"deck:{seat}", player.deck)
        if len(state.order) > 2 and place >= 2:
            player.vp = LATE_VP
        if RIDDLER in player.characters:
            state.riddler = seat
            state.riddles = [int(each.slug.partition("_")[2]) for each in REGISTER.values() if each.pile == "riddle"]
            t.shuffle("riddles", state.riddles)
    for seat in t.staying():
        t.me = seat
        _ = t.draw(HAND_SIZE)
    state.active = t.staying()[0]
    state.phase = "begin"


def from_box(t: Turn, slug: str) -> int:
    """Take a copy of this design out of the box."""
    card = next(card for card in t.state.box if t.slug(card) == slug)
    t.state.box.remove(card)
    return card
