"""What a person was told, kept with the interaction, so that one that arrives twice is answered the same."""

import json

from engine import Text
from host.journaling import text_from_json, text_to_json
from host.refusal import HostRefusal
from host.scene import Reply
from storage import Interaction


def record_of(
    interaction: str, table_id: int, now: float, line: Text, lines: tuple[Text, ...], *, refused: bool = False
) -> Interaction:
    """The row of an interaction that was dealt with."""
    answer = {"refused": refused, "text": text_to_json(line), "lines": [text_to_json(each) for each in lines]}
    return Interaction(interaction, table_id, now, json.dumps(answer, ensure_ascii=False))


def answered_before(past: Interaction) -> Reply | HostRefusal:
    """What was said the first time."""
    answer = json.loads(past.answer)
    line = text_from_json(answer["text"])
    if answer["refused"]:
        return HostRefusal(line)
    return Reply(line, past.table_id, tuple(text_from_json(each) for each in answer["lines"]))
