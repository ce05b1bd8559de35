"""/card: every component by a part of its name, with its text and where the text comes from."""

import pytest
from simcord import ChannelHandle

from cogs.cards import PROVENANCE, embed
from cogs.limits import EMBEDS_TOTAL, weight
from engine import GAMES, Component
from tests.cogs.table import opened
from tests.sim.harness import World

COMPONENTS = [(slug, component) for slug, game in GAMES.items() for component in game.components]


async def test_a_card_is_picked_from_the_list_and_shown_to_who_asked_alone(w: World) -> None:
    offered = await w.alice.autocomplete("card", "name", "king")
    assert [
        ("King Tut (Villain)", "breakout|king-tut"),
        ("King of the Block (Income Card)", "enemies|king-of-the-block"),
        ("Clock King (Villain)", "breakout|clock-king"),
        ("Condiment King (Villain)", "breakout|condiment-king"),
        ("Wrecking Ball (Weapon)", "enemies|wrecking-ball"),
    ] == list(offered.items())
    reply = await w.alice.slash("card", name="breakout|king-tut")
    assert reply.ephemeral
    assert (
        "| King Tut\n"
        "| Start of turn: you may spend 1 token. Each team ahead of you moves back 2 and you Advance 2.\n"
        "| Tokens at the start: 3\n"
        "| Villain · DC Breakout: Arkham Asylum\n"
    ) in reply.text


async def test_cards_of_one_name_and_sort_in_two_games_are_told_apart(w: World) -> None:
    offered = await w.alice.autocomplete("card", "name", "clayface")
    assert {
        "Clayface (Villain, Arkham Asylum)": "arkham|clayface",
        "Clayface (Villain, DC Breakout: Arkham Asylum)": "breakout|clayface",
        "Clayface (Villain, Enemies of Gotham City)": "enemies|clayface",
    } == offered


async def titles(w: World, typed: str, where: ChannelHandle | None = None) -> list[str]:
    """Name, sort and game of all that is shown to Alice who types this and picks nothing."""
    reply = await w.alice.slash("card", name=typed, where=where)
    return [f"{each.title}: {(each.footer.text or '').splitlines()[0]}" for each in reply.message.embeds]


ARKHAM, BREAKOUT, ENEMIES = "Arkham Asylum", "DC Breakout: Arkham Asylum", "Enemies of Gotham City"


@pytest.mark.parametrize(("game", "kind", "name"), [
    ("breakout", "Villain", BREAKOUT), ("arkham", "Character", ARKHAM), ("enemies", "Villain", ENEMIES),
])  # fmt: skip
@pytest.mark.parametrize(("typed", "shown"), [("joker", "The Joker"), ("Two-Face", "Two-Face"), ("two f", "Two-Face")])
async def test_at_a_table_its_own_game_is_meant(
    w: World, game: str, kind: str, name: str, typed: str, shown: str
) -> None:
    place = await opened(w, w.alice, game=game)
    assert [f"{shown}: {kind} · {name}"] == await titles(w, typed, place)
    text = (await w.alice.slash("card", name=typed, where=place)).text
    assert "In other games, to be picked from the list: " in text
    assert 2 == text.splitlines()[0].count(f"{shown} (")
    first, *_ = await w.alice.autocomplete("card", "name", typed, where=place)
    assert f"{shown} ({kind}, {name})" == first


async def test_elsewhere_a_name_of_several_games_shows_all_of_them(w: World) -> None:
    await opened(w, w.alice, game="enemies")
    wanted = [f"The Joker: Character · {ARKHAM}", f"The Joker: Villain · {BREAKOUT}", f"The Joker: Villain · {ENEMIES}"]
    assert wanted == sorted(await titles(w, "the joker"), key=lambda each: each.rpartition("· ")[2])
    assert "Several cards fit:" == (await w.alice.slash("card", name="joker", where=w.alice.dm)).text.splitlines()[0]


async def test_the_exact_name_is_meant_before_a_longer_one(w: World) -> None:
    place = await opened(w, w.alice, game="arkham")
    offered = list(await w.alice.autocomplete("card", "name", "joker", where=place))
    assert ["The Joker (Character, Arkham Asylum)", "Jokermobile (Equipment)"] == [offered[0], offered[-1]]
    assert 4 == len(offered)
    assert [f"Bank Robbery: Income Card · {ENEMIES}"] == await titles(w, "bank", place)


async def test_several_cards_of_the_tables_own_game_are_all_shown(w: World) -> None:
    place = await opened(w, w.alice, game="arkham")
    shown = await titles(w, "Bane", place)
    assert [f"Bane: Character · {ARKHAM}", f"Bane: Villain (Super-Villain) · {ARKHAM}"] == sorted(shown)


async def test_too_many_that_fit_are_listed_to_choose_from(w: World) -> None:
    text = (await w.alice.slash("card", name="ba")).text
    assert text.startswith("Several cards fit; pick one from the list: ")
    assert text.count(" (") >= 5


@pytest.mark.parametrize(("typed", "shown"), [
    ("tut", "King Tut"), ("LUCKY coin", "Lucky Coin"), ("  bane ", "Bane"), ("ras al", "Ra's al Ghul"),
    ("mr bloom", "Mr. Bloom"), ("bat hound", "Ace the Bat-Hound"), ("Ra's", "Ra's al Ghul"),
])  # fmt: skip
async def test_a_part_of_the_name_is_enough(w: World, typed: str, shown: str) -> None:
    assert f"| {shown}" in (await w.alice.slash("card", name=typed)).text.splitlines()


@pytest.mark.parametrize("typed", ["batmobile", "breakout|batmobile", "chess|pawn"])
async def test_a_card_that_does_not_exist_says_what_to_do(w: World, typed: str) -> None:
    reply = await w.alice.slash("card", name=typed)
    assert "No card has that name: type a part of it and pick from the list." == reply.text


async def test_a_character_and_a_nemesis_of_one_name_are_told_apart(w: World) -> None:
    offered = await w.alice.autocomplete("card", "name", "nightwing")
    assert {
        "Nightwing (Character)": "arkham|ch_nightwing",
        "Nightwing (Hero (Super Hero))": "arkham|nm_nightwing",
    } == offered
    assert "| Box: Shadows" in (await w.alice.slash("card", name="arkham|ch_nightwing")).text.splitlines()


async def test_cards_are_looked_up_in_direct_messages_too(w: World) -> None:
    assert "| Bane" in (await w.alice.slash("card", name="bane", where=w.alice.dm)).text


async def test_an_empty_search_offers_the_first_names(w: World) -> None:
    assert 25 == len(await w.alice.autocomplete("card", "name", ""))


@pytest.mark.parametrize(("game", "component"), COMPONENTS, ids=[component.slug for _, component in COMPONENTS])
def test_every_component_fits_an_embed_and_says_where_its_text_comes_from(game: str, component: Component) -> None:
    shown = embed(game, component)
    assert component.text == shown.description
    assert (shown.footer.text or "").endswith(PROVENANCE[component.provenance])
    assert 0 < weight([shown]) <= EMBEDS_TOTAL
