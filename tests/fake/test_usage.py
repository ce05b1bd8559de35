"""The page for those who write bot tests names only what exists."""

import re
from operator import attrgetter

import tests.fake
from tests.fake.interaction import Interaction
from tests.fake.records import Channel, Message
from tests.fake.server import FakeDiscord


async def test_everything_that_the_page_names_is_there(fake: FakeDiscord) -> None:
    page = tests.fake.__doc__ or ""
    names = set(re.findall(r"\bfake\.((?:world\.|gateway\.|clock\.)?[a-z]\w*)", page.replace("tests.fake.", "")))
    assert len(names) > 25
    for name in names:
        attrgetter(name)(fake)


def test_the_attributes_it_names_are_there() -> None:
    page = tests.fake.__doc__ or ""
    for owner, start, end in [(Interaction, "first answer (", "They raise"), (Message, "of a message", "(all bodies)")]:
        named = re.findall(r"`\.?(\w+)(?:\(1?\))?`", page.split(start)[1].split(end)[0])
        known = {*dir(owner), *owner.__dataclass_fields__}
        assert len(named) > 6
        assert [] == [name for name in named if name not in known]
    assert {"shown", "last"} <= set(dir(Channel))
