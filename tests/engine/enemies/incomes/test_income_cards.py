"""The Income Cards besides Blackmail the Wealthy: Money for the district where the Villain stands."""

import pytest

from tests.engine.enemies.city import P, city

STREETS = {"uptown": "tower, bank*2", "midtown": "warehouse, police-station"}


@pytest.mark.parametrize(
    ("card", "building"),
    [("bank-robbery", "bank"), ("warehouse-raid", "warehouse"), ("bent-cops", "police-station")],
)
def test_each_building_of_the_kind_in_your_district_gives_3_money_on_fire_or_not(card: str, building: str) -> None:
    t = city(A=P(at="uptown", money=1), B=P(), income=card,
             buildings={"uptown": f"{building}, tower", "midtown": building}, fires=f"{building}@uptown:B")  # fmt: skip
    t.takes("A", "income")
    assert (7, 3) == (t.money("A"), t.money("B"))
    assert "You have gained Income in this turn." == t.why("A", "income")
    t.idle()


@pytest.mark.rule("EG-460", "EG-146")
@pytest.mark.parametrize("card", ["bank-robbery", "warehouse-raid", "bent-cops"])
def test_without_such_a_building_they_give_0_and_the_action_is_used(card: str) -> None:
    t = city(A=P(at="uptown"), B=P(), income=card, buildings={"uptown": "tower", "midtown": "bank, warehouse"})
    t.takes("A", "income")
    assert (3, False) == (t.money("A"), "income" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-042")
def test_protection_money_gives_1_and_1_for_each_building() -> None:
    t = city(A=P(at="uptown", money=0), B=P(), income="protection-money", buildings=STREETS, fires="warehouse@uptown:B")
    t.takes("A", "income")
    assert 5 == t.money("A")
    t.idle()
    t = city(A=P(at="downtown", money=0), B=P(), income="protection-money", buildings=STREETS)
    t.takes("A", "income")
    assert 1 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-458", "EG-038", "EG-039")
@pytest.mark.parametrize(
    ("slug", "money"), [("midtown", 7), ("mercey-island", 5), ("uptown", 4), ("downtown", 4), ("tricorner", 3)]
)
def test_toll_booths_give_1_and_1_for_each_adjacent_bridge(slug: str, money: int) -> None:
    t = city(A=P(at=slug, money=0), B=P(), income="toll-booths", fires="aparo-bridge:B, moldoff-bridge:A")
    t.takes("A", "income")
    assert money == t.money("A")
    t.idle()


@pytest.mark.rule("EG-020")
def test_toll_booths_count_the_bridges_of_the_large_map() -> None:
    t = city(A=P(at="downtown-east", money=0), B=P(), C=P(), D=P(), E=P(), income="toll-booths")
    t.takes("A", "income")
    assert 2 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-076")
@pytest.mark.parametrize(("goons", "money"), [(0, 2), (3, 5), (4, 6), (9, 6)])
def test_gang_dues_give_2_and_1_for_each_own_goon_here_up_to_6(goons: int, money: int) -> None:
    t = city(A=P(at="uptown", money=0, goons=f"uptown*{goons}, midtown" if goons else "midtown"),
             B=P(goons="uptown*5"), income="gang-dues")  # fmt: skip
    t.takes("A", "income")
    assert money == t.money("A")
    t.idle()


@pytest.mark.rule("EG-076")
@pytest.mark.parametrize(
    ("fires", "money"),
    [
        ("tower@midtown:A, brown-bridge:A", 3),
        ("tower@uptown:B", 4),
        ("tower@uptown:B, bank@uptown:A, sprang-bridge:A, finger-bridge:B", 7),
        ("tower@uptown:B*3, sprang-bridge:A, finger-bridge:B", 7),
    ],
)
def test_fire_sale_gives_3_and_1_for_each_fire_of_anybody_here_and_on_adjacent_bridges(fires: str, money: int) -> None:
    t = city(A=P(at="uptown", money=0), B=P(), income="fire-sale", fires=fires, buildings={"uptown": "warehouse"})
    t.takes("A", "income")
    assert money == t.money("A")
    t.idle()


@pytest.mark.rule("EG-104", "EG-105")
def test_fire_sale_counts_neither_ice_nor_greenhouses() -> None:
    t = city(A=P("mr-freeze", at="uptown", money=0), B=P("poison-ivy"), income="fire-sale", ice="sprang-bridge:A",
             greenhouses="tower@uptown:B")  # fmt: skip
    t.takes("A", "income")
    assert 3 == t.money("A")
    t.idle()


@pytest.mark.rule("EG-049")
@pytest.mark.parametrize(("goons", "money"), [("uptown*4", 5), ("uptown*5", 3), ("uptown*6", 3)])
def test_king_of_the_block_gives_5_under_own_control_and_3_otherwise(goons: str, money: int) -> None:
    t = city(A=P(at="uptown", money=0), B=P(at="midtown", goons=goons), income="king-of-the-block")
    t.takes("A", "income")
    assert money == t.money("A")
    t.idle()


@pytest.mark.rule("EG-087", "EG-076")
@pytest.mark.parametrize(
    ("weapons", "money"),
    [("", 3), ("sword", 4), ("sword, flame-thrower:used", 5), ("sword*2, flame-thrower*2, pistol", 7)],
)
def test_under_the_table_gives_3_and_1_for_each_weapon_card_used_or_not_up_to_7(weapons: str, money: int) -> None:
    t = city(A=P(at="uptown", money=0, weapons=weapons), B=P(weapons="skeleton-key"), income="under-the-table")
    t.takes("A", "income")
    assert money == t.money("A")
    t.idle()


@pytest.mark.rule("EG-146", "EG-140")
def test_income_is_gained_once_a_turn_where_the_villain_stands_at_that_moment() -> None:
    t = city(A=P(at="uptown", money=0), B=P(at="tricorner"), income="protection-money", buildings=STREETS)
    t.takes("A", "move:midtown").takes("A", "income")
    assert 3 == t.money("A")
    t.takes("A", "move:downtown")
    assert "You have gained Income in this turn." == t.why("A", "income")
    t.idle()
