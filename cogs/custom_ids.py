"""Names of buttons and menus: ``t:<table>:<ask>:<seat>:<verb>[:<ref>]``.

Everything a press means stands in its name, so a restart changes nothing and no view has to be remembered. ``ask`` is 0
for what belongs to no ask (join, my hand, rules), ``seat`` is ``-`` for what anybody may press.
"""

from dataclasses import dataclass

from cogs.limits import CUSTOM_ID

PREFIX = "t"


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or menu stands for. ``ref`` names the option taken, or the number of a menu."""

    table: int
    ask: int
    seat: int | None
    verb: str
    ref: str = ""

    def __str__(self) -> str:
        seat = "-" if self.seat is None else str(self.seat)
        name = f"{PREFIX}:{self.table}:{self.ask}:{seat}:{self.verb}"
        if self.ref:
            name = f"{name}:{self.ref}"
        if len(name) > CUSTOM_ID:
            raise ValueError(f"a button's name is longer than {CUSTOM_ID} characters: {name}")
        return name


def parse(custom_id: str) -> Press | None:
    """What this custom id means; None if it is not one of ours."""
    parts = custom_id.split(":", 5)
    if len(parts) < 5 or parts[0] != PREFIX or not parts[4]:
        return None
    table, ask, seat, verb = parts[1:5]
    if not (table.isdecimal() and ask.isdecimal() and (seat == "-" or seat.isdecimal())):
        return None
    ref = parts[5] if len(parts) == 6 else ""
    return Press(int(table), int(ask), None if seat == "-" else int(seat), verb, ref)
