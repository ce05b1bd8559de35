"""What can go wrong in the engine. Whatever is raised, nothing has changed."""

from engine.core.text import Text


class Refused(Exception):
    """An answer or command that is not legal now. ``text`` says why in one sentence, for the person who sent it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Stale(Refused):
    """The ask that was answered is not open any more, or not for this seat: the table has moved on."""


class EffectFailed(Exception):
    """The effect of a Task raised: ``kind`` names the Task for the table, the cause is for the operator alone.

    ``answered``: it has had answers, so it is the Task that asked, and none that its answer brought about.
    """

    def __init__(self, kind: str, label: str, *, answered: bool = False) -> None:
        super().__init__(f"the effect of {kind} failed")
        self.kind = kind
        self.label = label
        self.answered = answered


class RulesChanged(Exception):
    """A stored answer no longer fits its ask: the rules changed under a running effect. Rewind, tell, ask again."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"the rules of {kind} changed under a running effect")
        self.kind = kind


class TailOnly(Exception):
    """A text went on after it had pushed a Task: pushed Tasks run when the text ends, so nothing may follow them."""


class BudgetSpent(Exception):
    """One answer caused more verbs, Tasks or pushes than any honest chain can: an endless loop, stopped."""


class BadAsk(Exception):
    """An effect made an ask that cannot be answered: no options, bounds out of reach, a default that is not legal."""


class DamagedSnapshot(Exception):
    """The stored bytes are no saved game of these rules: cut off, of another game, or of a schema nobody upgrades."""


class NewerSnapshot(Exception):
    """The snapshot was written by a newer version of the rules than this program has."""
