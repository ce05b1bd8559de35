"""What an Action Phase turn offers, and why the rest is not offered (EG-140, EG-151 to EG-156, EG-207)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.ask import Option
from engine.core.play import plain
from engine.core.text import Json, Text, text
from engine.enemies.asking import IDLE
from engine.enemies.design import POWERS, WEAPONS, PowerDesign, WeaponDesign
from engine.enemies.safety import After
from engine.enemies.state import TurnOn, Weapon
from engine.enemies.turn import Turn

STUCK = text("You could not leave the district where your turn began any more.")
NOTHING = text("It could do nothing now.")
GIVEN_UP = text("It goes to the bottom of the Weapon Deck. You get neither Money nor anything else for it.")


@dataclass(slots=True)
class Menu:
    """Options in the order in which they are shown; ``refused``: what is not offered, and the reason."""

    options: list[Option] = field(default_factory=list[Option])
    refused: list[tuple[str, Text]] = field(default_factory=list[tuple[str, Text]])
    default: str = ""


def may_end(t: Turn, turn: TurnOn) -> bool:
    """Whether the turn may end where the Villain stands (EG-151, EG-156)."""
    return turn.lifted or t.here != turn.start


def menu_of(t: Turn, turn: TurnOn) -> Menu:
    """All that the player of this turn can do now; ``t.me`` is that player."""
    menu = Menu()
    _steps(t, turn, menu)
    _cards(t, turn, menu)
    _income(t, turn, menu)
    _weapons(t, menu)
    _discards(t, menu)
    _purchases(t, turn, menu)
    menu.default = _default(t, turn, menu)
    return menu


def _offer(menu: Menu, option: Option, what: str, *reasons: tuple[bool, Text]) -> None:
    """The option, or the first reason against it that holds."""
    why = next((why for holds, why in reasons if holds), None)
    if why is not None:
        menu.refused.append((what, why))
    else:
        menu.options.append(option)


def _steps(t: Turn, turn: TurnOn, menu: Menu) -> None:
    """Steps to adjacent districts with their cost and who Steals (EG-107, EG-143 to EG-145)."""
    for slug in t.neighbours(t.here):
        cost = t.step_cost(t.here, slug) or 0
        thieves = t.thieves(slug)
        words = "{district:district} for {cost} Movement"
        option = plain(f"move:{slug}", "move", words, note=_stealing(t, thieves), district=slug, cost=cost)
        _offer(
            menu, option, f"move {slug}",
            (t.forbidden("entry", slug), text("Villains cannot use Movement to enter that district in this round.")),
            (cost > turn.movement, text("It costs {cost} Movement and you have {n}.", cost=cost, n=turn.movement)),
            (not t.allowed(After(at=slug, movement=turn.movement - cost)), STUCK),
        )  # fmt: skip


def _stealing(t: Turn, thieves: Sequence[int]) -> Text | None:
    """What a step leads to where rival Villains stand; who cannot be paid takes 2 from the supply (EG-107, EG-109)."""
    money = t.player(t.me).money
    paid, unpaid = list[Json](thieves[:money]), list[Json](thieves[money:])
    if not thieves:
        return None
    if not unpaid:
        one, many = "{thieves:seat} Steals 1 Money from you.", "{thieves:seat} Steal 1 Money each from you."
        return text(one if len(paid) == 1 else many, thieves=paid)
    if not paid:
        one = "You have no Money: {thieves:seat} takes 2 from the supply instead of Stealing from you."
        many = "You have no Money: {thieves:seat} take 2 each from the supply instead of Stealing from you."
        return text(one if len(unpaid) == 1 else many, thieves=unpaid)
    one = "You can pay only {paid:seat} 1 Money: {thieves:seat} takes 2 from the supply."
    many = "You can pay only {paid:seat} 1 Money: {thieves:seat} take 2 each from the supply."
    return text(one if len(unpaid) == 1 else many, paid=paid, thieves=unpaid)


def _cards(t: Turn, turn: TurnOn, menu: Menu) -> None:
    """Power Cards of the hand, copies once (EG-141, EG-202)."""
    hand = t.player(t.me).hand
    for card in dict.fromkeys(hand):
        note = text(POWERS[card].text) if POWERS[card].works(t) else text(IDLE, words=POWERS[card].text)
        option = plain(f"play:{card}", "play", "{card:card}", card=card, note=note)
        _offer(
            menu, option, f"play {card}",
            (turn.played, text("You play one Power Card a turn.")),
            (not POWERS[card].can(t), text("Its text says when it may be played, and that is not now.")),
            (not _leaves_a_way(t, turn, card), STUCK),
        )  # fmt: skip


def _leaves_a_way(t: Turn, turn: TurnOn, card: str) -> bool:
    """Whether there is a way out after this Power Card, by itself too (EG-155, EG-309)."""
    design = POWERS[card]
    places = list(design.travels(t, t.me)) if design.travels is not None else [t.here]
    movement = turn.movement + design.movement
    return any(t.allowed(After(at=slug, movement=movement, played=True)) for slug in places)


def _income(t: Turn, turn: TurnOn, menu: Menu) -> None:
    """Gain Income once, for 0 too (EG-146)."""
    money = t.income_at(t.me, t.here)
    option = plain("income", "income", "Income: {money} Money", money=money)
    _offer(
        menu, option, "income",
        (turn.income, text("You have gained Income in this turn.")),
        (t.no_income(t.here), text("Villains in this district cannot Gain Income.")),
    )  # fmt: skip


def _weapons(t: Turn, menu: Menu) -> None:
    """The Main Weapon and Weapon Cards, each once a round, copies once (EG-087 to EG-091)."""
    player, board = t.player(t.me), t.board(t.me)
    banned = text("Weapons cannot be used in this district in this round.")
    main_banned = text("Main Weapons cannot be used in this district in this round.")
    used = text("You have used it in this round.")
    if board is not None:
        main = board.main_weapon
        _offer(
            menu, _weapon_option(main), f"weapon {main.slug}",
            (player.main_used, used), (not t.main_ready(t.me), main_banned),
            (not main.can(t), NOTHING),
        )  # fmt: skip
    ready = t.ready_weapons(t.me, t.here)
    for slug in dict.fromkeys(weapon.slug for weapon in player.weapons if WEAPONS[weapon.slug].when == "turn"):
        copies = [weapon for weapon in player.weapons if weapon.slug == slug]
        unused = next((weapon for weapon in copies if not weapon.used), None)
        _offer(
            menu, _weapon_option(WEAPONS[slug]), f"weapon {slug}",
            (unused is None, used),
            (all(weapon.slug != slug for weapon in ready), banned), (not WEAPONS[slug].can(t), NOTHING),
            (unused is not None and not _leaves_a_way_by_weapon(t, unused), STUCK),
        )  # fmt: skip


def _weapon_option(design: WeaponDesign) -> Option:
    return plain(f"weapon:{design.slug}", "weapon", "{card:card}", card=design.slug, note=text(design.text))


def _leaves_a_way_by_weapon(t: Turn, weapon: Weapon) -> bool:
    """Whether there is a way out after this Weapon, by itself too."""
    turn, design = t.my_turn, WEAPONS[weapon.slug]
    if turn is None:
        return True
    places = [slug for slug in t.districts if slug != t.here] if design.travels else [t.here]
    movement = turn.movement + design.movement
    return any(t.allowed(After(at=slug, movement=movement, without=weapon)) for slug in places)


def _discards(t: Turn, menu: Menu) -> None:
    """Any Weapon Card, used or not, to the bottom of the Weapon Deck (EG-094, EG-449)."""
    seen: list[tuple[str, bool]] = []
    for weapon in t.player(t.me).weapons:
        if (weapon.slug, weapon.used) in seen:
            continue
        seen.append((weapon.slug, weapon.used))
        words = "Discard {card:card} (used) for nothing" if weapon.used else "Discard {card:card} for nothing"
        id = f"discard:{weapon.slug}:used" if weapon.used else f"discard:{weapon.slug}"
        _offer(menu, plain(id, "discard", words, card=weapon.slug, note=GIVEN_UP), f"discard {weapon.slug}",
               (not t.allowed(After(without=weapon)), STUCK))  # fmt: skip


def _purchases(t: Turn, turn: TurnOn, menu: Menu) -> None:
    """A card of the Docks for the price of its space; it ends the turn (EG-148 to EG-153)."""
    money = t.player(t.me).money
    began = text("Your turn began in {district:district} and cannot end there.", district=turn.start)
    stay = (not may_end(t, turn), began)
    for price, card in enumerate(t.state.docks):
        option = plain(f"buy:{card}@{price}", "buy", "{card:card} for {price} Money", card=card, price=price,
                       note=text(POWERS[card].text))  # fmt: skip
        short = text("It costs {price} Money and you have {money}.", price=price, money=money)
        _offer(menu, option, f"buy {card}", stay, (price > money, short))
    if not t.state.docks:
        _offer(menu, plain("end", "end", "End your turn"), "end", stay)


def _default(t: Turn, turn: TurnOn, menu: Menu) -> str:
    """Income if it gives something, a step out of the starting district, the free card (EG-213)."""
    ids = [option.id for option in menu.options]
    if "income" in ids and t.income_at(t.me, t.here):
        return "income"
    steps = [slug for slug in t.neighbours(t.here) if f"move:{slug}" in ids]
    if t.here == turn.start and steps:
        cost = {slug: (t.step_cost(t.here, slug) or 0, len(t.villains_in(slug))) for slug in steps}
        return f"move:{min(steps, key=lambda slug: cost[slug])}"
    ending = [id for id in ids if id.startswith(("buy:", "end"))]
    return ending[0] if ending else _way_out_of(ids) or ids[0]


def _way_out_of(ids: list[str]) -> str:
    """What helps out of the starting district: a Weapon, which comes back, before a Power Card (EG-223)."""
    weapons = [id for id in ids if id.startswith("weapon:") and _helps_out(WEAPONS.get(id.removeprefix("weapon:")))]
    cards = [id for id in ids if id.startswith("play:") and _helps_out(POWERS[id.removeprefix("play:")])]
    return next(iter([*weapons, *cards]), "")


def _helps_out(design: WeaponDesign | PowerDesign | None) -> bool:
    return design is not None and design.way_out
