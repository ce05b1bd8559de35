"""The Team Coffers: the pass ability, Bribes from both purses, a Defense lent (SH-028 to SH-045, SH-059 to SH-061)."""

from engine.arkham.asking import card_of
from engine.arkham.turn import Turn
from engine.core.ask import Option
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text

COFFER = Option(
    "coffer",
    "coffer",
    text("Team Coffer: pass your next card on"),
    # As long as a menu shows in full.
    note=text("Put 1 of your VP there: your teammate gains the next card of cost 7 or less in your place."),
)
HELP = Option(
    "help",
    "coffer",
    text("Team Coffer: ask your teammate for a Defense"),
    note=text("If your teammate uses a Defense card for you, 1 of your VP goes to the Team Coffer."),
)


def can_use_coffer(t: Turn) -> bool:
    """Whether I can use the pass ability: with a token of my own, one at a time (SH-029, SH-030)."""
    return t.vp > 0 and not t.state.now.passing


def use_coffer(t: Turn) -> None:
    """The next card of cost 7 or less that I would gain this turn is my teammate's (SH-031)."""
    t.put_on_coffer(t.me)
    t.state.now.passing = True
    words = "The next card of cost 7 or less that {who:seat} would gain goes to {mate:seat}."
    t.say("coffer", words, who=t.me, mate=t.teammate(t.me))


def coffer_share(t: Turn, card: int, price: int) -> Effect[int]:
    """How many tokens of the Coffer pay for a Bribe: the payer names the split; absent: as many as can (SH-042)."""
    most = min(price, t.coffer(t.me))
    least = max(0, price - t.vp)
    if most <= least:
        return most
    options = [
        plain(
            f"coffer:{share}", "pay", "{coffer} VP from the Team Coffer, {own} VP of your own",
            coffer=share, own=price - share,
        )
        for share in range(most, least - 1, -1)
    ]  # fmt: skip
    public = text("{who:seat} pays for {card:card}.", who=t.me, card=t.slug(card))
    prompt = text("{card:card} costs {price} VP: who pays?", card=t.slug(card), price=price)
    return card_of((yield from t.choose(t.me, "split", public, prompt, options)))
