"""Nothing secret leaves the bot: token, dice key and other people's hands, in what it sends and in what it logs."""

import re
import signal
from pathlib import Path
from random import Random

import pytest

from cogs import hand as hands
from tests.discord.bots import Death, inside, running
from tests.discord.stored import key, moves, reading
from tests.discord.storm import Storm
from tests.discord.table import decide, started
from tests.discord.told import heard_by_others, readers
from tests.fake.records import User
from tests.fake.server import FakeDiscord

KEY = "a7" * 16
PLANTED = "planted-secret-3d1f"
INCIDENT = "Something went wrong here: look at the table before you try again, and report the number [0-9A-F]{6}[.]"


async def villains(folder: Path, table: int, person: User) -> list[str]:
    """The names of the Villains that a person holds in hand, read from what is stored."""
    async with reading(folder) as host:
        view = (await host.hand(table, person.id)).view
    return [villain.name for villain in view.hand.villains]


async def test_hands_are_read_by_their_owners_alone_and_the_key_by_nobody_before_the_end(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    """Both pick a team in secret, one by buttons, one by command with its list; then a storm of clicks."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with running(fake, tmp_path, key=KEY, log_level="DEBUG") as process:
        table = await started(fake, anna, bert, computers=1)
        held = {person: await villains(tmp_path, 1, person) for person in (anna, bert)}
        assert [5, 5] == [len(names) for names in held.values()]
        hand = await table.act(anna)
        [offered] = hand.selects.values()
        await (await decide(fake, anna, hand, offered[:2])).shown()
        listed = (await fake.autocomplete(bert, table.place, "breakout pick", "a")).choices
        assert set(held[bert]) == {choice["name"].partition(" · ")[0] for choice in listed}
        for person, names in held.items():
            assert [] == heard_by_others(fake, person, names)
            assert set(names) == {
                name for name in names for who, body in readers(fake) if who is person and name in body
            }
        storm = Storm(fake, tmp_path, table, [anna, bert], Random(5))
        await storm.blow(60, Death(process))
        never_shown = {person: await villains(tmp_path, 1, person) for person in (anna, bert)}
        for person, names in never_shown.items():
            assert [] == heard_by_others(fake, person, [name for name in names if name in held[person]])
        assert KEY == key(tmp_path)
        process.kill(signal.SIGTERM)
        assert 0 == await process.gone()
    assert len(moves(tmp_path)) > 10
    assert [] == heard_by_others(fake, None, [KEY, fake.token])
    # At DEBUG, too: the log is read by people who play.
    wanted = [KEY, fake.token, "Your cards", "Pick the two", "token-of-", *held[anna], *held[bert]]
    assert [] == [word for word in wanted if word in re.sub(r"\x1b\[\d+(;\d+)*m", "", process.output)]


async def test_an_error_that_quotes_a_hand_is_logged_without_it(
    fake: FakeDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Planted where hands are drawn, in the reply to a press, to a command and in a direct message."""

    def breaks(*_: object, **__: object) -> None:
        raise KeyError(PLANTED)

    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path) as bot:
        table = await started(fake, anna, bert)
        await bot.host.settled()
        monkeypatch.setattr(hands, "_cards", breaks)
        pressed = await table.press(anna, "My hand")
        typed = await fake.slash(bert, table.place, "hand").shown()
        await fake.slash(bert, table.place, "me hand").shown()
        await bot.host.settled()
        assert [True, True] == [bool(re.fullmatch(INCIDENT, said)) for said in (pressed.text, typed.text)]
    assert 3 == caplog.text.count("raise KeyError(PLANTED)")
    assert PLANTED not in caplog.text
    assert [] == heard_by_others(fake, None, [PLANTED])
