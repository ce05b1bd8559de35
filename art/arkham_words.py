"""The words of an Arkham picture: names as they are drawn, and the description for those who cannot see it."""

from collections.abc import Callable, Iterable, Sequence

from art import seats
from art.seats import described, ordinal
from art.typeface import width
from engine.arkham.view import ArkhamView, CardView, CharacterView, InPlay, PlaceView, PlayerView, StackView, TeamView

CAUSES = {
    "nemesis": "the last Nemesis was defeated",
    "main deck": "the main deck ran out",
    "quiet": "nobody bought anything for ten rounds",
    "alone": "all others have left",
    "decision": "people decided so",
}


def shown_names(view: ArkhamView, names: Sequence[str]) -> list[str]:
    """By seat, the names as the fonts can draw them."""
    return seats.shown_names(max((player.seat + 1 for player in view.players), default=0), names)


def counted(names: Iterable[str]) -> list[str]:
    """Names in the order of their first one, several of one name once with a number: ``Punch ×3``."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [name if count == 1 else f"{name} ×{count}" for name, count in counts.items()]


def listed(names: Sequence[str], room: float, size: float) -> str:
    """Names with commas as far as ``room`` reaches, never one in part: ``Punch ×3, Crowbar, 2 more``."""
    for shown in range(len(names), 0, -1):
        rest = [f"{len(names) - shown} more"] if shown < len(names) else []
        words = ", ".join([*names[:shown], *rest])
        if width(words, size) <= room:
            return words
    return f"{len(names)} kinds" if names else ""


def face(character: CharacterView) -> str:
    """The name of a Character, which it keeps face down (SH-054)."""
    return character.name if character.face_up else f"{character.name} (face down)"


def team_of(view: ArkhamView, seat: int) -> str:
    """The team of a seat as a remark, empty without teams."""
    number = view.players[seat].team
    return f"team {number}" if number else ""


def stays(each: InPlay) -> bool:
    """Whether a card in play is Ongoing or Bribed: it outlasts the turn, or lies next to the Bribe tile."""
    return each.bribed or each.card.ongoing or not each.fresh


def played(view: ArkhamView) -> list[str]:
    """What the active player has played this turn."""
    players = [player for player in view.players if player.seat == view.active and not player.left]
    return counted(each.card.name for player in players for each in player.in_play if not stays(each))


def ranks(view: ArkhamView) -> dict[int, int]:
    """By seat, the place in the final count, from 1; equal ranks share it."""
    return {seat: 1 + sum(map(len, view.standings[:n])) for n, seats in enumerate(view.standings) for seat in seats}


def in_order(view: ArkhamView) -> list[PlayerView]:
    """Players by final rank, before that in turn order; those who left last. Teams stay in their columns."""
    if view.teams:
        return sorted(view.players, key=lambda player: player.place)
    ranked = [seat for seats in view.standings for seat in seats]

    def order(player: PlayerView) -> tuple[bool, int, int, int]:
        rank = ranked.index(player.seat) if player.seat in ranked else len(ranked)
        return (player.left, rank, player.place, player.seat)

    return sorted(view.players, key=order)


def causes(view: ArkhamView) -> str:
    """Why the game ended, empty for a reason without words."""
    return " and ".join(CAUSES[cause] for cause in view.causes if cause in CAUSES)


def description(view: ArkhamView, names: Sequence[str]) -> str:
    """What the picture says in full sentences, as detailed as Discord's limit for descriptions allows."""
    steps = ((40, 4), (40, 3), (32, 2), (20, 1), (12, 0))
    return described(names, steps, lambda name, details: _sentences(view, name, details))


def _sentences(view: ArkhamView, name: Callable[[int], str], details: int) -> str:
    sentences = [f"Arkham Asylum, round {view.round}." if view.round else "Arkham Asylum.", _situation(view, name)]
    if details >= 1:
        sentences.append(f"Line-Up: {_line_up(view, details)}.")
    sentences.append(_stacks(view, details))
    sentences += [_team(view, team, name) for team in view.teams]
    sentences += [_player(view, player, name, details) for player in in_order(view)]
    return " ".join(sentence for sentence in sentences if sentence)


def _situation(view: ArkhamView, name: Callable[[int], str]) -> str:
    """What is going on, in one sentence."""
    if view.phase == "over":
        winners = " and ".join(name(seat) for seat in view.standings[0]) if view.standings else ""
        why = f": {causes(view)}" if causes(view) else ""
        return f"{winners} won{why}." if winners else f"The game is over{why}."
    if view.phase == "setup":
        left = f" Left to draft: {', '.join(each.name for each in view.draft)}." if view.draft else ""
        return f"Everybody gets a Character.{left}"
    if view.active is None:
        return "Nobody's turn is on."
    if view.phase == "turn":
        return f"It is {name(view.active)}'s turn, {view.power} Power left."
    return f"{name(view.active)}'s turn ends."


def _line_up(view: ArkhamView, details: int) -> str:
    slots: list[str] = []
    for slot in view.slots:
        mark = " (Riddle)" if slot.marked else ""
        cards = " and ".join(_offered(place, details) for place in slot.cards) or "empty"
        slots.append(f"{slot.number}{mark} {cards}")
    return "; ".join(slots)


def _offered(place: PlaceView, details: int) -> str:
    if details < 2:
        return place.card.name
    bribe = f", Bribe {place.bribe}" if place.bribe is not None else ""
    printed = f" instead of {place.card.cost}" if place.buy != place.card.cost else ""
    worth = f", {_worth(place.card)}" if details >= 4 else ""
    return f"{place.card.name} (cost {place.buy}{printed}{bribe}{worth})"


def _worth(card: CardView) -> str:
    return "star VP" if card.vp_icon else f"{card.vp} VP"


def _stacks(view: ArkhamView, details: int) -> str:
    words = [
        _nemesis(stack, f" of team {number}" if view.teams else "") for number, stack in enumerate(view.nemeses, 1)
    ]
    if details >= 2:
        words.append(f"{view.henchmen.count} Henchmen, {view.weaknesses.count} Weaknesses")
        top = view.hostages.top
        words.append(f"{view.hostages.count} Hostages" + (f", on top {top.name}" if top is not None else ""))
    words.append(f"main deck {view.main_deck}")
    return f"{'; '.join(words)}."


def _nemesis(stack: StackView, whose: str) -> str:
    shown = "face down" if stack.top is None else stack.top.name
    if stack.top is not None and stack.buy is not None:
        shown += f" (cost {stack.buy})"
    return f"Nemesis{whose}: {shown}, {stack.count} left" if stack.count else f"No Nemesis{whose} is left"


def _team(view: ArkhamView, team: TeamView, name: Callable[[int], str]) -> str:
    """Who plays together, and what lies on the Coffer or what the team has won."""
    who = f"Team {team.number}, {' and '.join(name(seat) for seat in team.seats)}"
    score = next((each for each in view.team_scores if each.team == team.number), None)
    if score is not None:
        place = next((n for n, seats in enumerate(view.standings, 1) if team.seats[0] in seats), 1)
        return f"{who}: {ordinal(place)}, {score.total} VP."
    waits = ", which waits to pass a card on" if team.passing else ""
    return f"{who}: {team.coffer} VP on the Team Coffer{waits}."


def _player(view: ArkhamView, player: PlayerView, name: Callable[[int], str], details: int) -> str:
    who = f"{player.seat + 1} {name(player.seat)}"
    if player.left:
        return f"{who} left the game."
    score = next((score for score in view.scores if score.seat == player.seat), None)
    if score is not None:
        # In a team game it is the teams that have places.
        place = ranks(view).get(player.seat) if not view.teams else None
        rank = f"{ordinal(place)}, " if place is not None else ""
        return f"{who}: {rank}{score.total} VP ({score.tokens} in tokens, {score.cards_vp} on cards)."
    facts = [", ".join(face(each) for each in player.characters)] if player.characters else []
    if player.dealt:
        facts.append(f"chooses {' or '.join(each.name for each in player.dealt)}")
    if view.phase != "setup":
        facts += [f"{player.vp} VP tokens", f"hand {player.hand}"]
        facts += [f"deck {player.deck}", f"discard {len(player.discard)}"] if details >= 2 else []
    if details >= 3:
        facts += _in_front(player)
    return f"{who}: {', '.join(facts)}." if facts else f"{who}."


def _in_front(player: PlayerView) -> list[str]:
    kept = counted(f"{each.card.name}{' (Bribed)' if each.bribed else ''}" for each in player.in_play if stays(each))
    frozen = counted(card.name for card in player.frozen)
    facts = [f"in play {', '.join(kept)}"] if kept else []
    return facts + ([f"frozen {', '.join(frozen)}"] if frozen else [])
