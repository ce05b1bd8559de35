"""Running tables: seats, queues, standing orders and the outbox. No Discord, no SQL, no rules."""

from host.host import Host
from host.incidents import report
from host.ports import Clock, Deliver, Outcome, Receipt, Shown, Timer
from host.proof import verify
from host.refusal import HostRefusal
from host.scene import (
    AuditLine,
    GuildInfo,
    HandScene,
    Listed,
    LogLine,
    Opening,
    Person,
    PersonInfo,
    Reply,
    Scene,
    SeatInfo,
    TableInfo,
    UndoPoint,
    names,
)

__all__ = [
    "AuditLine",
    "Clock",
    "Deliver",
    "GuildInfo",
    "HandScene",
    "Host",
    "HostRefusal",
    "Listed",
    "LogLine",
    "Opening",
    "Outcome",
    "Person",
    "PersonInfo",
    "Receipt",
    "Reply",
    "Scene",
    "SeatInfo",
    "Shown",
    "TableInfo",
    "Timer",
    "UndoPoint",
    "names",
    "report",
    "verify",
]
