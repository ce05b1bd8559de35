"""Attacks and First Appearances: one window for all who may defend, then those who did not are hit (AA-116 to AA-145).

The window is ONE ask to all affected players at once (DESIGN 2.4); what it decided is applied in the book's order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.arkham.asking import PLAY, Found, card_of, card_option
from engine.arkham.coffers import HELP
from engine.arkham.design import REGISTER, Design
from engine.arkham.state import NONE
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Answers, Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import Json, Text, text

TAKE_IT = Option("pass", "pass", text("Use no Defense"))
REFUSE = Option("pass", "pass", text("No"))
FROM_HAND = ("discard", "reveal", "freeze")
FROM_PLAY = ("release", "pay")


@tasks.task("attack", "an Attack")
def attack(t: Turn, by: int, slug: str, this: int, foes: list[int]) -> Effect[None]:
    """An Attack on these foes, from the attacker's left (AA-118, AA-120)."""
    design = REGISTER[slug]
    t.reads(design, by, this)
    hit = yield from defenses(t, foes, by)
    if hit and design.has("hit-together"):
        t.push(design.task("hit-together"), seat=by, this=this, hit=[*hit])
        return
    for seat in hit:
        t.push(design.task("hit"), seat=seat, this=this, by=by)


@tasks.task("first-appearance", "a First Appearance")
def first_appearance(t: Turn, card: int) -> Effect[None]:
    """It hits every player, or the team whose stack it is, beginning with who is next (AA-137, AA-138, SH-024)."""
    design = t.design(card)
    t.reads(design, NONE, card)
    stack = next((stack for stack in t.state.nemeses if card in stack.cards), t.state.nemeses[0])
    share = t.share(stack)
    seats = [seat for seat in t.next_first() if seat in share]
    hit = seats if design.unavoidable else (yield from defenses(t, seats, NONE))
    if design.has("arrives-together"):
        t.push(design.task("arrives-together"), seat=t.state.active, this=card, hit=[*hit])
        return
    for seat in hit:
        t.push(design.task("arrives"), seat=seat, this=card, by=NONE)


@dataclass(slots=True)
class Reactions:
    """What has been decided so far against one Attack."""

    saved: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """For each player who avoids it: who uses a Defense, and the card."""
    tokens: dict[int, int] = field(default_factory=dict[int, int])
    """VP tokens that players have promised."""

    def note(self, t: Turn, seat: int, user: int, card: int) -> None:
        """A player is protected by a card of ``user``, who pays what its text says."""
        self.saved[seat] = (user, card)
        if t.design(card).defends == "pay":
            self.promise(user, 1)

    def promise(self, seat: int, count: int) -> None:
        """So many tokens of a player are spoken for."""
        self.tokens[seat] = self.tokens.get(seat, 0) + count

    def usable(self, t: Turn, seat: int) -> list[Option]:
        """The Defenses that a player can still use against this Attack: each card for one player (SH-038, SH-061)."""
        used = [card for _, card in self.saved.values()]
        return usable(t, seat, t.player(seat).vp - self.tokens.get(seat, 0), used)


def defenses(t: Turn, seats: list[int], by: int) -> Effect[list[int]]:
    """Ask all these players for a Defense, push what they use; returns those who avoid nothing (AA-124 to AA-131).

    Who asks a teammate is answered by one card or a no, and may then still use an own Defense (AA-292).
    """
    slug = t.source.slug
    now = Reactions()
    public = text("Waiting for a reaction to {card:card}.", card=slug)
    asks: dict[int, SeatAsk] = {}
    for seat in seats:
        options = [TAKE_IT, *now.usable(t, seat)]
        asks[seat] = SeatAsk(prompt(by, slug), (*options, HELP) if can_be_helped(t, seat) else (*options,), ("pass",))
    answers = yield from t.window("defend", public, asks)
    asking = [seat for seat, picks in answers.items() if picks == (HELP.id,)]
    take_in(t, now, {seat: picks for seat, picks in answers.items() if seat not in asking})
    if asking:
        yield from lent(t, asking, now)
        asks = {seat: SeatAsk(unhelped(t, seat, prompt(by, slug)), (TAKE_IT, *now.usable(t, seat)), ("pass",))
                for seat in asking if seat not in now.saved}  # fmt: skip
        take_in(t, now, (yield from t.window("defend", public, asks)))
    for seat in seats:
        if seat not in now.saved:
            t.say("hit", "{who:seat} does not avoid {card:card}.", who=seat, card=slug)
    pay_first(t, seats, now)
    for seat in seats:
        user, card = now.saved.get(seat, (NONE, NONE))
        if user == seat:
            t.push("defend", seat=seat, card=card, against=slug)
        elif user != NONE:
            t.push("lend", seat=user, card=card, against=slug, saved=seat)
    return [seat for seat in seats if seat not in now.saved]


def pay_first(t: Turn, seats: list[int], now: Reactions) -> None:
    """Tokens are paid before any Defense text, so that none of these can spend what was promised (SH-036, SH-060)."""
    for seat in seats:
        user, card = now.saved.get(seat, (seat, NONE))
        if user != seat:
            t.put_on_coffer(seat)
        if card != NONE and t.design(card).defends == "pay":
            t.me = user
            _ = t.pay_vp(1)


def take_in(t: Turn, now: Reactions, answers: Answers) -> None:
    """Note the own Defenses that players use."""
    for seat, (pick,) in answers.items():
        if pick != TAKE_IT.id:
            now.note(t, seat, seat, card_of(pick))


def lent(t: Turn, asking: list[int], now: Reactions) -> Effect[None]:
    """Teammates of those who ask lend one Defense card each, or say no (SH-035, SH-036, SH-060)."""
    slug = t.source.slug
    for seat in asking:
        now.promise(seat, 1)
    asks: dict[int, SeatAsk] = {}
    for seat in asking:
        words = text("{who:seat} asks you to save them from {card:card}. Use a Defense for them?", who=seat, card=slug)
        mate = t.teammate(seat)
        asks[mate] = SeatAsk(words, (REFUSE, *now.usable(t, mate)), (REFUSE.id,))
    public = text("Waiting for a reaction to {card:card}.", card=slug)
    answers = yield from t.window("lend", public, asks)
    for seat in asking:
        (pick,) = answers.get(t.teammate(seat), (REFUSE.id,))
        if pick != REFUSE.id:
            now.note(t, seat, t.teammate(seat), card_of(pick))
        else:
            # Nobody pays for a refusal.
            now.promise(seat, -1)


def can_be_helped(t: Turn, seat: int) -> bool:
    """Whether an attacked player can ask: a token of their own, and a teammate with a Defense (SH-029, SH-035)."""
    mate = t.teammate(seat)
    return mate != NONE and t.player(seat).vp > 0 and bool(usable(t, mate, t.player(mate).vp, ()))


def prompt(by: int, slug: str) -> Text:
    """What a player reads who may defend."""
    if by == NONE:
        return text("{card:card} appears and attacks you. Use a Defense?", card=slug)
    return text("{who:seat} attacks you with {card:card}. Use a Defense?", who=by, card=slug)


def unhelped(t: Turn, seat: int, asked: Text) -> Text:
    """What a player reads whose teammate has used no Defense for them: the question once more."""
    inner: Json = {"id": asked.id, "values": asked.values}
    return text("{mate:seat} uses no Defense for you. {prompt:text}", mate=t.teammate(seat), prompt=inner)


def usable(t: Turn, seat: int, tokens: int, used: Sequence[int]) -> list[Option]:
    """The Defenses that a player can use now (AA-124): from hand, or from play if it is in an Ongoing text."""
    found = [Found(card, "hand") for card in t.player(seat).hand if t.design(card).defends in FROM_HAND]
    for card in t.controlled(seat):
        how = t.design(card).defends
        if how == "release" or (how == "pay" and tokens > 0):
            found.append(Found(card, PLAY))
    return [card_option("defend", each, t.slug(each.card)) for each in found if each.card not in used]


@tasks.task("defend", "a Defense")
def defend(t: Turn, seat: int, card: int, against: str) -> None:
    """A Defense is used: its card goes, or is shown, or a price was paid (AA-127 to AA-129)."""
    design = t.design(card)
    t.reads(design, seat, card)
    t.say(
        "defend", "{who:seat} avoids {against:card} with {card:card}.",
        reveal=design.defends in FROM_HAND, who=seat, against=against, card=design.slug,
    )  # fmt: skip
    use_up(t, design, card)


@tasks.task("lend", "a Defense for the teammate")
def lend(t: Turn, seat: int, card: int, against: str, saved: int) -> None:
    """A Defense is used for the teammate, who has placed a token; its owner resolves its text (SH-035 to SH-037)."""
    design = t.design(card)
    t.reads(design, seat, card)
    t.say(
        "defend", "{who:seat} saves {saved:seat} from {against:card} with {card:card}.",
        reveal=design.defends in FROM_HAND, who=seat, saved=saved, against=against, card=design.slug,
    )  # fmt: skip
    use_up(t, design, card)


def use_up(t: Turn, design: Design, card: int) -> None:
    """Do with a Defense card what its text says, then what comes with it. A price has been paid already."""
    match design.defends:
        case "discard":
            t.discard(card)
        case "reveal":
            t.reveal(card)
        case "freeze":
            t.freeze(card)
        case "release":
            t.release(card)
        case _:
            pass
    if design.has("defended"):
        t.push(design.task("defended"), seat=t.me, this=card)
