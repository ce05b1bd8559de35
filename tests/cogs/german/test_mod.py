"""Every command of /mod between Germans: answers, refusals, what is posted at the table, the audit list."""

from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.german.overheard import act
from tests.cogs.table import opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

FOR_MODERATORS = (
    "Das ist für die Moderation: Leute, die den Server verwalten dürfen oder die mit /mod einrichten gewählte Rolle "
    "haben."
)
PLAYS_HERE = "Du spielst selbst an diesem Tisch, also muss das jemand anderes aus der Moderation tun."
BLOCKED = "Du darfst dich auf diesem Server nicht an Tische setzen: Die Moderation hat dich gesperrt. Frag sie, warum."
DAY = 86_400.0

ACTS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "pause": ({}, "Der Tisch pausiert.", "hat den Tisch angehalten", "hat angehalten (Tisch 1)"),
    "resume": ({}, "Der Tisch läuft weiter.", "lässt den Tisch weiterlaufen", "hat fortgesetzt (Tisch 1)"),
    "extend": (
        {"hours": 2},
        "Alle Gefragten haben 2 Stunden mehr.",
        "gibt 2 Stunden mehr",
        "hat die Zeit geändert (Tisch 1)",
    ),
    "undo": (
        {"to": "1"},
        "Der Tisch ist zurückgesetzt, und die Würfel haben einen neuen Schlüssel.",
        "hat den Tisch zurückgesetzt",
        "hat zurückgesetzt (Tisch 1)",
    ),
    "answer": (
        {"seat": 2},
        "Für **Bob** ist geantwortet. Falls das falsch war: /mod zurücknehmen.",
        "antwortet für **Bob**",
        "hat geantwortet (Tisch 1, Platz 2)",
    ),
    "skip": (
        {},
        "Übersprungen: Was gefragt hat, fällt weg, und das Spiel geht weiter. Falls das falsch war: /mod zurücknehmen.",
        "lässt überspringen, was gerade läuft",
        "hat einen Effekt übersprungen (Tisch 1)",
    ),
    "replace": (
        {"seat": 2, "computer": "easy"},
        "**Computer 1** hat jetzt den Platz. Falls das falsch war: noch einmal /mod ersetzen.",
        "gibt den Platz von **Bob** an **Computer 1**",
        "hat den Platz einem Computer (leicht) gegeben (Tisch 1, Platz 2)",
    ),
    "remove": (
        {"seat": 2},
        "**Bob** ist draußen; ein Computer spielt, bis jemand den Platz nimmt. /mod ersetzen vergibt ihn.",
        "nimmt **Bob** aus dem Spiel",
        "hat jemanden herausgenommen (Tisch 1, Platz 2)",
    ),
    "end": ({}, "Das Spiel ist aus.", "hat das Spiel beendet", "hat das Spiel beendet (Tisch 1)"),
    "repair": (
        {},
        "Der Tisch steht wieder.",
        "hat den Tisch reparieren lassen",
        "hat den Tisch reparieren lassen (Tisch 1)",
    ),
}
"""Every act with a reason: its options, what Max is told, what all read at the table, what the audit list says."""


async def mod(w: World, place: ChannelHandle, what: str, **more: Any) -> str:
    """What Max is told when he does this, his reason being a quarrel."""
    reply = await w.max.slash(f"mod {what}", where=place, **{"reason": "ein Streit"} | more)
    assert reply.ephemeral
    return reply.text


async def setup(w: World, **options: Any) -> list[str]:
    """The lines that Max is shown when he sets this."""
    reason = {"reason": "ein Streit"} if options else {}
    text = (await w.max.slash("mod setup", **reason, **options)).text
    return [line.removeprefix("| ") for line in text.splitlines()]


# acts


@pytest.mark.parametrize("what", [*ACTS])
async def test_every_act_is_answered_posted_and_listed_in_german(w: World, games: Games, what: str) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    options, told, posted, listed = ACTS[what]
    place = await started(w, w.alice, w.bob, pace="12h")
    await act(w.alice, place, "Würfeln")
    if what == "resume":
        await mod(w, place, "pause", reason="vorher")
    assert told == await mod(w, place, what, **options)
    assert f"**Max** {posted}: ein Streit" in w.carol.screen(place)
    audit = (await w.max.slash("mod audit")).text
    assert "Eingriffe der Moderation" in audit
    assert f"**Max** {listed}: ein Streit" in audit
    assert f"**Max** {posted}: ein Streit" in (await w.bob.slash("table log", where=place)).text


@pytest.mark.parametrize("what", [*ACTS])
async def test_every_act_is_refused_in_german(w: World, what: str) -> None:
    options = ACTS[what][0]
    place = await opened(w, w.alice, w.bob)
    told = {"remove": "Der Platz ist frei.", "end": "Der Tisch ist geschlossen.", "repair": "Der Tisch steht wieder."}
    not_yet = (
        "Das Spiel hat noch nicht begonnen: Bis dahin macht /mod entfernen einen Platz frei, "
        "und /mod beenden schließt den Tisch."
    )
    assert FOR_MODERATORS == (await w.alice.slash(f"mod {what}", where=place, reason="weil", **options)).text
    assert "Sag warum: Jeder Eingriff der Moderation hat einen Grund." == await mod(
        w, place, what, reason=" ", **options
    )
    assert told.get(what, not_yet) == await mod(w, place, what, **options)
    if what in told:
        return
    await w.alice.press("Start", place)
    await mod(w, place, "end")
    over = "Das Spiel an diesem Tisch ist aus: Mit /tisch öffnen machst du einen neuen auf."
    assert over == await mod(w, place, what, **options)


async def test_what_an_act_cannot_do_is_said_in_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Der Tisch läuft: Es gibt nichts fortzusetzen." == await mod(w, place, "resume")
    await mod(w, place, "pause")
    again = "Der Tisch pausiert schon: /mod fortsetzen lässt ihn weiterlaufen."
    assert again == await mod(w, place, "pause")
    assert "Der Tisch pausiert: Setz ihn erst fort." == await mod(w, place, "answer", seat=1)
    assert "Der Tisch pausiert: Warte, bis die Moderation ihn fortsetzt." in (await act(w.alice, place)).text
    await mod(w, place, "resume")
    assert "Diesen Platz gibt es an diesem Tisch nicht." == await mod(w, place, "answer", seat=6)
    text = await mod(w, place, "answer", seat=1, pick="wegfliegen")
    assert text.startswith("Das steht nicht zur Wahl. Der Platz kann antworten: `")
    one = text.split("`")[1]
    assert "Wähle mindestens 2 Dinge." == await mod(w, place, "answer", seat=1, pick=one)
    assert "**Max** sieht nach, was **Alice** gefragt wird, um zu antworten: ein Streit" in w.carol.screen(place)
    assert "Sag, wie viele Stunden mehr oder welches Tempo." == await mod(w, place, "extend")
    assert "Der Tisch hat keine Uhr: Stell ein Tempo ein." == await mod(w, place, "extend", hours=3)
    begun = "Das Tempo ist jetzt anders (1 Tag je Zug), und die Zeit aller Gefragten beginnt neu."
    assert begun == await mod(w, place, "extend", speed="24h")
    assert "**Max** stellt ein anderes Tempo ein (1 Tag je Zug): ein Streit" in w.carol.screen(place)
    assert "Wähle die Stelle aus der Liste der Option `bis`." == await mod(w, place, "undo", to="gestern")
    moment = "Diese Stelle ist nicht aufgehoben: Wähle eine aus der Liste."
    assert moment == await mod(w, place, "undo", to="999")
    assert "Der Tisch steht schon an dieser Stelle." == await mod(w, place, "undo", to="1")
    one_of = "Nenne für den Platz entweder eine Person oder einen Computer."
    assert one_of == await mod(w, place, "replace", seat=2)
    assert "Die Person sitzt schon an diesem Tisch." == await mod(w, place, "replace", seat=2, person=w.alice)
    robot = w.guild.add_member(w.env.create_user("robot", global_name="Robot", bot=True))
    bot = "Ein Bot kann nicht an einem Tisch sitzen: Nimm stattdessen einen Computer."
    assert bot == await mod(w, place, "replace", seat=2, person=robot)
    await mod(w, place, "remove", seat=2)
    computer = "Dort spielt schon ein Computer: Ersetze ihn oder lass jemanden beitreten."
    assert computer == await mod(w, place, "remove", seat=2)


async def test_the_moments_of_a_list_and_the_lists_of_tables_are_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 2]))
    place = await started(w, w.alice, w.bob)
    for person in (w.alice, w.bob):
        await act(person, place, "Würfeln")
    moments = list(await w.max.autocomplete("mod undo", "to", where=place))
    assert ["Zug", "Zug"] == [name.split()[0] for name in moments[:2]]
    assert any(", gleich nach: " in name for name in moments)
    assert {"1 DC Breakout: Arkham Asylum (läuft) · Alice, Bob": "1"} == await w.max.autocomplete("mod end", "table")


async def test_who_plays_there_is_refused_in_german(w: World) -> None:
    place = await started(w, w.alice, w.max)
    assert PLAYS_HERE == await mod(w, place, "answer", seat=1)
    running = "Das Spiel ist nicht aus: Exportieren geht, wenn es so weit ist."
    assert {PLAYS_HERE, running} & {await mod(w, place, "export")}


async def test_what_is_picked_for_a_seat_is_found_by_its_german_name(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    name = "king tut: teams vor dir 2 zurück, du 2 vor"
    assert "Für **Alice** ist geantwortet. Falls das falsch war: /mod zurücknehmen." == await mod(
        w, place, "answer", seat=1, pick=name
    )
    assert "**Alice** nutzt King Tut." in w.carol.screen(place)


async def test_a_finished_game_is_exported_with_german_words(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await mod(w, place, "end")
    text = await mod(w, place, "export")
    assert "Wer den Code des Bots hat, kann es prüfen: `python bot.py verify FILE`." in text
    assert "Die Würfelschlüssel sind jetzt offen" in w.carol.screen(place)
    assert "**Max** hat die Aufzeichnung des Spiels geholt: ein Streit" in w.carol.screen(place)
    assert "hat die Aufzeichnung des Spiels geholt (Tisch 1): ein Streit" in (await w.max.slash("mod audit")).text


# the whole server


async def test_setup_and_its_settings_are_german(w: World) -> None:
    lines = await setup(w)
    for line in (
        "In diesem Kanal habe ich alles, was ich brauche.",
        "**Moderation**: wer den Server verwalten darf",
        "**Dürfen Tische öffnen**: alle",
        "**Kanäle**: alle",
        "**Tische zugleich**: keine Grenze",
        "**Tische zugleich für eine Person**: keine Grenze",
    ):
        assert line in lines
    role = w.guild.create_role("Wärter")
    said = (await setup(w, role=role, opener=role, channel=w.channel, tables=3, person=1, language="de"))[0]
    for sentence in (
        "Es ist eingestellt, wer auf diesem Server Tische moderieren darf.",
        "Die Grenzen sind eingestellt. Tische, die es schon gibt, bleiben.",
        "Es ist eingestellt, welche Sprache neue Tische sprechen.",
        "Es ist eingestellt, wer Tische öffnen darf.",
        "Es ist eingestellt, wo Tische geöffnet werden dürfen.",
    ):
        assert sentence in said
    only = "Auf diesem Server öffnen nur manche Rollen Tische: Frag die Moderation oder setz dich an einen aus "
    assert f"{only}`/tisch liste`." == (await w.alice.slash("table open", game="breakout")).text
    other = w.guild.create_text_channel("gotham")
    elsewhere = "In diesem Kanal werden keine Tische geöffnet: /tisch liste zeigt, wo andere spielen."
    assert elsewhere == (await w.max.slash("table open", game="breakout", where=other)).text
    assert "Alle dürfen Tische öffnen." in (await setup(w, clear="openers"))[0]
    assert "Tische dürfen in allen Kanälen geöffnet werden." in (await setup(w, clear="channels"))[0]
    await opened(w, w.alice)
    own = "Du sitzt auf diesem Server schon an 1 Tisch: Spiel erst einen zu Ende oder verlass einen."
    assert own == (await w.alice.slash("table open", game="breakout")).text
    await setup(w, tables=1)
    full = "Dieser Server hat schon 1 Tisch, und mehr sind nicht zugleich erlaubt: Setz dich an einen davon."
    assert full == (await w.bob.slash("table open", game="breakout")).text
    await w.deny("embed_links", "attach_files")
    assert "In diesem Kanal brauche ich noch: Links einbetten, Dateien anhängen." in (await setup(w, clear="role"))[0]


async def test_what_was_set_and_who_got_a_seat_is_listed_in_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await mod(w, place, "replace", seat=2, person=w.carol)
    assert "**Max** hat den Platz an **Carol** gegeben (Tisch 1, Platz 2)" in (await w.max.slash("mod audit")).text
    role = w.guild.create_role("Wärter")
    every = "@everyone kann nicht moderieren: Wähle eine Rolle, die nur deine Moderation hat."
    assert [every] == await setup(w, role=w.guild.default_role)
    await setup(w, role=role, opener=role, channel=w.channel, tables=3, person=1, language="de")
    await setup(w, clear="role", opener=role, channel=w.channel, tables=0, person=0)
    text = (await w.max.slash("mod audit")).text
    for words in (
        f"<@&{role.id}> moderiert",
        "keine Rolle moderiert",
        f"<@&{role.id}> darf Tische öffnen",
        f"<@&{role.id}> ist zum Öffnen von Tischen nicht mehr genannt",
        "in #arkham dürfen Tische geöffnet werden",
        "#arkham ist zum Öffnen von Tischen nicht mehr genannt",
        "Tische zugleich: 3, Tische zugleich für eine Person: 1",
        "Tische zugleich: keine Grenze, Tische zugleich für eine Person: keine Grenze",
        "Sprache neuer Tische: Deutsch",
    ):
        assert f"**Max** hat die Einstellungen geändert: {words} (ein Streit)" in text


async def test_settings_are_refused_in_german_to_who_only_moderates(w: World) -> None:
    role = w.guild.create_role("Wärter")
    await setup(w, role=role)
    warden = w.member("Walter", role)
    reply = await warden.slash("mod setup", tables=1, reason="x")
    assert "Das ändern nur Leute, die den Server verwalten dürfen." == reply.text


async def test_blocks_are_german(w: World) -> None:
    await started(w, w.alice, w.carol)
    text = (await w.max.slash("mod block", person=w.carol, reason="unhöflich")).text
    assert (
        "**Carol** darf hier keine Tische mehr öffnen und keine Plätze nehmen.\n"
        "Sie sitzt noch hier: Tisch 1 (DC Breakout: Arkham Asylum, Platz 2), und das nimmt ihr niemand von selbst weg: "
        "`/mod entfernen` nimmt sie heraus, `/mod ersetzen` gibt den Platz jemand anderem."
    ) == text
    assert "Die Person ist schon gesperrt." == (await w.max.slash("mod block", person=w.carol, reason="x")).text
    assert BLOCKED == (await w.carol.slash("table open", game="breakout")).text
    moderates = "Die Person moderiert diesen Server, und wer moderiert, kann nicht gesperrt werden."
    assert moderates == (await w.max.slash("mod block", person=w.max, reason="x")).text
    about = "Die Person darf sich auf diesem Server nicht an Tische setzen: Die Moderation hat sie gesperrt."
    other = await started(w, w.alice, w.bob)
    assert about == await mod(w, other, "replace", seat=1, person=w.carol)
    assert "Gesperrt (1)" in "\n".join(await setup(w))
    pick = "Wähle die Person aus der Liste der Option `person`."
    assert pick == (await w.max.slash("mod unblock", person="Carol", reason="x")).text
    reply = await w.max.slash("mod unblock", person=str(w.carol.id), reason="Entschuldigung")
    assert "Die Person darf wieder Tische öffnen und Plätze nehmen." == reply.text
    reply = await w.max.slash("mod unblock", person=str(w.carol.id), reason="Entschuldigung")
    assert "Die Person ist nicht gesperrt." == reply.text
    audit = (await w.max.slash("mod audit")).text
    assert "**Max** hat **Carol** gesperrt: unhöflich" in audit
    assert "**Max** hat **Carol** entsperrt: Entschuldigung" in audit


async def test_the_audit_list_is_turned_in_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    assert "Noch nichts." in (await w.max.slash("mod audit", table="1")).text
    for number in range(6):
        await mod(w, place, "pause", reason=f"Pause {number}")
        await mod(w, place, "resume", reason=f"weiter {number}")
    shown = (await w.max.slash("mod audit", table="1")).message
    assert "Eingriffe der Moderation an Tisch 1" in shown.text
    await w.max.click(shown, "Älter")
    assert "**Max** hat angehalten (Tisch 1): Pause 0" in shown.text
    await w.max.click(shown, "Neuer")
    assert "weiter 5" in shown.text
    assert FOR_MODERATORS == (await w.alice.slash("mod audit")).text


async def test_stuck_tables_are_listed_in_german(w: World, games: Games) -> None:
    assert "Kein Tisch dieses Servers hängt." in (await w.max.slash("mod tables")).text
    late = await started(w, w.alice, computers=1, pace="12h")
    empty = await started(w, w.bob, computers=1)
    await w.bob.slash("table leave", where=empty)
    paused = await started(w, w.carol, w.dave)
    await mod(w, paused, "pause")
    await opened(w, w.erin)
    await w.travel(4 * DAY)
    text = (await w.max.slash("mod tables")).text
    for words in (
        "| Hängende Tische",
        "⚠️ Die Zeit von **Alice** ist um.",
        "→ /mod verlängern, /mod antworten oder /mod ersetzen",
        "⚠️ Dort ist niemand mehr.",
        "→ /mod ersetzen, /mod beenden, oder jemand nimmt einen Platz",
        "⚠️ Er pausiert seit ",
        ": ein Streit",
        "→ /mod fortsetzen",
        "⚠️ Er ist seit ",
        " offen und wurde nicht gestartet.",
        "→ /tisch einladen, /tisch start oder /mod beenden",
    ):
        assert words in text
    await w.delete_place(late)
    text = (await w.max.slash("mod tables")).text
    assert "⚠️ Was dort geschieht, kommt nicht an: Ein Thread, die Tafel oder ein Recht fehlt." in text
    assert "→ /mod reparieren, dort eingegeben, wo der Tisch spielen soll" in text


async def test_a_card_that_fails_and_its_table_are_german(w: World, games: Games) -> None:
    # No die is scripted: rolling one is an error of the rules.
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("breakout roll", where=place)
    assert reply.text.startswith("Das hat nicht geklappt (")
    await w.alice.slash("table leave", where=place)
    assert 2 == len(w.logged)
    text = (await w.max.slash("mod tables")).text
    assert "⚠️ Etwas hat nicht geklappt (" in text
    assert "→ /mod antworten, /mod zurücknehmen oder /mod überspringen; /mod fortsetzen versucht dasselbe noch" in text
    assert "also steht der Tisch still" in w.carol.find("Handeln", place).text


async def test_what_the_bot_lacks_is_named_as_discord_names_it_in_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.deny("embed_links")
    text = await mod(w, place, "repair")
    assert "Wo Tisch 1 spielt, brauche ich: Links einbetten. Gib mir das zuerst in " in text
    lacks = "Das darf ich hier nicht: Bitte die Moderation, mir in diesem Kanal Links einbetten zu geben."
    assert lacks == (await w.alice.slash("table open", game="breakout")).text
