"""``/table plan`` and ``/table orders`` at a table of Enemies: made unasked, marked, secret, taken back, refused."""

from typing import Any

import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.enemies.arranged import Arranged
from tests.cogs.table import asked, scene, started
from tests.engine.enemies.city import CityTable, P, city
from tests.sim.harness import Person, World

Games = dict[str, Game[Any, Any]]
PLANNED, UP_TO_HERE = "**Bob** had this planned.", "Up to here **Bob** had it planned."


def street(**facts: Any) -> CityTable:
    """Alice's turn in Uptown; Bob waits in Tricorner with cards and a Weapon, Carol in Downtown."""
    a = P("joker", at="uptown", money=4, hand="muscle-in", weapons="sniper-rifle", main_used=True)
    b = P("bane", at="tricorner", goons="tricorner*2", money=5, hand="shakedown, on-the-move", weapons="lock-picks")
    return city(
        A=a, B=b, C=P("penguin", at="downtown"), income="under-the-table", event="cat-burglary", score="midtown",
        docks="demolition, turncoats, encore", market="dynamite", buildings={"midtown": "bank"}, **facts,
    )  # fmt: skip


async def at(w: World, games: Games, position: CityTable, **options: Any) -> ChannelHandle:
    """A table of Alice, Bob and Carol that begins with this position."""
    games["enemies"] = Arranged(position)
    return await started(w, w.alice, w.bob, w.carol, game="enemies", **options)


async def plans(person: Person, place: ChannelHandle, *moves: str, until: str | None = None) -> None:
    """The person plans these moves."""
    for move in moves:
        given = {} if until is None else {"until": until}
        assert "Planned." in (await person.slash("table plan", where=place, move=move, **given)).text


async def ends(w: World, place: ChannelHandle) -> None:
    """Alice goes next door and takes the free card."""
    await w.alice.slash("enemies move", where=place, a="Mercey Island for 1 Movement")
    await w.alice.slash("enemies buy", where=place, card="Demolition for 0 Money")


async def listed(person: Person, place: ChannelHandle) -> list[str]:
    """The lines of the person's list."""
    lines = (await person.slash("table plan", where=place)).text.splitlines()
    return [line.strip(" |") for line in lines if line.strip(" |")[:1].isdigit()]


async def waits_for(w: World) -> list[Person]:
    return await asked(w, w.alice, w.bob, w.carol)


# planned moves


async def test_a_whole_turn_is_planned_while_another_plays_and_is_made_and_marked(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "play:shakedown", "go:midtown", "weapon:lock-picks", "income", "buy:encore")
    assert [
        "1. Play Shakedown, until my turn ends",
        "2. Go to Midtown by the cheapest way, until my turn ends",
        "3. Use Lock Picks as soon as it can do something, until my turn ends",
        "4. Gain Income; ask me if there is none, until my turn ends",
        "5. Purchase Encore if it is still there and I can pay it, which ends my turn, until my turn ends",
    ] == await listed(w.bob, place)
    assert PLANNED not in w.erin.screen(place)
    await ends(w, place)
    screen = "\n".join(shown.text for shown in w.erin.sees(place))
    # Five moves, one mark above them.
    assert [1, 0] == [screen.count(PLANNED), screen.count(UP_TO_HERE)]
    assert screen.index(PLANNED) < screen.index("**Bob** plays Shakedown")
    # Nobody is called to a table where nothing is left for them to do.
    assert ("@Bob" in screen, "@Carol" in screen) == (False, True)
    bob = (await scene(w, w.bob)).view.players[1]
    # 5, Shakedown 4, Lock Picks beside a Bank 2, Income 4 with one Weapon; Encore has come down to the space for 1.
    assert ("midtown", 14, [True]) == (bob.where, bob.money, [each.used for each in bob.weapons])
    assert ["On the Move", "Encore"] == [each.name for each in (await scene(w, w.bob)).view.hand.cards]
    assert [w.carol] == await waits_for(w)
    assert [] == await listed(w.bob, place)


async def test_the_log_says_where_a_plan_ends_and_marks_each_seats_plan(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "play:shakedown", "income")
    await plans(w.carol, place, "income")
    await ends(w, place)
    assert [w.bob] == await waits_for(w)
    await w.bob.slash("enemies move", where=place, a="Midtown for 1 Movement")
    await w.bob.slash("enemies buy", where=place, card="Turncoats for 0 Money")
    log = (await w.erin.slash("table log", where=place)).text
    marks = (PLANNED, "**Bob** Gains Income", UP_TO_HERE, "**Bob** goes to Midtown", "**Carol** had this planned.")
    assert [1, 1, 1, 1, 1] == [log.count(mark) for mark in marks]
    assert sorted(marks, key=log.index) == list(marks)


async def test_with_a_poker_face_a_planned_turn_is_made_and_told_in_the_same_words(w: World, games: Games) -> None:
    told: list[list[str]] = []
    for reactions in ("quick", "poker"):
        place = await at(w, games, street(), reactions=reactions)
        await plans(w.bob, place, "play:shakedown", "go:midtown", "income", "free")
        await ends(w, place)
        lines = "\n".join(shown.text for shown in w.erin.sees(place)).splitlines()
        told.append([line for line in lines if line.startswith("**Bob**") and "'s turn" not in line])
        await w.max.slash("mod end", where=place, reason="enough")
    assert told[0] == told[1]
    assert 1 == told[0].count(PLANNED)


async def test_the_list_offers_moves_by_name_and_finds_what_is_typed(w: World, games: Games) -> None:
    place = await at(w, games, street())
    offered = await w.bob.autocomplete("table plan", "move", "", where=place)
    assert 25 == len(offered)
    assert "A plain turn: Income, the cheapest step if I must leave, the free card of the Docks" == next(iter(offered))
    assert {"Burn Bank in Midtown when I may": "burn:bank@midtown"} == await w.bob.autocomplete(
        "table plan", "move", "burn bank", where=place
    )
    against = await w.bob.autocomplete("table plan", "move", "against", where=place)
    assert ["Against Alice, wherever I have to choose a rival", "Against Carol, wherever I have to choose a rival"] == [
        *against
    ]
    assert 7 == len(await w.bob.autocomplete("table plan", "until", "", where=place))
    hint = "There are more moves than a list can show: type a word of the one you want."
    assert hint in (await w.bob.slash("table plan", where=place)).text
    assert {} == await w.erin.autocomplete("table plan", "move", "", where=place)


async def test_nobody_else_sees_what_is_planned_or_that_something_is(w: World, games: Games) -> None:
    place = await at(w, games, street())
    before = {person.name: person.screen(place) for person in (w.alice, w.carol, w.erin, w.max)}
    mail = [len(person.dms) for person in (w.alice, w.carol)]
    await plans(w.bob, place, "play:shakedown", "go:midtown")
    assert before == {person.name: person.screen(place) for person in (w.alice, w.carol, w.erin, w.max)}
    assert mail == [len(person.dms) for person in (w.alice, w.carol)]
    assert [] == await listed(w.carol, place)


async def test_what_was_planned_before_a_restart_is_made_after_it(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "go:midtown", "income", "free")
    await w.restart()
    assert 3 == len(await listed(w.bob, place))
    await ends(w, place)
    assert [w.carol] == await waits_for(w)
    view = (await scene(w, w.bob)).view
    assert ("midtown", 9) == (view.players[1].where, view.players[1].money)


async def test_what_was_taken_back_is_not_made(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "play:shakedown", "go:midtown", "income")
    drops = await w.bob.autocomplete("table plan", "drop", "", where=place)
    assert ["all", "1", "2", "3"] == list(drops.values())
    reply = await w.bob.slash("table plan", where=place, drop="1")
    assert "Taken back." in reply.text
    assert [
        "1. Go to Midtown by the cheapest way, until my turn ends",
        "2. Gain Income; ask me if there is none, until my turn ends",
    ] == await listed(w.bob, place)
    await ends(w, place)
    assert [w.bob] == await waits_for(w)
    view = (await scene(w, w.bob)).view
    assert ("midtown", False, True) == (view.players[1].where, view.turn.played, view.turn.income)
    # What the plan does not cover is his to do, and he is called.
    assert "@Bob" in "\n".join(shown.text for shown in w.erin.sees(place))
    assert "Your turn: 1 Movement left." in w.bob.find("Refresh", w.bob.dm).text
    await w.bob.slash("table plan", where=place, move="go:uptown")
    assert (
        "You have planned nothing: choose a `move`." in (await w.bob.slash("table plan", where=place, drop="all")).text
    )
    assert [w.bob] == await waits_for(w)


async def test_whoever_acts_in_their_turn_themselves_is_not_cut_short_by_what_was_planned(
    w: World, games: Games
) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "buy:encore", "escape:villain")
    await plans(w.bob, place, "weapon:lock-picks", until="always")
    await ends(w, place)
    assert [w.bob] == await waits_for(w)
    assert 3 == len(await listed(w.bob, place))
    await w.bob.slash("enemies move", where=place, a="Midtown for 1 Movement")
    assert [w.bob] == await waits_for(w)
    lines = [line.partition(" ")[2] for line in await listed(w.bob, place)]
    assert [
        "Escaped Goons to my Villain if no Hero is there, until my turn ends",
        "Use Lock Picks as soon as it can do something, in later turns too, until I take it back",
    ] == lines


async def test_what_is_done_once_is_off_the_list_though_it_may_wait_for_a_later_turn(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "go:mercey-island", "buy:encore", "income", until="always")
    await ends(w, place)
    assert [w.carol] == await waits_for(w)
    assert ["1. Gain Income; ask me if there is none, in later turns too, until I take it back"] == await listed(
        w.bob, place
    )


async def test_after_harm_its_victim_is_asked_where_they_wished_it(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "go:midtown", "free", until="calm")
    await plans(w.bob, place, "income")
    await w.alice.slash("enemies weapon", where=place, weapon="Sniper Rifle")
    await w.alice.slash("enemies remove", where=place, a="1 Goon of Bob in Tricorner")
    assert ["1. Gain Income; ask me if there is none, until my turn ends"] == await listed(w.bob, place)
    await ends(w, place)
    assert [w.bob] == await waits_for(w)
    assert "tricorner" == (await scene(w, w.bob)).view.players[1].where


async def buys_turncoats(w: World, place: ChannelHandle) -> None:
    """Alice goes next door and takes Turncoats."""
    await w.alice.slash("enemies move", where=place, a="Mercey Island for 1 Movement")
    await w.alice.slash("enemies buy", where=place, card="Turncoats for 1 Money")


async def test_of_a_card_that_somebody_else_bought_the_next_one_planned_is_bought_instead(
    w: World, games: Games
) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "go:midtown", "buy:turncoats", "buy:encore")
    await buys_turncoats(w, place)
    assert [w.carol] == await waits_for(w)
    assert ["Shakedown", "On the Move", "Encore"] == [each.name for each in (await scene(w, w.bob)).view.hand.cards]


async def test_a_planned_card_that_is_gone_is_still_called_by_its_name(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.carol, place, "buy:turncoats")
    await buys_turncoats(w, place)
    [line] = await listed(w.carol, place)
    assert line.startswith(
        "1. Purchase Turncoats if it is still there and I can pay it, which ends my turn (not possib"
    )
    refused = await w.bob.slash("table plan", where=place, move="buy:turncoats")
    assert "That cannot be planned now: pick from the list." in refused.text


async def test_a_henchman_is_planned_with_what_the_room_gives(w: World, games: Games) -> None:
    place = await at(w, games, city(phase="prep", A=P("joker"), B=P("bane"), C=P("penguin"), power_deck="ambush"))
    await plans(w.bob, place, "room:room-goons", "room:room-power", until="always")
    await w.alice.slash("enemies place", where=place, spot="Crew Room")
    await w.alice.slash("enemies send", where=place, a="Send 0 Goons")
    assert [w.carol] == await waits_for(w)
    assert "Ambush" in w.bob.find("Refresh", w.bob.dm).text
    assert "Ambush" not in w.erin.screen(place)
    assert 2 == len(await listed(w.bob, place))


async def test_plans_are_read_in_the_language_of_their_owner(w: World, games: Games) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "go:midtown")
    await w.bob.slash("me language", language="de")
    assert ["1. Auf dem billigsten Weg nach Midtown gehen, bis mein Zug endet"] == await listed(w.bob, place)
    assert ["Auf dem billigsten Weg nach Midtown gehen"] == list(
        await w.bob.autocomplete("table plan", "move", "nach midtown gehen", where=place)
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"move": "fly"}, "That cannot be planned now: pick from the list."),
        ({"move": "play:muscle-in"}, "That cannot be planned now: pick from the list."),
        ({"move": "go:midtown", "until": "christmas"}, "That cannot be planned now: pick from the list."),
        ({"move": "income", "drop": "1"}, "Nothing was done: either plan one `move`"),
        ({"until": "always"}, "Nothing was done: either plan one `move`"),
        ({"drop": "the first"}, "Pick what to take back from the list of the option `drop`."),
        ({"drop": "7"}, "You have planned nothing of that kind."),
        ({"move": "plain"}, "That is planned already."),
    ],
)
async def test_what_cannot_be_planned_is_refused(w: World, games: Games, options: dict[str, Any], said: str) -> None:
    place = await at(w, games, street())
    await plans(w.bob, place, "plain")
    assert said in (await w.bob.slash("table plan", where=place, **options)).text
    assert 1 == len(await listed(w.bob, place))


async def test_a_twenty_first_move_a_stranger_and_a_table_that_has_not_begun_are_refused(
    w: World, games: Games
) -> None:
    place = await at(w, games, street())
    moves = ["plain", "income", "free", "pass", "send", "pay", "play:shakedown", "weapon:venom", "burn:bank@midtown"]
    moves += [f"{kind}:{slug}" for kind in ("add", "out", "escape") for slug in ("uptown", "midtown", "downtown")]
    moves += ["against:0", "against:2"]
    await plans(w.bob, place, *moves)
    full = "You have planned 20 moves already: take some back first."
    assert full in (await w.bob.slash("table plan", where=place, move="go:tricorner")).text
    assert "You do not sit at" in (await w.erin.slash("table plan", where=place, move="plain")).text


# standing orders


def tower() -> CityTable:
    """Alice, who has a Pistol, is about to end the last turn; a Goon of Bob and two of Carol wait for the Trial."""
    return city(A=P("joker", at="uptown", weapons="pistol"), B=P("bane", base=1, infamy=3), docks="", start="midtown",
                C=P("penguin", at="downtown", base=2), score="tricorner", turns="A")  # fmt: skip


async def test_a_moment_after_a_step_that_told_nothing_is_not_called_the_start(w: World, games: Games) -> None:
    place = await at(w, games, tower())
    await w.alice.slash("enemies end", where=place)
    await w.alice.slash("enemies pass", where=place)
    await w.bob.slash("enemies place", where=place, spot="Uptown")
    offered = list(await w.max.autocomplete("mod undo", "to", "", where=place))
    assert [
        "Turn 0, right after: 1 Goon of Bob: out of Arkham Asylum to Uptown.",
        "Turn 0, one step later than: Carol's dropped Goons roll 3, 3: 2 escape.",
        "Turn 0, right after: Carol's dropped Goons roll 3, 3: 2 escape.",
    ] == offered[:3]
    assert offered[3].startswith("Turn 0, right after: The game begins.")


@pytest.mark.parametrize("choice", ["never", "most", "leader"])
async def test_a_pistol_answers_by_order_and_the_log_marks_it(w: World, games: Games, choice: str) -> None:
    place = await at(w, games, tower())
    set_ = await w.alice.slash("table orders", where=place, window="pistol", choice=choice)
    assert ("Your standing order is set.", True) == (set_.text.splitlines()[0], set_.ephemeral)
    assert "standing order" not in w.erin.screen(place)
    await w.alice.slash("enemies end", where=place)
    told = "\n".join(shown.text for shown in w.erin.sees(place))
    assert "**Alice** had this planned." in told
    removed = {"never": None, "most": "**Carol**", "leader": "**Bob**"}[choice]
    if removed is None:
        assert "Removes an escaped Goon" not in told
    else:
        assert f"Removes an escaped Goon of {removed}." in told


async def test_escaped_goons_are_placed_by_order_after_a_restart_and_without_one_they_are_asked_about(
    w: World, games: Games
) -> None:
    place = await at(w, games, tower())
    await w.bob.slash("table orders", where=place, window="escape", choice="scores")
    await w.restart()
    await w.alice.slash("enemies end", where=place)
    assert [w.alice] == await waits_for(w)
    await w.alice.slash("enemies pass", where=place)
    assert [w.carol] == await waits_for(w)
    [tricorner] = [each for each in (await scene(w, w.carol)).view.districts if each.slug == "tricorner"]
    assert [(1, 1)] == [(each.seat, each.count) for each in tricorner.goons]


async def test_what_was_planned_for_the_round_goes_before_what_was_ordered_for_all(w: World, games: Games) -> None:
    place = await at(w, games, tower())
    await w.bob.slash("table orders", where=place, window="escape", choice="scores")
    await plans(w.bob, place, "escape:uptown")
    await w.alice.slash("enemies end", where=place)
    await w.alice.slash("enemies pass", where=place)
    told = "\n".join(shown.text for shown in w.erin.sees(place))
    assert "1 Goon of **Bob**: out of Arkham Asylum to Uptown." in told


async def test_a_step_of_a_standing_order_is_taken_back_with_the_order(w: World, games: Games) -> None:
    position = city(phase="event", A=P("joker", at="uptown"), B=P("bane", at="midtown"), C=P("penguin", at="downtown"),
                    event="thornes-payroll")  # fmt: skip
    place = await at(w, games, position)
    await w.bob.slash("table orders", where=place, window="choose", choice="goons")
    await w.bob.slash("table orders", where=place, window="pistol", choice="never")
    await w.alice.slash("enemies choose", where=place, a="Gain 2 Money")
    assert [w.carol] == await waits_for(w)
    off = "Your last step is taken back, and so is the standing order that would give it again."
    assert off == (await w.bob.slash("table undo", where=place)).text
    assert [w.bob] == await waits_for(w)
    orders = (await w.bob.slash("table orders", where=place)).text
    assert "**An Event offers you Money or Goons**: Ask me" in orders
    assert "**After the Trial: your Pistol**: Remove none" in orders
    await w.bob.slash("enemies choose", where=place, a="Gain 2 Money")
    assert "Your last step is taken back." == (await w.bob.slash("table undo", where=place)).text


async def test_orders_are_shown_to_their_owner_alone_and_can_be_taken_away(w: World, games: Games) -> None:
    place = await at(w, games, street())
    windows = await w.bob.autocomplete("table orders", "window", "", where=place)
    assert ["pistol", "escape", "weapon", "pay", "choose", "goons", "district", "discard"] == list(windows.values())
    for window in windows.values():
        offered = list((await w.bob.autocomplete("table orders", "choice", "", where=place, window=window)).values())
        assert "ask" == offered[0]
        await w.bob.slash("table orders", where=place, window=window, choice=offered[1])
    mine, theirs = [(await each.slash("table orders", where=place)).text for each in (w.bob, w.carol)]
    assert "• **After the Trial: your Pistol**: Remove none" in mine
    assert "• **You must discard Power Cards**: Discard those that I gained last" in mine
    assert (0, 8) == (mine.count("Ask me"), theirs.count("Ask me"))
    await w.bob.slash("table orders", where=place, window="pistol", choice="ask")
    assert 1 == (await w.bob.slash("table orders", where=place)).text.count("Ask me")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"window": "pistol", "choice": "aim"},
            "There is no such standing order: choose one of those that are listed.",
        ),
        (
            {"window": "sword", "choice": "never"},
            "There is no such standing order: choose one of those that are listed.",
        ),
        ({"window": "pistol"}, "Nothing was set: an order needs both options, `window` and `choice`."),
        ({"choice": "never"}, "Nothing was set: an order needs both options, `window` and `choice`."),
    ],
)
async def test_an_order_that_there_is_not_is_refused(
    w: World, games: Games, options: dict[str, str], said: str
) -> None:
    place = await at(w, games, street())
    assert said == (await w.bob.slash("table orders", where=place, **options)).text


async def test_orders_of_somebody_without_a_seat_are_refused(w: World, games: Games) -> None:
    place = await at(w, games, street())
    reply = await w.erin.slash("table orders", where=place, window="pistol", choice="never")
    assert "You do not sit at" in reply.text
