"""A table as it is stored: its rows, its game, and what may be told of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from pydantic import ValidationError

from engine import (
    Answered,
    DamagedSnapshot,
    EffectFailed,
    Game,
    Json,
    NewerSnapshot,
    Position,
    RulesChanged,
    Snapshot,
    Text,
    look,
)
from host.habits import habits_of
from host.journaling import fault_from_str, picks_of, text_from_json
from host.loaded import Standing
from host.refusal import refuse
from host.scene import PollInfo, SeatInfo, TableInfo
from storage import Poll, Read, Seat, Table, journal, people, polls, seats, snapshots, tables

Games = Mapping[str, Game[Any, Any]]

_PERSON_VALUES = ("by", "person")


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of one table, read together, and the rules of its game."""

    table: Table
    seats: tuple[Seat, ...]
    game: Game[Any, Any]
    polls: tuple[Poll, ...] = ()
    """What the people decide together now."""
    away: tuple[int, ...] = ()
    """Persons who are away now; read only to be shown, and only where it matters (``with_away``)."""

    def seat(self, number: int) -> Seat | None:
        """The seat of this number."""
        return next((seat for seat in self.seats if seat.seat == number), None)

    @property
    def persons(self) -> dict[int, int]:
        """Who plays which seat: persons by seat."""
        return {seat.seat: seat.person_id for seat in self.seats if seat.person_id is not None and holds(seat)}

    @property
    def present(self) -> dict[int, int]:
        """Those of the persons for whom no computer plays meanwhile, by seat."""
        return {number: person for number, person in self.persons.items() if self._plays(number)}

    @property
    def deserted(self) -> bool:
        """Whether computers play for all the people who sit here, so that nobody would see the game."""
        return bool(self.persons) and not self.present

    def _plays(self, number: int) -> bool:
        seat = self.seat(number)
        return seat is not None and seat.stand_in is None

    def poll(self, topic: str) -> Poll | None:
        """What is being decided about a topic."""
        return next((poll for poll in self.polls if poll.topic == topic), None)

    def seat_of(self, person_id: int) -> Seat | None:
        """The seat that a person holds now."""
        return next((seat for seat in self.seats if seat.person_id == person_id and holds(seat)), None)


def holds(seat: Seat) -> bool:
    """Whether the person of a seat still plays it."""
    return seat.person_id is not None and seat.left_at is None and not seat.leaving


def vacant(seat: Seat) -> bool:
    """Whether it is a leaver's seat that a computer keeps warm."""
    return seat.computer is not None and seat.left_at is not None


def gone(seat: Seat) -> bool:
    """Whether the seat has left the game for good."""
    return seat.computer is None and seat.left_at is not None


def teams_at(rows: Rows, position: Position[Any, Any] | None) -> Sequence[Sequence[int]]:
    """The seats of each team: as the game has made them, or as agreed before it; none where everybody plays alone."""
    every = rows.game.teams(position.state) if position is not None else ()
    return every or _agreed(rows)


def _agreed(rows: Rows) -> Sequence[Sequence[int]]:
    """The teams that were agreed before the game; none if its options are not understood any more."""
    try:
        return rows.game.partners(rows.game.options_type.model_validate(rows.table.options))
    except ValidationError:
        return ()


async def read_rows(db: Read, table_id: int, games: Games) -> Rows:
    """A table's rows. Raises HostRefusal if there is no such table or game, DamagedRow if one cannot be read."""
    table = await tables.get(db, table_id)
    if table is None:
        raise refuse("There is no table {table}. /table list shows the tables of this server.", table=table_id)
    game = games.get(table.game)
    if game is None:
        raise refuse("This bot does not know the game {game} any more: ask whoever runs it.", game=table.game)
    return Rows(table, tuple(await seats.of_table(db, table_id)), game, tuple(await polls.of_table(db, table_id)))


async def with_away(db: Read, rows: Rows, now: float) -> Rows:
    """These rows with who is away, if it is decided about those whose time ran out. Raises DamagedRow."""
    if rows.poll("late") is None:
        return rows
    every = await people.of_table(db, rows.table.id)
    return replace(rows, away=tuple(person.id for person in every if habits_of(person).is_away(now)))


async def read_standing(db: Read, rows: Rows, known: Standing | None) -> Standing | None:
    """The stored game, its position not worked out; None before the start. Raises DamagedRow."""
    table = rows.table
    if table.seq == 0:
        return None
    if known is not None and known.seq == table.seq:
        return known
    stored = await snapshots.latest(db, table.id)
    if stored is None:
        return None
    return Standing(
        table.seq, Snapshot(stored.game, stored.data), stored.seq, await read_tail(db, table.id, stored.seq)
    )


async def read_tail(db: Read, table_id: int, row: int, before: int | None = None) -> tuple[Answered, ...]:
    """The answers that belong to the snapshot stored at ``row`` (those before entry ``before``, if given)."""
    entries = await journal.standing(db, table_id, row)
    return tuple(
        Answered(entry.seq, cast(int, entry.seat), picks_of(entry), entry.fingerprint or "")
        for entry in entries
        if entry.kind == "answer" and (before is None or entry.seq < before)
    )


def worked_out(game: Game[Any, Any], standing: Standing) -> Standing:
    """With its position. Raises RulesChanged, EffectFailed, NewerSnapshot, or DamagedSnapshot."""
    if standing.position is not None:
        return standing
    try:
        position = look(game, standing.snapshot, standing.tail)
    except (RulesChanged, EffectFailed, NewerSnapshot, DamagedSnapshot):
        raise
    except Exception as error:
        raise EffectFailed(game.slug, game.name) from error
    return replace(standing, position=position)


def in_window(position: Position[Any, Any] | None) -> bool:
    """Whether a reaction is awaited."""
    return position is not None and position.ask is not None and position.ask.ask.window


def windowed(position: Position[Any, Any] | None) -> bool:
    """Whether a reaction is awaited, or might be: nothing may be told of who is asked and of who has answered."""
    return position is None or position.ask is None or position.ask.ask.window


def named_persons(lines: Iterable[Text]) -> set[int]:
    """The persons that these Texts name."""
    values = [line.values.get(key) for line in lines for key in _PERSON_VALUES]
    return {value for value in values if isinstance(value, int)}


async def read_names(db: Read, persons: Iterable[int | None]) -> dict[int, str]:
    """Names of those of the persons that are known."""
    found: dict[int, str] = {}
    for person_id in sorted({person_id for person_id in persons if person_id is not None}):
        person = await people.get(db, person_id)
        if person is not None:
            found[person_id] = person.name
    return found


def table_names(rows: Rows, names: Mapping[int, str]) -> dict[int, str]:
    """The names of those seated, and these."""
    return {seat.person_id: seat.name for seat in rows.seats if seat.person_id is not None} | dict(names)


def poll_info(rows: Rows, poll: Poll) -> PollInfo | None:
    """What everybody may know of a decision; None if nothing is asked (any more), though what was said is kept."""
    detail = poll.detail
    if poll.topic.startswith("invite."):
        if detail.get("declined") is True or (person := _number(detail.get("person"))) is None:
            return None
        number, offered = int(poll.topic.removeprefix("invite.")), handed_over(rows, poll)
        if offered is None and detail.get("seat") is not None:
            return None
        return PollInfo("invite", number, "", (), {}, person_id=person, offered=offered)
    if poll.topic == "undo" and "to" not in detail:
        return None
    by = _number(detail.get("from" if poll.topic == "swap" else "by"))
    deciders = tuple(rows.present)
    if poll.topic == "late":
        # Somebody whose time ran out has no say about that, and whoever is away is not waited for.
        late = [seat.seat for seat in rows.seats if seat.late_at is not None]
        deciders = tuple(seat for seat, person in rows.present.items() if seat not in late and person not in rows.away)
    subject = detail.get("pace") or detail.get("to")
    if poll.topic == "swap":
        persons = [rows.persons.get(_number(detail.get(name)) or 0) for name in ("from", "to")]
        if persons != detail.get("persons"):
            return None
        deciders = (_number(subject) or 0,)
    line = detail.get("line")
    # Whoever has gone since has no voice any more.
    votes = {int(seat): str(vote) for seat, vote in poll.votes.items() if int(seat) in rows.present}
    return PollInfo(
        poll.topic, _number(detail.get("ask")) or 0, "" if subject is None else str(subject), deciders, votes, by,
        _number(detail.get("turn")) or 0, text_from_json(line) if line is not None else None,
        why=str(detail.get("why") or ""),
    )  # fmt: skip


def handed_over(rows: Rows, poll: Poll) -> int | None:
    """The seat that an invitation hands over, as long as whoever offered it sits there; None of somebody forgotten."""
    seat, by = _number(poll.detail.get("seat")), _number(poll.detail.get("by"))
    return seat if seat is not None and by is not None and rows.persons.get(seat) == by else None


def _number(value: Json) -> int | None:
    return value if isinstance(value, int) else None


def seat_info(seat: Seat, *, window: bool = True) -> SeatInfo:
    """What everybody may know of a seat; ``window``: whether a reaction is awaited, or might be."""
    held = seat.person_id if not gone(seat) else None
    late, due = seat.late_at is not None, None if window else seat.due_at
    stands_in = seat.stand_in is not None
    return SeatInfo(
        seat.seat, seat.name, held, seat.computer, seat.leaving, gone(seat), vacant(seat), stands_in, late, due
    )


def table_info(rows: Rows, names: Mapping[int, str], *, window: bool = True) -> TableInfo:
    """What everybody may know of a table. ``window``: whether a reaction is awaited, or might be."""
    table = rows.table
    standings = None
    if table.standings is not None:
        standings = tuple(tuple(rank) for rank in cast("list[list[int]]", table.standings))
    return TableInfo(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        thread_id=table.thread_id,
        place=table.place,
        game=table.game,
        status=table.status,
        fault=fault_from_str(table.fault),
        options=dict[str, Json](table.options),
        pace=table.pace,
        windows=table.windows,
        leavers=table.leavers,
        host_person_id=table.host_person_id,
        seats=tuple(seat_info(seat, window=window) for seat in rows.seats),
        people=table_names(rows, names),
        commitments=tuple(table.commitments),
        keys=tuple(table.keys_revealed or ()),
        standings=standings,
        created_at=table.created_at,
        started_at=table.started_at,
        ended_at=table.ended_at,
        polls=tuple(info for poll in rows.polls if (info := poll_info(rows, poll)) is not None),
        language=table.language,
    )
