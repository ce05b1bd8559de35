"""Every printed component of both boxes is there as the component table has it."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.arkham.design import REGISTER, Design, designs, level_of, printed
from engine.arkham.game import Arkham

TABLE = tomllib.loads((Path(__file__).parents[2] / "data/arkham-cards.toml").read_text(encoding="utf-8"))["card"]
ROWS = {row["slug"]: row for row in TABLE}
PILES = {"unique_starter": "unique starter"}
BOTH = {slug: each for slug, each in REGISTER.items() if each.box in {"base", "shadows"}}
OURS = {slug: each for slug, each in BOTH.items() if each.box == "base"}
SHADOWS = {slug: each for slug, each in BOTH.items() if each.box == "shadows"}


def test_the_engine_has_the_components_of_the_table_and_no_other() -> None:
    assert {slug: row["set"] for slug, row in ROWS.items()} == {slug: each.box for slug, each in BOTH.items()}


@pytest.mark.parametrize("slug", sorted(ROWS))
def test_a_component_is_printed_as_in_the_table(slug: str) -> None:
    row, ours = ROWS[slug], BOTH[slug]
    theirs: dict[str, Any] = {
        "name": row["name"], "types": tuple(row["types"]), "cost": row.get("cost", 0), "vp": row["vp"],
        "icon": row["vp_icon"], "bribe": row["bribe"], "copies": row["copies"], "text": row["text"],
        "pile": PILES.get(row["pile"], row["pile"]), "level": row["level"], "owner": row["character"],
        "subtype": row["subtype"], "provenance": row["provenance"],
    }  # fmt: skip
    assert theirs == {
        "name": ours.name, "types": ours.types, "cost": ours.cost, "vp": ours.vp,
        "icon": ours.vp_icon, "bribe": ours.bribe, "copies": ours.copies, "text": ours.text,
        "pile": ours.pile, "level": ours.level, "owner": ours.owner,
        "subtype": ours.subtype, "provenance": ours.provenance,
    }  # fmt: skip


@pytest.mark.rule("AA-012")
@pytest.mark.parametrize("slug", sorted(ROWS))
def test_attack_and_defense_cards_are_those_with_the_word_in_their_text(slug: str) -> None:
    words, ours = ROWS[slug]["keywords"], BOTH[slug]
    assert ("Attack" in words, "Defense" in words) == (ours.attack, ours.defends != "")


@pytest.mark.rule("AA-011", "AA-165")
@pytest.mark.parametrize("slug", sorted(ROWS))
def test_ongoing_cards_are_those_whose_own_text_is_ongoing(slug: str) -> None:
    assert ("Ongoing" in ROWS[slug]["keywords"]) == BOTH[slug].ongoing


@pytest.mark.rule("AA-016", "AA-017", "AA-018", "AA-040", "AA-041")
def test_the_box_holds_the_cards_of_the_book() -> None:
    piles = Counter(each.pile for each in designs(printed("base")))
    assert {
        "starter": 36, "unique starter": 9, "main": 97, "henchmen": 13, "weakness": 16, "hostage": 14, "nemesis": 12,
    } == piles  # fmt: skip
    assert 9 == sum(each.pile == "character" for each in OURS.values())
    assert 8 == sum(each.pile == "riddle" for each in OURS.values())
    assert (24, 12) == (OURS["punch"].copies, OURS["vulnerability"].copies)


@pytest.mark.rule("SH-001", "SH-002")
def test_the_box_of_shadows_holds_the_cards_of_its_book() -> None:
    piles = Counter(each.pile for each in designs(printed("shadows")))
    assert {"unique starter": 8, "main": 18, "nemesis": 18} == piles
    assert 8 == sum(each.pile == "character" for each in SHADOWS.values())
    assert 2 == sum(each.pile == "coffer" for each in SHADOWS.values())


@pytest.mark.rule("AA-056", "AA-043")
def test_the_main_deck_of_both_boxes_holds_115_cards_and_that_of_the_base_game_none_of_shadows() -> None:
    assert 115 == sum(each.pile == "main" for each in designs(printed("base", "shadows")))
    assert {"base"} == {each.box for each in designs(printed("base"))}


@pytest.mark.rule("AA-018", "SH-001")
@pytest.mark.parametrize("box", [OURS, SHADOWS], ids=["base", "shadows"])
def test_each_character_owns_one_unique_starter(box: dict[str, Design]) -> None:
    characters = sorted(each.name for each in box.values() if each.pile == "character")
    owners = sorted(each.owner for each in box.values() if each.pile == "unique starter")
    assert characters == owners


def standard(pile: str) -> list[Design]:
    return [each for each in OURS.values() if each.pile == pile]


@pytest.mark.rule("AA-005", "AA-006")
def test_each_standard_card_but_the_weakness_has_one_of_the_seven_types() -> None:
    types = ("Starter", "Equipment", "Hero", "Hostage", "Location", "Super Power", "Villain")
    for each in BOTH.values():
        if each.pile not in {"character", "riddle", "weakness", "coffer"}:
            assert (2 if each.slug == "grapnel_gun" else 1) == len(each.types), each.name
            assert set(each.types) <= set(types), each.name
    assert () == OURS["weakness"].types
    assert {("Hero",)} == {each.types for each in standard("nemesis")}
    assert ("Villain",) == OURS["henchman"].types


@pytest.mark.rule("AA-007")
def test_starters_and_weaknesses_have_cost_0_and_no_other_card_does() -> None:
    oversized = {"character", "riddle", "coffer"}
    free = {each.pile for each in BOTH.values() if each.cost == 0 and each.pile not in oversized}
    assert {"starter", "unique starter", "weakness"} == free


@pytest.mark.rule("AA-009")
def test_a_card_with_the_bud_and_lou_icon_is_worth_3_while_the_game_runs() -> None:
    icons = [each for each in BOTH.values() if each.vp_icon]
    names = ["arkham_inmate", "black_mask", "giant_penny", "great_white_shark", "the_question"]
    assert names == sorted(each.slug for each in icons)
    assert {3} == {each.vp for each in icons}
    assert all(each.final_vp is not None for each in icons)


@pytest.mark.rule("AA-061", "AA-038")
def test_the_level_of_a_nemesis_follows_from_its_cost_and_all_are_super_heroes() -> None:
    for each in standard("nemesis"):
        assert (each.level, "Super Hero") == (level_of(each.cost), each.subtype), each.name
    assert [1, 1, 2, 2, 3, 3, 4] == [level_of(cost) for cost in (1, 8, 9, 10, 11, 12, 13)]


@pytest.mark.rule("AA-061", "SH-006", "SH-008", "AA-006")
def test_nemesis_cards_of_shadows_are_heroes_and_villains_of_every_level() -> None:
    levels = Counter[tuple[str, int]]()
    for each in SHADOWS.values():
        if each.pile == "nemesis":
            assert each.level == level_of(each.cost), each.name
            assert (each.types[0], each.subtype) in {("Hero", "Super Hero"), ("Villain", "Super-Villain")}, each.name
            levels[each.types[0], each.level] += 1
    assert [2, 2, 2, 2] == [levels["Hero", level] for level in (1, 2, 3, 4)]
    assert [2, 3, 3, 2] == [levels["Villain", level] for level in (1, 2, 3, 4)]


@pytest.mark.rule("AA-220")
def test_all_hostages_are_ongoing() -> None:
    assert all(each.ongoing for each in standard("hostage"))
    assert (
        12
        == sum(each.releases or each.defends == "release" for each in standard("hostage") for _ in range(each.copies))
        + 0
    )


def test_card_shows_a_component_with_its_text_in_force() -> None:
    shown = Arkham().component("giant_mallet")
    assert shown is not None
    assert ("Giant Mallet", "Equipment", OURS["giant_mallet"].text, "named") == (
        shown.name, shown.sort, shown.text, shown.provenance,
    )  # fmt: skip
    assert (("Cost", "3"), ("VP", "1"), ("Bribe", "2 VP"), ("Copies", "3")) == shown.facts


def test_card_tells_of_a_card_of_shadows_which_box_it_is_from() -> None:
    shown = Arkham().component("grapnel_gun")
    assert shown is not None
    assert ("Starter and Equipment", "house") == (shown.sort, shown.provenance)
    assert (("Cost", "0"), ("VP", "0"), ("Starter of", "Batman"), ("Copies", "1"), ("Box", "Shadows")) == shown.facts
    bane = Arkham().component("ch_bane")
    assert bane is not None
    assert (("Tag", "Super-Villain"), ("Box", "Shadows")) == bane.facts


def test_no_two_components_share_a_slug() -> None:
    slugs = [each.slug for each in Arkham.components]
    assert len(set(slugs)) == len(slugs)
