"""Every button of a table, pressed by somebody who has nothing to do with it, or left from an older version."""

import pytest

from cogs.custom_ids import Press
from cogs.errands import Errands
from cogs.news import CATCH_UP, NEWS
from cogs.panel import IN_PLAY, LOG, RULES
from cogs.router import PRIVATE
from cogs.waiting import ASK_LATE
from tests.cogs.refusals import refused
from tests.cogs.table import left_behind, picks_teams, started
from tests.sim.harness import World

SEATED = "You do not sit at this table: only those who do can act here."
NO_HAND = "You do not sit at this table, so you have no hand here."
HOUR = 3600.0

VERBS = [*Errands(None, None, None).by_verb, *sorted(PRIVATE)]  # pyright: ignore[reportArgumentType] - none is pressed
OPEN = {
    IN_PLAY: "| In play at table 1",
    LOG: "| Log of table 1",
    RULES: "| DC Breakout: Arkham Asylum",
    CATCH_UP: "| DC Breakout: Arkham Asylum · table 1: what you missed",
}
"""What everybody may look at: the first line."""
SAID = {
    "hand": NO_HAND,
    "act": NO_HAND,
    "join": "The game has started and no seat is free: ask a moderator to replace somebody.",
    "leave": "The game has started: /table leave gives your seat up.",
    "computer": "The game has started: no more seats can be added.",
    "start": "The game has started already.",
    NEWS: "This message is out of date: type /table catchup again.",
    "late": SEATED,
    "speed": SEATED,
    "back": SEATED,
    "swap": SEATED,
    "invited": "You are not invited to this table.",
    "audit": "This is for moderators: whoever may Manage Server, or has the role chosen with /mod setup.",
    **dict.fromkeys(PRIVATE, NO_HAND),
}
"""What an onlooker is told by every other button."""


@pytest.mark.parametrize("verb", VERBS)
async def test_an_onlooker_does_nothing_with_it(w: World, verb: str) -> None:
    await started(w, w.alice, w.bob)
    left = await left_behind(w, Press(1, 1, None, verb, "no"))
    deed = w.dave.click(left, left.buttons[0].label)
    if verb in OPEN:
        reply = await deed
        assert OPEN[verb] == reply.text.splitlines()[0]
        assert reply.ephemeral
    else:
        assert SAID[verb] == await refused(w, deed)


async def test_a_choice_about_somebody_late_that_there_is_no_more_is_refused(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    await picks_teams(w, place, w.bob)
    await w.travel(12 * HOUR + 200.0)
    [name] = [each.custom_id for each in w.bob.find("Act", place).buttons if each.label == "Wait once more"]
    left = await left_behind(w, str(name).replace(":wait", ":dance"))
    assert f":{ASK_LATE}:dance" in str(left.buttons[0].custom_id)
    deed = w.bob.click(left, left.buttons[0].label)
    assert "Choose one of: wait, default, computer, replace." == await refused(w, deed)
