"""A bot that a test kills: ``python -m tests.host.crash FOLDER WHERE``. It plays Lab and says what it confirmed."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from storage import Tx
from tests.host.stage import ANA, BEN, Stage, first_card

LAST = 9
"""With ``after-commit`` the click that is saved but never confirmed."""


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def play(folder: Path, where: str) -> None:
    async with Stage(folder) as stage:
        table = await stage.table(ANA, BEN)
        original = stage.store.transaction

        async def stopped(work: Callable[[Tx], Awaitable[Any]]) -> Any:
            done = await original(work)
            say("committed")
            sys.stdin.read()
            return done

        number = 0
        while True:
            number += 1
            person = (await stage.asked(table, ANA, BEN))[0]
            hand = await stage.hand(table, person)
            assert hand.face is not None
            if where == "after-commit" and number == LAST:
                # The next transaction is to be the click's own, not one of a drain that still runs.
                await stage.host.settled()
                stage.store.transaction = stopped  # type: ignore[method-assign]
            # The drain is left to run as it likes, so that the kill finds it anywhere.
            picks = first_card(hand)
            await stage.host.answer(table, hand.face.id, hand.seat, picks, person, interaction=f"c{number}")
            say("confirmed", number)
            if (await stage.host.table(table)).over:
                table = await stage.table(ANA, BEN)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
