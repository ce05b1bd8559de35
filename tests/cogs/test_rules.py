"""/rules: the rules pages by words and by number, and the reading of those pages."""

from pathlib import Path

import pytest

from cogs.rule_pages import Rule, RulePages, read_page
from tests.sim.harness import World

PAGE = """\
# A game

- **XX-001** Red beats blue.
  | Red | Blue |
- **XX-002** Blue never beats red.

## Later

Words that are no rule.

- **XX-010** The last one wins.

## 9. What this table does its own way

**Two speeds.** A quick game asks
only some. It may be learnt.

- **Seats.** People sit
  where they like.

That is all
there is.
"""


async def test_words_find_the_rules_that_mention_them(w: World) -> None:
    reply = await w.alice.slash("rules", words="armory exchange")
    assert reply.ephemeral
    assert "| Rules: armory exchange" in reply.text
    assert "BR-138" in reply.text


@pytest.mark.parametrize("typed", ["BR-054", "br 54", "BR54", "br-054 "])
async def test_a_number_gives_that_rule_however_it_is_typed(w: World, typed: str) -> None:
    reply = await w.alice.slash("rules", words=typed)
    assert ["BR-054"] == [field.name.partition(" · ")[0] for field in reply.message.embeds[0].fields if field.name]


async def test_rules_are_offered_while_words_are_typed(w: World) -> None:
    offered = await w.alice.autocomplete("rules", "words", "phase shift")
    assert offered
    assert all(name.startswith(f"{value} ") for name, value in offered.items())
    [rule] = set((await w.alice.autocomplete("rules", "words", "BR-054")).values())
    assert "BR-054" == rule


@pytest.mark.parametrize("words", ["zeppelin", "?!", "BR-999"])
async def test_what_no_rule_mentions_is_told_so(w: World, words: str) -> None:
    reply = await w.alice.slash("rules", words=words, game="breakout")
    assert "No rule mentions that: try fewer or other words, or a number such as BR-054." == reply.text


@pytest.mark.parametrize("words", ["quick", "two speeds", "what may be learnt", "poker face"])
@pytest.mark.parametrize("game", ["arkham", "breakout"])
async def test_the_rules_say_what_may_be_learnt_from_a_quick_table(w: World, words: str, game: str) -> None:
    fields = (await w.alice.slash("rules", words=words, game=game)).message.embeds[0].fields
    [speeds] = [field.value for field in fields if str(field.name).startswith("Two speeds · ")]
    assert "nobody can use passes at once; that much may be learnt from it." in str(speeds)
    offered = await w.alice.autocomplete("rules", "words", words, game=game)
    assert "Two speeds" in offered.values()


async def test_rules_work_in_direct_messages(w: World) -> None:
    assert "BR-054" in (await w.alice.slash("rules", words="BR-054", where=w.alice.dm)).text


def test_a_page_is_read_with_its_sections_and_the_lines_below_a_rule(tmp_path: Path) -> None:
    file = tmp_path / "xx.md"
    file.write_text(PAGE, encoding="utf-8")
    assert [
        Rule("XX-001", "Red beats blue.\n| Red | Blue |", "A game", "xx"),
        Rule("XX-002", "Blue never beats red.", "A game", "xx"),
        Rule("XX-010", "The last one wins.", "Later", "xx"),
        Rule(
            "Two speeds", "A quick game asks only some. It may be learnt.", "9. What this table does its own way", "xx"
        ),
        Rule("Seats", "People sit where they like.", "9. What this table does its own way", "xx"),
    ] == read_page(file)


@pytest.mark.parametrize("words", ['"', "NEAR(", "*", "red OR", "red AND NOT blue", "sentence:red", "(", "-", "red*"])
def test_signs_of_the_search_language_are_words_like_others(words: str) -> None:
    assert 5 >= len(RulePages.load().search(words))


def test_all_words_come_before_any_of_them_and_a_page_can_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "xx.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "yy.md").write_text("- **YY-001** Blue paint.\n", encoding="utf-8")
    pages = RulePages.load(tmp_path)
    assert ["XX-002"] == [rule.id for rule in pages.search("never red")]
    assert {"XX-001", "XX-002", "YY-001"} == {rule.id for rule in pages.search("paint beats")}
    assert ["YY-001"] == [rule.id for rule in pages.search("blue", frozenset({"yy"}))]
    assert [] == pages.search("")


def test_the_last_word_may_be_only_begun(tmp_path: Path) -> None:
    (tmp_path / "xx.md").write_text(PAGE, encoding="utf-8")
    pages = RulePages.load(tmp_path)
    assert ["XX-002"] == [rule.id for rule in pages.search("red nev")]
    assert [] == pages.search("ever")
