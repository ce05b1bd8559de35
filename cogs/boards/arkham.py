"""Arkham Asylum as embeds: Line-Up, stacks and players in words, the hand, and the pictures of table and hand."""

from collections.abc import Iterable, Sequence

from art import Picture, arkham_hand, arkham_table
from art.arkham_words import CAUSES, face
from cogs.boards.board import Part, Shown, Waited, parts
from cogs.languages import say, translated
from cogs.limits import chunks
from cogs.words import escaped
from engine.arkham.view import (
    ArkhamView,
    CardView,
    CharacterView,
    InPlay,
    MateView,
    PlaceView,
    PlayerView,
    SlotView,
    TeamView,
)

MEDALS = ("🥇", "🥈", "🥉")
NAMES_A_LINE = 30


def panel(view: ArkhamView, seats: Sequence[str], waited: Waited) -> Shown:
    """What can be bought, what waits, how everybody stands."""
    players = parts(say("Players"), (_player(view, each, seats) for each in _in_order(view))) if not view.teams else []
    for team in view.teams:
        mine = (_player(view, view.players[seat], seats) for seat in team.seats)
        players += parts(say("Team {number}", number=team.number), [_team(view, team), *mine])
    if view.standings:
        return Shown(_headline(view, seats), [*scores(view, seats), *players])
    if view.phase == "setup":
        return Shown(_headline(view, seats), [*_to_draft(view), *players])
    lineup = parts(say("Line-Up"), (_slot(slot) for slot in view.slots))
    return Shown(_headline(view, seats), [*lineup, *parts(say("Stacks"), _stacks(view)), *players])


def picture(view: ArkhamView, seats: Sequence[str], waited: Waited) -> Picture:
    """The table."""
    return arkham_table.picture(view, seats)


def in_play(view: ArkhamView, seats: Sequence[str]) -> list[Part]:
    """All that lies open, with its texts: Characters, cards in play, Line-Up, tops of stacks; and the open piles."""
    shown: list[Part] = []
    for player in _in_order(view):
        lines = [f"**{face(each)}**: {each.text}" for each in player.characters]
        lines += _once((f"{_mark(each)}**{each.card.name}**", each.card.text) for each in player.in_play)
        lines += _once((say("(Frozen) **{name}**", name=card.name), card.text) for card in player.frozen)
        shown += parts(f"{player.seat + 1} {escaped(seats[player.seat])}", lines)
    shown += parts(say("Line-Up"), _once((f"**{each.card.name}**", each.card.text) for each in _lineup(view)))
    tops = [stack.top for stack in (*view.nemeses, view.hostages, view.henchmen) if stack.top is not None]
    shown += parts(say("On top of the stacks"), _once((f"**{top.name}**", top.text) for top in tops))
    shown += parts(say("Riddles resolved"), (f"**{riddle.name}**: {riddle.text}" for riddle in view.riddles_read))
    shown += parts(say("Open piles, the newest card last"), _piles(view, seats))
    return shown


def hand(view: ArkhamView, seats: Sequence[str]) -> Shown:
    """The cards of one hand with their texts, the Character, the discard pile."""
    mine = view.hand
    if mine is None:
        return Shown(say("You have no seat at this table."))
    player = view.players[mine.seat]
    shown = parts(say("Hand"), _once(_printed(card) for card in mine.cards) or [say("Empty.")])
    dealt = player.dealt or (view.teams[player.team - 1].dealt if player.team else ())
    label = say("Your Character") if player.characters else say("Characters you were dealt")
    shown += parts(label, (_character(each) for each in player.characters or dealt))
    if player.in_play:
        shown.append(Part(say("In front of you"), _named(f"{_mark(each)}{each.card.name}" for each in player.in_play)))
    if player.frozen:
        shown.append(Part(say("Frozen"), _named(card.name for card in player.frozen)))
    if mine.mate is not None:
        shown += _of_team(view, mine.mate, seats)
    shown += parts(say("Riddles"), (f"**{riddle.name}**: {riddle.text}" for riddle in mine.riddles))
    shown += parts(say("Discard pile ({count})", count=len(player.discard)), _cards(player.discard))
    return Shown(_headline(view, seats) + _own_tokens(view, player), shown)


def scores(view: ArkhamView, seats: Sequence[str]) -> list[Part]:
    """The final scores."""
    if not view.standings:
        return []
    return parts(say("Final scores"), _team_scores(view, seats) if view.teams else _scores(view, seats))


def _of_team(view: ArkhamView, mate: MateView, seats: Sequence[str]) -> list[Part]:
    """What a hand shows of the team: the teammate's cards, what is played for one who left, the Coffer."""
    name, player = escaped(seats[mate.seat]), view.players[mate.seat]
    shown = parts(
        say("Your teammate {name}'s hand", name=name), _once(_printed(card) for card in mate.cards) or [say("Empty.")]
    )
    if player.played_by_mate:
        shown += parts(say("{name}'s Character, played by you", name=name), map(_character, player.characters))
    weakest = say(" · only the lower of your two scores counts") if view.mode == "weakest-link" else ""
    return [*shown, Part(say("Your team"), _team(view, view.teams[player.team - 1]) + weakest)]


def hand_picture(view: ArkhamView, seats: Sequence[str]) -> Picture | None:
    """The cards of one hand; None while it is empty."""
    mate = view.hand.mate if view.hand is not None else None
    return arkham_hand.picture(view, seats[mate.seat] if mate is not None else "")


def _headline(view: ArkhamView, seats: Sequence[str]) -> str:
    if view.standings:
        winners = say(" and ").join(f"**{escaped(seats[seat])}**" for seat in view.standings[0])
        why = say(" and ").join(translated(CAUSES[cause]) for cause in view.causes if cause in CAUSES)
        return (
            say("🏁 {winners} won: {why}.", winners=winners, why=why)
            if why
            else say("🏁 {winners} won.", winners=winners)
        )
    if view.phase == "setup":
        return say("Everybody gets a Character.")
    if view.active is None:
        return say("Round {round}", round=view.round)
    name = escaped(seats[view.active])
    if view.phase == "turn":
        return say(
            "Round {round} · **{name}**'s turn · **{power}** Power left", round=view.round, name=name, power=view.power
        )
    return say("Round {round} · **{name}**'s turn ends", round=view.round, name=name)


def _own_tokens(view: ArkhamView, player: PlayerView) -> str:
    """The own VP, which pay for Bribes."""
    return say(" · you have **{vp}** VP", vp=player.vp) if view.phase != "setup" and not view.standings else ""


def _team(view: ArkhamView, team: TeamView) -> str:
    """What a team has together."""
    if view.phase == "setup" and team.dealt:
        return say(
            "{coffer} VP on the Team Coffer · dealt {names}",
            coffer=team.coffer,
            names=", ".join(each.name for each in team.dealt),
        )
    waits = say(" · the next card of cost 7 or less goes to the teammate") if team.passing else ""
    return say("**{coffer}** VP on the Team Coffer{waits}", coffer=team.coffer, waits=waits)


def _to_draft(view: ArkhamView) -> list[Part]:
    return parts(say("Characters to draft"), (f"**{each.name}**: {each.text}" for each in view.draft))


def _lineup(view: ArkhamView) -> list[PlaceView]:
    return [place for slot in view.slots for place in slot.cards]


def _slot(slot: SlotView) -> str:
    mark = " ❓" if slot.marked else ""
    if not slot.cards:
        return say("{number}.{mark} empty", number=slot.number, mark=mark)
    return f"{slot.number}.{mark} " + " · ".join(_place(place) for place in slot.cards)


def _place(place: PlaceView) -> str:
    bribe = say(", Bribe {bribe} VP", bribe=place.bribe) if place.bribe is not None else ""
    return say(
        "**{name}** ({buy} Power{bribe}; {worth})",
        name=place.card.name,
        buy=place.buy,
        bribe=bribe,
        worth=_worth(place.card),
    )


def _worth(card: CardView) -> str:
    return say("★ VP") if card.vp_icon else say("{vp} VP", vp=card.vp)


def _stacks(view: ArkhamView) -> list[str]:
    lines: list[str] = []
    for number, stack in enumerate(view.nemeses):
        team = say(" of team {number}", number=number + 1) if len(view.nemeses) > 1 else ""
        top = stack.top
        # The stack of the team whose turn it is not is for sale to nobody now, but its cost is of interest.
        shown = (
            say("**{name}** ({cost} Power)", name=top.name, cost=top.cost if stack.buy is None else stack.buy)
            if top
            else say("face down")
        )
        lines.append(say("Nemesis stack{team}: {shown}, {count} left", team=team, shown=shown, count=stack.count))
    if view.hostages.count:
        top = view.hostages.top
        shown = say("**{name}** ({buy} Power), ", name=top.name, buy=view.hostages.buy) if top is not None else ""
        lines.append(say("Hostages: {shown}{count} left", shown=shown, count=view.hostages.count))
    lines.append(
        say(
            "Henchmen {count} · Weaknesses {count2} · main deck {main_deck}",
            count=view.henchmen.count,
            count2=view.weaknesses.count,
            main_deck=view.main_deck,
        )
    )
    if view.riddler is not None:
        lines.append(say("Riddle tokens {riddle_stack}", riddle_stack=view.riddle_stack))
    return lines


def _piles(view: ArkhamView, seats: Sequence[str]) -> list[str]:
    """The piles that anybody may look through."""
    piles = {
        say("Discard pile of {seat} {who}", seat=player.seat + 1, who=escaped(seats[player.seat])): player.discard
        for player in _in_order(view)
    }
    destroyed, removed = say("Destroyed"), say("Nemesis cards out of the game")
    piles |= {destroyed: view.destroyed, removed: view.removed}
    return [line for name, cards in piles.items() if cards for line in (f"**{name}**", *_cards(cards))]


def _in_order(view: ArkhamView) -> list[PlayerView]:
    """Players in turn order, leavers last."""
    return sorted(view.players, key=lambda player: (player.left, player.place, player.seat))


def _player(view: ArkhamView, player: PlayerView, seats: Sequence[str]) -> str:
    arrow = "▶ " if player.seat == view.active and not view.standings else ""
    name = f"{arrow}**{player.seat + 1} {escaped(seats[player.seat])}**"
    if player.left:
        return say("{name} left the game", name=name)
    if player.played_by_mate:
        name += say(" (left: the teammate plays)")
    who = say(" and ").join(face(each) for each in player.characters)
    if view.phase == "setup":
        dealt = say(" or ").join(each.name for each in player.dealt)
        return " · ".join(part for part in (name, who or dealt) if part)
    facts = [
        say("{vp} VP", vp=player.vp),
        say("hand {hand}", hand=player.hand),
        say("deck {deck}", deck=player.deck),
        say("discard {count}", count=len(player.discard)),
    ]
    if player.draws_less:
        facts.append(say("draws {draws_less} less", draws_less=player.draws_less))
    if player.frozen:
        facts.append(say("frozen: {names}", names=_named(card.name for card in player.frozen)))
    ongoing = [each.card.name for each in player.in_play if each.card.ongoing or each.bribed]
    if ongoing:
        facts.append(say("in play: {ongoing}", ongoing=_named(ongoing)))
    return f"{name} {who} · {' · '.join(facts)}" if who else f"{name} · {' · '.join(facts)}"


def _mark(each: InPlay) -> str:
    return say("(Bribed) ") if each.bribed else ""


def _printed(card: CardView) -> tuple[str, str]:
    """A card of a hand: what stands above its text, and the text."""
    kind = ", ".join(card.types) or say("Weakness")
    return say(
        "**{name}** ({kind}, cost {cost}, {worth})", name=card.name, kind=kind, cost=card.cost, worth=_worth(card)
    ), card.text


def _character(each: CharacterView) -> str:
    starter = (
        say(" Starter {name}: {text}", name=each.starter.name, text=each.starter.text)
        if each.starter is not None
        else ""
    )
    return f"**{face(each)}**: {each.text}{starter}"


def _once(cards: Iterable[tuple[str, str]]) -> list[str]:
    """A line for each card by its heading and text, several of the same once with their number."""
    counts: dict[tuple[str, str], int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [
        f"{heading}{f' ×{count}' if count > 1 else ''}: {text or say('no text')}"
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
            + (say(" ({coffer} shared)", coffer=totals[seat].coffer) if totals[seat].coffer else "")
            for seat in score.seats
        ]
        coffer = [say("Coffer {coffer}", coffer=score.coffer)] if score.coffer and view.mode == "2v2" else []
        words = "{medal} Team {team}: **{total}** VP, of {names}"
        if view.mode == "weakest-link":
            words = "{medal} Team {team}: **{total}** VP, the lower of {names}"
        names = ", ".join([*each, *coffer])
        lines.append(say(words, medal=medal, team=score.team, total=score.total, names=names))
    return lines


def _scores(view: ArkhamView, seats: Sequence[str]) -> list[str]:
    lines: list[str] = []
    place = 1
    totals = {score.seat: score for score in view.scores}
    for rank in view.standings:
        for seat in rank:
            medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
            score = totals.get(seat)
            count = (
                say(
                    ": **{total}** VP ({tokens} in tokens, {cards_vp} on cards)",
                    total=score.total,
                    tokens=score.tokens,
                    cards_vp=score.cards_vp,
                )
                if score
                else ""
            )
            lines.append(f"{medal} {escaped(seats[seat])}{count}")
        place += len(rank)
    return lines
