"""From the state to what a seat may see, field by field (AA-304)."""

from functools import cache

from engine.arkham.design import REGISTER, Design, designs
from engine.arkham.prices import Prices
from engine.arkham.state import NONE, ArkhamState, Phase, Player, Stack, TeamScore
from engine.arkham.tasks import tasks
from engine.arkham.view import (
    ArkhamView,
    CardView,
    CharacterView,
    HandView,
    InPlay,
    MateView,
    PlaceView,
    PlayerView,
    RiddleView,
    ScoreView,
    SlotView,
    StackView,
    TeamScoreView,
    TeamView,
)
from engine.arkham.view import Phase as Shown
from engine.arkham.zones import SETUP
from engine.core.dice import Dice

_PHASES: dict[Phase, Shown] = {
    "new": "setup", "characters": "setup", "starters": "setup", "deal": "setup",
    "begin": "turn", "main": "turn", "action": "turn",
    "put-away": "end of turn", "end-abilities": "end of turn", "clear": "end of turn", "draw-up": "end of turn",
    "refill": "end of turn", "flip-nemesis": "between turns", "flip-hostage": "between turns",
    "pass-on": "between turns", "over": "over",
}  # fmt: skip


def view_of(state: ArkhamState, seat: int | None) -> ArkhamView:
    """What this seat (None: an onlooker) may see."""
    sight = Sight(state, seat)
    return sight.table()


@cache
def card_view(card: int, slug: str) -> CardView:
    """The face of a card."""
    each = REGISTER[slug]
    return CardView(
        card, slug, each.name, each.types, each.subtype, each.level, each.cost, each.vp, each.vp_icon, each.bribe,
        each.text, each.attack, each.defends != "", each.ongoing,
    )  # fmt: skip


@cache
def riddle_view(number: int) -> RiddleView:
    """The hidden side of a Riddle token."""
    token = REGISTER[f"riddle_{number}"]
    return RiddleView(number, token.name, token.text)


@cache
def character_view(slug: str, *, starter: bool, face_up: bool) -> CharacterView:
    """An oversized Character; in setup with its unique Starter, which has no number yet."""
    each = REGISTER[slug]
    own = next((one for one in REGISTER.values() if one.owner == each.name), None) if starter else None
    return CharacterView(slug, each.name, each.text, card_view(NONE, own.slug) if own else None, face_up)


class Sight:
    """A state looked at from one seat."""

    def __init__(self, state: ArkhamState, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        self.designs: tuple[Design, ...] = designs(state.printed)
        # Prices are questions of the rules: a context that only reads, without dice of its own.
        self.prices = Prices(state, len(state.players), Dice("0" * 32), tasks, quick=True)
        self.prices.me = state.active

    def card(self, card: int) -> CardView:
        """The face of a card that is seen."""
        return card_view(card, self.designs[card].slug)

    def cards(self, cards: list[int]) -> tuple[CardView, ...]:
        """The faces of several cards."""
        return tuple(self.card(card) for card in cards)

    def table(self) -> ArkhamView:
        """All of it."""
        state = self.state
        started = state.phase not in SETUP
        players = len([player for player in state.players if not player.left])
        return ArkhamView(
            phase=_PHASES[state.phase],
            turn=state.turn,
            round=(state.turn - 1) // max(1, players) + 1 if state.turn else 0,
            active=state.active if started and state.phase != "over" else None,
            order=tuple(seat for seat in state.order if not state.players[seat].left),
            power=state.now.power,
            slots=self.slots(),
            main_deck=len(state.main),
            nemeses=tuple(self.nemeses(stack) for stack in state.nemeses),
            henchmen=self.stack(state.henchmen, face_up=True, for_sale=True),
            weaknesses=self.stack(state.weaknesses, face_up=True, for_sale=False),
            hostages=self.stack(state.hostages, face_up=state.hostage_up, for_sale=True),
            destroyed=self.cards(state.destroyed),
            removed=self.cards(state.removed),
            players=tuple(self.player(player) for player in state.players),
            riddler=None if state.riddler == NONE else state.riddler,
            riddle_stack=len(state.riddles),
            riddles_read=tuple(riddle_view(number) for number in state.riddles_read),
            riddles_unread=len(state.riddles_unread),
            draft=tuple(self.on_offer(slug) for slug in state.pool),
            length=state.length,
            scores=tuple(
                ScoreView(each.seat, each.total, each.tokens, each.cards_vp, each.nemeses, each.cards, each.coffer)
                for each in state.scores
            ),
            standings=tuple(tuple(group) for group in state.ranks),
            causes=tuple(state.causes),
            hand=None if self.seat is None else self.hand(self.seat),
            mode=state.mode,
            teams=tuple(self.team(number) for number in range(len(state.teams))),
            team_scores=tuple(self.team_score(each) for each in state.team_scores),
        )

    def team(self, number: int) -> TeamView:
        """A team; its Coffer is public (SH-045)."""
        state = self.state
        team = state.teams[number]
        dealt = tuple(self.on_offer(slug) for slug in team.dealt)
        passing = state.now.passing and state.active in team.seats
        return TeamView(number + 1, tuple(team.seats), team.coffer, passing, dealt)

    def team_score(self, score: TeamScore) -> TeamScoreView:
        """The final count of a team."""
        seats = tuple(self.state.teams[score.team].seats)
        return TeamScoreView(score.team + 1, seats, score.total, score.coffer, score.other, score.nemeses, score.cards)

    def on_offer(self, slug: str) -> CharacterView:
        """A Character that can be chosen, with its Starter if it is played with it (AA-031, SH-017)."""
        return character_view(slug, starter=self.state.own_starters, face_up=True)

    def slots(self) -> tuple[SlotView, ...]:
        """The Line-Up."""
        state = self.state
        to_buy, to_bribe = self.prices.buy_changers(), self.prices.bribe_changers()
        shown: list[SlotView] = []
        for number, slot in enumerate(state.lineup):
            rows = ([(1, slot.top)] if slot.top != NONE else []) + [
                (row, card) for row, card in enumerate(slot.lower, 2)
            ]
            places = tuple(
                PlaceView(
                    self.card(card), number + 1, row, self.prices.buy_price(card, to_buy),
                    self.prices.bribe_price(card, to_bribe) if self.designs[card].bribe else None,
                )
                for row, card in rows
            )  # fmt: skip
            marked = slot.token != NONE
            token = riddle_view(slot.token) if marked and self.sees_riddles() else None
            shown.append(SlotView(number + 1, slot.top == NONE, places, marked, token))
        return tuple(shown)

    def sees_riddles(self) -> bool:
        """Whether this seat may look at the tokens on slots (AA-241)."""
        riddler = self.state.riddler
        return riddler != NONE and self.seat in self.prices.eyes(riddler)

    def stack(self, cards: list[int], *, face_up: bool, for_sale: bool) -> StackView:
        """A stack whose top card may be seen."""
        top = cards[0] if cards and face_up else NONE
        if top == NONE:
            return StackView(len(cards), None, None)
        price = self.prices.buy_price(top, self.prices.buy_changers()) if for_sale else None
        return StackView(len(cards), self.card(top), price)

    def nemeses(self, stack: Stack) -> StackView:
        """A Nemesis stack with the Levels of its cards."""
        own = self.prices.nemesis_stack(self.state.active) is stack
        seen = self.stack(stack.cards, face_up=stack.up, for_sale=own)
        return StackView(seen.count, seen.top, seen.buy, tuple(self.designs[card].level for card in stack.cards))

    def player(self, player: Player) -> PlayerView:
        """What lies in front of a player."""
        state, now = self.state, self.state.now
        played = now.deeds.get(f"play{player.seat}", []) if player.seat == state.active else []
        bribed = state.bribed if player.seat == state.active else []
        in_play = [
            InPlay(self.card(card), card in played, card in bribed, str(card) in now.used)
            for card in (*player.play, *bribed)
        ]
        return PlayerView(
            seat=player.seat,
            place=state.order.index(player.seat) + 1 if state.order else 0,
            left=player.left,
            characters=tuple(
                character_view(slug, starter=False, face_up=not player.face_down) for slug in player.characters
            ),
            dealt=tuple(self.on_offer(slug) for slug in player.dealt),
            vp=player.vp,
            deck=len(player.deck),
            hand=len(player.hand),
            discard=self.cards(player.pile),
            in_play=tuple(in_play),
            frozen=self.cards(player.frozen),
            draws_less=player.draws_less,
            team=next((number for number, team in enumerate(state.teams, 1) if player.seat in team.seats), 0),
            mate=self.mate(player.seat),
            played_by_mate=player.played_by_mate,
        )

    def mate(self, seat: int) -> int | None:
        """The teammate of a seat."""
        mate = self.prices.teammate(seat)
        return None if mate == NONE else mate

    def hand(self, seat: int) -> HandView:
        """What this seat alone sees."""
        state = self.state
        mine = [slot.token for slot in state.lineup if slot.token != NONE] if self.sees_riddles() else []
        mate = self.mate(seat)
        return HandView(
            seat,
            self.cards(state.players[seat].hand),
            tuple(riddle_view(number) for number in mine),
            tuple(sorted(card for card, seats in state.known.items() if seats >> seat & 1)),
            None if mate is None else MateView(mate, self.cards(state.players[mate].hand)),
        )


def identities(view: ArkhamView) -> frozenset[str]:
    """Names of the hidden things that a view shows: cards and Riddle tokens (DESIGN 2.6)."""
    faces = [view.destroyed, view.removed, *(player.discard for player in view.players)]
    faces += [player.frozen for player in view.players]
    cards = [card for group in faces for card in group]
    cards += [place.card for slot in view.slots for place in slot.cards]
    cards += [each.card for player in view.players for each in player.in_play]
    stacks = (*view.nemeses, view.henchmen, view.weaknesses, view.hostages)
    cards += [stack.top for stack in stacks if stack.top is not None]
    shown = [f"card:{card.id}" for card in cards]
    if view.hand is not None:
        shown += [f"card:{card.id}" for card in view.hand.cards] + [f"card:{card}" for card in view.hand.knows]
        if view.hand.mate is not None:
            shown += [f"card:{card.id}" for card in view.hand.mate.cards]
        shown += [f"riddle:{token.number}" for token in view.hand.riddles]
    shown += [f"riddle:{token.number}" for token in view.riddles_read]
    return frozenset(shown)
