"""What the bot has sent to a German place, and playing there: buttons have German labels."""

from collections.abc import Sequence

from simcord import ChannelHandle

from tests.german_words import english, left_over, shown
from tests.sim.harness import Person, Shown, World


def english_lines(w: World) -> list[str]:
    """Every line of what was sent so far that is English, with the message of which it is made where that is known."""
    lines: set[str] = set()
    for request in w.env.http_requests:
        if "/commands" not in request.path:
            for words in shown(request.json):
                lines |= set(words.split("\n"))
    found: list[str] = []
    for line in sorted(lines):
        ids = left_over(line)
        found += [f"{line}   <- {id}" for id in ids]
        if not ids and english(line):
            found.append(line)
    return found


async def act(person: Person, place: ChannelHandle, *labels: str) -> Shown:
    """Press Handeln at the table, then these buttons in the hand that it brings; returns the hand."""
    hand = (await person.press("Handeln", place)).message
    for label in labels:
        await person.click(hand, label)
    return hand


async def pick(person: Person, hand: Shown, picks: Sequence[str]) -> None:
    """Answer what a hand asks with these option ids, by its buttons and menus, whatever they are called."""
    for wanted in picks:
        menu = next((menu for menu in hand.menus if ":next" in menu.custom_id), None)
        if menu is not None:
            await person.select(hand, menu.custom_id, [wanted])
    for menu in [menu for menu in hand.menus if ":next" not in menu.custom_id]:
        here = [choice.value for choice in menu.choices if choice.value in picks]
        if here:
            await person.select(hand, menu.custom_id, here)
            if ":pick:" in menu.custom_id:
                return
    names = [each.custom_id or "" for each in hand.buttons]
    confirm = next((name for name in names if ":confirm" in name), None)
    if confirm is None:
        [confirm] = [name for name in names if name.endswith(f":pick:{picks[0]}")]
    await person.click(hand, confirm)
