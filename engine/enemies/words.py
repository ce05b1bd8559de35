"""What the things in a sentence are called, and the printed components as ``/card`` shows them."""

from engine.core.game import Component
from engine.core.text import Json
from engine.enemies.design import EVENTS, INCOMES, POWERS, PRINTED, VILLAINS, WEAPONS
from engine.enemies.map import BRIDGE_NAMES, BUILDINGS, DISTRICTS, HEROES, LARGE, SMALL, TOKENS, TOPPERS
from engine.enemies.prep import ROOM_NAMES, room_text

RULE_NAMES = {"the-bat": "The Bat", "the-dark-knight": "The Dark Knight"}
RULE_TEXTS = {
    "the-bat": "When an Event places Batman, each player with the most Control in his district Removes 1 of their "
    "Goons there. Villains in Batman's district cannot Gain Income.",
    "the-dark-knight": "When an Event places Batman, each player with the most Control in his district Removes 2 Goons "
    "there, each other player 1. No Gain Income in his district. His district does not score.",
}
FAMILIES = {
    "batman": "Batman", "robin": "Robin", "batgirl": "Batgirl", "gordon": "Commissioner Gordon",
    "catwoman": "Catwoman", "thorne": "Thorne",
}  # fmt: skip
USED = {"turn": "on your turn", "arkham": "in the Arkham Phase", "auto": "by itself"}


def named(kind: str, value: Json) -> str | None:
    """The name of a thing of this game; None for kinds that are not this game's."""
    if not isinstance(value, str):
        return None
    match kind:
        case "district":
            return DISTRICTS[value][0] if value in DISTRICTS else None
        case "place":
            return BUILDINGS.get(value) or BRIDGE_NAMES.get(value)
        case "topper":
            return TOPPERS.get(value)
        case "hero":
            return HEROES.get(value)
        case "token":
            return "/".join(str(number) for number in TOKENS[value][1]) if value in TOKENS else None
        case "card":
            return PRINTED[value].name if value in PRINTED else ROOM_NAMES.get(value)
        case _:
            return None


def trigger_names(burns: tuple[str, ...]) -> str:
    """What sets off an Ability."""
    return ", ".join(BUILDINGS.get(each, "Bridge") for each in burns)


def components() -> tuple[Component, ...]:
    """Everything that has a text or numbers of its own."""
    return (*_villains(), *_powers(), *_weapons(), *_events(), *_incomes(), *_rest())


def _villains() -> list[Component]:
    found: list[Component] = []
    for each in VILLAINS.values():
        facts = (("Ability", trigger_names(each.burns)), ("Main Weapon", each.main_weapon.name))
        found.append(Component(each.slug, each.name, "Villain", each.both_texts, each.provenance, facts))
    return found


def _powers() -> list[Component]:
    return [
        Component(each.slug, each.name, "Power Card", each.text, each.provenance,
                  (("Copies", "one for each player" if each.starting else str(each.copies)),))
        for each in POWERS.values()
    ]  # fmt: skip


def _weapons() -> list[Component]:
    return [
        Component(each.slug, each.name, "Weapon", each.text, each.provenance,
                  (("Cost", str(each.cost)), ("Copies", str(each.copies)), ("Used", USED[each.when])))
        for each in WEAPONS.values()
    ]  # fmt: skip


def _events() -> list[Component]:
    return [
        Component(each.slug, each.name, "Event", each.text, each.provenance,
                  (("Tier", "I" * each.tier), ("Family", FAMILIES[each.family])))
        for each in EVENTS.values()
    ]  # fmt: skip


def _incomes() -> list[Component]:
    return [Component(each.slug, each.name, "Income Card", each.text, each.provenance) for each in INCOMES.values()]


def _rest() -> list[Component]:
    rooms = [Component(slug, name, "Room", room_text(slug), "rulebook") for slug, name in ROOM_NAMES.items()]
    rules = [Component(slug, name, "Batman Rule", RULE_TEXTS[slug], "named") for slug, name in RULE_NAMES.items()]
    tokens = [
        Component(slug, f"Score Token {slug.rpartition('-')[2]}", "Score Token",
                  f"Places this district gives: {'/'.join(str(number) for number in values)}.",
                  "named" if slug in {"score-1", "score-10"} else "house",
                  (("Buildings", ", ".join(BUILDINGS[kind] for kind in buildings)),))
        for slug, (buildings, values) in TOKENS.items()
    ]  # fmt: skip
    return [*rooms, *rules, *tokens, *(_district(slug) for slug in DISTRICTS)]


def _district(slug: str) -> Component:
    name, slots = DISTRICTS[slug]
    used = "all" if slug in SMALL and slug in LARGE else "2 to 4 players" if slug in SMALL else "5 players"
    text = f"Names {name}: for a Hero to appear in, or to score."
    return Component(
        f"card-{slug}", name, "District Card", text, "house", (("Copies", "2"), ("Slots", str(slots)), ("Used", used))
    )
