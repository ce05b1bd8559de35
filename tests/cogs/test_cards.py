"""/card: every component by a part of its name, with its text and where the text comes from."""

import pytest

from cogs.cards import PROVENANCE, embed
from cogs.limits import EMBEDS_TOTAL, weight
from engine import GAMES, Component
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


@pytest.mark.parametrize(("typed", "shown"), [
    ("tut", "King Tut"), ("LUCKY coin", "Lucky Coin"), ("  bane ", "Bane"), ("ras al", "Ra's al Ghul"),
    ("mr bloom", "Mr. Bloom"), ("bat hound", "Ace the Bat-Hound"), ("Ra's", "Ra's al Ghul"),
])  # fmt: skip
async def test_a_part_of_the_name_is_enough(w: World, typed: str, shown: str) -> None:
    assert f"| {shown}" == (await w.alice.slash("card", name=typed)).text.splitlines()[0]


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
