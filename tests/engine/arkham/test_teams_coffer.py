"""The Team Coffers (section 25): passing cards on, Bribes from both purses, a Defense lent. P1 + P3 v. P2 + P4."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"phase": "flip-nemesis", "nemesis_up": False, "teams": True}


# the pass ability


@pytest.mark.rule("EX-028", "SH-031", "SH-032", "SH-028")
def test_a_bought_villain_goes_to_the_teammate_who_alone_gains_it() -> None:
    t = table(
        P(vp=2, play="Recruiting Hall"), P(), P(play="Underworld Bank"), P(),
        teams=True, power=5, lineup="Clayface, Ragman*4",
    )  # fmt: skip
    t.pick("coffer")
    assert ([1, 0], 1) == (t.coffers, t.vp())
    told = t.buy("Clayface")
    assert "The Team Coffer passes Clayface on to P3." in told
    assert (["Clayface"], [], [], 1, 1) == (t.pile(2), t.pile(), t.hand(), t.vp(), t.vp(2))
    assert not t.state.now.passing
    t.idle()


def test_while_a_pass_waits_the_player_reads_who_gets_the_card() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, power=3)
    note = t.mine(0).option("coffer").note
    assert note is not None
    # More than that a menu of Discord's cuts off.
    assert len(t.words(note)) <= 100
    before = t.prompt(0)
    t.pick("coffer")
    assert f"{before} Your next card of cost 7 or less goes to P3." == t.prompt(0)
    t.buy("Henchman")
    assert before == t.prompt(0)
    t.idle()


@pytest.mark.rule("EX-029", "SH-033", "SH-034", "SH-030")
def test_a_card_of_cost_8_is_gained_and_the_ability_goes_on_waiting() -> None:
    t = table(P(vp=2), P(), P(), P(), teams=True, power=11, nemeses="Spoiler, Batgirl")
    t.pick("coffer")
    assert "coffer" not in t.offers("coffer")
    t.buy("Spoiler")
    assert (["Spoiler"], []) == (t.pile(), t.pile(2))
    t.buy("Henchman")
    assert (["Spoiler"], ["Henchman"]) == (t.pile(), t.pile(2))
    assert ["Team Coffer: pass your next card on"] == t.offers("coffer")
    t.idle()


@pytest.mark.rule("EX-029", "SH-034")
def test_what_waits_in_vain_ends_with_the_turn_and_the_token_stays() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, power=3)
    t.pick("coffer")
    assert "P1 has gained no card that the Team Coffer could pass on." in t.end()
    assert ([1, 0], False) == (t.coffers, t.state.now.passing)
    t.end()
    t.end()
    t.end()
    assert ([0], [1, 0], False) == (t.awaited, t.coffers, t.state.now.passing)
    t.idle(0)


@pytest.mark.rule("SH-034", "SH-033")
def test_a_card_gained_at_the_end_of_the_turn_is_still_passed_on_and_one_of_a_first_appearance_is_not() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, power=8, nemeses="Spoiler, Batgirl", main="Giant Penny*9")
    t.pick("coffer")
    t.buy("Spoiler")
    # Batgirl appears in step 7: each player of the team gains a Weakness, and none of it is passed on.
    t.end()
    assert (1, 1) == (t.pile(0).count("Weakness"), t.pile(2).count("Weakness"))
    assert [1, 0] == t.coffers
    t.idle(1)


@pytest.mark.rule("SH-033")
def test_a_weakness_is_a_card_of_cost_0_and_is_passed_on() -> None:
    t = table(P("Curse", vp=1), P(), P(), P(), teams=True)
    t.pick("coffer")
    t.play("Curse")
    # P1 would gain one, which P3 gains; then P3 gains its own.
    assert [0, 1, 2, 1] == [t.pile(seat).count("Weakness") for seat in range(4)]
    t.idle()


@pytest.mark.rule("SH-031")
def test_a_card_for_the_hand_goes_to_the_teammates_discard_pile() -> None:
    t = table(P("Black Mask", vp=1), P(), P(), P(), teams=True)
    t.pick("coffer")
    t.play("Black Mask")
    assert (["Henchman"], ["Henchman"], []) == (t.hand(), t.pile(2), t.hand(2))
    t.idle()


@pytest.mark.rule("SH-031", "SH-034")
def test_what_others_gain_in_the_turn_is_not_passed_on() -> None:
    t = table(P("Nightmare Visions", vp=1), P(), P(), P(), teams=True)
    t.pick("coffer")
    t.play("Nightmare Visions")
    assert [0, 1, 0, 1] == [t.pile(seat).count("Weakness") for seat in range(4)]
    assert t.state.now.passing
    t.idle()


@pytest.mark.rule("SH-032", "SH-040")
def test_the_teammate_reads_the_riddle_token_of_the_slot() -> None:
    t = table(P(vp=1), P(character="The Riddler"), P(), P(), teams=True, power=3, lineup="Kite Man*5", tokens={1: 4})
    t.pick("coffer")
    told = t.buy("Kite Man@1")
    assert any(line.startswith("P3 turns up the Riddle token") for line in told)
    assert {} == t.tokens
    assert [0, 0, 1, 0] == [player.draws_less for player in t.state.players]
    t.idle()


@pytest.mark.rule("SH-040")
@pytest.mark.parametrize("active", ["buys", "Bribes"])
def test_the_riddlers_teammate_leaves_tokens_where_they_are(active: str) -> None:
    t = table(
        P(vp=5), P(), P(character="The Riddler"), P(), teams=True, power=4, lineup="GCPD Officer*5", tokens={1: 4}
    )
    if active == "buys":
        t.pick("GCPD Officer@1", verb="buy")
    else:
        t.pick("GCPD Officer@1", verb="bribe")
    assert {1: 4} == t.tokens
    t.idle()


@pytest.mark.rule("SH-040", "AA-248")
@pytest.mark.parametrize(("active", "left", "unread"), [("teammate", {1: 4}, 0), ("foe", {}, 1)])
def test_the_riddlers_teammate_destroys_a_card_and_its_token_stays_where_it_is(
    active: str, left: dict[int, int], unread: int
) -> None:
    riddler, other = P(character="The Riddler"), P()
    third, fourth = (riddler, other) if active == "teammate" else (other, riddler)
    t = table(P("Clownhunter"), P(), third, fourth, teams=True, lineup="Kite Man, Giant Penny*4", tokens={1: 4})
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert (["Kite Man"], 1) == (t.destroyed, t.vp())
    assert (left, unread) == (t.tokens, len(t.state.riddles_unread))
    t.idle()


@pytest.mark.rule("SH-032", "SH-059")
def test_the_buyer_has_bought_and_the_teammate_has_gained() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, power=3, lineup="Kite Man, Ragman*4")
    t.pick("coffer")
    t.buy("Kite Man")
    deeds = t.state.now.deeds
    card = t.state.players[2].pile[0]
    assert ([card], [card], None) == (deeds["buy0"], deeds["gain2"], deeds.get("gain0"))
    t.idle()


@pytest.mark.rule("SH-059")
def test_a_reward_that_hangs_on_the_gain_fails_when_the_card_was_passed_on() -> None:
    t = table(P(vp=1, character="Bane"), P(), P(), P(), teams=True)
    t.pick("coffer")
    t.use("Bane")
    assert (["Weakness"], 0) == (t.pile(2), t.power)
    t.idle()


@pytest.mark.rule("SH-059")
def test_twin_pistols_makes_a_passed_card_cheaper_and_is_used_up() -> None:
    t = table(P("Twin Pistols, Punch*8", vp=1), P(), P(), P(), teams=True, power=3, lineup="Clayface*2, Ragman*3")
    t.play("Twin Pistols")
    t.pick("coffer")
    t.pick("Clayface@1", verb="buy")
    assert (["Clayface"], 0) == (t.pile(2), t.power)
    for _ in range(4):
        t.pick("Punch", verb="play")
    assert "Clayface" not in t.offers("buy")
    t.idle()


@pytest.mark.rule("SH-029", "SH-028")
def test_coffer_tokens_do_not_pay_for_the_abilities() -> None:
    t = table(P(), P(), P(), P(), teams=True, coffers=(3, 0))
    assert [] == t.offers("coffer")
    t.idle()


@pytest.mark.rule("SH-028")
def test_without_teams_there_is_no_coffer() -> None:
    t = table(P(vp=3), P(), P(), P())
    assert [] == t.offers("coffer")
    assert () == t.position.view(0).teams
    t.idle()


# Bribes from both purses


@pytest.mark.rule("EX-031", "SH-042", "SH-029")
@pytest.mark.parametrize(("own", "bribes"), [(0, ["Giant Mallet"]), (1, ["Giant Mallet", "Wildcat"])])
def test_a_bribe_is_paid_from_both_purses(own: int, bribes: list[str]) -> None:
    t = table(P(vp=own), P(), P(), P(), teams=True, coffers=(2, 0), lineup="Giant Mallet, Wildcat")
    assert bribes == t.offers("bribe")
    assert (own > 0) == bool(t.offers("coffer"))
    t.idle()


@pytest.mark.rule("SH-042")
def test_the_payer_names_the_split_and_coffer_tokens_come_first() -> None:
    t = table(P(vp=2), P(), P(), P(), teams=True, coffers=(2, 0), lineup="Wildcat, Ragman*4")
    t.pick("Wildcat", verb="bribe")
    assert [
        "2 VP from the Team Coffer, 1 VP of your own", "1 VP from the Team Coffer, 2 VP of your own",
    ] == t.labels()  # fmt: skip
    assert ["2 VP from the Team Coffer, 1 VP of your own"] == t.labels(default=True)
    t.pick("1 VP from the Team Coffer, 2 VP of your own")
    assert ([1, 0], 0, ["Wildcat"]) == (t.coffers, t.vp(), t.bribed)
    t.idle()


@pytest.mark.rule("SH-042")
def test_a_split_with_one_way_is_not_asked() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, coffers=(2, 0), lineup="Wildcat, Ragman*4")
    t.pick("Wildcat", verb="bribe")
    assert ([0, 0], 0, ["Wildcat"]) == (t.coffers, t.vp(), t.bribed)
    t.idle()


@pytest.mark.rule("SH-043", "SH-041")
def test_coffer_tokens_pay_for_nothing_else_and_are_not_lost() -> None:
    t = table(P("Weakness"), P("Plunder"), P(), P(), teams=True, coffers=(3, 0))
    t.play("Weakness")
    assert (["Weakness"], [3, 0]) == (t.in_play(), t.coffers)
    t.end()
    t.play("Plunder")
    assert ([3, 0], 0) == (t.coffers, t.vp(1))
    t.idle(1)


# a Defense lent


@pytest.mark.rule("SH-035", "SH-036", "SH-037", "AA-292")
def test_a_teammate_saves_an_attacked_player_and_resolves_the_defense() -> None:
    t = table(P("Raid"), P("Punch*2", vp=1), P(), P("Shield, Punch"), teams=True)
    t.play("Raid")
    assert [1, 3] == t.awaited
    t.take_it(3)
    assert ["Use no Defense", "Team Coffer: ask your teammate for a Defense"] == t.labels(1)
    t.pick("help", seat=1)
    assert ("lend", [3]) == (t.ask.ask.key, t.awaited)
    assert ["No", "Shield"] == t.labels(3)
    assert ["No"] == t.labels(3, default=True)
    told = t.pick("Shield", seat=3)
    assert "P4 saves P2 from Raid with Shield." in told
    # P4 resolved the reward, discarded a card for its own hit, and P2's hand is whole.
    assert ([0, 1], 0) == (t.coffers, t.vp(1))
    assert ["Punch", "Punch"] == t.hand(1)
    t.pick("Punch", seat=3)
    assert (["Vulnerability"], ["Shield", "Punch"]) == (t.hand(3), t.pile(3))
    t.idle()


@pytest.mark.rule("SH-036", "AA-292")
def test_after_a_no_nothing_is_paid_and_an_own_defense_may_still_be_used() -> None:
    t = table(P("Raid"), P("Shield, Punch", vp=1), P(), P("Bladed Umbrella"), teams=True)
    t.play("Raid")
    t.take_it(3)
    before = t.prompt(1)
    t.pick("help", seat=1)
    t.pick("No", seat=3)
    assert f"P4 uses no Defense for you. {before}" == t.prompt(1)
    assert ("defend", [1], ["Use no Defense", "Shield"]) == (t.ask.ask.key, t.awaited, t.labels(1))
    t.defend(1, "Shield")
    assert ([0, 0], 1) == (t.coffers, t.vp(1))
    assert (["Punch", "Vulnerability"], []) == (t.hand(1), t.hand(3))
    t.idle()


@pytest.mark.rule("SH-038", "SH-061")
def test_one_card_saves_one_player() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Orphan, Punch"), teams=True)
    t.play("Raid")
    # Orphan is only revealed, and yet it protects one of the two.
    t.defend(3, "Orphan")
    t.pick("help", seat=1)
    assert (["Punch"], [], [0, 0], 1) == (t.pile(1), t.pile(3), t.coffers, t.vp(1))
    t.idle()


@pytest.mark.rule("SH-038")
def test_a_player_may_use_a_card_for_each_of_the_two() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Shield*2"), teams=True)
    t.play("Raid")
    t.pick("help", seat=1)
    t.defend(3, "Shield")
    assert ["No", "Shield"] == t.labels(3)
    t.pick("Shield", seat=3)
    assert (["Punch"], ["Vulnerability"] * 2, [0, 1]) == (t.hand(1), t.hand(3), t.coffers)
    t.idle()


@pytest.mark.rule("SH-061", "SH-038")
def test_a_card_drawn_by_a_defense_helps_neither_of_them() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Shield", deck="Shield*5"), teams=True)
    t.play("Raid")
    t.pick("help", seat=1)
    t.defend(3, "Shield")
    # P2 asked before P4 used the only Shield there was: nothing is left to lend, and P2 has no other way.
    assert (["Punch"], ["Shield"], [0, 0]) == (t.pile(1), t.hand(3), t.coffers)
    t.idle()


@pytest.mark.rule("SH-029", "SH-035", "AA-311")
def test_without_an_own_token_or_a_defense_of_the_teammate_nobody_is_asked() -> None:
    t = table(P("Raid"), P("Punch*2"), P(), P("Shield, Punch"), teams=True, coffers=(0, 5))
    t.play("Raid")
    assert [3] == t.awaited
    t.take_it(3)
    assert [3] == t.awaited
    t.pick("Punch", seat=3)
    t.idle()
    t = table(P("Raid"), P("Punch*2", vp=3), P(), P("Punch*2"), teams=True)
    t.play("Raid")
    assert ([], ["Punch"]) == (t.state.triggers, t.pile(3))
    t.idle()


@pytest.mark.rule("SH-039", "SH-024", "SH-025")
def test_a_defense_may_be_lent_against_a_first_appearance() -> None:
    t = table(P("Punch*3", vp=1), P("Punch*3"), P("Shield, Punch*2"), P("Punch*3"), nemeses="Sentinel", **FA)
    assert [2, 0] == t.awaited
    t.take_it(2)
    t.pick("help", seat=0)
    t.pick("Shield", seat=2)
    t.pick("Punch", "Punch", seat=2)
    assert ([3, 3, 1, 3], [1, 0]) == ([len(t.hand(seat)) for seat in range(4)], t.coffers)
    t.idle(1)


@pytest.mark.rule("SH-039")
def test_an_unavoidable_attack_asks_nobody() -> None:
    t = table(P(vp=2), P(), P("Shield"), P(), nemeses="Earthquake", **FA)
    assert (["Monstrous Strength"], ["Shield"]) == (t.destroyed, t.hand(2))
    t.idle(1)


@pytest.mark.rule("SH-039", "AA-247")
def test_a_defense_may_be_lent_against_a_riddle_token() -> None:
    t = table(
        P(vp=3), P(character="The Riddler"), P("Shield"), P(), teams=True, power=3, lineup="Kite Man*5", tokens={1: 2}
    )
    t.pick("Kite Man@1", verb="buy")
    assert "defend" == t.ask.ask.key
    t.pick("help", seat=0)
    t.pick("Shield", seat=2)
    assert ([1, 0], 2, ["Shield"]) == (t.coffers, t.vp(), t.pile(2))
    t.idle()


@pytest.mark.rule("SH-060")
def test_the_lender_pays_the_price_of_an_ongoing_defense_besides() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Punch", play="Scaled Hide", vp=1), teams=True)
    t.play("Raid")
    t.take_it(3)
    t.pick("help", seat=1)
    t.pick("Scaled Hide", seat=3)
    assert ([0, 1], 0, 0, ["Punch"], ["Punch"]) == (t.coffers, t.vp(1), t.vp(3), t.hand(1), t.pile(3))
    t.idle()


@pytest.mark.rule("SH-060")
def test_a_hostage_in_play_may_be_released_for_the_teammate() -> None:
    t = table(P("Raid"), P("Punch", vp=1), P(), P("Punch", play="Warden Quincy Sharp"), teams=True)
    t.play("Raid")
    t.take_it(3)
    t.pick("help", seat=1)
    t.pick("Warden Quincy Sharp", seat=3)
    assert ([], ["Punch"], "Warden Quincy Sharp") == (t.in_play(3), t.hand(1), t.hostages[-1])
    # P4 has drawn a card for it, and is hit.
    t.pick("Punch", seat=3)
    t.idle()


@pytest.mark.rule("SH-036", "SH-060")
def test_a_token_that_is_promised_pays_for_nothing_else() -> None:
    # Both are hit and ask each other. P2's only token is promised to P4's Shield, so Scaled Hide cannot be lent.
    t = table(P("Raid"), P("Punch", play="Scaled Hide", vp=1), P(), P("Shield, Punch", vp=1), teams=True)
    t.play("Raid")
    t.pick("help", seat=1)
    t.pick("help", seat=3)
    assert ("lend", [3]) == (t.ask.ask.key, t.awaited)
    t.pick("Shield", seat=3)
    # P4 was refused for want of a Defense, and has no own one left.
    assert ([0, 1], 0, 1) == (t.coffers, t.vp(1), t.vp(3))
    t.pick("Punch", seat=3)
    t.idle()


@pytest.mark.rule("SH-036", "SH-028")
def test_the_reward_of_a_lent_defense_cannot_spend_the_token_that_its_owner_has_promised() -> None:
    # They save each other. Two-Face could flip the coin of The Creeper again, were his token not on the Coffer by then.
    t = table(
        P("Raid"), P("Shield, Punch", vp=1), P(), P("The Creeper, Punch", vp=1, character="Two-Face"),
        teams=True, coin="T",
    )  # fmt: skip
    t.play("Raid")
    t.pick("help", seat=1)
    t.pick("help", seat=3)
    t.pick("Shield", seat=1)
    t.pick("The Creeper", seat=3)
    assert ([0, 2], 0, 0) == (t.coffers, t.vp(1), t.vp(3))
    assert (["Punch", "Vulnerability"], ["Punch", "Vulnerability"]) == (t.hand(1), t.hand(3))
    t.idle()


@pytest.mark.rule("SH-060", "SH-037")
def test_the_reward_of_one_defense_cannot_spend_the_price_of_another() -> None:
    t = table(
        P("Raid"), P("Punch", vp=1), P(),
        P("The Creeper, Punch", play="Scaled Hide", vp=1, character="Two-Face"), teams=True, coin="T",
    )  # fmt: skip
    t.play("Raid")
    t.pick("help", seat=1)
    t.defend(3, "Scaled Hide")
    t.pick("The Creeper", seat=3)
    assert ([0, 1], 0, 0) == (t.coffers, t.vp(1), t.vp(3))
    t.idle()


@pytest.mark.rule("SH-035", "AA-291")
def test_with_a_poker_face_everybody_is_asked_and_no_name_is_published() -> None:
    t = table(P("Raid"), P("Punch*2", vp=1), P(), P("Shield"), teams=True, windows="poker")
    t.play("Raid")
    assert {1, 3} == set(t.awaited)
    t.pick("help", seat=1)
    t.take_it(3)
    assert "lend" == t.ask.ask.key
    assert [None] * 4 == [t.ask.face(seat).awaited for seat in range(4)]
    t.pick("No", seat=3)
    t.take_it(1)
    assert [1] == t.awaited
    t.pick("Punch", seat=1)
    t.pick("Shield", seat=3, verb="discard")
    t.idle()
