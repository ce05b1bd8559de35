"""A whole game with the bot restarted three times, twice by `kill -9`: it ends as one that nothing disturbed."""

import json
import signal
from pathlib import Path

from tests.cogs.whole_game import Answers, undisturbed
from tests.discord.bots import Death, running
from tests.discord.stored import key, moves, redrawn, rows
from tests.discord.table import Table, decide, offers, started, told
from tests.fake.interaction import Interaction
from tests.fake.records import Message, User
from tests.fake.server import FakeDiscord
from tests.fake.traffic import Request

KEY = f"{35:032x}"


def confirms(request: Request) -> bool:
    """Whether a request tells somebody that the answer is in."""
    return str(request.json.get("content") or "").startswith("✔")


async def hand_of(table: Table, person: User, picks: tuple[str, ...]) -> Message:
    """Anna answers where her hand comes, by direct message; Bert from the table."""
    if person.name == "Bert":
        return await table.act(person)
    shown = table.fake.dm(person).messages
    await table.fake.until(lambda: offers(max(shown.values(), key=last_hand), picks), f"{picks} for Anna")
    return max(shown.values(), key=last_hand)


def last_hand(message: Message) -> tuple[bool, int]:
    """Sorts hands behind notices, the newest last."""
    return bool(message.embeds), message.id


async def test_a_whole_game_restarted_three_times_ends_as_the_undisturbed_one(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    expected = undisturbed(KEY, seats=3, people={0, 1})
    people = [fake.person("Anna"), fake.person("Bert")]
    first, second, third, _ = sorted({*expected.breaks, len(expected.people)})

    async def press(seat: int, picks: tuple[str, ...]) -> Interaction:
        hand = await hand_of(table, people[seat], picks)
        return await decide(fake, people[seat], hand, picks)

    async def play(answers: Answers) -> None:
        for seat, picks in answers:
            [words] = await told(await press(seat, picks))
            assert words.startswith("✔")

    async with running(fake, tmp_path, key=KEY) as process:
        table = await started(fake, *people, computers=1)
        await play(expected.people[: first - 1])
        # Between COMMIT and reply, exactly.
        fake.before("PATCH", "/webhooks/*", Death(process, confirms), times=None)
        await press(*expected.people[first - 1])
        assert -signal.SIGKILL == await process.gone()
        assert expected.people[:first] == [(move.seat, move.picks) for move in moves(tmp_path)]
    async with running(fake, tmp_path, key=KEY) as process:
        await redrawn(table, tmp_path)
        await play(expected.people[first:second])
        process.kill(signal.SIGTERM)
        assert 0 == await process.gone()
    async with running(fake, tmp_path, key=KEY) as process:
        await redrawn(table, tmp_path)
        await play(expected.people[second : third - 1])
        # After a message that tells of the move, of which the bot does not hear any more.
        fake.after("PATCH", "/channels/*", Death(process))
        await press(*expected.people[third - 1])
        assert -signal.SIGKILL == await process.gone()
    async with running(fake, tmp_path, key=KEY):
        await redrawn(table, tmp_path)
        await play(expected.people[third:])
        await redrawn(table, tmp_path)
        shown = table.panel.text
    assert "**Bert** won the race." in shown
    assert expected.people == [(move.seat, move.picks) for move in moves(tmp_path)]
    assert expected.computers == [(move.seat, move.picks) for move in moves(tmp_path, by="computer")]
    [(standings, status)] = rows(tmp_path, "SELECT standings, status FROM tables")
    assert (expected.standings, "finished", KEY) == (json.loads(standings), status, key(tmp_path))
