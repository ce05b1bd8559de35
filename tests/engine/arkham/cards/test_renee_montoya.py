"""Renee Montoya: +2 Power. You may Release a Hostage you control. If you do, draw 2 cards."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-222", "AA-271")
def test_a_released_hostage_draws_2_cards_and_its_own_line_is_not_resolved() -> None:
    t = table(
        P("Renee Montoya, Julie Madison", deck="Punch*2, Ragman", play="Aaron Cash, Iceberg Lounge"),
        P(play="Vicki Vale", deck="Punch*2"),
        hostages="Lucius Fox",
    )
    t.play("Renee Montoya")
    assert (["Aaron Cash", "No"], ["No"]) == (t.offers(), t.default())
    t.pick("Aaron Cash")
    assert (2, ["Julie Madison", "Punch", "Punch"], ["Ragman"]) == (t.power, t.hand(), t.deck())
    assert (["Lucius Fox", "Aaron Cash"], ["Iceberg Lounge", "Renee Montoya"]) == (t.hostages, t.in_play())
    assert (["Vicki Vale"], [], 0) == (t.in_play(1), t.hand(1), t.vp())
    t.idle()


@pytest.mark.rule("AA-103")
def test_no_releases_nothing_and_draws_nothing() -> None:
    t = table(P("Renee Montoya", play="Aaron Cash"), P())
    t.play("Renee Montoya")
    t.no()
    assert (2, [], ["Aaron Cash", "Renee Montoya"]) == (t.power, t.hand(), t.in_play())
    t.idle()


@pytest.mark.rule("AA-100", "AA-103")
def test_without_a_hostage_in_play_nothing_is_asked() -> None:
    t = table(P("Renee Montoya, Aaron Cash", pile="Aaron Cash"), P(play="Aaron Cash"))
    t.play("Renee Montoya")
    assert (2, ["Aaron Cash"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-102", "AA-176")
def test_with_too_few_cards_to_draw_the_hostage_is_released_all_the_same() -> None:
    t = table(P("Renee Montoya", deck="Punch", play="Aaron Cash"), P(), hostages="")
    t.play("Renee Montoya")
    t.pick("Aaron Cash")
    assert (["Punch"], ["Aaron Cash"], False) == (t.hand(), t.hostages, t.state.hostage_up)
    t.idle()
