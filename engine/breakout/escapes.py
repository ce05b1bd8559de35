"""Leaving the asylum: Escapes, places, the end of an Escape and of the game (BR-126 to BR-130, BR-144 to BR-147)."""

from engine.breakout.board import Board


class Escapes(Board):
    """The verbs that end a team's race, an Escape and the game."""

    def escape(self, seat: int) -> None:
        """The team has left the last tile: it gets the next place (BR-126)."""
        self.act()
        team = self.team(seat)
        team.status = "escaped"
        team.space = self.last
        self._take_place(seat)
        self.say("escape", "{who:seat} Escapes, number {place} to do so!", who=seat, place=len(self.state.places))
        self.end_effects(seat)
        self.see_whether_over()

    def _take_place(self, seat: int) -> None:
        self.state.places.append(seat)
        if self.state.escape == 1:
            self.state.first_escape.append(seat)
            self.state.arrivals.append(seat)

    def end_effects(self, seat: int) -> None:
        """Nothing of this team touches the others any more, nor is one of its Villains blank, and contracts on it lapse
        (BR-125, BR-127, BR-268).
        """
        self.act()
        state, team = self.state, self.team(seat)
        own = [card.slug for card in team.villains]
        team.loses_turn = team.fog = False
        team.extra_turns = 0
        team.named = None
        team.morphs.clear()
        state.blanks[:] = [blank for blank in state.blanks if blank.by != seat and blank.slug not in own]
        for other in state.teams:
            for card in (*other.villains, *other.morphs):
                if card.contract == seat:
                    card.contract = None
        if state.turn is not None:
            state.turn.chilled_by[:] = [other for other in state.turn.chilled_by if other != seat]

    def see_whether_over(self) -> None:
        """End the Escape if it is decided (BR-129, BR-145, BR-146, BR-196)."""
        state = self.state
        if state.stage != "race":
            return
        racing = self.racing()
        if state.escape == 1:
            if len(racing) <= 1:
                self._finish_first(racing)
        elif len(racing) <= 1 or (state.places and not state.race_on):
            self.finish_game()

    def _finish_first(self, rest: list[int]) -> None:
        """The first Escape ends; those who are still inside take the places that are left, in this order (BR-140)."""
        self.act()
        self.state.stage = "finish"
        self.say("escape", "The first Escape is over.")
        for seat in rest:
            self._take_place(seat)
            self.end_effects(seat)

    def finish_game(self, *, share: bool = True) -> None:
        """The game is over: rank everybody by place, then by space; leavers come last (BR-145, BR-146, BR-195).

        Teams on the same space share a rank, unless the guard of BR-194 ended the Escape.
        """
        self.act()
        state = self.state
        inside = [team.seat for team in state.teams if team.status != "left" and team.seat not in state.places]
        ranks = [[seat] for seat in state.places if self.team(seat).status != "left"]
        for group in self._by_space(inside):
            ranks += [group] if share else [[seat] for seat in group]
        ranks += [[seat] for seat in reversed(state.leavers)]
        state.stage = "over"
        state.ranks = ranks
        words = (
            "The game is over. {who:seat} share the win!" if len(ranks[0]) > 1 else "The game is over. {who:seat} wins!"
        )
        self.say("end", words, who=[*ranks[0]])

    def _by_space(self, seats: list[int]) -> list[list[int]]:
        """Groups of teams on the same space, farthest first; inside a group in turn order from the first player."""
        first = self.state.first or 0
        order = sorted(seats, key=lambda seat: (seat - first) % self.state.seats)
        spaces = sorted({self.space(seat) for seat in seats}, reverse=True)
        return [[seat for seat in order if self.space(seat) == space] for space in spaces]

    def call_off(self) -> None:
        """The Escape has gone on for too long: open places go by space, then by turn order (BR-194)."""
        self.say("escape", "This Escape ends here: {rounds} rounds are enough.", rounds=self.state.round)
        if self.state.escape == 2:
            self.finish_game(share=False)
            return
        self._finish_first([seat for group in self._by_space(self.racing()) for seat in group])

    def see_whether_alone(self) -> None:
        """A player who is the only one left wins at once (BR-197)."""
        if self.state.stage != "over" and len(self.staying()) <= 1:
            self.finish_game()
