"""The command that says which rules are proven, tried on a small project with one page."""

from pathlib import Path

import pytest

from tests import rule_coverage

PAGE = """# A game

- **BR-001** A word.
- **BR-002** A rule.
- **BR-003** An old way.
  Superseded by: section 26.
- **EX-01** An example.
"""
STATUS = '[stated]\nBR-001 = "a word"\n\n[superseded]\nBR-003 = "section 26"\n'
PROOF = 'import pytest\n\n\n@pytest.mark.rule("BR-002", "EX-01")\ndef test_it():\n    assert move() == 2\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose four IDs are all accounted for."""
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "tests/breakout").mkdir(parents=True)
    (tmp_path / "docs/rules/breakout.md").write_text(PAGE)
    (tmp_path / "docs/rules/status.toml").write_text(STATUS)
    (tmp_path / "tests/breakout/test_it.py").write_text(PROOF)
    return tmp_path


def test_every_id_is_counted_once_for_its_page_and_prefix(project: Path) -> None:
    coverage = rule_coverage.read(project)
    expected = {
        "breakout.md BR": {"proven": 1, "stated": 1, "superseded": 1, "missing": 0},
        "breakout.md EX": {"proven": 1, "stated": 0, "superseded": 0, "missing": 0},
    }
    assert expected == coverage.counts()
    assert [] == coverage.missing()
    assert [] == coverage.contradictions()


def test_an_id_that_no_test_cites_is_missing(project: Path) -> None:
    (project / "tests/breakout/test_it.py").write_text("def test_it():\n    assert move() == 2  # BR-002, EX-01\n")
    assert ["BR-002", "EX-01"] == rule_coverage.read(project).missing()


def test_a_citation_outside_a_test_module_proves_nothing(project: Path) -> None:
    (project / "tests/breakout/test_it.py").rename(project / "tests/breakout/game.py")
    assert ["BR-002", "EX-01"] == rule_coverage.read(project).missing()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("docs/rules/arkham.md", "- **BR-002** Again.\n", "BR-002 stands on arkham.md and breakout.md"),
        (
            "docs/rules/status.toml",
            STATUS.replace("[stated]", '[stated]\nBR-009 = "a word"'),
            "BR-009, named in status.toml, is on no page",
        ),
        ("docs/rules/status.toml", STATUS + 'BR-001 = "too"\n', "BR-001 is both stated and superseded"),
        (
            "docs/rules/status.toml",
            STATUS.replace("[stated]", '[stated]\nBR-002 = "a word"'),
            "BR-002 is said to need no proof (a word) but tests/breakout/test_it.py proves it",
        ),
        (
            "docs/rules/breakout.md",
            PAGE.replace("  Superseded by: section 26.\n", ""),
            "BR-003 is superseded in one of its page and status.toml only",
        ),
        (
            "tests/breakout/test_it.py",
            PROOF.replace("BR-002", "BR-099"),
            "BR-099, named in tests/breakout/test_it.py, is on no page",
        ),
    ],
)
def test_a_contradiction_is_one_sentence(project: Path, name: str, text: str, sentence: str) -> None:
    (project / name).write_text(text)
    assert sentence in rule_coverage.read(project).contradictions()


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('pytestmark = pytest.mark.rule("BR-001")', ["BR-001"]),
        ('@pytest.mark.rule("BR-001", "EX-01")\nclass TestIt: ...', ["BR-001", "EX-01"]),
        ('ONE = pytest.param(1, marks=pytest.mark.rule("BR-001"))', ["BR-001"]),
        ('ONE = pytest.param(1, id="EX-19 a")', ["EX-19"]),
        ('@pytest.mark.parametrize("die", [1], ids=["EX-01", "six"])\ndef test_it(die): ...', ["EX-01"]),
        ('"""BR-001"""\nRULE = "BR-002"', []),
    ],
)
def test_a_citation_is_a_mark_or_a_parameters_id(source: str, expected: list[str]) -> None:
    assert expected == sorted(rule_coverage.cited(source, "test_it.py"))


@pytest.mark.parametrize("mark", ["rule(RULES)", "rule()", "rule('50')", "rule(*RULES)", "rule(50)"])
def test_a_mark_that_names_no_literal_id_is_refused(mark: str) -> None:
    with pytest.raises(rule_coverage.Unreadable, match=r"test_it\.py:1: a rule mark takes literal IDs"):
        list(rule_coverage.cited(f"pytest.mark.{mark}", "test_it.py"))


def test_a_selection_leaves_out_the_other_pages(project: Path) -> None:
    (project / "docs/rules/arkham.md").write_text("- **AA-001** A rule.\n- **EX-001** An example.\n")
    coverage = rule_coverage.read(project)
    assert ["AA-001", "EX-001"] == rule_coverage.selected(coverage, ["AA", "SH"]).missing()
    assert [] == rule_coverage.selected(coverage, ["BR"]).missing()
    assert [] == rule_coverage.selected(coverage, ["BR"]).contradictions()


def test_the_command_fails_for_what_is_missing_and_says_it(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == rule_coverage.main(["BR"], project)
    assert "breakout.md BR: 1 proven, 1 stated, 1 superseded, 0 missing, of 3" in capsys.readouterr().out
    (project / "tests/breakout/test_it.py").unlink()
    assert 1 == rule_coverage.main([], project)
    assert "missing: BR-002 EX-01" in capsys.readouterr().out
    assert 1 == rule_coverage.main(["ZZ"], project)
    assert "No page under docs/rules has an ID that begins with ZZ." in capsys.readouterr().out
