"""Arkham Asylum as embeds: Line-Up, stacks and players in words, the hand, and the pictures of table and hand."""

from collections.abc import Iterable, Sequence

from art import Picture, arkham_hand, arkham_table
from art.arkham_words import causes, face
from cogs.boards.board import Part, Shown, Waited, parts
from cogs.limits import chunks
from cogs.words import escaped
from engine.arkham.view import ArkhamView, CardView, CharacterView, InPlay, PlaceView, PlayerView, SlotView, TeamView

MEDALS = ("🥇", "🥈", "🥉")
NAMES_A_LINE = 30


def panel(view: ArkhamView, seats: Sequence[str], waited: Waited) -> Shown:
    """What can be bought, what waits, how everybody stands."""
    players = parts("Players", (_player(view, each, seats) for each in _in_order(view))) if not view.teams else []
    for team in view.teams:
        mine = (_player(view, view.players[seat], seats) for seat in team.seats)
        players += parts(f"Team {team.number}", [_team(view, team), *mine])
    if view.standings:
        scores = _team_scores(view, seats) if view.teams else _scores(view, seats)
        return Shown(_headline(view, seats), [*parts("Final scores", scores), *players])
    if view.phase == "setup":
        return Shown(_headline(view, seats), [*_to_draft(view), *players])
    lineup = parts("Line-Up", (_slot(slot) for slot in view.slots))
    return Shown(_headline(view, seats), [*lineup, *parts("Stacks", _stacks(view)), *players])


def picture(view: ArkhamView, seats: Sequence[str], waited: Waited) -> Picture:
    """The table."""
    return arkham_table.picture(view, seats)


def in_play(view: ArkhamView, seats: Sequence[str]) -> list[Part]:
    """All that lies open, with its texts: Characters, cards in play, Line-Up, tops of stacks; and the open piles."""
    shown: list[Part] = []
    for player in _in_order(view):
        lines = [f"**{face(each)}**: {each.text}" for each in player.characters]
        lines += _once((f"{_mark(each)}**{each.card.name}**", each.card.text) for each in player.in_play)
        lines += _once((f"(Frozen) **{card.name}**", card.text) for card in player.frozen)
        shown += parts(f"{player.seat + 1} {escaped(seats[player.seat])}", lines)
    shown += parts("Line-Up", _once((f"**{each.card.name}**", each.card.text) for each in _lineup(view)))
    tops = [stack.top for stack in (*view.nemeses, view.hostages, view.henchmen) if stack.top is not None]
    shown += parts("On top of the stacks", _once((f"**{top.name}**", top.text) for top in tops))
    shown += parts("Riddles resolved", (f"**{riddle.name}**: {riddle.text}" for riddle in view.riddles_read))
    shown += parts("Open piles, the newest card last", _piles(view, seats))
    return shown


def hand(view: ArkhamView, seats: Sequence[str]) -> Shown:
    """The cards of one hand with their texts, the Character, the discard pile."""
    mine = view.hand
    if mine is None:
        return Shown("You have no seat at this table.")
    player = view.players[mine.seat]
    shown = parts("Hand", _once(_printed(card) for card in mine.cards) or ["Empty."])
    dealt = player.dealt or (view.teams[player.team - 1].dealt if player.team else ())
    label = "Your Character" if player.characters else "Characters you were dealt"
    shown += parts(label, (_character(each) for each in player.characters or dealt))
    if player.in_play:
        shown.append(Part("In front of you", _named(f"{_mark(each)}{each.card.name}" for each in player.in_play)))
    if player.frozen:
        shown.append(Part("Frozen", _named(card.name for card in player.frozen)))
    if mine.mate is not None:
        name = escaped(seats[mine.mate.seat])
        shown += parts(f"Your teammate {name}'s hand", _once(_printed(card) for card in mine.mate.cards) or ["Empty."])
        weakest = " · only the lower of your two scores counts" if view.mode == "weakest-link" else ""
        shown += [Part("Your team", _team(view, view.teams[player.team - 1]) + weakest)]
    shown += parts("Riddles", (f"**{riddle.name}**: {riddle.text}" for riddle in mine.riddles))
    shown += parts(f"Discard pile ({len(player.discard)})", _cards(player.discard))
    return Shown(_headline(view, seats), shown)


def hand_picture(view: ArkhamView, seats: Sequence[str]) -> Picture | None:
    """The cards of one hand; None while it is empty."""
    mate = view.hand.mate if view.hand is not None else None
    return arkham_hand.picture(view, seats[mate.seat] if mate is not None else "")


def _headline(view: ArkhamView, seats: Sequence[str]) -> str:
    if view.standings:
        winners = " and ".join(f"**{escaped(seats[seat])}**" for seat in view.standings[0])
        why = causes(view)
        return f"🏁 {winners} won: {why}." if why else f"🏁 {winners} won."
    if view.phase == "setup":
        return "Everybody gets a Character."
    if view.active is None:
        return f"Round {view.round}"
    name = escaped(seats[view.active])
    if view.phase == "turn":
        return f"Round {view.round} · **{name}**'s turn · **{view.power}** Power left"
    return f"Round {view.round} · **{name}**'s turn ends"


def _team(view: ArkhamView, team: TeamView) -> str:
    """What a team has together."""
    if view.phase == "setup" and team.dealt:
        return f"{team.coffer} VP on the Team Coffer · dealt {', '.join(each.name for each in team.dealt)}"
    waits = " · the next card of cost 7 or less goes to the teammate" if team.passing else ""
    return f"**{team.coffer}** VP on the Team Coffer{waits}"


def _to_draft(view: ArkhamView) -> list[Part]:
    return parts("Characters to draft", (f"**{each.name}**: {each.text}" for each in view.draft))


def _lineup(view: ArkhamView) -> list[PlaceView]:
    return [place for slot in view.slots for place in slot.cards]


def _slot(slot: SlotView) -> str:
    mark = " ❓" if slot.marked else ""
    if not slot.cards:
        return f"{slot.number}.{mark} empty"
    return f"{slot.number}.{mark} " + " · ".join(_place(place) for place in slot.cards)


def _place(place: PlaceView) -> str:
    bribe = f", Bribe {place.bribe} VP" if place.bribe is not None else ""
    return f"**{place.card.name}** ({place.buy} Power{bribe}; {_worth(place.card)})"


def _worth(card: CardView) -> str:
    return "★ VP" if card.vp_icon else f"{card.vp} VP"


def _stacks(view: ArkhamView) -> list[str]:
    lines: list[str] = []
    for number, stack in enumerate(view.nemeses):
        team = f" of team {number + 1}" if len(view.nemeses) > 1 else ""
        top = stack.top
        # The stack of the team whose turn it is not is for sale to nobody now, but its cost is of interest.
        shown = f"**{top.name}** ({top.cost if stack.buy is None else stack.buy} Power)" if top else "face down"
        lines.append(f"Nemesis stack{team}: {shown}, {stack.count} left")
    if view.hostages.count:
        top = view.hostages.top
        shown = f"**{top.name}** ({view.hostages.buy} Power), " if top is not None else ""
        lines.append(f"Hostages: {shown}{view.hostages.count} left")
    lines.append(f"Henchmen {view.henchmen.count} · Weaknesses {view.weaknesses.count} · main deck {view.main_deck}")
    if view.riddler is not None:
        lines.append(f"Riddle tokens {view.riddle_stack}")
    return lines


def _piles(view: ArkhamView, seats: Sequence[str]) -> list[str]:
    """The piles that anybody may look through."""
    piles = {
        f"Discard pile of {player.seat + 1} {escaped(seats[player.seat])}": player.discard for player in _in_order(view)
    }
    piles |= {"Destroyed": view.destroyed, "Nemesis cards out of the game": view.removed}
    return [line for name, cards in piles.items() if cards for line in (f"**{name}**", *_cards(cards))]


def _in_order(view: ArkhamView) -> list[PlayerView]:
    """Players in turn order, leavers last."""
    return sorted(view.players, key=lambda player: (player.left, player.place, player.seat))


def _player(view: ArkhamView, player: PlayerView, seats: Sequence[str]) -> str:
    arrow = "▶ " if player.seat == view.active and not view.standings else ""
    name = f"{arrow}**{player.seat + 1} {escaped(seats[player.seat])}**"
    if player.left:
        return f"{name} left the game"
    if player.played_by_mate:
        name += " (left: the teammate plays)"
    who = " and ".join(face(each) for each in player.characters)
    if view.phase == "setup":
        dealt = " or ".join(each.name for each in player.dealt)
        return " · ".join(part for part in (name, who or dealt) if part)
    facts = [f"{player.vp} VP", f"hand {player.hand}", f"deck {player.deck}", f"discard {len(player.discard)}"]
    if player.draws_less:
        facts.append(f"draws {player.draws_less} less")
    if player.frozen:
        facts.append(f"frozen: {_named(card.name for card in player.frozen)}")
    ongoing = [each.card.name for each in player.in_play if each.card.ongoing or each.bribed]
    if ongoing:
        facts.append(f"in play: {_named(ongoing)}")
    return f"{name} {who} · {' · '.join(facts)}" if who else f"{name} · {' · '.join(facts)}"


def _mark(each: InPlay) -> str:
    return "(Bribed) " if each.bribed else ""


def _printed(card: CardView) -> tuple[str, str]:
    """A card of a hand: what stands above its text, and the text."""
    kind = ", ".join(card.types) or "Weakness"
    return f"**{card.name}** ({kind}, cost {card.cost}, {_worth(card)})", card.text


def _character(each: CharacterView) -> str:
    starter = f" Starter {each.starter.name}: {each.starter.text}" if each.starter is not None else ""
    return f"**{face(each)}**: {each.text}{starter}"


def _once(cards: Iterable[tuple[str, str]]) -> list[str]:
    """A line for each card by its heading and text, several of the same once with their number."""
    counts: dict[tuple[str, str], int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [
        f"{heading}{f' ×{count}' if count > 1 else ''}: {text or 'no text'}"
        for (heading, text), count in counts.items()
    ]


def _cards(cards: Iterable[CardView]) -> list[str]:
    """The names of a pile, in lines of which each fits into a field."""
    return [", ".join(some) for some in chunks(_counted(card.name for card in cards), NAMES_A_LINE)]


def _named(names: Iterable[str]) -> str:
    return ", ".join(_counted(names))


def _counted(names: Iterable[str]) -> list[str]:
    """Names in the order of the last of each, several of one name once with their number."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.pop(name, 0) + 1
    return [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]


def _team_scores(view: ArkhamView, seats: Sequence[str]) -> list[str]:
    """The teams, best first, each with its players' counts."""
    lines: list[str] = []
    totals = {score.seat: score for score in view.scores}
    shared = len(view.standings) == 1
    for place, score in enumerate(view.team_scores):
        medal = MEDALS[0] if shared else MEDALS[place]
        each = [
            f"{escaped(seats[seat])} {totals[seat].total}"
            + (f" ({totals[seat].coffer} shared)" if totals[seat].coffer else "")
            for seat in score.seats
        ]
        coffer = [f"Coffer {score.coffer}"] if score.coffer and view.mode == "2v2" else []
        what = "the lower of" if view.mode == "weakest-link" else "of"
        lines.append(f"{medal} Team {score.team}: **{score.total}** VP, {what} {', '.join([*each, *coffer])}")
    return lines


def _scores(view: ArkhamView, seats: Sequence[str]) -> list[str]:
    lines: list[str] = []
    place = 1
    totals = {score.seat: score for score in view.scores}
    for rank in view.standings:
        for seat in rank:
            medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
            score = totals.get(seat)
            count = f": **{score.total}** VP ({score.tokens} in tokens, {score.cards_vp} on cards)" if score else ""
            lines.append(f"{medal} {escaped(seats[seat])}{count}")
        place += len(rank)
    return lines
