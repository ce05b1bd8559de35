"""Every command of /me between Germans, reminders, invitations, days away, and what is decided about who is late."""

import re
from typing import Any

import pytest
from simcord import ChannelHandle

from tests.cogs.german.overheard import act
from tests.cogs.table import opened, pick, scene, started, thinks
from tests.cogs.test_records import counted
from tests.sim.harness import Person, World

HOUR, DAY = 3600.0, 86_400.0
BREAKOUT = "DC Breakout: Arkham Asylum"


async def me(who: Person, what: str, **options: Any) -> str:
    """What a person is told by a command of their own."""
    return (await who.slash(f"me {what}", **options)).text


async def picks_team(w: World, person: Person, place: ChannelHandle, table: int = 1) -> None:
    """The person picks the two Villains of a team."""
    await pick(person, await act(person, place), thinks(await scene(w, person, table)))


# lists, hands, languages


async def test_the_list_of_ones_tables_is_german(w: World) -> None:
    assert "Du sitzt an keinem Tisch: `/tisch liste` zeigt, wo noch jemand fehlt." in await me(w.alice, "tables")
    assert "Direktnachrichten: noch nicht versucht." in await me(w.alice, "tables")
    await opened(w, w.alice)
    place = await started(w, w.alice, w.bob, pace="12h")
    await picks_team(w, w.bob, place, 2)
    await w.bob.slash("table open", game="arkham")
    await w.bob.slash("table invite", person=w.alice, table="3")
    paused = await started(w, w.alice, w.carol)
    await w.max.slash("mod pause", where=paused, reason="Essen")
    text = await me(w.alice, "tables")
    for words in (
        "Deine Tische", "**Hier wird auf dich gewartet**", "**Deine anderen Tische**", "**Einladungen**",
        f"[{BREAKOUT}, Tisch 2]", "auf dich warten wir als Letztes", "nicht gestartet, 1 am Tisch", "⏸️ pausiert",
        "für dich ist ein Platz reserviert", "Direktnachrichten: sie kommen an.",
        "[Platz an Tisch 3 nehmen]", "[Tisch 3 ablehnen]",
    ):  # fmt: skip
        assert words in text, words
    assert re.search(r"deine Zeit endet .* · auf dich", text)
    assert "wartet auf Alice" in await me(w.bob, "tables")
    await w.travel(13 * HOUR)
    assert "⏰ deine Zeit ist um, die anderen entscheiden" in await me(w.alice, "tables")


async def test_closed_direct_messages_are_explained_in_german(w: World) -> None:
    w.close_dms(w.alice)
    place = await started(w, w.alice, w.bob)
    closed = "sie kommen nicht an; drück stattdessen am Tisch Meine Hand, oder erlaube Nachrichten von Mitgliedern"
    assert closed in await me(w.alice, "tables")
    assert closed in await me(w.alice, "settings")
    w.open_dms(w.alice)
    sent = "Deine Hand kommt per Direktnachricht. Kommt sie nicht, drück am Tisch Meine Hand."
    assert sent == await me(w.alice, "hand", where=place)
    assert "Villains auf deiner Hand" in w.alice.dms[-1].text


async def test_a_hand_that_is_nowhere_is_refused_in_german(w: World) -> None:
    nowhere = "Du sitzt an keinem laufenden Tisch: Öffne einen mit /tisch öffnen oder setz dich an einen."
    assert nowhere == await me(w.alice, "hand")
    assert nowhere == (await w.alice.slash("hand")).text
    await opened(w, w.alice)
    await opened(w, w.alice)
    several = "Du sitzt an mehreren Tischen: Wähle einen in der Option `tisch`."
    assert several == (await w.alice.slash("hand")).text
    assert "1 DC Breakout: Arkham Asylum (offen) · Alice" in await w.alice.autocomplete("me hand", "table")


async def test_settings_are_german(w: World) -> None:
    text = await me(w.alice, "settings")
    for line in (
        "Deine Einstellungen",
        "Zeitzone: UTC (`/ich ruhe`)",
        "Ruhezeit: keine (`/ich ruhe`)",
        "Erinnerungen: per Direktnachricht, höchstens einmal je 1 Stunde (`/ich erinnerungen`)",
        "Abwesend: nein (`/ich abwesend`)",
        "Direktnachrichten: noch nicht versucht",
        "Statistik: nur du siehst sie (`/ich teilen`)",
    ):
        assert f"| {line}" in text.splitlines()
    assert "Von 22:30 bis 07:00 (Europe/Berlin) lasse ich dich in Ruhe, und deine Uhren stehen still." == await me(
        w.alice, "quiet", begin="22:30", end="7", zone="Europe/Berlin"
    )
    assert "Ruhezeit: 22:30 bis 07:00 (`/ich ruhe`)" in await me(w.alice, "settings")
    assert "Du hast keine Ruhezeit. Deine Zeitzone ist Europe/Berlin." == await me(w.alice, "quiet")
    every = (
        "Ich erinnere dich mit einer Erwähnung am Tisch, höchstens einmal je 6 Stunden, und zwar an alle deine Tische"
    )
    assert f"{every} zugleich." == await me(w.alice, "reminders", how="ping", every="6 hours")
    never = "Ich erinnere dich nicht mehr: Sieh selbst nach, zum Beispiel mit /ich tische."
    assert never == await me(w.alice, "reminders", how="none")
    assert "Erinnerungen: gar nicht" in await me(w.alice, "settings")
    assert "Andere auf diesem Server sehen jetzt deine Statistik" in await me(w.alice, "share", statistics=True)
    assert "Statistik: andere auf diesem Server sehen sie" in await me(w.alice, "settings")
    assert "Nur du siehst jetzt deine Statistik" in await me(w.alice, "share", statistics=False)


@pytest.mark.parametrize(
    ("what", "options", "said"),
    [
        ("quiet", {"begin": "22:30"}, "Nichts eingestellt: Eine Ruhezeit braucht beide Optionen, `beginn` und `ende`."),
        ("quiet", {"begin": "spät", "end": "7:00"}, "„spät“ ist keine Uhrzeit: Schreib sie wie `22:30`."),
        ("quiet", {"begin": "0:00", "end": "23:00"}, "Ruhezeiten dauern höchstens 18 Stunden am Tag."),
        (
            "quiet",
            {"begin": "22:00", "end": "7:00", "zone": "Gotham"},
            "Die Zeitzone Gotham kenne ich nicht: Wähle eine aus der Liste, zum Beispiel Europe/Berlin.",
        ),
        ("away", {}, "Sag entweder mit `bis`, bis zu welchem Tag du weg bist, oder für wie viele `tage`."),
        ("away", {"until": "morgen"}, "„morgen“ ist kein Tag: Schreib ihn wie `2030-12-31`."),
        ("away", {"until": "2020-01-01"}, "Dieser Tag ist vorbei: Nenne einen späteren."),
        ("away", {"until": "2040-01-01"}, "Du kannst höchstens 60 Tage weg sein: Gib auf, wenn es länger dauert."),
        ("back", {}, "Du bist nicht weg."),
        ("forget", {"sure": "nein"}, "Nichts getan: Um vergessen zu werden, gib `ja` in der Option `sicher` ein."),
        ("forget", {"sure": "ja"}, "Du bist vergessen: Deine Spiele gehen ohne deinen Namen weiter."),
        ("export", {}, "Über dich ist nichts gespeichert."),
        ("statistics", {}, "Noch kein Spiel zu Ende: Ein Spiel zählt, wenn es bis zum Schluss gespielt wurde."),
        ("language", {}, "Ab jetzt spreche ich in dieser Sprache mit dir."),
    ],
)
async def test_each_is_answered_in_german(w: World, what: str, options: dict[str, Any], said: str) -> None:
    assert said in await me(w.dave, what, **options)


async def test_statistics_leaderboard_and_export_are_german(w: World) -> None:
    await started(w, w.alice, w.bob)
    await counted(w, w.alice, ("arkham", 1, 40, [30, 50]), ("arkham", 2, 21, [40]), ("breakout", 3, None, [9_000]))
    await counted(w, w.bob, ("arkham", 1, 30, []), rating=20.0)
    text = await me(w.alice, "statistics")
    for line in (
        "Deine Statistik auf diesem Server",
        "2 Spiele, 1 Sieg (50%)",
        "Punkte: 30,5 im Schnitt, höchstens 40",
        "Ein Zug dauert 40 Sekunden (Median)",
        "Ein Zug dauert 2,5 Stunden (Median)",
        "Siege in Folge: jetzt 0, höchstens 1",
        "Wertung auf diesem Server: **",
        " nach 3 gewerteten Spielen",
    ):
        assert line in text, line
    assert "Deine Statistik auf allen Servern" in await me(w.alice, "statistics", everywhere=True)
    hidden = "Diese Person zeigt ihre Statistik nicht. Über deine entscheidet /ich teilen."
    assert hidden == await me(w.alice, "statistics", person=w.bob)
    await w.bob.slash("me share", statistics=True)
    assert "Statistik von Bob auf diesem Server" in await me(w.alice, "statistics", person=w.bob)
    board = (await w.alice.slash("table leaderboard")).text
    assert "Rangliste von Gotham" in board
    assert "Du: " in board
    assert "Genannt wird nur, wer zugestimmt hat" in board
    await w.alice.slash("table leaderboard", game="breakout")
    assert "Alles, was über dich gespeichert ist." in await me(w.alice, "export")


# invitations, reminders, being away, being late


async def test_a_german_who_never_did_anything_is_invited_in_german(w: World) -> None:
    place = await opened(w, w.alice)
    assert "**Bob** ist eingeladen." == (await w.alice.slash("table invite", where=place, person=w.bob)).text
    invitation = w.bob.dms[-1]
    assert f"**Alice** lädt dich an Tisch 1 ein ({BREAKOUT})." == invitation.content
    assert ["Platz nehmen", "Ablehnen"] == [button.label for button in invitation.buttons]
    declined = "Du hast abgelehnt. An diesen Tisch kann dich niemand mehr einladen; /tisch beitreten geht weiterhin."
    assert declined == (await w.bob.click(invitation, "Ablehnen")).text
    assert "**Bob** hat abgelehnt." in w.carol.screen(place)
    w.close_dms(w.carol)
    await w.alice.slash("table invite", where=place, person=w.carol)
    assert "Du bist an diesen Tisch eingeladen: Nimm unten einen Platz oder lehne ab." in w.dave.screen(place)
    assert "✉️ **Carol** ist eingeladen." in w.dave.screen(place)


async def late(w: World, *people: Person) -> ChannelHandle:
    """A table where Alice has let her time run out; all the others have answered."""
    place = await started(w, w.alice, *people, pace="12h")
    for person in people:
        await picks_team(w, person, place)
    await w.travel(12 * HOUR + 200.0)
    return place


async def test_reminders_and_lateness_are_german(w: World) -> None:
    place = await late(w, w.bob, w.carol)
    reminders = [each.text for each in w.alice.dms if "Hier wird auf dich gewartet:" in each.text]
    assert reminders
    assert "auf dich warten wir als Letztes" in reminders[0]
    panel = w.bob.find("Handeln", place)
    assert "⏰ Die Zeit von **Alice** ist um. Es entscheiden: **Bob**, **Carol**." in panel.text
    labels = {"Noch einmal warten", "Standardantwort", "Computer spielt weiter", "Platz öffnen"}
    assert labels <= {button.label for button in panel.buttons}
    assert "Die Zeit von **Alice** ist um. Was nun? Die anderen entscheiden unten." in w.bob.screen(place)
    own = "Deine eigene Zeit ist um, also entscheiden die anderen: Antworte, dann ist alles gut."
    assert own == (await w.alice.press("Noch einmal warten", place)).text
    counted = "Deine Stimme zählt; die anderen werden noch gefragt."
    assert counted == (await w.bob.press("Standardantwort", place)).text
    assert "Bisher: Standardantwort: 1." in w.bob.find("Handeln", place).text
    assert "⏰ die Zeit ist um" in (await w.dave.slash("table list")).text


@pytest.mark.parametrize(
    ("label", "said", "line"),
    [
        (
            "Noch einmal warten", "**Alice** hat noch einmal die ganze Zeit.",
            "Die anderen warten: **Alice** hat noch einmal die ganze Zeit.",
        ),
        (
            "Standardantwort", "Für **Alice** gilt die Standardantwort.",
            "Die anderen lassen **Alice** die Standardantwort geben.",
        ),
        (
            "Computer spielt weiter", "Ein Computer spielt für **Alice** bis zur Rückkehr.",
            "Für **Alice** spielt ein Computer; mit /tisch beitreten geht es jederzeit selbst",
        ),
        (
            "Platz öffnen", "Der Platz ist offen, und ein Computer spielt ihn, bis ihn jemand nimmt.",
            "Der Platz von **Alice** ist offen: Wer /tisch beitreten nutzt, bekommt ihn.",
        ),
    ],
)  # fmt: skip
async def test_what_is_decided_about_lateness_is_german(w: World, label: str, said: str, line: str) -> None:
    place = await late(w, w.bob)
    assert f"So wird es gemacht: {said}" == (await w.bob.press(label, place)).text
    assert line in w.carol.screen(place)
    nothing = "Es ist nichts mehr zu entscheiden: Sieh nach, was jetzt am Tisch steht."
    assert nothing == (await w.bob.slash("table decide", where=place, choice="wait")).text
    if label == "Computer spielt weiter":
        plays = "Für dich spielt ein Computer: `/tisch beitreten` gibt dir deinen Platz zurück."
        assert plays in (await w.alice.press("Meine Hand", place)).text
        assert "Du spielst deinen Platz an Tisch 1 wieder." in (await w.alice.press("Ich bin wieder da", place)).text
        assert "**Alice** ist wieder da." in w.carol.screen(place)


async def test_days_away_are_german(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    assert "Bis <t:" in await me(w.alice, "away", days=3)
    assert re.search(r"\*\*Alice\*\* ist bis .* weg: Solange steht die Uhr still\.", w.carol.screen(place))
    assert "Abwesend: bis " in await me(w.alice, "settings")
    assert "Willkommen zurück: Deine Uhren laufen wieder." == await me(w.alice, "back")
    assert "**Alice** ist wieder da." in w.carol.screen(place)
    assert "spielt ein Computer für dich. /ich zurück beendet das" in await me(w.bob, "away", days=2, computer=True)
    assert "und solange spielt ein Computer. /tisch beitreten beendet das früher." in w.carol.screen(place)
    await w.travel(2 * DAY + 100.0)
    assert "Die freien Tage von **Bob** sind vorbei: Der Computer gibt den Platz zurück." in w.carol.screen(place)


async def test_nobody_left_to_decide_is_said_in_german(w: World) -> None:
    place = await started(w, w.alice, computers=1, pace="12h")
    await w.travel(13 * HOUR)
    assert "und niemand sonst ist da, um zu entscheiden, also wartet der Tisch." in w.carol.screen(place)
    helps = "Niemand sonst ist da, um zu entscheiden: `/mod verlängern`, `/mod antworten` oder `/mod ersetzen` hilft."
    assert helps in w.carol.find("Handeln", place).text
