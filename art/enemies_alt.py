"""The description of a picture of Gotham for those who cannot see it: the same facts in sentences."""

from collections.abc import Callable, Iterable, Sequence

from art.enemies_words import (
    acting,
    bridge_name,
    final_of,
    in_order,
    phase_name,
    picks,
    present,
    rank_of,
    round_words,
    scores,
    scoring_words,
    situation,
    winners,
)
from art.seats import described, ordinal
from engine.enemies.view import BuildingView, ControlView, DistrictView, EnemiesView, GoonsView, PlayerView, TopperView

Named = Callable[[int], str]


def description(view: EnemiesView, names: Sequence[str]) -> str:
    """What the picture says in full sentences, as detailed as Discord's limit for descriptions allows."""
    steps = ((40, 7), (32, 6), (24, 5), (20, 4), (16, 3), (14, 2), (12, 1), (8, 0))
    return described(names, steps, lambda name, details: _sentences(view, name, details))


def _sentences(view: EnemiesView, name: Named, details: int) -> str:
    sentences = [f"Enemies of Gotham City, {round_words(view)}, {phase_name(view)}.", _now(view, name)]
    if details >= 1:
        sentences.append(_event(view))
    sentences += [_district(view, district, details) for district in view.districts]
    if details >= 2:
        sentences.append(_bridges(view))
    if details >= 4:
        sentences += [_turn_order(view), _asylum(view)]
    sentences += [_player(view, player, name, details) for player in in_order(view)]
    sentences.append(_duos(view))
    return " ".join(sentence for sentence in sentences if sentence)


def _now(view: EnemiesView, name: Named) -> str:
    best = winners(view)
    if best:
        return f"{' and '.join(name(seat) for seat in best)} {situation(view)}."
    seat = acting(view)
    if seat is None:
        return "" if view.phase == "over" else f"{situation(view)}."
    return f"{seat + 1} {name(seat)}: {situation(view)}."


def _event(view: EnemiesView) -> str:
    facts = [f"Event {view.event.name}"] if view.event is not None else []
    words = scoring_words(view)
    facts += [f"scores: {words.rstrip('.')}"] if words else []
    facts += ["Fires count" if view.fires_count else "Fires will count"] if view.final else []
    return f"{'; '.join(facts)}." if facts else ""


def _district(view: EnemiesView, district: DistrictView, details: int) -> str:
    """A district with its worth, whoever is there, its Buildings and Heroes."""
    values = "/".join(map(str, district.token.values))
    marks = ["scores"] if scores(view, district) else []
    marks += ["blocked"] if district.blocked else []
    marks += ["no entry"] if district.no_entry else []
    if district.income is not None and details >= 5:
        marks.append("no Income" if district.no_income else f"Income {district.income}")
    words = f"{district.name} {values}{''.join(f', {mark}' for mark in marks)}: "
    facts = [_has(district, seat, control, details) for seat, control in present(district)] or ["nobody"]
    facts += [", ".join(_hero(slug) for slug in district.heroes)] if district.heroes else []
    if details >= 7:
        facts.append(_buildings(district.buildings))
    elif details >= 2:
        facts += _toppers(((each.topper, each.name) for each in district.buildings), counted=details == 2)
    return f"{words}{'; '.join(fact for fact in facts if fact)}."


def _hero(slug: str) -> str:
    return slug.capitalize()


def _has(district: DistrictView, seat: int, control: ControlView | None, details: int) -> str:
    total = control.total if control is not None else 0
    words = f"{seat + 1} {'Controls with' if district.controlled_by == seat else 'has'} {total}"
    if details < 6:
        return words + (" (Villain)" if seat in district.villains else "")
    goons = next((each.count for each in district.goons if each.seat == seat), 0)
    toppers = control.toppers if control is not None else 0
    parts = ["Villain"] if seat in district.villains else []
    parts += [f"{n} {what}{'s' if n != 1 else ''}" for n, what in ((goons, "Goon"), (toppers, "topper")) if n]
    return f"{words} ({', '.join(parts)})" if parts else words


def _buildings(buildings: Sequence[BuildingView]) -> str:
    return ", ".join(
        each.name if each.topper is None else f"{_topper(each.topper)} on {each.name}" for each in buildings
    )


def _topper(topper: TopperView) -> str:
    whose = f" of {topper.owner + 1}" if topper.owner is not None else ""
    return f"{topper.kind.capitalize()}{whose}"


def _toppers(places: Iterable[tuple[TopperView | None, str]], *, counted: bool = False) -> list[str]:
    """What lies on these places, those of one kind and owner together; ``counted``: how many, not on what."""
    names: dict[str, list[str]] = {}
    for topper, name in places:
        if topper is not None:
            names.setdefault(_topper(topper), []).append(name)
    if counted:
        return [f"{words} ({len(each)})" if len(each) > 1 else words for words, each in names.items()]
    return [f"{words} on {', '.join(each)}" for words, each in names.items()]


def _bridges(view: EnemiesView) -> str:
    topped = _toppers((each.topper, bridge_name(each)) for each in view.bridges)
    return f"Bridges: {'; '.join(topped)}." if topped else ""


def _turn_order(view: EnemiesView) -> str:
    taken = [
        f"{room.name} {', '.join(str(seat + 1) for seat in room.spaces if seat is not None)}"
        for room in view.rooms
        if any(seat is not None for seat in room.spaces)
    ]
    return f"Turn order: {'; '.join(taken)}." if taken else ""


def _asylum(view: EnemiesView) -> str:
    places = (("base", view.tower.base), ("inside", view.tower.inside), ("escaped", view.tower.escaped))
    facts = [f"{label} {_held(waiting)}" for label, waiting in places if any(each.count for each in waiting)]
    return f"Arkham Asylum: {'; '.join(facts)}." if facts else ""


def _held(waiting: Sequence[GoonsView]) -> str:
    return ", ".join(f"{each.count} of {each.seat + 1}" for each in waiting if each.count)


def _player(view: EnemiesView, player: PlayerView, name: Named, details: int) -> str:
    who = f"{player.seat + 1} {name(player.seat)}"
    if player.left:
        return f"{who} left the game."
    facts = [player.villain.name] if player.villain is not None and details >= 1 else []
    if picks(view):
        return f"{who}: {facts[0]}." if facts else f"{who}."
    facts.append(f"{ordinal(rank_of(view, player.seat) or player.place)}, {player.infamy} Infamy")
    if details >= 1:
        final = final_of(view, player.seat)
        facts.append(f"{player.money if final is None else final.money} Money")
    if details >= 4:
        facts += [f"{player.goons} Goons", f"{player.fires} Fires", f"hand {player.hand}"]
    if details >= 5:
        arms = [(player.villain.weapon_name, player.main_used)] if player.villain is not None else []
        arms += [(each.name, each.used) for each in player.weapons]
        facts += [f"{weapon} used" if used else weapon for weapon, used in arms]
    return f"{who}: {', '.join(facts)}."


def _duos(view: EnemiesView) -> str:
    if not view.duos:
        return ""
    sums = [sum(player.infamy for player in view.players if player.duo == duo) for duo in (0, 1)]
    return f"Duo A {sums[0]} Infamy, duo B {sums[1]}."
