"""Every broken invariant of a state, as sentences (DESIGN 8.2)."""

from collections.abc import Iterator

from engine.arkham.design import REGISTER, designs
from engine.arkham.state import NONE, ArkhamState


def problems_of(state: ArkhamState) -> list[str]:
    """What is wrong; empty when all is well."""
    found = [*cards(state), *tokens(state), *players(state), *teams(state)]
    if state.phase == "over" and not state.ranks:
        found.append("the game is over without a winner")
    return found


def zones(state: ArkhamState) -> Iterator[tuple[str, list[int]]]:
    """All places where cards lie, by name."""
    for player in state.players:
        for zone in ("deck", "hand", "pile", "play", "frozen"):
            yield f"{zone} of {player.seat}", getattr(player, zone)
    for slot in state.lineup:
        yield "Line-Up", [card for card in (slot.top, *slot.lower) if card != NONE]
    for stack in state.nemeses:
        yield "Nemesis", stack.cards
    yield from (
        ("main", state.main), ("bribed", state.bribed), ("henchmen", state.henchmen), ("weaknesses", state.weaknesses),
        ("hostages", state.hostages), ("destroyed", state.destroyed), ("removed", state.removed), ("box", state.box),
    )  # fmt: skip


def cards(state: ArkhamState) -> Iterator[str]:
    """Each card lies in one place, each in a place where it may lie (AA-016)."""
    if state.phase == "new":
        return
    every = designs(state.printed)
    lying = [card for _, zone in zones(state) for card in zone]
    if sorted(lying) != list(range(len(every))):
        yield f"cards are missing or doubled: {sorted(lying)}"
    homes = {"henchmen": "henchmen", "weaknesses": "weakness", "hostages": "hostage", "Nemesis": "nemesis"}
    for name, zone in zones(state):
        if name in homes and any(every[card].pile != homes[name] for card in zone):
            yield f"something else lies among the {name}"
        if name in {"main", "Line-Up", "bribed"} and any(every[card].pile != "main" for card in zone):
            yield f"a card that is none of the main deck lies in {name}"
    hidden = [card for name, zone in zones(state) for card in zone if name.split()[0] in {"deck", "hand"}]
    hidden += [*state.main, *state.hostages, *state.box]
    if any(card not in hidden for card in state.known):
        yield "a card that lies open is kept as a secret"


def tokens(state: ArkhamState) -> Iterator[str]:
    """VP tokens are never below 0; all eight Riddle tokens are there, or none (AA-019, AA-181)."""
    if any(player.vp < 0 for player in state.players):
        yield "somebody owes VP"
    lying = [*state.riddles, *state.riddles_read, *state.riddles_unread]
    lying += [slot.token for slot in state.lineup if slot.token != NONE]
    lying += [trigger.token for trigger in state.triggers if trigger.token != NONE]
    expected = [] if state.riddler == NONE else list(range(1, 9))
    if sorted(lying) != expected:
        yield f"Riddle tokens are missing or doubled: {sorted(lying)}"


def players(state: ArkhamState) -> Iterator[str]:
    """Who has left holds nothing; Bribed cards lie out in a turn only; Power is never below 0 (AA-068, AA-192)."""
    for player in state.players:
        if (
            player.left
            and not state.teams
            and (player.deck or player.hand or player.pile or player.play or player.frozen or player.vp)
        ):
            yield f"seat {player.seat} has left and still has something"
        if any(slug not in REGISTER for slug in player.characters):
            yield f"nobody knows the Characters of seat {player.seat}"
    if state.now.power < 0:
        yield "Power is below 0"
    if state.bribed and state.phase in {"flip-nemesis", "flip-hostage", "pass-on", "begin", "over"}:
        yield "Bribed cards lie out between turns"
    if any(state.players[trigger.seat].left for trigger in state.triggers):
        yield "somebody who has left is due to do something"
    if any(card not in player.play for card in state.borrowed for player in state.players if card in player.play):
        yield "a borrowed card is not in play"


def teams(state: ArkhamState) -> Iterator[str]:
    """Two teams of two with a stack each, whose turns alternate, in a team game; else none (SH-014, SH-018)."""
    if state.phase == "new":
        return
    if (state.mode == "free-for-all") != (not state.teams):
        yield "the teams do not fit the mode"
    if len(state.nemeses) != max(1, len(state.teams)):
        yield "there is not one Nemesis stack for each team"
    if state.teams:
        odd, even = state.teams
        if [*odd.seats, *even.seats] != [*state.order[::2], *state.order[1::2]]:
            yield "the turns of the teams do not alternate"
    if any(team.coffer < 0 for team in state.teams):
        yield "a Team Coffer owes VP"
    if state.now.passing and (not state.teams or state.phase in {"flip-hostage", "pass-on", "begin", "over"}):
        yield "a Team Coffer passes on between turns"
    if any(player.played_by_mate for player in state.players) and not state.teams:
        yield "somebody is played by a teammate without having one"
