"""What the bot has sent to a German place, and the button there that begins an answer."""

from simcord import ChannelHandle

from tests.cogs import table
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
    """As `table.act`, with the label that the button has for Germans."""
    return await table.act(person, place, *labels, button="Handeln")
