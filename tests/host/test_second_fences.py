"""What the house refuses although no button or command of Discord comes to it: it does not rely on who asks."""

import pytest

from engine.arkham import Arkham
from host import Opening
from host.book import Book
from host.rows import read_rows
from storage import Tx
from tests.host.stage import ANA, BEN, CHANNEL, GUILD, Stage, refused


async def test_a_game_that_has_not_begun_has_no_position(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, start=False)

    async def look(tx: Tx) -> None:
        await Book(tx, await read_rows(tx, table, stage.games), None, stage.host.terms()).position()

    said = "The game has not started yet: press Start when everybody is seated."
    assert said == await refused(stage.store.transaction(look))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"teams": "chosen"}, "Without teams there is nothing to choose about them: pick the mode first."),
        ({"nemesis_cards": "shadows"}, "Nemesis cards of Shadows need the cards of Shadows: add them."),
    ],
)
async def test_options_that_do_not_go_together_are_refused_in_the_words_of_the_game(
    stage: Stage, options: dict[str, str], said: str
) -> None:
    stage.games["arkham"] = Arkham()
    opening = Opening(GUILD, CHANNEL, "arkham", options=dict(options))
    assert said == await refused(stage.host.open_table(ANA, opening))
    assert [] == await stage.host.tables_in(GUILD)
