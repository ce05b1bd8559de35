"""The Arkham Phase: the Trial in the tower, Skeleton Keys, Pistols, placing (EG-158 to EG-167)."""

from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text
from engine.enemies.board import DROPPED_ESCAPES_ON, stuck_escapes_on
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn

PISTOL, SKELETON_KEY = "pistol", "skeleton-key"
SCORES = text("As things stand, a district that scores in this round.")


@tasks.task("arkham-phase", label="the Arkham Phase")
def arkham_phase(t: Turn) -> None:
    """Only if a Goon waits is there a Trial (EG-159)."""
    t.state.phase, t.state.doing = "arkham", ""
    if t.dropped():
        t.push("trial")
    else:
        t.say("trial", "Nobody waits at Arkham Asylum: there is no Trial.")


@tasks.task("trial", label="the Trial")
def trial(t: Turn) -> None:
    """All waiting Goons are dropped together; one die for each, then one for each stuck before (EG-160, EG-161)."""
    order, dropped = t.state.turn_order, t.dropped()
    stuck = {seat: t.player(seat).inside for seat in order}
    t.say("trial", "The Trial: {dropped|Goon is|Goons are} dropped into the tower.", dropped=dropped)
    for seat in order:
        player = t.player(seat)
        waiting, player.base = player.base, 0
        free = throw(t, seat, waiting, DROPPED_ESCAPES_ON, "{who:seat}'s dropped Goons roll {dice}: {free} escape.")
        player.escaped += free
        player.inside += waiting - free
    for seat in order:
        player = t.player(seat)
        words = "{who:seat}'s Goons inside roll {dice}: {free} escape."
        free = throw(t, seat, stuck[seat], stuck_escapes_on(dropped), words)
        player.escaped += free
        player.inside -= free
    skeleton_keys(t)
    for seat in order:
        for _ in [each for each in t.player(seat).weapons if each.slug == PISTOL]:
            t.push("pistol", seat=seat)
    for seat in order:
        t.push("escape", seat=seat)


def throw(t: Turn, seat: int, count: int, least: int, words: str) -> int:
    """One die for each of these Goons; returns how many escape."""
    dice = [t.roll("tower") for _ in range(count)]
    free = sum(die >= least for die in dice)
    if dice:
        t.say("trial", words, who=seat, dice=list(dice), free=free)
    return free


def skeleton_keys(t: Turn) -> None:
    """Each works by itself, in turn order (EG-165)."""
    for seat in t.state.turn_order:
        player = t.player(seat)
        for weapon in player.weapons:
            if weapon.slug == SKELETON_KEY and not weapon.used and player.inside:
                weapon.used = True
                player.inside -= 1
                player.escaped += 1
                t.say("trial", "{who:seat}'s {card:card}: another Goon escapes.", who=seat, card=SKELETON_KEY)


@tasks.task("pistol", label="a Pistol")
def pistol(t: Turn, seat: int) -> Effect[None]:
    """After the dice and before placing its owner may Remove one rival Goon that escaped (EG-165, EG-357)."""
    t.me, t.source, t.armed = seat, PISTOL, False
    options = [plain(f"remove:{rival}", "remove", "a Goon of {who:seat}", who=rival)
               for rival in t.rivals(seat) if t.player(rival).escaped]  # fmt: skip
    taken = yield from t.pick("pistol", "{card:card}: Remove a Goon that escaped?", options, no="Remove none")
    if not taken:
        return
    rival = t.player(int(taken.partition(":")[2]))
    rival.escaped -= 1
    rival.goons += 1
    next(each for each in t.player(seat).weapons if each.slug == PISTOL and not each.used).used = True
    t.say("weapon", "{who:seat}'s {card:card} Removes an escaped Goon of {rival:seat}.",
          who=seat, card=PISTOL, rival=rival.seat)  # fmt: skip


@tasks.task("escape", label="placing escaped Goons")
def escape(t: Turn, seat: int) -> Effect[None]:
    """All escaped Goons of a player into one district without a Hero (EG-166, EG-167)."""
    state, player = t.state, t.player(seat)
    t.me, t.armed = seat, False
    state.to_act = [other for other in state.turn_order if t.player(other).escaped]
    if not player.escaped:
        return
    free = [slug for slug in t.districts if not t.heroes_in(slug)]
    if not free:
        player.base, player.escaped = player.base + player.escaped, 0
        state.to_act.remove(seat)
        t.say("trial", "Heroes are everywhere: {who:seat}'s Goons go back to the base.", who=seat)
        return
    scoring = t.expected_to_score()
    options = t.district_options("place", free, lambda slug: SCORES if slug in scoring else None)
    prompt = text("{count|escaped Goon|escaped Goons} of yours: to which district?", count=player.escaped)
    public = text("{who:seat} places escaped Goons.", who=seat)
    taken = yield from t.choose(seat, "escape", public, prompt, options, default=f"place:{best_of(t, seat, free)}")
    slug = taken.partition(":")[2]
    t.district(slug).goons[seat] += player.escaped
    t.say("goons", "{count|Goon|Goons} of {who:seat}: out of Arkham Asylum to {district:district}.",
          who=seat, count=player.escaped, district=slug)  # fmt: skip
    player.escaped = 0
    state.to_act.remove(seat)


def best_of(t: Turn, seat: int, free: list[str]) -> str:
    """Where an absent player's Goons go: a district that scores, the own Villain's, north to south (EG-213)."""
    wanted = [*t.expected_to_score(), t.player(seat).where, *free]
    return next(slug for slug in wanted if slug in free)
