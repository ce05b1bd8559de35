"""A hand: what one seat alone sees, and what it can do. The same in a direct message and in an ephemeral one."""

from collections.abc import Sequence

import discord

from cogs.boards import BOARDS, Part, Shown
from cogs.controls import ask_items, built, button, shown
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.limits import (
    CONTENT,
    ELLIPSIS,
    EMBED_DESCRIPTION,
    EMBED_TITLE,
    EMBEDS_TOTAL,
    FIELD_NAME,
    FIELD_VALUE,
    ROW_BUTTONS,
    ROWS,
    clip,
    newest,
    weight,
)
from cogs.message import Outgoing
from cogs.news import CATCH_UP
from cogs.panel import COLOUR, OVER, WAITING
from cogs.words import escaped, plain, seat_names, spoken, strong, things
from engine import GAMES, Component, Option, SeatAsk, Text
from host import HandScene, TableInfo

REFRESH, UNDO = "refresh", "undo"
CARDS_TITLE = "Your cards"
GLANCE = 8
"""Log lines of one's own move that are repeated to whoever made it."""
ELSEWHERE = "… and more: the menus, **In play** and `/card` say what those lead to."


def table_link(scene: HandScene) -> str:
    """Address of the channel or thread of a table."""
    return f"https://discord.com/channels/{scene.table.guild_id}/{scene.table.place_id}"


def hand(
    scene: HandScene, *, cards: bool = True, draft: Sequence[str] = (), group: str = "", said: str | None = None,
    came: Sequence[Text] = (),
) -> Outgoing:  # fmt: skip
    """The hand of a seat: what it is asked, with buttons, and below its cards unless ``cards`` is off.

    ``said`` stands above: what the last press has done; below it what ``came`` of it, but for what the hand tells
    itself. ``draft`` and ``group`` as in ``controls.ask_items``.
    """
    board, seats = BOARDS[scene.table.game], seat_names(scene.table)
    view = scene.view if cards else None
    below = [_cards(board.hand(view, seats))] if view is not None else []
    picture = board.hand_picture(view, seats) if view is not None else None
    embeds = [_asked(scene, below, draft), *below]
    items = _items(scene, draft, group, whole=cards)
    return Outgoing(embeds, built(items), picture, _with_what_came(scene, said, came)).checked()


def _with_what_came(scene: HandScene, said: str | None, came: Sequence[Text]) -> str | None:
    """What was done, and as many of the lines that came of it as can be read at a glance."""
    lines = [f"> {spoken(line, scene.table)}" for line in came if line not in scene.private]
    if said is None or not lines:
        return said
    if len(lines) > GLANCE:
        lines[:-GLANCE] = [f"> {ELLIPSIS}"]
    return clip(f"{said}\n{newest(lines, CONTENT - len(said) - 1)}", CONTENT)


def taken(scene: HandScene, mine: SeatAsk, picks: Sequence[str]) -> str:
    """What a person has just answered, in the words of the options."""
    offered = {option.id: option for option in mine.options}
    order = picks if mine.ordered else [id for id in offered if id in picks]
    labels = [strong(offered[id].label, scene.table) for id in order]
    return clip(f"✔ {', '.join(labels) or say('Nothing')}", CONTENT)


def _asked(scene: HandScene, below: Sequence[discord.Embed], draft: Sequence[str]) -> discord.Embed:
    """What the seat is asked, and what each option leads to as far as the cards ``below`` do not say it already."""
    table = scene.table
    title = clip(say("{name} · table {table}", name=GAMES[table.game].name, table=table.id), EMBED_TITLE)
    lines = [f"> {spoken(line, table)}" for line in scene.private[-5:]]
    embed = discord.Embed(title=title, url=table_link(scene), colour=COLOUR)
    mine = scene.face.mine if scene.face is not None else None
    if stopped := _stopped(table):
        lines += ["", stopped]
    elif mine is not None:
        embed.colour = WAITING
        lines += ["", *_standing(scene, below, brief=True), strong(mine.prompt, table), *_read(table, mine, below)]
        if scene.last:
            lines.append(say("You are the last one we wait for."))
        notes = len(lines)
        if scene.face is not None and scene.face.given is not None:
            lines.append(say("You have chosen already; until the last one has, you can choose again."))
        if mine.ordered and draft:
            labels = [spoken(mine.option(id).label, table) for id in draft]
            lines.append(
                say(
                    "So far: {names}", names=", ".join((f"{number}. {label}" for number, label in enumerate(labels, 1)))
                )
            )
        room = EMBEDS_TOTAL - weight([embed, *below]) - sum(len(line) + 1 for line in lines)
        lines[notes:notes] = _fitting(_notes(scene, mine, below), min(room, EMBED_DESCRIPTION // 4 * 3))
    else:
        lines += ["", " ".join([_idle(scene), *(_standing(scene, below) if table.standings else ())])]
    embed.description = clip("\n".join(lines).strip(), EMBED_DESCRIPTION)
    if table.over:
        embed.colour = OVER
        for part in _scores(scene):
            embed.add_field(name=clip(part.name, FIELD_NAME), value=clip(part.value, FIELD_VALUE), inline=part.inline)
    return embed


def _notes(scene: HandScene, mine: SeatAsk, below: Sequence[discord.Embed]) -> list[str]:
    """What each option leads to: buttons have no room for it, and menus cut it. What stands below is left out."""
    said = _lines(below)
    notes: dict[str, list[str]] = {}
    for each in shown(mine.options):
        words = _note(each.option, scene.table)
        label = strong(each.option.label, scene.table)
        if words and not any(line.startswith(label) and line.endswith(f": {words}") for line in said):
            notes.setdefault(words, []).append(label)
    # One card may be bought and Bribed: its text is read once.
    return [f"• {', '.join(labels)}: {words}" for words, labels in notes.items()]


def _note(option: Option, table: TableInfo) -> str:
    """What an option leads to; if it says nothing itself and is a card, the text of the card."""
    if option.note is not None:
        return spoken(option.note, table)
    named = _printed(option.label, table)
    return named[0].text if len(named) == 1 and named[0].name == plain(option.label, table) else ""


def _read(table: TableInfo, mine: SeatAsk, below: Sequence[discord.Embed]) -> list[str]:
    """The texts of the cards that a question names, of an attack for instance.

    What stands below is left out, and so is what the question says itself.
    """
    said, question = _lines(below), plain(mine.prompt, table).casefold()
    cards = [card for card in _printed(mine.prompt, table) if card.text and _core(card) not in question]
    return [
        f"*{card.name}: {card.text}*" for card in cards if not any(line.endswith(f": {card.text}") for line in said)
    ]


def _core(card: Component) -> str:
    """The text of a card without what makes an offer of it, as it may stand within a sentence."""
    return card.text.casefold().removeprefix("you may ").rstrip(".")


def _printed(words: Text, table: TableInfo) -> list[Component]:
    """The cards that a sentence names."""
    game = GAMES[table.game]
    return [card for slug in things(words) if (card := game.component(slug)) is not None]


def _lines(embeds: Sequence[discord.Embed]) -> set[str]:
    """All lines of the fields."""
    return {line for embed in embeds for field in embed.fields for line in (field.value or "").splitlines()}


def _fitting(lines: list[str], room: int) -> list[str]:
    """The lines if there is room for all of them, else as many as there is room for and where the others stand."""
    if sum(len(line) + 1 for line in lines) <= room:
        return lines
    room -= len(translated(ELSEWHERE)) + 1
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return [*kept, translated(ELSEWHERE)]


def _stopped(table: TableInfo) -> str:
    """Why nothing can be answered although the game is not over; empty if it can."""
    if table.fault is not None:
        return f"⚠️ {spoken(table.fault, table)}"
    return say("⏸️ The table is paused: wait until a moderator resumes it.") if table.status == "paused" else ""


def _idle(scene: HandScene) -> str:
    table = scene.table
    if table.over or scene.face is None:
        return say("The game is over.")
    if any(seat.stand_in for seat in table.seats if seat.seat == scene.seat):
        return say("A computer plays for you: `/table join` gives your seat back to you.")
    if scene.face.awaited is None:
        return say("Nothing for you to do now. {public}", public=spoken(scene.face.public, table))
    seats = seat_names(table)
    waited = ", ".join(f"**{escaped(seats[seat])}**" for seat in scene.face.awaited)
    return say("Nothing for you to do now: we wait for {waited}.", waited=waited)


def _standing(scene: HandScene, below: Sequence[discord.Embed], *, brief: bool = False) -> list[str]:
    """How the game stands, or who has won, unless it stands above the cards ``below`` or cannot be shown.

    ``brief``: beside a question that says some of it.
    """
    if below or scene.view is None:
        return []
    shown_hand = BOARDS[scene.table.game].hand(scene.view, seat_names(scene.table))
    return [(brief and shown_hand.brief) or shown_hand.headline]


def _scores(scene: HandScene) -> list[Part]:
    """How a game that was played to its end has ended for everybody."""
    if not scene.table.standings or scene.view is None:
        return []
    return BOARDS[scene.table.game].scores(scene.view, seat_names(scene.table))


def _cards(shown_hand: Shown) -> discord.Embed:
    embed = discord.Embed(title=translated(CARDS_TITLE), description=shown_hand.headline, colour=COLOUR)
    for part in shown_hand.parts:
        embed.add_field(name=clip(part.name, FIELD_NAME), value=clip(part.value, FIELD_VALUE), inline=part.inline)
    embed.set_footer(text=say("Only you see this"))
    return embed


def _items(
    scene: HandScene, draft: Sequence[str], group: str, *, whole: bool
) -> list[discord.ui.Item[discord.ui.View]]:
    """What can be pressed. ``whole``: the hand with its cards, which comes to people who have not seen the table."""
    table = scene.table

    def label(words: Text) -> str:
        return plain(words, table)

    items: list[discord.ui.Item[discord.ui.View]] = []
    if not draft and scene.face is not None and scene.face.given is not None:
        draft = scene.face.given
    if scene.face is not None and table.status == "running" and table.fault is None:
        items = ask_items(table.id, scene.seat, scene.face, label, draft=draft, group=group)
    last = max((item.row or 0 for item in items), default=-1) + 1
    row = min(last, ROWS - 1)
    items.append(button(Press(table.id, 0, scene.seat, REFRESH), say("Refresh"), row))
    if scene.may_undo:
        ask = 0 if scene.face is None else scene.face.id
        items.append(button(Press(table.id, ask, scene.seat, UNDO), say("Take back"), row))
    if whole and sum(item.row == row for item in items) < ROW_BUTTONS - 1:
        items.append(button(Press(table.id, 0, scene.seat, CATCH_UP), say("What happened"), row))
    items.append(discord.ui.Button(label=say("To the table"), url=table_link(scene), row=row))
    return items
