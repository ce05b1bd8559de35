"""The ``normal`` computer player: a sensible heuristic for each question, from what its seat sees and nothing else."""

from collections.abc import Callable

from engine.arkham.design import REGISTER
from engine.arkham.mind import HARMLESS, Mind, draws_of, junk, power_of, worth
from engine.arkham.moves import MOST_PASSED
from engine.arkham.view import ArkhamView
from engine.core.ask import Face, Option
from engine.core.dice import Dice


def normal(view: ArkhamView, face: Face, dice: Dice) -> tuple[str, ...]:
    """Answer an open ask sensibly; what it has no opinion on gets the default of an absent player."""
    mine = face.mine
    if mine is None or view.hand is None:
        raise ValueError("this seat is not asked")
    mind = Mind(view, face, mine, view.hand, dice)
    think = OPINIONS.get(face.key)
    return mine.default if think is None else think(mind)


# the main phase

LATE_PLAYS = (
    "arkham_inmate", "expendable_lackeys", "jokermobile", "ghost_maker", "clayface",
    "venom_tubes", "bird_shuriken", "knight_and_squire", "flaming_blade", "nm_bluebird", "nm_the_arkham_knight",
)  # fmt: skip
"""Cards that give more the more has been played or destroyed before them."""


def main(mind: Mind) -> tuple[str, ...]:
    """Abilities that need a hand, cards, other abilities, then the best use of Power and tokens, then the end."""
    for think in (use_early, play, use_late, spend):
        pick = think(mind)
        if pick:
            return (pick,)
    return ("end",)


def use_early(mind: Mind) -> str:
    """Freeze, pass or discard junk of the hand before it is played."""
    in_hand = [card.slug for card in mind.hand]
    if mind.plays("ch_the_joker") and not mind.me.vp and sum(map(junk, in_hand)) > 1:
        # The token that his ability takes comes from this card.
        for option in mind.of("play"):
            if mind.slug(option) == "wild_card":
                return option.id
    for option in mind.of("use"):
        slug = mind.slug(option)
        if slug == "ch_mr_freeze" and any(REGISTER[each].cost == 0 for each in in_hand):
            return option.id
        if slug == "ch_the_joker" and any(junk(each) for each in in_hand):
            return option.id
        if slug == "ch_ras_al_ghul" and any(junk(each) for each in in_hand) and best_to_recover(mind) > 1:
            return option.id
    return ""


def best_to_recover(mind: Mind) -> float:
    """How much the best card with cost 4 or less in the discard pile is worth."""
    return max((worth(card.slug) for card in mind.me.discard if card.cost <= 4), default=0)


def play(mind: Mind) -> str:
    """Cards that stay first, then those that draw, then the others; a Weakness only if it can be paid off."""
    plays = [option for option in mind.of("play") if option.id != "all"]
    pays = mind.me.vp > 0 or mind.plays("ch_bane")
    plays = [option for option in plays if mind.slug(option) != "weakness" or pays]
    return min(plays, key=lambda option: play_rank(mind.slug(option))).id if plays else ""


def play_rank(slug: str) -> tuple[int, int]:
    """Sorts cards by when to play them."""
    design = REGISTER[slug]
    if slug in LATE_PLAYS:
        return 3, -design.cost
    if design.ongoing:
        return 0, design.cost
    return 1 if draws_of(slug) else 2, -design.cost


def use_late(mind: Mind) -> str:
    """Abilities that cost nothing, and Hostages whose Release is worth more than the card."""
    for option in mind.of("use"):
        wish = WISHES.get(mind.slug(option))
        if wish is not None and wish(mind):
            return option.id
    if mind.plays("ch_poison_ivy"):
        cheap = [option for option in mind.of("use") if REGISTER[mind.slug(option)].releases]
        return min((REGISTER[mind.slug(option)].cost, option.id) for option in cheap)[1] if cheap else ""
    return ""


WISHES: dict[str, Callable[[Mind], bool]] = {
    "ch_the_riddler": lambda mind: True,
    "ch_two_face": lambda mind: True,
    "ch_killer_croc": lambda mind: True,
    "ch_robin": lambda mind: True,
    "ch_nightwing": lambda mind: True,
    "ch_oracle": lambda mind: True,
    "ch_batgirl": lambda mind: True,
    "ch_bane": lambda mind: mind.value_at(mind.power + 2) > mind.value_at(mind.power) + 2,
    "nora_fries": lambda mind: any(junk(card.slug) for card in mind.me.discard),
    "alfred_pennyworth": lambda mind: mind.me.deck + len(mind.me.discard) > 0,
    "mayor_hamilton_hill": lambda mind: mind.me.deck + len(mind.me.discard) > 1,
    "dr_joan_leland": lambda mind: mind.count("weakness") > 1,
    "leslie_thompkins": lambda mind: mind.count("weakness") > 0 or mind.count("vulnerability") > 0,
    "lucius_fox": lambda mind: any(worth(card.slug) >= 6 for card in mind.me.discard),
}
"""When an ability is worth using."""


CLEAR_LEAD = 4
"""VP by which a teammate has to be behind before cards are passed on for the Weakest Link."""


def spend(mind: Mind) -> str:
    """The best purchase, or what makes a clearly better one possible: a Release or a Bribe."""
    best = mind.best_buy(mind.power)
    gain = max((option for option in mind.more_power()), key=lambda pair: pair[1], default=None)
    if gain is not None and gain[1] > 0:
        return gain[0]
    if best:
        return "coffer" if to_pass_on(mind, best) else best
    penguin = [option for option in mind.of("use") if mind.slug(option) == "ch_the_penguin"]
    return penguin[0].id if penguin else ""


def to_pass_on(mind: Mind, best: str) -> bool:
    """Whether the purchase is better in the teammate's deck: a token on the Coffer counts for the team all the same.

    With the Weakest Link it is as long as the teammate is clearly behind, and is not while the teammate is ahead.
    """
    if not mind.offers("coffer"):
        return False
    bought = [card for _, card in mind.for_sale(mind.power) if best == f"buy:{card.id}" and card.cost <= MOST_PASSED]
    ahead = mind.lead_over_mate if mind.view.mode == "weakest-link" else 0
    if ahead >= CLEAR_LEAD and any(card.vp > 0 for card in bought):
        return True
    return ahead >= 0 and any(mind.mate_likes(card) for card in bought)


# cards


def give_up(mind: Mind) -> tuple[str, ...]:
    """Forced: the worst. By choice: junk only. A Weakness instead of a good card."""
    cards = [option for option in mind.mine.options if ":" in option.id]
    order = sorted(cards, key=lambda option: worth(mind.slug(option)))
    if mind.offers("weakness"):
        return ("weakness",) if worth(mind.slug(order[0])) > 4 else (order[0].id,)
    if mind.offers("yes"):
        return mind.yes(junk(str(mind.mine.prompt.values.get("top", "punch"))))
    if mind.mine.at_least:
        picked = {option.id for option in order[: mind.mine.at_least]}
        return tuple(option.id for option in mind.mine.options if option.id in picked) or mind.mine.default
    most = min(mind.mine.at_most, len(order))
    picked = {option.id for option in order[:most] if junk(mind.slug(option))}
    return tuple(option.id for option in mind.mine.options if option.id in picked)


def destroy(mind: Mind) -> tuple[str, ...]:
    """Junk of the own deck; of the Line-Up what is worth least, above cost 4 where a Weakness threatens."""
    cards = [option for option in mind.mine.options if ":" in option.id]
    if cards and "slot" in cards[0].label.values:
        dear = [option for option in cards if REGISTER[mind.slug(option)].cost > 4] if not mind.offers("no") else []
        return (min(dear or cards, key=lambda option: worth(mind.slug(option))).id,)
    if mind.offers("no"):
        return mind.worst_junk()
    return give_up(mind)


def discard(mind: Mind) -> tuple[str, ...]:
    """The worst card; of a foe the best; a Hostage for Crowbar if there is junk to destroy."""
    cards = [option for option in mind.mine.options if ":" in option.id]
    if mind.source == "firefly" and cards:
        return (max(cards, key=lambda option: worth(mind.slug(option))).id,)
    if mind.source == "crowbar" and mind.offers("no"):
        wanted = mind.count("weakness") + mind.count("vulnerability") > 0
        return (cards[0].id,) if cards and wanted else ("no",)
    if mind.offers("no"):
        return mind.worst_junk()
    return give_up(mind)


def freeze(mind: Mind) -> tuple[str, ...]:
    """Junk, so that it does not come back before the next shuffle."""
    if mind.offers("no"):
        return mind.worst_junk()
    return give_up(mind)


def release(mind: Mind) -> tuple[str, ...]:
    """Every Weakness that may go, for nothing in any case; of Hostages and other cards the one worth least."""
    if mind.offers("yes"):
        return ("yes",)
    cards = [option for option in mind.mine.options if ":" in option.id]
    if mind.mine.at_most > 1:
        return tuple(option.id for option in cards[: mind.mine.at_most])
    if mind.offers("weakness"):
        return give_up(mind)
    return (min(cards, key=lambda option: REGISTER[mind.slug(option)].vp).id,) if cards else mind.mine.default


def best_card(mind: Mind) -> tuple[str, ...]:
    """The card worth most."""
    if mind.offers("yes"):
        return ("yes",)
    cards = [option for option in mind.mine.options if ":" in option.id]
    return (max(cards, key=lambda option: worth(mind.slug(option))).id,) if cards else mind.mine.default


def free_bribe(mind: Mind) -> tuple[str, ...]:
    """The card whose text gives most."""
    cards = [option for option in mind.mine.options if ":" in option.id]
    return (max(cards, key=lambda option: text_value(mind.slug(option))).id,) if cards else mind.mine.default


def text_value(slug: str) -> float:
    """What playing a card gives, roughly in Power."""
    return power_of(slug) + 1.5 * draws_of(slug) + (1 if REGISTER[slug].attack else 0)


def reveal(mind: Mind) -> tuple[str, ...]:
    """Show an Attack card if there is one, else discard the worst."""
    shown = [option for option in mind.mine.options if option.verb == "reveal"]
    return (shown[0].id,) if shown else give_up(mind)


# other questions


def choose(mind: Mind) -> tuple[str, ...]:
    """One of several things, each known by its id."""
    ids = [option.id for option in mind.mine.options]
    seen = str(mind.mine.prompt.values.get("seen", ""))
    if seen and "under" in ids:
        return ("add",) if worth(seen) > mind.value_at(mind.power + 1) and power_to_buy(mind, seen) else ("under",)
    if seen:
        return ("destroy",) if junk(seen) else ("play",)
    if "vp" in ids and mind.source == "ch_batgirl":
        return ("power",) if mind.value_at(mind.power + 1) > mind.value_at(mind.power) + 1 else ("vp",)
    if ids[0].isdigit():
        return (ids[-1],) if mind.me.vp > 3 else (ids[0],)
    if "destroy" in ids:
        return ("destroy",) if any(junk(card.slug) for card in mind.hand) else ("power",)
    if "Villain" in ids:
        return ("Villain",)
    if mind.source == "wild_card" and not mind.me.vp:
        return ("vp",)
    return mind.mine.default


def power_to_buy(mind: Mind, slug: str) -> bool:
    """Whether a card that is not on offer yet could be bought now."""
    return REGISTER[slug].cost <= mind.power


def target(mind: Mind) -> tuple[str, ...]:
    """The foe with most VP tokens; a gift goes to the one with fewest."""
    foes = {option.id: mind.view.players[int(option.id.partition(":")[2])].vp for option in mind.mine.options}
    choose = min if mind.source == "ch_the_joker" else max
    return (choose(foes, key=lambda id: foes[id]),)


def defend(mind: Mind) -> tuple[str, ...]:
    """The Defense that costs the least valuable card, an own one before a teammate's."""
    used = [option for option in mind.mine.options if option.verb == "defend"]
    if used:
        return (min(used, key=lambda option: worth(mind.slug(option))).id,)
    return ("help",) if mind.offers("help") else ("pass",)


def pay(mind: Mind) -> tuple[str, ...]:
    """A Weakness goes back for its token; a card is drawn for one as long as there is much to play for."""
    return mind.yes(mind.early or mind.source == "weakness")


def attach(mind: Mind) -> tuple[str, ...]:
    """A token goes where foes will want to buy, to the dearest card; one that is good for them where they will not."""

    def cost(option: Option) -> int:
        slug = option.label.values.get("card")
        return REGISTER[str(slug)].cost if slug is not None else -1

    if mind.offers("yes"):
        return ("yes",)
    best = min if mind.mine.prompt.values.get("token") in HARMLESS else max
    return (best(mind.mine.options, key=cost).id,)


def character(mind: Mind) -> tuple[str, ...]:
    """Any of them: they are equally strong."""
    return (mind.mine.options[mind.dice.below("character", len(mind.mine.options))].id,)


OPINIONS: dict[str, Callable[[Mind], tuple[str, ...]]] = {
    "main": main,
    "character": character,
    "draft": character,
    "destroy": destroy,
    "discard": discard,
    "freeze": freeze,
    "release": release,
    "gain": best_card,
    "take": best_card,
    "put": best_card,
    "give": give_up,
    "reveal": reveal,
    "bribe": free_bribe,
    "copy": free_bribe,
    "choose": choose,
    "target": target,
    "order": lambda mind: mind.mine.default,
    "defend": defend,
    "lend": defend,
    "split": lambda mind: mind.mine.default,
    "swap": lambda mind: mind.mine.default,
    "starter": character,
    "surge": lambda mind: mind.yes(True),
    "pay": pay,
    "flip": lambda mind: mind.yes(False),
    "attach": attach,
    "draw": lambda mind: mind.yes(True),
}
"""What to think about each question, by the key of its ask."""
