"""What ``/mod setup`` sets for a server: worked out on a draft, so that all of it is stored, or nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine import Json, Text
from host.refusal import refuse
from host.server_rules import rules_from

MOST_LISTED = 25
"""Channels, and roles, that a server can name."""

Settings: TypeAlias = dict[str, Json]
Clear: TypeAlias = Literal["role", "openers", "channels", "limits"]
CHANNELS, OPENERS = "channels", "openers"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be set; None leaves it as it is. What is to be cleared is cleared first."""

    clear: Clear | None = None
    role: int | None = None
    """Whoever has this role is a moderator too."""
    most_tables: int | None = None
    """Live tables at once on the server; 0 for no limit."""
    most_each: int | None = None
    """Live tables at once where one person sits; 0 for no limit."""
    language: str | None = None
    """The language of tables that are opened from now on, by its code."""
    opener: int | None = None
    """Members of this role may open tables; if it is named already, not any more."""
    channel: int | None = None
    """Tables may be opened in this channel; if it is named already, not any more."""


@dataclass(slots=True)
class Draft:
    """The settings of a server as they will be."""

    role: int | None
    settings: Settings
    acts: list[Mapping[str, Json]] = field(default_factory=list[Mapping[str, Json]])
    """What is set, one act for the audit list each."""
    said: list[Text] = field(default_factory=list[Text])
    """What whoever sets it is told."""

    def take(self, wanted: Wanted) -> None:
        """Set all that is wanted. Raises HostRefusal; then the draft is to be thrown away."""
        if wanted.clear is not None:
            self._clear(wanted.clear)
        if wanted.role is not None:
            self._moderates(wanted.role)
        limits = {"most_tables": wanted.most_tables, "most_each": wanted.most_each}
        self._limit({name: most for name, most in limits.items() if most is not None})
        if wanted.language is not None:
            self.settings["language"] = wanted.language
            self._did({"language": wanted.language}, "It is set which language new tables speak.")
        if wanted.opener is not None:
            self._name(OPENERS, wanted.opener)
            self.said.append(Text("It is set who may open tables."))
        if wanted.channel is not None:
            self._name(CHANNELS, wanted.channel)
            self.said.append(Text("It is set where tables may be opened."))

    def _did(self, act: Mapping[str, Json], said: str) -> None:
        self.acts.append(act)
        self.said.append(Text(said))

    def _clear(self, what: Clear) -> None:
        if what == "role":
            self._moderates(None)
        elif what == "limits":
            self._limit({"most_tables": 0, "most_each": 0})
        elif what == "openers":
            self._name_none(OPENERS)
            self.said.append(Text("Everybody may open tables."))
        else:
            self._name_none(CHANNELS)
            self.said.append(Text("Tables may be opened in all channels."))

    def _moderates(self, role: int | None) -> None:
        self.role = role
        self._did({"role": role}, "It is set who may moderate tables on this server.")

    def _limit(self, limits: Settings) -> None:
        if limits:
            self.settings |= limits
            self._did(limits, "The limits are set. Tables that are there already stay.")

    def _named(self, what: str) -> list[int]:
        rules = rules_from(self.settings)
        return [*(rules.channels if what == CHANNELS else rules.openers)]

    def _name(self, what: str, id: int) -> None:
        named = self._named(what)
        if id not in named and len(named) >= MOST_LISTED:
            raise refuse("{most} are named already, and no more can be.", most=MOST_LISTED)
        allowed = id not in named
        self.settings[what] = [*named, id] if allowed else [each for each in named if each != id]
        self.acts.append({what: id, "allowed": allowed})

    def _name_none(self, what: str) -> None:
        self.acts += [{what: id, "allowed": False} for id in self._named(what)]
        self.settings[what] = []
