"""Enemies of Gotham City as embeds: the Event, Control and what would score, the turn order, cards, players, the hand.

In lists of many numbers a player is the seat's number in bold, as on the map; the players' list says whose it is.
"""

from collections.abc import Iterable, Sequence

from art import Picture, enemies_table
from art.enemies_words import district_name, phase_name, picks, present
from cogs.boards.board import Part, Shown, Waited, parts
from cogs.boards.enemies_scores import scores
from cogs.languages import command, say, translated
from cogs.words import escaped
from engine import GAMES, Json, Text, render
from engine.enemies.view import (
    DistrictView,
    EnemiesView,
    EventView,
    GoonsView,
    HandView,
    PlayerView,
    PowerView,
    RoomView,
    TurnView,
    VillainView,
    WeaponView,
)

TIERS = {1: "I", 2: "II", 3: "III"}
TRIGGERS = {
    "bank": "Bank",
    "police-station": "Police Station",
    "warehouse": "Warehouse",
    "tower": "Tower",
    "bridge": "Bridge",
}
TOPPERS = {"fire": "🔥", "ice": "🧊", "greenhouse": "🌿"}
WAY_OUT = "🚪"
"""Marks what can take a Villain out of its district (EG-154)."""
DRAWN = "[District]"
"""In the text of an Event: a district that is drawn."""


def panel(view: EnemiesView, seats: Sequence[str], waited: Waited) -> Shown:
    """The round at a glance: Event, forecast, Infamy Order, turn order, what can be bought, how everybody stands."""
    headline = _headline(view, seats)
    players = parts(say("Players"), (_player(view, each, seats, waited) for each in view.players))
    if view.standings:
        return Shown(headline, [*scores(view, seats), *_forecast(view), *players])
    if not view.round:
        return Shown(headline, [*_forecast(view), *players])
    shown = [*parts(say("Event of the round"), _round_cards(view)), *_forecast(view)]
    shown += [*parts(say("Infamy Order"), [_infamy_order(view, seats)]), *_turn_order(view, seats)]
    shown += [
        *parts(say("To purchase, with the price in Money"), _shops(view)),
        *parts(say("Arkham Asylum"), _asylum(view)),
        *players,
    ]
    return Shown(headline, shown)


def picture(view: EnemiesView, seats: Sequence[str], waited: Waited) -> Picture:
    """The city."""
    return enemies_table.picture(view, seats)


def in_play(view: EnemiesView, seats: Sequence[str]) -> list[Part]:
    """All open cards with their texts, the city piece by piece, the supplies and what has been played."""
    shown = parts(say("Event of the round"), _round_cards(view))
    shown += parts(say("Batman Rule Card"), [f"**{_rule(view)}**: {view.batman_text}"])
    for player in view.players:
        if player.villain is not None and not player.left:
            lines = [*_board(player.villain), *(_weapon(each) for each in player.weapons)]
            lines += (
                [say("Played: {names}", names=", ".join(card.name for card in player.played))] if player.played else []
            )
            shown += parts(_who(player, seats), lines)
    shown += parts(
        say("Docks"), (f"{space.price} · {_power(space.card)}" for space in view.docks if space.card is not None)
    )
    shown += parts(say("Black Market"), (f"{each.cost} · {_weapon(each)}" for each in view.market))
    shown += parts(say("Rooms"), (f"**{room.name}**: {room.text}" for room in view.rooms))
    shown += parts(say("The city"), (_pieces(district) for district in view.districts))
    shown += parts(say("Bridges"), (_bridge(view, n) for n in range(len(view.bridges))))
    shown += parts(say("Supplies"), _supplies(view))
    return shown


def hand(view: EnemiesView, seats: Sequence[str]) -> Shown:
    """The Power Cards of one hand, the own Villain and Weapons, and what cannot be done now, with the reason."""
    mine = view.hand
    if mine is None:
        return Shown(say("You have no seat at this table."))
    player = view.players[mine.seat]
    shown = parts(say("Villain boards you are offered"), (_offer(board) for board in mine.offers))
    shown += parts(say("Your Power Cards"), [_power(card) for card in mine.cards] or [say("None.")])
    if player.villain is not None:
        shown += parts(say("Your Villain"), _board(player.villain, used=player.main_used))
    shown += parts(say("Your Weapons"), (_weapon(each) for each in player.weapons))
    if view.gifts and view.phase not in {"setup", "over"}:
        shown += parts(
            say("Your Money"),
            [say("You have {money}. `/enemies give` gives some away; promises bind nobody.", money=player.money)],
        )
    shown += parts(say("Not possible now"), _reasons(view, mine))
    shown += parts(say("Discarded face down"), [", ".join(card.name for card in mine.buried)] if mine.buried else [])
    own = _own(view, player)
    return Shown(" · ".join([_headline(view, seats), *own]), shown, " · ".join([*_round(view), *own]))


def hand_picture(view: EnemiesView, seats: Sequence[str]) -> None:
    """A hand of this game is words: it has no picture."""


def _headline(view: EnemiesView, seats: Sequence[str]) -> str:
    if view.phase == "over":
        if not view.standings:
            return say("🏁 The game is over.")
        winners = say(" and ").join(f"**{escaped(seats[seat])}**" for seat in view.standings[0])
        return say("🏁 {winners} won.", winners=winners)
    if picks(view):
        return (
            say("Everybody picks a Villain in secret.") if view.secret_picks else say("The Villains are being picked.")
        )
    if not view.round:
        return say("Villains and Goons are placed in the city.")
    said = _round(view)
    if view.turn is not None:
        said.append(say("**{who}**'s turn", who=escaped(seats[view.turn.seat])))
        said += _left(view, view.turn)
    if view.final:
        said.append(say("🔥 Fires count") if view.fires_count else say("🔥 Fires will count in the Score Phase"))
    return " · ".join(said)


def _own(view: EnemiesView, player: PlayerView) -> list[str]:
    """What pays, and where the own Villain stands: texts of cards say "your district"."""
    if player.where is None or not view.round or view.phase == "over":
        return []
    return [
        say("you have **{money}** Money", money=player.money),
        say("your Villain is in {district}", district=district_name(view, player.where)),
    ]


def _round(view: EnemiesView) -> list[str]:
    """The round and its phase, once there is one."""
    if not view.round or view.phase == "over":
        return []
    return [say("Round {round} of {rounds}", round=view.round, rounds=view.rounds), translated(phase_name(view))]


def _left(view: EnemiesView, turn: TurnView) -> list[str]:
    """What is left of the running turn."""
    start = district_name(view, turn.start)
    words = [say("{movement} Movement left", movement=turn.movement)]
    words += [say("must leave {start}", start=start)] if turn.must_leave else []
    words += [say("may end in {start}", start=start)] if turn.lifted else []
    words += [say("Power Card played")] if turn.played else []
    words += [say("Income gained")] if turn.income else []
    return words


def _who(player: PlayerView, seats: Sequence[str]) -> str:
    return f"{player.seat + 1} {escaped(seats[player.seat])}"


def _rule(view: EnemiesView) -> str:
    return say("The Dark Knight") if view.batman_rule == "the-dark-knight" else say("The Bat")


def _round_cards(view: EnemiesView) -> list[str]:
    lines = _event(view, view.event) if view.event is not None else []
    if view.income is not None:
        lines.append(say("Income **{name}**: {text}", name=view.income.name, text=view.income.text))
    if view.scoring_note:
        lines.append(say("Scores: {scoring_note}", scoring_note=translated(view.scoring_note)))
    return lines


def _event(view: EnemiesView, event: EventView) -> list[str]:
    """The Event, and below it the districts that were drawn where its text says "[District]"."""
    lines = [f"**{event.name}** ({TIERS.get(event.tier, event.tier)}): {event.text}"]
    drawn = [
        f"{hero.name} **{district_name(view, hero.district)}**"
        for hero in view.heroes
        if hero.district is not None and f"{hero.name}: {DRAWN}" in event.text
    ]
    if view.score_cards:
        drawn.append("⭐ " + ", ".join(f"**{district_name(view, slug)}**" for slug in view.score_cards))
    return lines + [say("Drawn as [District]: {districts}", districts=" · ".join(drawn))] * bool(drawn)


def _forecast(view: EnemiesView) -> list[Part]:
    """Control in every district, and what scoring would give where it is due (EG-218)."""
    label = say("Control, Infamy for 1st/2nd/3rd, and ⭐ what scores this round")
    if len(view.players) == 2:
        label = say("Control, Infamy (for the 1st alone), and ⭐ what scores this round")
    label = label if view.phase != "over" else say("Control")
    return parts(label, (_control(district) for district in view.districts))


def _control(district: DistrictView) -> str:
    values = "/".join(map(str, district.token.values))
    star = "⭐ " if district.scores else "🚫 " if district.blocked else ""
    who: list[str] = []
    for seat, control in present(district):
        total, gain = (control.total, control.would_score) if control is not None else (0, 0)
        crown = "👑" if district.controlled_by == seat else ""
        who.append(f"{crown}**{seat + 1}** {total}" + (f" (+{gain})" if district.scores and gain else ""))
    heroes = f" · {', '.join(hero.capitalize() for hero in district.heroes)}" if district.heroes else ""
    income = "" if district.income is None or district.no_income else say(" · Income {income}", income=district.income)
    marks = say(" · no entry") if district.no_entry else ""
    return f"{star}**{district.name}** {values}: {', '.join(who) or say('nobody')}{heroes}{income}{marks}"


def _infamy_order(view: EnemiesView, seats: Sequence[str]) -> str:
    infamy = {player.seat: player.infamy for player in view.players}
    return " › ".join(f"**{seat + 1}** {escaped(seats[seat])} ({infamy[seat]})" for seat in view.infamy_order)


def _turn_order(view: EnemiesView, seats: Sequence[str]) -> list[Part]:
    """In the Prep Phase what each room does and who is in it; afterwards the order with who has had the turn."""
    if view.phase in {"event", "prep"}:
        label = say("Rooms: whoever stands higher up has the turn earlier")
        return parts(label, (_room(room, seats) for room in view.rooms))
    order: list[str] = []
    for seat in view.turn_order:
        acts = view.turn is not None and view.turn.seat == seat
        mark = "▶ " if acts else "" if view.phase != "action" or seat in view.to_act else "✓ "
        order.append(f"{mark}**{seat + 1}** {escaped(seats[seat])}")
    return parts(say("Turn order"), [" › ".join(order)] if order else [])


def _room(room: RoomView, seats: Sequence[str]) -> str:
    spaces = ", ".join(
        say("free") if seat is None else f"**{seat + 1}** {escaped(seats[seat])}" for seat in room.spaces
    )
    return f"**{room.name}** ({spaces}): {room.text}"


def _shops(view: EnemiesView) -> list[str]:
    docks = [f"{space.card.name} {space.price}" for space in view.docks if space.card is not None]
    market = [f"{each.name} {each.cost}" for each in view.market]
    return [
        say("Docks: {docks}", docks=" · ".join(docks) or say("nothing")),
        say("Black Market: {market}", market=" · ".join(market) or say("nothing")),
    ]


def _asylum(view: EnemiesView) -> list[str]:
    """Who waits where, and the odds of the Trial (EG-163)."""
    tower = view.tower
    lines: list[str] = []
    if tower.base:
        good, of = tower.dropped_escapes
        lines.append(
            say("At the base: {goons} · each escapes {good} in {of}", goons=_goons(tower.base), good=good, of=of)
        )
    if tower.inside:
        good, of = tower.stuck_escapes
        odds = (
            say("each escapes {good} in {of}", good=good, of=of) if good else say("no Trial without Goons at the base")
        )
        lines.append(say("Inside: {goons} · {odds}", goons=_goons(tower.inside), odds=odds))
    if tower.escaped:
        lines.append(say("Escaped: {goons}", goons=_goons(tower.escaped)))
    return lines


def _goons(waiting: Iterable[GoonsView]) -> str:
    return ", ".join(say("{count} of **{seat}**", count=each.count, seat=each.seat + 1) for each in waiting)


def _player(view: EnemiesView, player: PlayerView, seats: Sequence[str], waited: Waited) -> str:
    arrow = "▶ " if view.turn is not None and view.turn.seat == player.seat else ""
    name = f"{arrow}**{_who(player, seats)}**"
    if player.left:
        return say("{name} left the game", name=name)
    if player.villain is None:
        picked = say("has picked") if view.secret_picks else ""
        known = "" if waited is None else say("is picking") if player.seat in waited else picked
        return f"{name} {known}".rstrip()
    facts = [
        say("{infamy} Infamy", infamy=player.infamy),
        say("{money} Money", money=player.money),
        say("Goons left {goons}", goons=player.goons),
        say("Fires left {fires}", fires=player.fires),
    ]
    facts.append(say("hand {hand}", hand=player.hand))
    duo = say(" (duo {letter})", letter="AB"[player.duo]) if player.duo is not None else ""
    flag = " 🚩" if player.first_player and not view.standings else ""
    held = [(player.villain.weapon_name, player.main_used), *((each.name, each.used) for each in player.weapons)]
    arms = ", ".join(f"~~{weapon}~~" if used else weapon for weapon, used in held)
    placed = player.where is not None and not view.standings
    where = say(" in {district}", district=district_name(view, player.where or "")) if placed else ""
    return f"{name}{flag} {player.villain.name}{duo}{where} · {' · '.join(facts)} · {arms}"


def _board(board: VillainView, *, used: bool = False) -> list[str]:
    spent = say(" (used this round)") if used else ""
    weapon = f"{say('Main Weapon')} **{board.weapon_name}**{spent}: {board.weapon}"
    return [f"**{board.name}**: {board.ability}", weapon]


def _offer(board: VillainView) -> str:
    """A board to choose, in one line that ends as the note of its option does."""
    return f"**{board.name}**: {board.ability} {say('Main Weapon')} {board.weapon_name}: {board.weapon}"


def _weapon(each: WeaponView) -> str:
    marks = (say(" (used this round)") if each.used else "") + (f" {WAY_OUT}" if each.way_out else "")
    return f"**{each.name}**{marks}: {each.text}"


def _power(card: PowerView) -> str:
    return f"**{card.name}**{f' {WAY_OUT}' if card.way_out else ''}: {card.text}"


def _pieces(district: DistrictView) -> str:
    """Buildings with toppers, free slots, Goons and Villains of a district."""
    built = [
        each.name + (f" {TOPPERS[each.topper.kind]}{_owner(each.topper.owner)}" if each.topper is not None else "")
        for each in district.buildings
    ]
    free = district.slots - len(district.buildings)
    built += [say("{free|free slot|free slots}", free=free)] if free else []
    there = [say("Villain of **{seat}**", seat=seat + 1) for seat in district.villains]
    there += [
        say("Goons of **{seat}**: {count}", seat=each.seat + 1, count=each.count)
        for each in district.goons
        if each.count
    ]
    return f"**{district.name}**: {' · '.join(filter(None, (', '.join(built), ', '.join(there))))}"


def _owner(seat: int | None) -> str:
    return "" if seat is None else f"**{seat + 1}**"


def _bridge(view: EnemiesView, index: int) -> str:
    bridge = view.bridges[index]
    names = {district.slug: district.name for district in view.districts}
    ends = [names.get(end, end) for end in bridge.ends]
    way = " – ".join(ends) if len(ends) > 1 else say("{ends} – mainland", ends="".join(ends))
    topper = f" {TOPPERS[bridge.topper.kind]}{_owner(bridge.topper.owner)}" if bridge.topper is not None else ""
    cost = say(", {cost} Movement", cost=bridge.cost) if bridge.cost else ""
    return f"**{bridge.name}** ({way}{cost}){topper}"


def _supplies(view: EnemiesView) -> list[str]:
    buildings = ", ".join(f"{translated(TRIGGERS.get(kind, kind))} {count}" for kind, count in view.building_supply)
    tokens = ", ".join("/".join(map(str, token.values)) for token in view.token_supply)
    tiers = ", ".join(TIERS.get(tier, str(tier)) for tier in view.event_deck)
    lines = [
        say("Buildings: {buildings}", buildings=buildings),
        say("Score Tokens: {tokens}", tokens=tokens or say("none")),
    ]
    lines += [say("Events to come: {tiers}", tiers=tiers)] if tiers else []
    lines += (
        [say("Past Events: {names}", names=", ".join(event.name for event in view.past_events))]
        if view.past_events
        else []
    )
    lines.append(
        say(
            "Power Deck {power_deck} · Weapon Deck {weapon_deck} · District Deck {district_deck}",
            power_deck=view.power_deck,
            weapon_deck=view.weapon_deck,
            district_deck=view.district_deck,
        )
    )
    lines += [
        say("District discard: {names}", names=", ".join(district_name(view, slug) for slug in view.district_discard))
    ] * bool(view.district_discard)
    return lines


def _reasons(view: EnemiesView, mine: HandView) -> list[str]:
    """What cannot be done now, by the reason, each reason once."""
    names = {district.slug: district.name for district in view.districts}
    names |= {card.slug: card.name for card in mine.cards}
    names |= {space.card.slug: space.card.name for space in view.docks if space.card is not None}
    me = view.players[mine.seat]
    names |= {weapon.slug: weapon.name for weapon in me.weapons}
    if me.villain is not None:
        names[me.villain.weapon_name.lower().replace(" ", "-")] = me.villain.weapon_name
    reasons: dict[str, list[str]] = {}
    for each in mine.unavailable:
        verb, _, thing = each.what.partition(" ")
        reasons.setdefault(render(each.why, _names, translated), []).append(
            say("{verb} {thing}", verb=command(verb), thing=names.get(thing, thing)).strip()
        )
    return [f"{', '.join(what)}: {why}" for why, what in reasons.items()]


def _names(kind: str, value: Json) -> str | Text:
    return GAMES["enemies"].named(kind, value) or str(value)
