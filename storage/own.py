"""All that is kept of one person, as JSON data for that person: nothing of it is anybody else's secret.

Of moves only what the person chose stands in it. What the dice gave, what others learnt, dice keys and where a move
stands in the journal stay out: while a game runs those tell what others hold or who has answered.
"""

from pydantic import JsonValue

from storage import people, polls, ratings, results
from storage.columns import JsonObject
from storage.connection import Read, Value

FORMAT = "rogues-table/person"
VERSION = 1

_SEATS = (
    "SELECT seats.table_id, game, status, guild_id, seat, seats.name, joined_at, left_at, stand_in, hand_channel_id, "
    "hand_message_id FROM seats JOIN tables ON tables.id = seats.table_id WHERE person_id = ? "
    "ORDER BY seats.table_id, seat"
)
_VOTES = (
    "SELECT polls.table_id, topic, json_each.value AS vote FROM seats JOIN polls USING (table_id), "
    "json_each(CASE WHEN json_valid(votes) THEN votes ELSE '{}' END) "
    "WHERE person_id = ? AND json_each.key = CAST(seat AS TEXT) ORDER BY polls.table_id, topic"
)
# What a moderator has answered for a seat is that seat's own affair.
_MOVES = (
    "SELECT table_id, at, seat, kind, by, CASE WHEN kind = 'answer' AND by = 'person' THEN payload ->> '$.picks' "
    "WHEN kind = 'command' THEN payload ->> '$.kind' END AS what "
    "FROM journal WHERE person_id = ? AND json_valid(payload) ORDER BY at, table_id, seq"
)
_ACTS = "SELECT guild_id, table_id, act, reason, at FROM audit WHERE person_id = ? ORDER BY id"
_ORDERS = (
    'SELECT orders.table_id, orders.seat, "window", choice FROM orders JOIN seats USING (table_id, seat) '
    "WHERE person_id = ? ORDER BY orders.table_id, orders.seat"
)
_PLANS = (
    "SELECT plans.table_id, plans.seat, number, move, until FROM plans JOIN seats USING (table_id, seat) "
    "WHERE person_id = ? ORDER BY plans.table_id, plans.seat, number"
)
_TALKS = (
    "SELECT table_id, team, channel_id FROM talks, "
    "json_each(CASE WHEN json_valid(members) THEN members ELSE '[]' END) WHERE value = ? ORDER BY table_id, team"
)
_LOST = "SELECT table_id, seat, own AS given_up FROM departures WHERE person_id = ? ORDER BY table_id, number"
_WAITING = "SELECT table_id, kind, created_at, not_before FROM outbox WHERE person_id = ? ORDER BY id"
_BLOCKED = (
    "SELECT guilds.id AS guild_id, json_each.value ->> '$.at' AS at, json_each.value ->> '$.reason' AS reason "
    "FROM guilds, json_each(CASE WHEN json_valid(settings) THEN settings ELSE '{}' END, '$.blocked') "
    "WHERE json_each.key = ?"
)
_LOOKS = "SELECT table_id FROM looks WHERE person_id = ? ORDER BY table_id"
_OPENED = "SELECT id, guild_id, game, status, created_at FROM tables WHERE host_person_id = ? ORDER BY id"


async def export_person(db: Read, person_id: int) -> JsonObject | None:
    """Everything, None if that is nothing. Give it what ``store.reading()`` gives. Raises DamagedRow."""
    person = await people.get(db, person_id)
    if person is None:
        return None
    return {
        "format": FORMAT,
        "version": VERSION,
        "person": people.SHAPE.to_document(person),
        "seats": await _rows(db, _SEATS, person_id),
        "seats_lost": await _rows(db, _LOST, person_id),
        "votes": await _rows(db, _VOTES, person_id),
        "tables_opened": await _rows(db, _OPENED, person_id),
        "moves": await _rows(db, _MOVES, person_id),
        "standing_orders": await _rows(db, _ORDERS, person_id),
        "planned_moves": await _rows(db, _PLANS, person_id),
        "invitations": list[JsonValue](await polls.inviting(db, person_id)),
        "team_threads": await _rows(db, _TALKS, person_id),
        "messages_under_way": await _rows(db, _WAITING, person_id),
        "acts_as_moderator": await _rows(db, _ACTS, person_id),
        "blocked_on_servers": await _rows(db, _BLOCKED, str(person_id)),
        "looked_at": await _rows(db, _LOOKS, person_id),
        "results": [results.SHAPE.to_document(result) for result in await results.of_person(db, person_id)],
        "ratings": [ratings.SHAPE.to_document(rating) for rating in await ratings.of_person(db, person_id)],
    }


async def _rows(db: Read, sql: str, value: Value) -> list[JsonValue]:
    return [{name: row[name] for name in row.keys()} for row in await db.all(sql, value)]  # noqa: SIM118 - a Row is no dict
