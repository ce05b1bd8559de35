"""The words of a picture of Gotham: names as they are drawn, and what is going on."""

from collections.abc import Sequence

from art import seats
from engine.enemies.view import (
    BridgeView,
    ControlView,
    DistrictView,
    EnemiesView,
    FinalView,
    HeroSlug,
    Phase,
    PlayerView,
    ToppingKind,
)

HEROES: dict[HeroSlug, tuple[str, str]] = {
    "batman": ("Batman", "BM"),
    "robin": ("Robin", "RO"),
    "batgirl": ("Batgirl", "BG"),
    "gordon": ("Gordon", "CG"),
}
"""The name of a Hero on the map, and two letters where there is no room."""

_PHASES: dict[Phase, str] = {
    "setup": "Setup",
    "event": "Event Phase",
    "prep": "Prep Phase",
    "action": "Action Phase",
    "arkham": "Arkham Phase",
    "score": "Score Phase",
    "over": "The game is over",
}
_WAITED_FOR: dict[Phase, str] = {
    "setup": "places Villain and Goons",
    "event": "carries out the Event",
    "prep": "chooses a room",
    "action": "has the next turn",
    "arkham": "places escaped Goons",
    "score": "decides",
    "over": "",
}
_QUIET: dict[Phase, str] = {
    "setup": "The city is set up",
    "event": "An Event is revealed",
    "prep": "Henchmen are placed",
    "action": "Turns are played",
    "arkham": "The Trial",
    "score": "Districts are scored",
    "over": "The game is over",
}


def shown_names(view: EnemiesView, names: Sequence[str]) -> list[str]:
    """By seat, the names as the fonts can draw them."""
    return seats.shown_names(max((player.seat + 1 for player in view.players), default=0), names)


def bridge_name(bridge: BridgeView) -> str:
    """The name on the map, without the word that all of them share."""
    return bridge.name.removesuffix(" Bridge")


def district_name(view: EnemiesView, slug: str) -> str:
    """The name of a district."""
    return next((district.name for district in view.districts if district.slug == slug), slug)


def present(district: DistrictView) -> list[tuple[int, ControlView | None]]:
    """Whoever has something in a district, the most Control first; without Control only if it is made to count 0."""
    controls = {control.seat: control for control in district.control}
    others = [each.seat for each in district.goons if each.count] + list(district.villains)
    return [*controls.items(), *((seat, None) for seat in dict.fromkeys(others) if seat not in controls)]


def counting_topper(view: EnemiesView, district: DistrictView, seat: int) -> ToppingKind:
    """What stands for the toppers that give a seat Control in a district: a Fire if one of them is, else an Ice."""
    places = [*district.buildings, *(bridge for bridge in view.bridges if bridge.slug in district.bridges)]
    kinds = [each.topper.kind for each in places if each.topper is not None and each.topper.owner == seat]
    if view.fires_count and "fire" in kinds:
        return "fire"
    return "ice" if view.fires_count and "ice" in kinds else "greenhouse"


def scores(view: EnemiesView, district: DistrictView) -> bool:
    """Whether a district is still to be scored this round."""
    return district.scores and view.phase != "over"


def round_words(view: EnemiesView) -> str:
    """Which round it is."""
    if not view.round:
        return f"{view.rounds} rounds"
    return f"Round {view.round} of {view.rounds}"


def phase_name(view: EnemiesView) -> str:
    """The name of the phase."""
    return _PHASES[view.phase]


def acting(view: EnemiesView) -> int | None:
    """The seat whose turn it is, or that is the next to act in the phase."""
    if view.phase == "over" or picks(view):
        return None
    if view.turn is not None:
        return view.turn.seat
    return view.to_act[0] if view.to_act else None


def picks(view: EnemiesView) -> bool:
    """Whether Villains are still being picked."""
    return any(player.villain is None for player in view.players if not player.left)


def seat_acts(view: EnemiesView, seat: int) -> bool:
    """Whether it is this seat's turn to do something."""
    return acting(view) == seat


def situation(view: EnemiesView) -> str:
    """What is going on, to stand below the name of whoever acts, or alone."""
    if view.phase == "over":
        return "wins the game" if len(winners(view)) == 1 else "win the game" if winners(view) else _QUIET["over"]
    if picks(view):
        return "Everybody picks a Villain" if view.secret_picks else "The Villains are being picked"
    if view.turn is not None:
        return ", ".join(turn_words(view))
    return _WAITED_FOR[view.phase] if view.to_act else _QUIET[view.phase]


def turn_words(view: EnemiesView) -> list[str]:
    """What is left of the running turn."""
    turn = view.turn
    if turn is None:
        return []
    words = [f"{turn.movement} Movement left"]
    words += [f"must leave {district_name(view, turn.start)}"] if turn.must_leave else []
    words += [f"may end in {district_name(view, turn.start)}"] if turn.lifted else []
    words += ["Power Card played"] if turn.played else []
    words += ["Income gained"] if turn.income else []
    return words


def scoring_words(view: EnemiesView) -> str:
    """What scores this round, as far as known."""
    if view.phase in {"setup", "over"}:
        return ""
    names = ", ".join(district_name(view, slug) for slug in view.scoring)
    return " · ".join(words for words in (names, view.scoring_note) if words)


def winners(view: EnemiesView) -> list[int]:
    """Whoever has won."""
    return list(view.standings[0]) if view.standings else []


def rank_of(view: EnemiesView, seat: int) -> int | None:
    """The final rank of a seat, equal ones share it, or that of its duo; None before the end."""
    for n, rank in enumerate(view.standings):
        if seat in rank:
            return 1 + n if view.duos else 1 + sum(map(len, view.standings[:n]))
    return None


def final_of(view: EnemiesView, seat: int) -> FinalView | None:
    """The final count of a seat."""
    return next((score for score in view.scores if score.seat == seat), None)


def in_order(view: EnemiesView) -> list[PlayerView]:
    """Players by seat; at the end by rank, but duos stay in their columns."""
    if view.duos:
        return sorted(view.players, key=lambda player: player.seat)
    return sorted(view.players, key=lambda player: (rank_of(view, player.seat) or 0, player.left, player.seat))
