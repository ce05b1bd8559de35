"""Setting up the table: stacks, Characters, Starter decks (AA-028 to AA-061)."""

from engine.arkham.design import REGISTER, Design
from engine.arkham.state import NONE, ArkhamState, Kind, Length, Slot, Stack, Team
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Option, SeatAsk
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import Text, text

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
TEAM_LEVELS = (1, 2, 3, 4)
"""Levels of a team's Nemesis stack (SH-018)."""
TEAM_DEALT = 3
"""Characters dealt to a team (SH-016)."""
EVEN_COFFER = 1
"""VP tokens on the Coffer of the team that starts second (SH-020)."""
SUBTYPES: dict[Kind, str] = {"heroes": "Super Hero", "villains": "Super-Villain"}

RIDDLER = "ch_the_riddler"


@tasks.task("set-up", "setting up")
def set_up(t: Turn) -> None:
    """Turn order, stacks, Line-Up, Characters on offer (AA-028 to AA-047, AA-054)."""
    state = t.state
    if state.mode == "free-for-all":
        state.order = list(range(t.seats))
        t.shuffle("order", state.order)
    else:
        make_teams(t)
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


def make_teams(t: Turn) -> None:
    """Turn Order: two teams, drawn or as agreed, whose turns alternate; all else about them is random (SH-014)."""
    state = t.state
    seats = list(range(t.seats))
    if not state.chosen_teams:
        t.shuffle("teams", seats)
    pairs = [seats[:2], seats[2:]]
    for each in pairs:
        t.shuffle("order", each)
    t.shuffle("order", pairs)
    odd, even = pairs
    state.teams = [Team(odd), Team(even, coffer=EVEN_COFFER)]
    state.order = [odd[0], even[0], odd[1], even[1]]
    t.say("setup", "Team 1: {odd:seat}. Team 2: {even:seat}. Team 1 begins.", odd=[*odd], even=[*even])
    t.say("setup", "Team 2 starts with {vp} VP on its Team Coffer.", vp=EVEN_COFFER)


def build_nemeses(t: Turn, cards: list[int]) -> None:
    """Each stack by Levels, its top card face up; the rest goes to the box unseen (AA-035 to AA-039, SH-018)."""
    state = t.state
    by_level: dict[int, list[int]] = {}
    for card in cards:
        by_level.setdefault(t.design(card).level, []).append(card)
    for level, each in by_level.items():
        t.shuffle(f"nemesis:{level}", each)
    stacks: list[list[int]] = [[] for _ in state.stacks]
    # A stack of one kind first: a mixed one must not take what only the other can use.
    for number, kind in sorted(enumerate(state.stacks), key=lambda each: each[1] == "mixed"):
        for level in levels_of(state):
            card = next(card for card in by_level[level] if nemesis_fits(state, t.design(card), kind))
            by_level[level].remove(card)
            stacks[number].append(card)
    state.nemeses = [Stack(stack, up=True) for stack in stacks]
    state.box += [card for each in by_level.values() for card in each]
    if not state.teams:
        t.say("nemesis", "{card:card} waits as the first Nemesis.", reveal=True, card=t.slug(stacks[0][0]))
    for number, stack in enumerate(stacks[: len(state.teams)], 1):
        words = "{card:card} waits as the first Nemesis of team {team}."
        t.say("nemesis", words, reveal=True, card=t.slug(stack[0]), team=number)


def levels_of(state: ArkhamState) -> tuple[int, ...]:
    """The Levels of each Nemesis stack, the top one first."""
    return LEVELS[state.length] if state.mode == "free-for-all" else TEAM_LEVELS


def nemesis_fits(state: ArkhamState, design: Design, kind: Kind) -> bool:
    """Whether a Nemesis card may be in a stack of this kind (AA-038, AA-060, SH-006)."""
    return state.nemesis_box in {"", design.box} and (kind == "mixed" or design.subtype == SUBTYPES[kind])


def offer_characters(t: Turn) -> None:
    """Two random Characters for each player, three for each team; a draft: one more than players (AA-030, AA-054)."""
    state = t.state
    boxes = {each.box for each in t.designs}
    pool = [each.slug for each in REGISTER.values() if each.pile == "character" and each.box in boxes]
    t.shuffle("characters", pool)
    if state.draft:
        state.pool = pool[: len(state.players) + 1]
        t.say("setup", "To be drafted: {characters:card}.", characters=[*state.pool])
        return
    for number, team in enumerate(state.teams, 1):
        team.dealt, pool = pool[:TEAM_DEALT], pool[TEAM_DEALT:]
        t.say("setup", "Team {team} is dealt {characters:card}.", team=number, characters=[*team.dealt])
    for seat in state.order if not state.teams else ():
        state.players[seat].dealt, pool = pool[:DEALT], pool[DEALT:]
        t.say("setup", "{who:seat} is dealt {characters:card}.", who=seat, characters=[*state.players[seat].dealt])


@tasks.task("characters", "the choice of Characters")
def choose_characters(t: Turn) -> Effect[None]:
    """Everybody chooses one of their own two at the same time; all choices are shown together (AA-030 to AA-032)."""
    public = text("Everybody chooses a Character in secret.")
    asks = {
        seat: SeatAsk(text("Which Character will you play?"), options, (options[0].id,))
        for seat in t.staying()
        for options in [tuple(character_option(t, slug) for slug in t.player(seat).dealt)]
    }
    answers = yield from t.secretly("character", public, asks)
    for seat, (pick,) in answers.items():
        take_character(t, seat, pick)
    t.state.phase = "starters"


@tasks.task("draft", "the draft of Characters")
def draft(t: Turn) -> Effect[None]:
    """The next player in turn order takes one of the Characters still there (AA-055)."""
    state = t.state
    seat = next((seat for seat in t.staying() if not state.players[seat].characters), NONE)
    if seat == NONE:
        state.phase = "starters"
        return
    public = text("{who:seat} drafts a Character.", who=seat)
    options = [character_option(t, slug) for slug in state.pool]
    pick = yield from t.choose(seat, "draft", public, text("Which Character will you play?"), options)
    take_character(t, seat, pick)


@tasks.task("team-characters", "the choice of Characters")
def choose_in_teams(t: Turn) -> Effect[None]:
    """In both teams at once: the lower number takes one of three, the teammate one of two; they may swap (SH-016)."""
    teams = t.state.teams
    public = text("Both teams choose their Characters.")
    prompt = text("Which Character will you play? Your teammate takes one of the others.")
    asks = {team.seats[0]: character_ask(t, team.dealt, prompt) for team in teams}
    picks = yield from t.secretly("character", public, asks)
    taken = {seat: pick.partition(":")[2] for seat, (pick,) in picks.items()}
    asks: dict[int, SeatAsk] = {}
    for team in teams:
        gone = taken[team.seats[0]]
        prompt = text("Your teammate has taken {gone:card}. Which Character will you play?", gone=gone)
        asks[team.seats[1]] = character_ask(t, [slug for slug in team.dealt if slug != gone], prompt)
    picks = yield from t.secretly("character", public, asks)
    taken |= {seat: pick.partition(":")[2] for seat, (pick,) in picks.items()}
    unsure = teams
    while unsure:
        unsure = yield from swap_in_teams(t, unsure, taken)
    for seat in t.state.order:
        take_character(t, seat, f"character:{taken[seat]}")
    for team in teams:
        team.dealt = []
    t.state.phase = "starters"


def character_ask(t: Turn, slugs: list[str], prompt: Text) -> SeatAsk:
    """One of these Characters."""
    options = tuple(character_option(t, slug) for slug in slugs)
    return SeatAsk(prompt, options, (options[0].id,))


def swap_in_teams(t: Turn, teams: list[Team], taken: dict[int, str]) -> Effect[list[Team]]:
    """Teammates who both want to swap do so and are asked again; returns these teams (SH-016)."""
    asks: dict[int, SeatAsk] = {}
    for team in teams:
        for seat in team.seats:
            words = text(
                "You play {mine:card}, your teammate {other:card}. Swap, if both of you want to?",
                mine=taken[seat], other=taken[t.teammate(seat)],
            )  # fmt: skip
            asks[seat] = SeatAsk(words, (KEEP, SWAP), (KEEP.id,))
    answers = yield from t.secretly("swap", text("The teams confirm their Characters, or swap them."), asks)
    swapped = [team for team in teams if all(answers.get(seat) == (SWAP.id,) for seat in team.seats)]
    for team in swapped:
        one, other = team.seats
        taken[one], taken[other] = taken[other], taken[one]
    return swapped


KEEP = plain("keep", "choose", "Play these")
SWAP = plain("swap", "choose", "Swap")


def character_option(t: Turn, slug: str) -> Option:
    """The option to play a Character, with its text and that of its unique Starter (AA-031)."""
    starter = own_starter(t.state, slug)
    note = text(REGISTER[slug].text)
    if starter:
        note = text("{character} Starter {starter:card}: {text}", character=REGISTER[slug].text, starter=starter,
                    text=REGISTER[starter].text)  # fmt: skip
    return Option(f"character:{slug}", "choose", text("{card:card}", card=slug), note=note)


def own_starter(state: ArkhamState, character: str) -> str:
    """The unique Starter of a Character; empty if it has none or it is not played with it (AA-018, AA-058)."""
    return starter_of(character) if state.own_starters else ""


def starter_of(character: str) -> str:
    """The unique Starter that belongs to a Character, empty if there is none (AA-018)."""
    name = REGISTER[character].name
    return next((each.slug for each in REGISTER.values() if each.owner == name), "")


@tasks.task("starters", "the choice of Starters")
def choose_starters(t: Turn) -> Effect[None]:
    """The next player whose Character has no Starter of its own draws two unused ones and chooses (AA-058, AA-059)."""
    state = t.state
    for seat in t.staying():
        player = state.players[seat]
        if player.starter:
            continue
        player.starter = own_starter(state, player.characters[0])
        if player.starter:
            continue
        unused = unused_starters(t)
        t.shuffle("starters", unused)
        if not unused:
            player.starter = "punch"
            return
        t.say("setup", "{who:seat} draws {starters:card}.", who=seat, starters=[*unused[:DEALT]])
        options = [
            Option(f"starter:{slug}", "choose", text("{card:card}", card=slug), note=text(REGISTER[slug].text))
            for slug in unused[:DEALT]
        ]
        public = text("{who:seat} chooses a unique Starter.", who=seat)
        pick = yield from t.choose(seat, "starter", public, text("Which Starter goes into your deck?"), options)
        player.starter = pick.partition(":")[2]
        t.say("setup", "{who:seat} takes {card:card}.", who=seat, card=player.starter)
        return
    state.phase = "deal"


def unused_starters(t: Turn) -> list[str]:
    """Unique Starters in the box that no Character of this game owns and nobody has chosen (AA-058)."""
    players = t.state.players
    owners = [REGISTER[slug].name for player in players for slug in player.characters]
    chosen = [player.starter for player in players]
    boxed = [t.design(card) for card in t.state.box]
    return [
        each.slug
        for each in boxed
        if each.pile == "unique starter" and each.owner not in owners and each.slug not in chosen
    ]


def take_character(t: Turn, seat: int, pick: str) -> None:
    """A Character joins a player; the others offered go to the box (AA-034)."""
    player = t.player(seat)
    slug = pick.partition(":")[2]
    player.characters, player.dealt = [slug], []
    t.state.pool = [each for each in t.state.pool if each != slug]
    t.say("setup", "{who:seat} plays {card:card}.", who=seat, card=slug)


@tasks.task("deal", "dealing")
def deal(t: Turn) -> None:
    """Starter decks, first hands, tokens of P3 and P4, Riddle tokens; P1 begins (AA-033, AA-048 to AA-050, SH-020)."""
    state = t.state
    state.pool = []
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        if player.left:
            continue
        wanted = ["punch"] * PUNCHES + ["vulnerability"] * VULNERABILITIES + [player.starter]
        for slug in wanted:
            player.deck.append(from_box(t, slug))
        t.shuffle(f"deck:{seat}", player.deck)
        if len(state.order) > 2 and place >= 2 and not state.teams:
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
