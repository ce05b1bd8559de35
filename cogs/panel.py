"""The panel: the table's message for everybody."""

from collections.abc import Sequence
from datetime import UTC, datetime

import discord

from cogs.boards import BOARDS
from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.limits import (
    EMBED_DESCRIPTION,
    EMBED_FOOTER,
    EMBED_TITLE,
    EMBEDS_TOTAL,
    FIELD_NAME,
    FIELD_VALUE,
    clip,
    newest,
    weight,
)
from cogs.message import Outgoing
from cogs.waiting import SIT, awaited, decision_buttons, decisions, standing_in
from cogs.words import escaped, seat_names, spoken
from engine import GAMES, Text
from host import PACE_NAMES, Scene, TableInfo

COLOUR = discord.Colour(0x6C5CE7)
WAITING = discord.Colour(0xE1B12C)
OVER = discord.Colour(0x44BD32)
STOPPED = discord.Colour(0xC23616)

LINES = 2000
"""Characters of a panel that lines of the log take at most."""

HAND, ACT, IN_PLAY, LOG, RULES = "hand", "act", "play", "log", "rules"
JOIN, LEAVE, COMPUTER, START = SIT, "leave", "computer", "start"

Buttons = list[discord.ui.Item[discord.ui.View]]


def panel(scene: Scene, *, whole_turn: bool = False, spare: int = 0) -> Outgoing:
    """The panel of a table in whatever state it is.

    It quotes the lines that no message of their own tells yet; ``whole_turn``: all of this turn, for who looks alone.
    Of these it leaves out what has no room: who is waited for, and what is decided, goes first. ``spare``: characters
    that are kept for other embeds of the message.
    """
    table = scene.table
    if table.status == "open":
        return Outgoing([_lobby(table)], built(_lobby_buttons(table))).checked()
    board = BOARDS[table.game]
    seats = seat_names(table)
    main = discord.Embed(title=_title(table), colour=_colour(scene))
    picture = None
    headline = ""
    if scene.view is not None:
        waited = scene.face.awaited if scene.face is not None else ()
        shown = board.panel(scene.view, seats, waited)
        headline = shown.headline
        picture = board.picture(scene.view, seats, waited)
        for part in shown.parts:
            main.add_field(name=clip(part.name, FIELD_NAME), value=clip(part.value, FIELD_VALUE), inline=part.inline)
    main.set_footer(text=clip(_footer(table), EMBED_FOOTER))
    room = min(EMBED_DESCRIPTION, EMBEDS_TOTAL - spare - weight([main]))
    waits = _waiting(scene, headline)
    left = room - sum(len(line) + 1 for line in (headline, *waits))
    said = [headline, *_happened(scene, scene.recent if whole_turn else scene.held, min(LINES, left)), *waits]
    main.description = clip("\n".join(said).strip(), max(room, 1))
    return Outgoing([main], built(_buttons(table)), picture).checked()


def _title(table: TableInfo) -> str:
    return clip(say("{name} · table {table}", name=GAMES[table.game].name, table=table.id), EMBED_TITLE)


def _colour(scene: Scene) -> discord.Colour:
    if scene.table.over:
        return OVER
    if scene.table.fault is not None or scene.table.status == "paused":
        return STOPPED
    return WAITING if scene.face is not None and scene.face.awaited is None else COLOUR


def _happened(scene: Scene, lines: Sequence[Text], most: int) -> list[str]:
    """What happened, as a quotation of at most so many characters, which an empty line ends."""
    quoted = [f"> {spoken(line, scene.table)}" for line in lines]
    return [newest(quoted, most - 1), ""] if quoted else []


def _waiting(scene: Scene, headline: str) -> list[str]:
    """Who is waited for, and for what unless the headline says it; when all is over, how it can go on."""
    table = scene.table
    if table.over:
        return [say("Another game? `/table open` opens a table.")]
    if table.fault is not None:
        return [f"⚠️ {spoken(table.fault, table)}"]
    if table.status == "paused":
        return [_paused(table), *decisions(table)]
    if table.deserted:
        words = say("⏸️ Computers play for all who sit here, so the table waits until one of them is back.")
        return [words, *decisions(table)]
    aside = [*standing_in(table), *decisions(table)]
    if scene.face is None:
        return aside
    if scene.face.awaited is None:
        return [f"⏳ {spoken(scene.face.public, table)}", *aside]
    waited = ", ".join(awaited(seat) for seat in table.seats if seat.seat in scene.face.awaited)
    public = spoken(scene.face.public, table)
    asked = [] if public.rstrip(".") in headline else [f"⏳ {public}"]
    return [*asked, say("Waiting for {waited}: press **Act**.", waited=waited), *aside]


def _paused(table: TableInfo) -> str:
    if any(seat.person_id is not None for seat in table.seats):
        return say("⏸️ The table is paused: a moderator can go on with `/mod resume`.")
    return say("⏸️ Nobody sits at this table any more. It goes on as soon as somebody presses **Take a seat**.")


def _footer(table: TableInfo) -> str:
    if table.keys:
        return say("The dice keys are open now: /mod export gives the record that proves every roll.")
    if table.commitments:
        return say("Dice proof {digest}… · only you see what My hand shows", digest=table.commitments[-1][:16])
    return say("Only you see what My hand shows")


def _anybody(table: TableInfo, verb: str) -> Press:
    return Press(table.id, 0, None, verb)


def _buttons(table: TableInfo) -> Buttons:
    log, rules = button(_anybody(table, LOG), say("Log")), button(_anybody(table, RULES), say("Rules"))
    if table.over:
        return [log, rules]
    return [
        *decision_buttons(table, 1),
        button(_anybody(table, HAND), say("My hand"), style=discord.ButtonStyle.primary),
        button(_anybody(table, ACT), say("Act"), style=discord.ButtonStyle.success),
        button(_anybody(table, IN_PLAY), say("In play")),
        log,
        rules,
    ]


def _lobby(table: TableInfo) -> discord.Embed:
    game = GAMES[table.game]
    taken = [seat for seat in table.seats if not seat.left]
    options = game.options_type.model_validate(table.options)
    numbers = game.seats_with(options)
    enough = (
        say("{least} are enough to start", least=numbers[0])
        if len(numbers) > 1
        else say("all of them are needed to start")
    )
    lines = [
        translated(game.pitch),
        "",
        say("**{count}** of {most} seats are taken; {enough}.", count=len(taken), most=numbers[-1], enough=enough),
        say("Press **Sit down**, or fill a seat with **Add a computer**. Anybody who sits here can press **Start**."),
        say("You need not know the rules: whatever is offered to you is legal."),
    ]
    embed = discord.Embed(title=_title(table), description="\n".join(lines), colour=COLOUR)
    seats = {seat.seat: f"{seat.seat + 1}. {escaped(seat.name)}{' 🤖' if seat.computer else ''}" for seat in taken}
    teams = game.partners(options)
    if not teams:
        embed.add_field(name=say("Seats"), value=clip("\n".join(seats.values()) or say("Nobody yet"), FIELD_VALUE))
    # By letters: which of them will be team 1 a game may draw.
    for letter, team in zip("AB", teams, strict=False):
        mine = [seats.get(seat, f"{seat + 1}. {say('free')}") for seat in team]
        embed.add_field(name=say("Team {letter}", letter=letter), value=clip("\n".join(mine), FIELD_VALUE))
    if teams:
        lines.append(say("`/table seat` takes you to another seat, and so into the other team."))
        embed.description = "\n".join(lines)
    if invited := decisions(table):
        embed.add_field(name=say("Invited"), value=clip("\n".join(invited), FIELD_VALUE), inline=False)
    embed.add_field(name=say("Agreed"), value=clip("\n".join(agreed(table)), FIELD_VALUE))
    return embed


def agreed(table: TableInfo) -> list[str]:
    """What was agreed when the table was opened, as short lines."""
    windows = (
        say("only those who can react are asked")
        if table.windows == "quick"
        else say("poker face, everybody is always asked")
    )
    leavers = say("a computer takes over") if table.leavers == "computer" else say("the seat leaves the game")
    lines = [
        say("Pace: {pace}", pace=translated(PACE_NAMES[table.pace])),
        say("Reactions: {windows}", windows=windows),
        say("If somebody resigns: {leavers}", leavers=leavers),
    ]
    fields = GAMES[table.game].options_type.model_fields
    for name, value in table.options.items():
        if name in fields and value != fields[name].default:
            lines.append(f"{translated(fields[name].title or name.replace('_', ' ').capitalize())}: {_plain(value)}")
    return lines


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return translated(str(value))


def _lobby_buttons(table: TableInfo) -> Buttons:
    game = GAMES[table.game]
    numbers = game.seats_with(game.options_type.model_validate(table.options))
    full = len([seat for seat in table.seats if not seat.left]) >= numbers[-1]
    sit = button(_anybody(table, JOIN), say("Sit down"), 0, discord.ButtonStyle.success)
    computer = button(_anybody(table, COMPUTER), say("Add a computer"), 0)
    sit.disabled = computer.disabled = full
    start = button(_anybody(table, START), say("Start"), 0, discord.ButtonStyle.primary)
    start.disabled = len(table.seats) < numbers[0]
    return [
        sit,
        button(_anybody(table, LEAVE), say("Stand up"), 0),
        computer,
        start,
        button(_anybody(table, RULES), say("Rules")),
        *decision_buttons(table, 1),
    ]


def when(seconds: float) -> datetime:
    """Unix seconds as Discord's embeds want them."""
    return datetime.fromtimestamp(seconds, UTC)
