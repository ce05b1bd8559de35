"""Who reads which language: a table its own, a person theirs, in what they alone see and in direct messages."""

from cogs.languages import readers
from tests.cogs.table import host, opened, started
from tests.sim.harness import Shown, World


def hand_of(w: World) -> list[Shown]:
    """The direct messages that Bob has."""
    return w.bob.sees(w.bob.dm)


async def test_a_table_speaks_its_language_to_all_and_answers_each_in_their_own(w: World) -> None:
    place = await opened(w, w.alice, language="de")
    assert "DC Breakout: Arkham Asylum · Tisch 1" == place.name
    [lobby] = w.dave.sees(place)
    assert "Drück **Hinsetzen** oder fülle einen Platz mit **Computer dazu**." in lobby.text
    assert "Besetzt: **1** von 6 Plätzen; 2 reichen zum Start." in lobby.text
    assert "You sit at table 1." == (await w.bob.press("Hinsetzen", place)).text
    await w.carol.slash("me language", language="de")
    assert "Du sitzt an Tisch 1." == (await w.carol.press("Hinsetzen", place)).text
    assert "The game begins." == (await w.alice.press("Start", place)).text
    assert any("Das Spiel beginnt." in each.text for each in w.dave.sees(place))


async def test_a_chosen_language_holds_for_answers_and_hands_until_it_is_taken_back(w: World) -> None:
    reply = await w.bob.slash("me language", language="de")
    assert "Ab jetzt spreche ich in dieser Sprache mit dir." == reply.text
    place = await started(w, w.alice, w.bob)
    assert any("My hand" in [button.label for button in each.buttons] for each in w.dave.sees(place))
    assert any("Such die zwei Villains aus" in each.text for each in hand_of(w))
    assert "Du sitzt schon an diesem Tisch." == (await w.bob.slash("table join", where=place)).text
    assert "You sit at this table already." == (await w.alice.slash("table join", where=place)).text
    assert "From now on I speak to you in this language." == (await w.bob.slash("me language")).text
    assert "You sit at this table already." == (await w.bob.slash("table join", where=place)).text


async def test_moderators_set_the_language_of_new_tables(w: World) -> None:
    reply = await w.max.slash("mod setup", language="de", reason="a German server")
    assert "It is set which language new tables speak." in reply.text
    assert "**Language of new tables**: Deutsch" in reply.text
    place = await opened(w, w.alice)
    assert "DC Breakout: Arkham Asylum · Tisch 1" == place.name
    english = await opened(w, w.bob, language="en")
    assert "DC Breakout: Arkham Asylum · table 2" == english.name


async def test_yes_is_understood_in_both_languages_and_who_is_forgotten_has_chosen_nothing(w: World) -> None:
    await w.bob.slash("me language", language="de")
    assert "Nichts getan" in (await w.bob.slash("me forget", sure="nein")).text
    assert {w.bob.id: "de"} == await host(w).languages()
    await w.bob.slash("me forget", sure="ja")
    assert {} == await host(w).languages()
    assert "You are not away." == (await w.bob.slash("me back")).text


def test_without_a_choice_the_language_of_ones_discord_holds() -> None:
    known = readers.Readers()
    assert ["de", "en", "en"] == [known.of(1, locale) for locale in ("de", "fr", None)]
    known.choose(1, "en")
    assert "en" == known.of(1, "de")
    known.choose(1, None)
    assert "de" == known.of(1, "de")
