"""Cards and rooms that may be chosen though nothing comes of it say so beforehand (EG-085, EG-138)."""

import pytest

from engine.enemies.design import POWERS
from engine.enemies.prep import room_text
from engine.enemies.state import ROOMS
from tests.engine.enemies.city import CityTable, P, city

IDLE = "It would do nothing now. "
AROUND_UPTOWN = "kane-memorial-bridge:B, sprang-bridge:B, finger-bridge:B"
BARE = [
    "muscle-in", "torch-job", "inside-job", "goons-for-hire", "remote-detonation", "dirty-precinct", "penthouse-party",
    "vault-job", "smugglers-cache", "recruitment-drive", "street-brawl", "mass-breakout", "eyes-everywhere",
    "bridge-bombing", "fuel-the-flames", "demolition", "armored-car", "abduction", "relocation", "make-an-example",
    "second-fiddle",
]  # fmt: skip
"""Power Cards that do nothing in a bare district for a player without Goons."""


def bare(card: str) -> CityTable:
    """A without Goons in an empty district that C shares; all its Bridges are on fire."""
    return city(A=P(at="uptown", hand=card, supply=0), B=P(at="tricorner"), C=P(at="uptown"), fires=AROUND_UPTOWN,
                heroes={"batman": "downtown"})  # fmt: skip


def rich(card: str) -> CityTable:
    """A in a district where every card finds something."""
    return city(A=P(at="uptown", hand=card, goons="uptown, midtown"), B=P(at="midtown", goons="uptown*2, midtown"),
                C=P(at="tricorner"), heroes={"batman": "midtown"}, buildings={
                    "uptown": "bank, police-station, warehouse, tower", "midtown": "tower"})  # fmt: skip


def pieces(t: CityTable) -> list[object]:
    """What a card could change, as it is now."""
    state = t.state
    return [
        [
            (each.money, each.infamy, each.goons, each.fires, each.base, each.inside, each.where)
            for each in state.players
        ],
        [(each.goons[:], each.token, [one.type for one in each.buildings]) for each in state.districts],
        [each.topper for each in state.bridges],
        dict(state.heroes),
    ]


@pytest.mark.rule("EG-085")
@pytest.mark.parametrize("card", BARE)
def test_a_power_card_that_would_do_nothing_says_so_and_does_nothing(card: str) -> None:
    t = bare(card)
    before = pieces(t)
    assert f"{IDLE}{POWERS[card].text}" == t.note("A", f"play:{card}")
    t.takes("A", f"play:{card}")
    while t.key() != "action":
        t.takes("A", t.offers("A")[0])
    assert (before, []) == (pieces(t), t.holds("A"))
    t.idle()


@pytest.mark.parametrize("card", [slug for slug in POWERS if slug not in BARE])
def test_other_cards_do_something_even_there(card: str) -> None:
    t = bare(card)
    assert POWERS[card].text == t.note("A", f"play:{card}")
    before = pieces(t)
    t.takes("A", f"play:{card}")
    assert t.key() != "action" or before != pieces(t)


@pytest.mark.parametrize("card", POWERS)
def test_where_a_card_finds_something_its_text_stands_alone(card: str) -> None:
    assert POWERS[card].text == rich(card).note("A", f"play:{card}")


@pytest.mark.rule("EG-085", "EG-041")
def test_no_building_can_be_added_or_moved_where_no_slot_is_free() -> None:
    for card in ("urban-renewal", "relocation"):
        t = city(A=P(at="tricorner", hand=card), B=P(), buildings={"tricorner": "bank*4", "midtown": "tower"})
        assert t.note("A", f"play:{card}").startswith(IDLE)


@pytest.mark.rule("EG-138")
def test_a_room_that_could_do_nothing_for_its_player_says_so_and_works_for_another() -> None:
    every = [slug for slug, card in POWERS.items() for _ in range(card.copies)]
    hands = [", ".join(every[start : start + 10]) for start in range(0, 50, 10)]
    t = city(phase="prep", docks="", market="pistol", A=P(money=1, supply=0, fires=0, hand=hands[0]),
             B=P(hand=hands[1]), C=P(hand=hands[2]), D=P(hand=hands[3]), E=P(hand=hands[4]))  # fmt: skip
    assert [f"{IDLE}{room_text(room)}" for room in ROOMS] == [t.note("A", f"place:{room}") for room in ROOMS]
    t.takes("A", "place:room-power")
    idle = [room for room in ROOMS if t.note("B", f"place:{room}").startswith(IDLE)]
    assert (["B"], ["room-power"]) == (t.asked(), idle)
    t.idle()
