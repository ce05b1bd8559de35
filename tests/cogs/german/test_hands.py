"""Hands, turns, windows and orders between Germans, in the thread and by direct message, with what is refused."""

from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from host import Opening
from host import Person as Who
from tests.cogs.arkham.arranged import Arranged as ArkhamArranged
from tests.cogs.arranged import Arranged
from tests.cogs.enemies.arranged import Arranged as EnemiesArranged
from tests.cogs.german.overheard import act
from tests.cogs.questions import Question, quiz
from tests.cogs.table import host, opened, pick, scene, started, thinks
from tests.engine.arkham.table import P as Player
from tests.engine.arkham.table import table
from tests.engine.breakout.track import race, team
from tests.engine.enemies.city import P, city
from tests.sim.harness import MakeBot, Person, Shown, World, world

Games = dict[str, Game[Any, Any]]


def newest(person: Person) -> Shown:
    """The newest hand among somebody's direct messages."""
    return person.find("Aktualisieren", person.dm)


def labels(hand: Shown) -> list[str]:
    return [each.label for each in hand.buttons]


# the lobby


async def test_a_table_from_opening_to_the_start_is_german(w: World) -> None:
    reply = await w.alice.slash("table open", game="arkham", options="mode=2v2 teams=chosen shadows=true", pace="24h")
    [place] = w.threads
    assert "Arkham Asylum · Tisch 1" == place.name
    assert "Tisch 1 ist offen: Wenn alle sitzen, drückt Start." in reply.text
    assert "Er hat einen eigenen Thread in diesem Kanal." in reply.text
    await w.bob.press("Hinsetzen", place)
    await w.alice.press("Computer dazu", place)
    await w.alice.slash("table seat", where=place, number=2)
    lobby = w.carol.find("Hinsetzen", place)
    for words in (
        "Baue ein Deck voller Schurkerei, bestich dich durch Gotham und besiege die Helden, die dich jagen.",
        "Besetzt: **3** von 4 Plätzen; zum Start müssen alle besetzt sein.",
        "Modus: 2v2", "Shadows: ja", "Tempo: 1 Tag je Zug", "Reaktionen: nur wer reagieren kann, wird gefragt",
        "Wenn jemand aufgibt: ein Computer übernimmt", "4. frei", "Team A", "Team B",
        "`/tisch platz` bringt dich auf einen anderen Platz und so ins andere Team.",
    ):  # fmt: skip
        assert words in lobby.text, words
    assert ["Hinsetzen", "Aufstehen", "Computer dazu", "Start", "Regeln"] == labels(lobby)
    assert "Du sitzt schon an diesem Tisch." == (await w.bob.press("Hinsetzen", place)).text
    assert "Du hast Tisch 1 verlassen." == (await w.bob.press("Aufstehen", place)).text
    few = "Das Spiel hat noch nicht begonnen: Wenn alle sitzen, drückt Start."
    assert few == (await w.alice.slash("table swap", where=place, seat=1)).text
    rules = (await w.dave.press("Regeln", place)).text
    assert "**Handeln** bietet genau an, was jetzt erlaubt ist; jede Wahl sagt, wozu sie führt." in rules
    assert "• **Dein Zug:** Karten spielen, mit Power kaufen, mit VP bestechen" in rules


async def test_variants_are_offered_and_refused_in_german(w: World) -> None:
    offered = await w.alice.autocomplete("table open", "options", "", game="arkham")
    assert any(name.startswith("mode=2v2: Alle allein oder zwei Zweierteams") for name in offered)
    none = "„modus=2“ ist keine Variante dieses Spiels. Es gibt: "
    assert (await w.alice.slash("table open", game="arkham", options="modus=2")).text.startswith(none)
    wrong = "Die Variante `mode` kann nicht `5v5` sein: Schreib sie so wie die Liste der Option `varianten`."
    assert wrong == (await w.alice.slash("table open", game="arkham", options="mode=5v5")).text
    alone = "Ohne Teams gibt es an ihnen nichts zu wählen: Wähle erst den Modus."
    assert alone == (await w.alice.slash("table open", game="arkham", options="teams=chosen")).text


# turns


async def test_a_turn_of_breakout_with_two_windows_is_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(
        race(
            A=team("riddler", on=3, holds=["phantom-zone"]),
            B=team("bane", on=12, holds=["phase-shift"]),
            dice=[4, 2, 2],
        )
    )
    place = await started(w, w.alice, w.bob)
    hand = newest(w.alice)
    assert "DC Breakout: Arkham Asylum · Tisch 1" in hand.text
    assert {"Würfeln", "Riddle: geheim würfeln", "Aktualisieren", "Zum Tisch"} <= set(labels(hand))
    await w.alice.click(hand, "Riddle: geheim würfeln")
    assert "✔ **Riddle: geheim würfeln**" in hand.text
    await w.alice.click(newest(w.alice), "Behalten")
    assert "Dein geheimer Würfel zeigt 4. Welche Zahl behauptest du?" in newest(w.alice).text
    await w.alice.click(newest(w.alice), "6 behaupten")
    assert "⏳ **Alice** behauptet eine 6. Eine Reaktion wird abgewartet." in w.carol.find("Handeln", place).text
    assert "**Alice behauptet eine 6. Zweifelst du daran?**" in newest(w.bob).text
    assert "· eine Reaktion wird abgewartet" in (await w.alice.slash("me tables")).text
    assert "Du wirst jetzt nichts gefragt." == (await w.alice.slash("breakout pass", where=place)).text
    await w.bob.click(newest(w.bob), "Glauben")
    assert {"Bewegen: Feld 9", "Anhalten: Feld 7"} <= set(labels(newest(w.alice)))
    await w.alice.click(newest(w.alice), "Bewegen: Feld 9")
    assert "**Alice** zieht 6 Felder: Feld 9 (Quadrat)." in w.carol.screen(place)
    await act(w.alice, place, "Phantom Zone: Wer führt, setzt aus")
    await w.bob.click(newest(w.bob), "Mit Phase Shift aufheben")
    assert "**Bob** hebt Phantom Zone auf." in w.carol.screen(place)


async def test_a_turn_of_arkham_with_a_defense_and_several_picks_is_german(w: World, games: Games) -> None:
    position = table(
        Player("Crowbar, Punch*3, Firefly", vp=5, character="Poison Ivy"), Player("Bladed Umbrella, Punch"), power=9,
        lineup="Kite Man, Ragman, Giant Mallet, Firefly, Death Trap",
    )  # fmt: skip
    games["arkham"] = ArkhamArranged(position)
    place = await started(w, w.alice, w.bob, game="arkham")
    hand = await act(w.alice, place)
    assert ["Spielen: 1 von 5 wählen", "Kaufen: 1 von 8 wählen"] == [menu.placeholder for menu in hand.menus][:2]
    assert ["Alle Karten spielen", "Zug beenden"] == labels(hand)[:2]
    assert "Kite Man für " in str(hand.menu("Kaufen: 1 von 8 wählen"))
    await w.alice.select(hand, "Spielen: 1 von 5 wählen", ["Firefly"])
    asks = newest(w.bob)
    assert "**Alice greift dich mit Firefly an. Setzt du eine Defense ein?**" in asks.text
    assert "Keine Defense einsetzen" in labels(asks)
    await w.bob.click(asks, "Keine Defense einsetzen")
    assert "**Bob** weicht Firefly nicht aus." in w.carol.screen(place)
    await act(w.alice, place, "Zug beenden")
    assert "**Alice** beendet den Zug." in w.carol.screen(place)
    nothing = "Für dich ist gerade nichts zu tun: Wir warten auf **Bob**."
    assert nothing in (await w.alice.press("Meine Hand", place)).text


async def test_a_turn_of_enemies_says_in_german_what_is_not_possible(w: World, games: Games) -> None:
    a = P("joker", at="uptown", goons="uptown*2", money=4, hand="muscle-in, torch-job, on-the-move", weapons="pistol",
          main_used=True)  # fmt: skip
    games["enemies"] = EnemiesArranged(
        city(
            A=a, B=P("bane", at="midtown", goons="midtown"), income="under-the-table", event="cat-burglary",
            score="midtown", docks="demolition, turncoats", market="dynamite", buildings={"uptown": "bank, tower"},
        )
    )  # fmt: skip
    place = await started(w, w.alice, w.bob, game="enemies")
    text = (await w.alice.press("Meine Hand", place)).text
    for words in (
        "Jetzt nicht möglich:",
        "Demolition kaufen, Turncoats kaufen: Dein Zug begann in Uptown und kann nicht dort enden.",
        "Fake Revolver nutzen: Du hast sie in dieser Runde schon genutzt.",
        "Dein Zug: noch 2 Movement. Er kann nicht in Uptown enden, wo er begonnen hat.",
        "`/enemies geben` verschenkt etwas davon; Versprechen binden niemanden.",
    ):
        assert words in text, words
    gift = "**Bob** hat jetzt 2 Money von dir. Was dafür versprochen wurde, bindet niemanden."
    assert gift == (await w.alice.slash("enemies give", where=place, to="Bob", amount=2)).text
    assert "**Alice** gibt **Bob** 2 Money." in w.carol.screen(place)
    much = "Gib mindestens 1 Money und nicht mehr, als du hast."
    assert much == (await w.alice.slash("enemies give", where=place, to="Bob", amount=9)).text
    nobody = "„Carol“ sitzt nicht an diesem Tisch: Wähle aus der Liste."
    assert nobody == (await w.alice.slash("enemies give", where=place, to="Carol", amount=1)).text


async def test_teams_are_picked_by_menu_and_the_draft_is_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    hand = newest(w.alice)
    [menu] = hand.menus
    assert "Wähle 2" == menu.placeholder
    await w.alice.select(hand, menu.custom_id, [menu.choices[0].value])
    assert "Noch 1 wählen" in labels(hand)
    await w.alice.select(hand, menu.custom_id, [menu.choices[0].value, menu.choices[1].value])
    await w.alice.click(hand, "Bestätigen: 2 gewählt")
    assert "Du hast schon gewählt; bis alle so weit sind, kannst du neu wählen." in newest(w.alice).text
    assert "Auf dich warten wir als Letztes." in (await act(w.bob, place)).text


async def test_many_picks_and_an_order_are_asked_for_in_german(
    make_bot: MakeBot, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiz(monkeypatch, games, Question(40, at_least=2, at_most=5), Question(3, 3, 3, ordered=True), Question(3, 0, 1))
    async with world(make_bot) as w:
        alice = Who(w.alice.id, "Alice")
        await host(w).open_table(alice, Opening(w.guild.id, w.channel.id, "questions", place="here", language="de"))
        await host(w).add_computer(1, alice)
        await host(w).start_game(1, alice)
        await host(w).settled()
        place = w.channel
        hand = await act(w.alice, place)
        assert all(menu.placeholder.startswith("Wähle 2 bis 5: ") for menu in hand.menus)
        await pick(w.alice, hand, ["o1", "o30"])
        hand = await act(w.alice, place)
        assert ["Was kommt als Nummer 1?"] == [menu.placeholder for menu in hand.menus]
        await w.alice.select(hand, "Was kommt als Nummer 1?", ["o2"])
        assert "Bisher: 1. Thing 2" in hand.text
        assert ["Diese Reihenfolge bestätigen", "Von vorn"] == labels(hand)[:2]
        await w.alice.click(hand, "Von vorn")
        await pick(w.alice, hand, ["o2", "o0", "o1"])
        hand = await act(w.alice, place)
        assert ["Wähle bis zu 1"] == [menu.placeholder for menu in hand.menus]
        await w.alice.click(hand, "Bestätigen: 0 gewählt")
        assert "✔ Nichts" in hand.text


# what is refused


async def test_stale_buttons_and_hands_of_others_are_refused_in_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1]))
    place = await started(w, w.alice, w.bob)
    old, now = await act(w.alice, place), await act(w.alice, place)
    await w.alice.click(now, "Würfeln")
    moved = "Der Tisch ist schon weiter; diese Nachricht zeigt jetzt, wo er steht."
    # The hand that was brought first still shows its button.
    assert moved == (await w.alice.click(old, "Würfeln")).text
    bobs = await act(w.bob, place)
    await w.max.slash("mod replace", where=place, seat=2, person=w.carol, reason="krank")
    gone = "Du sitzt nicht an diesem Tisch, also hast du hier keine Hand."
    assert gone in (await w.bob.click(bobs, "Aktualisieren")).text
    assert gone == (await w.bob.press("Handeln", place)).text
    assert gone == (await w.bob.press("Meine Hand", place)).text


async def test_verbs_are_refused_in_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    use = "`nutzen` geht jetzt nicht. Du wirst gefragt: Dein Zug: Würfle. Möglich: `würfeln`."
    assert use == (await w.alice.slash("breakout use", power="x", where=place)).text
    waits = "Du wirst jetzt nichts gefragt: Wir warten auf Alice."
    assert waits == (await w.bob.slash("breakout roll", where=place)).text
    nowhere = (
        "Du sitzt an keinem laufenden Tisch mit DC Breakout: Arkham Asylum: Öffne einen mit /tisch öffnen oder setz "
        "dich an einen."
    )
    assert nowhere == (await w.carol.slash("breakout roll")).text
    none = "Tisch 77 gibt es nicht. /tisch liste zeigt die Tische dieses Servers."
    assert none == (await w.alice.slash("table show", table="77")).text
    number = "Ein Tisch heißt nach seiner Nummer: Wähle einen aus der Liste."
    assert number == (await w.alice.slash("table show", table="meiner")).text
    nothing_here = "Hier spielt kein Tisch: Nimm den Thread eines Tisches oder nenne die Nummer des Tisches."
    assert nothing_here == (await w.carol.slash("table show")).text
    server = "Tische öffnet man auf einem Server: Nimm das in einem seiner Kanäle."
    assert server == (await w.alice.slash("table open", game="breakout", where=w.alice.dm)).text
    board = "Eine Rangliste gehört zu einem Server: Nimm das in einem seiner Kanäle."
    assert board == (await w.alice.slash("table leaderboard", where=w.alice.dm)).text


async def test_a_table_whose_place_is_gone_is_brought_back_in_german(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.delete_place(place)
    await pick(w.alice, newest(w.alice), thinks(await scene(w, w.alice)))
    await w.travel(1000.0)
    lost = "Ich kann nicht schreiben, wo Tisch 1 spielt. Spielt von hier aus weiter; /mod reparieren bringt ihn zurück."
    assert lost == w.alice.dms[-1].text
    missing = "Was dort geschieht, kommt nicht an: Ein Thread, die Tafel oder ein Recht fehlt."
    assert missing in (await w.max.slash("mod tables")).text
    assert "Der Tisch steht wieder." == (await w.max.slash("mod repair", table="1", reason="weg")).text
    assert "Handeln" in labels(w.bob.find("Handeln", [*w.threads, w.channel][0]))


async def test_an_incident_is_told_in_german(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await started(w, w.alice, w.bob)

    async def broken(*_: object, **__: object) -> None:
        raise LookupError

    monkeypatch.setattr(host(w), "log", broken)
    said = "Hier ist etwas schiefgegangen: Sieh am Tisch nach, bevor du es noch einmal versuchst, und melde die Nummer "
    assert (await w.alice.press("Protokoll", place)).text.startswith(said)
    assert (await w.alice.slash("table log", where=place)).text.startswith(said)
    assert 2 == len(w.logged)


# what can be planned, ordered, taken back, caught up with, looked up


async def test_plans_and_orders_are_german(w: World, games: Games) -> None:
    position = table(Player("Punch*5"), Player("Punch*5"), lineup="Kite Man, Ragman, Giant Mallet, Firefly, Death Trap")
    games["arkham"] = ArkhamArranged(position)
    place = await started(w, w.alice, w.bob, game="arkham")
    moves = await w.bob.autocomplete("table plan", "move", where=place)
    assert "Alle Karten spielen, dann mich fragen" in moves
    assert any(name.endswith(" kaufen, wenn sie noch da ist") for name in moves)
    stops = await w.bob.autocomplete("table plan", "until", where=place)
    assert "bis mein Zug endet" in stops
    planned = await w.bob.slash(
        "table plan",
        where=place,
        move=moves["Alle Karten spielen, dann mich fragen"],
        until=stops["bis mein Zug endet"],
    )
    assert "Geplant. Nur du siehst es, und du kannst es zurücknehmen." in planned.text
    assert "1. Alle Karten spielen, dann mich fragen, bis mein Zug endet" in planned.text
    assert (
        "Das ist schon geplant."
        == (await w.bob.slash("table plan", where=place, move=moves["Alle Karten spielen, dann mich fragen"])).text
    )
    both = "Nichts getan: Plane entweder einen `zug` (mit `bis`, wenn du magst) oder nimm mit `weg` einen zurück."
    assert both == (await w.bob.slash("table plan", where=place, move="x", drop="1")).text
    assert "Alle" in await w.bob.autocomplete("table plan", "drop", where=place)
    await act(w.alice, place, "Zug beenden")
    assert "**Bob** hatte das geplant." in w.carol.screen(place)
    assert "Zurückgenommen." in (await w.bob.slash("table plan", where=place, drop="all")).text
    windows = await w.bob.autocomplete("table orders", "window", where=place)
    assert "Wenn du angegriffen wirst" in windows
    choices = await w.bob.autocomplete(
        "table orders", "choice", where=place, window=windows["Wenn du angegriffen wirst"]
    )
    assert {"Mich fragen", "Nie eine Defense einsetzen"} <= set(choices)
    reply = await w.bob.slash(
        "table orders",
        where=place,
        window=windows["Wenn du angegriffen wirst"],
        choice=choices["Nie eine Defense einsetzen"],
    )
    assert [
        "Deine Anweisung gilt.",
        "• **Wenn du angegriffen wirst**: Nie eine Defense einsetzen",
    ] == reply.text.splitlines()
    shown = (await w.bob.slash("table orders", where=place)).text
    assert "• **Wenn du angegriffen wirst**: Nie eine Defense einsetzen" in shown
    half = "Nichts eingestellt: Eine Anweisung braucht beide Optionen, `frage` und `wahl`."
    assert half == (await w.bob.slash("table orders", where=place, window="x")).text


async def moments(w: World, place: ChannelHandle) -> dict[str, Any]:
    return await w.alice.autocomplete("table undo", "to", where=place)


async def test_undo_and_its_votes_are_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1, 1, 1]))
    place = await started(w, w.alice, w.bob)
    none = "Du hast nichts, was du zurücknehmen könntest."
    assert none == (await w.alice.slash("table undo", where=place)).text
    await act(w.alice, place, "Würfeln")
    rolled = "Seitdem wurde gewürfelt oder gezogen, also können das nur die Moderation oder alle zurücknehmen."
    assert rolled == (await w.alice.slash("table undo", where=place)).text
    to = list((await moments(w, place)).values())[-1]
    assert "Alle werden gefragt." == (await w.alice.slash("table undo", where=place, to=to)).text
    panel = w.bob.find("Zurücknehmen", place)
    assert "↩️ **Alice** möchte zurück zu: Zug " in panel.text
    assert "Zustimmen müssen noch: **Bob**." in panel.text
    assert "**Alice** möchte den Tisch zurücksetzen. Alle, die hier sitzen, müssen unten zustimmen." in w.bob.screen(
        place
    )
    already = "Das wird der Tisch schon gefragt: Stimm unter der Tafel zu oder lehne ab."
    assert already == (await w.bob.slash("table undo", where=place, to=to)).text
    assert "Der Tisch läuft weiter." == (await w.bob.press("Weiterspielen", place)).text
    assert "**Bob** will nicht zurück, also geht es weiter." in w.carol.screen(place)
    again = "Das wurde gerade abgelehnt: Frag wieder, wenn der Tisch weiter ist."
    assert again == (await w.alice.slash("table undo", where=place, to=to)).text


async def test_speeds_swaps_and_seats_are_german(w: World) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    assert "Vorgeschlagen." == (await w.alice.slash("table speed", where=place, speed="24h")).text
    panel = w.dave.find("Zustimmen", place).text
    assert "⏱️ Vorgeschlagenes Tempo: 1 Tag je Zug. Zustimmen müssen noch: **Bob**, **Carol**." in panel
    assert "Du bist dafür." == (await w.bob.press("Zustimmen", place)).text
    assert "Das Tempo bleibt." == (await w.carol.press("Tempo behalten", place)).text
    assert "**Carol** ist dagegen: Das Tempo bleibt." in w.dave.screen(place)
    assert "**Bob** wird gefragt." == (await w.alice.slash("table swap", where=place, seat=2)).text
    assert "🔁 **Alice** möchte mit **Bob** den Platz tauschen." in w.dave.find("Plätze tauschen", place).text
    assert "Du sitzt jetzt auf Platz 1." == (await w.bob.press("Plätze tauschen", place)).text
    assert "haben die Plätze getauscht." in w.dave.screen(place)
    offered = "Angeboten: Sobald **Dave** ihn nimmt, wechselt der Platz."
    assert offered == (await w.alice.slash("table give", where=place, person=w.dave)).text
    assert "✉️ **Alice** bietet **Dave** den eigenen Platz an." in w.erin.find("Platz nehmen", place).text
    assert "möchte dir den eigenen Platz an Tisch 1 übergeben" in w.dave.dms[-1].text
    assert "Du nimmst den Platz von **Alice** an Tisch 1." == (await w.dave.press("Platz nehmen", place)).text
    left = "Du hast Tisch 1 verlassen. Solange niemand deinen Platz nimmt, gibt /tisch beitreten ihn dir zurück."
    assert left == (await w.carol.slash("table leave", where=place)).text
    assert "**Carol** ist gegangen: Der Platz steht allen offen, und bis dahin spielt ein Computer." in w.erin.screen(
        place
    )
    assert "· ein Platz ist offen" in (await w.erin.slash("table list")).text
    assert "Du nimmst den Platz von Computer 1 an Tisch 1." == (await w.erin.press("Platz nehmen", place)).text
    sure = "Nichts getan: Um aufzugeben, gib `ja` in der Option `sicher` ein."
    assert sure == (await w.bob.slash("table resign", where=place, sure="nein")).text
    await w.bob.slash("table resign", where=place, sure="ja")
    assert "**Bob** hat aufgegeben." in w.frank.screen(place)


async def test_catching_up_and_looking_things_up_are_german(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1]))
    place = await started(w, w.alice, w.bob)
    await w.bob.slash("table catchup", where=place)
    await act(w.alice, place, "Würfeln")
    text = (await w.bob.slash("table catchup")).text
    assert "DC Breakout: Arkham Asylum · Tisch 1: was du verpasst hast" in text
    assert "🔔 Dieser Tisch wartet auf dich: Drück **Handeln**." in text
    assert "**Zug " in text
    nothing = (await w.bob.slash("table catchup", where=place)).text
    assert (
        "ist nichts geschehen, seit du zuletzt nachgesehen hast. Er wartet auf dich: Drück dort **Handeln**." in nothing
    )
    at_all = "An deinen Tischen ist nichts geschehen, seit du zuletzt nachgesehen hast."
    assert at_all == (await w.bob.slash("table catchup")).text
    nowhere = "Du sitzt an keinem laufenden Tisch: `/tisch liste` zeigt, wo noch jemand fehlt."
    assert nowhere == (await w.carol.slash("table catchup")).text
    assert "Abgemacht" in (await w.alice.slash("table show", where=place)).text
    assert "Würfelbeweise (SHA-256 der Schlüssel)" in (await w.alice.slash("table show", where=place)).text
    assert "· läuft ·" in (await w.alice.slash("table list")).text
    card = (await w.alice.slash("card", name="Kite Man")).text
    assert "Kosten" in card
    assert "Exemplare" in card
    none = "So heißt keine Karte: Gib einen Teil des Namens ein und wähle aus der Liste."
    assert none == (await w.alice.slash("card", name="Zzz")).text
    rule = "Davon steht nichts in den Regeln: Versuch weniger oder andere Wörter oder eine Nummer wie BR-054."
    assert rule == (await w.alice.slash("rules", words="zzzqqq")).text
    assert "Noch liegen keine" not in (await w.alice.press("Im Spiel", place)).text


async def test_who_sits_nowhere_is_refused_everywhere_in_german(w: World) -> None:
    place = await opened(w, w.alice)
    only = "Das können nur die, die an diesem Tisch sitzen: Setz dich erst dazu."
    assert only == (await w.bob.slash("table invite", where=place, person=w.carol)).text
    assert only == (await w.bob.press("Computer dazu", place)).text
    assert only == (await w.bob.slash("table start", where=place)).text
    few = "DC Breakout: Arkham Asylum braucht mindestens 2 Plätze: Warte auf jemanden oder setz einen Computer dazu."
    assert few == (await w.alice.slash("table start", where=place)).text
    assert "Du sitzt nicht an diesem Tisch." == (await w.bob.slash("table leave", where=place)).text
