"""What the host says when it does not do what somebody wants."""

from engine import Json, Text


class HostRefusal(Exception):
    """Not done, nothing has changed. ``text`` is one clear sentence that says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


def refuse(id: str, **values: Json) -> HostRefusal:
    """A refusal from a sentence and its values."""
    return HostRefusal(Text(id, values))
