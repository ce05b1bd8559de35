"""Running tables: seats, queues, standing orders and the outbox. No Discord, no SQL, no rules."""

from host.catching_up import News, Since, TurnNews
from host.clocks import SPEEDS
from host.counting import count_anew
from host.deciding import PACE_NAMES
from host.governing import Sitting
from host.habits import Habits, from_settings, zone_of, zones
from host.host import Host
from host.incidents import report
from host.operating import SHORT
from host.ports import Clock, Deliver, Outcome, Receipt, Shown, Timer
from host.proof import verify
from host.refusal import HostRefusal
from host.renown import GameRecord, Leaderboard, Ranked, seen_on
from host.scene import (
    AuditLine,
    GuildInfo,
    HandScene,
    Listed,
    LogLine,
    Opening,
    Pace,
    Person,
    PersonInfo,
    PlannedMove,
    PollInfo,
    Reply,
    Scene,
    SeatInfo,
    TableInfo,
    UndoPoint,
    names,
)
from host.server_rules import Block, ServerRules
from host.setting_up import MOST_LISTED, Wanted
from host.surveying import Stuck
from host.ticking import CHOICES as LATE_CHOICES
from host.wishing import EVERY, clock_time

__all__ = [
    "EVERY",
    "LATE_CHOICES",
    "MOST_LISTED",
    "PACE_NAMES",
    "SHORT",
    "SPEEDS",
    "AuditLine",
    "Block",
    "Clock",
    "Deliver",
    "GameRecord",
    "GuildInfo",
    "Habits",
    "HandScene",
    "Host",
    "HostRefusal",
    "Leaderboard",
    "Listed",
    "LogLine",
    "News",
    "Opening",
    "Outcome",
    "Pace",
    "Person",
    "PersonInfo",
    "PlannedMove",
    "PollInfo",
    "Ranked",
    "Receipt",
    "Reply",
    "Scene",
    "SeatInfo",
    "ServerRules",
    "Shown",
    "Since",
    "Sitting",
    "Stuck",
    "TableInfo",
    "Timer",
    "TurnNews",
    "UndoPoint",
    "Wanted",
    "clock_time",
    "count_anew",
    "from_settings",
    "names",
    "report",
    "seen_on",
    "verify",
    "zone_of",
    "zones",
]
