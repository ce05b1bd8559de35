"""No hand, key or pick leaves the host for anybody but the seat it belongs to: not shown, said, refused or logged."""

import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from host import HostRefusal, Opening, Person
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage
from tests.host.vault import VaultGame

PEOPLE = (ANA, BEN, CLEO)


class Ears:
    """Collects everything that leaves the host, with the seats that may read it."""

    def __init__(self, stage: Stage, table: int) -> None:
        self.stage = stage
        self.table = table
        self.leaks: list[str] = []
        self.heard = 0
        self.own = 0

    def hear(self, what: object, seat: int | None, where: str) -> None:
        words = repr(what)
        for owner in re.findall(r"secret-(\d)-", words):
            if seat == int(owner):
                self.own += 1
            else:
                self.leaks.append(f"{where}: {words[:300]}")
        if re.search(r"0{28}", words) and "keys=()" in words:
            self.leaks.append(f"{where} holds the dice key: {words[:300]}")
        self.heard += 1

    async def seats(self) -> dict[int, int]:
        info = await self.stage.host.table(self.table)
        return {seat.person_id: seat.seat for seat in info.seats if seat.person_id is not None and not seat.left}

    async def look_around(self) -> None:
        """All that can be read of the table, by everybody."""
        host, table = self.stage.host, self.table
        for where, errand in (
            ("scene", host.scene(table)),
            ("table", host.table(table)),
            ("log", host.log(table, limit=500)),
            ("list", host.tables_in(GUILD)),
            ("points", host.undo_points(table)),
            ("audit", host.audit(GUILD)),
        ):
            self.hear(await errand, None, where)
        for person, seat in (await self.seats()).items():
            self.hear(await host.log(table, person, limit=500), seat, "own log")
            self.hear(await host.hand(table, person), seat, "hand")
            self.hear(await host.tables_of(person), None, "own list")

    async def say(self, person: Person, errand: Any) -> None:
        """Something that a person does; the reply or refusal is heard by that person."""
        seat = (await self.seats()).get(person.id)
        try:
            self.hear(await errand, seat, "reply")
        except HostRefusal as refusal:
            self.hear((refusal, refusal.text), None, "refusal")
        await self.stage.host.settled()


async def some_move(stage: Stage, table: int, ears: Ears, chance: random.Random) -> None:
    """Somebody does something, allowed or not."""
    asked = await stage.asked(table, *[p for p in PEOPLE if p.id in await ears.seats()])
    host = stage.host
    odd = chance.randrange(12)
    anybody = chance.choice(PEOPLE)
    if odd == 0:
        await ears.say(anybody, host.undo(table, anybody))
    elif odd == 1:
        await ears.say(MOD, host.answer_for(table, MOD, "absent", chance.randrange(3)))
    elif odd == 2:
        points = await host.undo_points(table)
        await ears.say(MOD, host.undo_to(table, MOD, "again", chance.choice(points[:4]).seq))
    elif odd == 3:
        await ears.say(anybody, host.answer(table, 3, 1, ["secret-9-9"], anybody))
    elif odd == 4:
        await ears.say(anybody, host.refresh_hand(table, anybody))
    if asked:
        person = chance.choice(asked)
        hand = await stage.hand(table, person)
        if hand.face is not None and hand.face.mine is not None:
            pick = chance.choice(hand.face.mine.options).id
            await ears.say(person, host.answer(table, hand.face.id, hand.seat, [pick], person))


@pytest.mark.parametrize("windows", ["quick", "poker"])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_random_games_leak_no_secret_anywhere(
    tmp_path: Path, windows: Any, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    chance = random.Random(seed)
    async with Stage(tmp_path, first_key=2**15) as stage:
        stage.games["vault"] = VaultGame()
        opened = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "vault", place="here", windows=windows))
        assert opened.table_id is not None
        table = opened.table_id
        for person in (BEN, CLEO):
            await stage.host.join(table, person)
        await stage.host.add_computer(table, ANA)
        await stage.host.start_game(table, ANA)
        await stage.host.settled()
        ears = Ears(stage, table)
        if seed == 3:
            stage.post.closed.add(BEN.id)
        for _ in range(40):
            if (await stage.host.table(table)).status != "running":
                break
            if (await stage.host.table(table)).fault is not None:
                await ears.say(MOD, stage.host.skip(table, MOD, "broken"))
            await some_move(stage, table, ears, chance)
        await ears.look_around()
        seats = await ears.seats()
        for name, args in stage.post.calls:
            ears.hear(args, seats.get(args[0]) if name == "show_hand" else None, name)
        assert [] == ears.leaks
        assert ears.own > 20
        assert ears.heard > 100
        assert not re.search(r"secret-\d-|0{28}", caplog.text)


async def test_a_burst_is_logged_with_its_lines_of_code_and_no_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Stage(tmp_path) as stage:
        stage.games["vault"] = VaultGame()
        opened = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "vault", place="here"))
        assert opened.table_id is not None
        await stage.host.join(opened.table_id, BEN)
        await stage.host.start_game(opened.table_id, ANA)
        with pytest.raises(HostRefusal) as refusal:
            await stage.click(opened.table_id, ANA, "burst")
        await stage.host.settled()
        assert "a vault" == refusal.value.text.values["card"]
        assert "raise RuntimeError" in caplog.text
        assert not re.search(r"secret-\d-", caplog.text)
        assert not re.search(r"secret-\d-", repr((refusal.value, refusal.value.__cause__)))
