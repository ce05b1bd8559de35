"""The host of running tables: everything that cogs, sandbox and console may ask of it."""

from host.catching_up import CatchingUp
from host.life import Life
from host.operating import Operating
from host.renown import Renown


class Host(Operating, CatchingUp, Renown, Life):
    """Hosts the tables of one bot: ``Host(store, deliver, clock, games, pacing=...)``.

    ``games`` are the rule sets by slug. ``pacing`` is the pause in seconds before a computer answers; with 0 computers
    are played out at once. ``key_source(16)`` gives a dice key of 32 hex digits. ``on_delivered`` is awaited after each
    drain with the id of the table.

    Every method is async. Those that act take ``by`` (who does it) and, where a click or command can arrive twice,
    ``interaction`` (its id): the same interaction is answered the same and moves nothing again. They return when what
    they did is saved; what has to be shown follows in a drain of its own (``settled`` waits for it). They raise
    HostRefusal with one sentence for the person when something cannot be done; then nothing has changed.
    """
