"""Every rule ID of docs/rules is proven by a test, stated with its reason, or superseded with the place."""

from tests import rule_coverage


def test_no_rule_id_is_missing() -> None:
    """`make rules` prints the same with the counts."""
    coverage = rule_coverage.read()
    assert coverage.pages
    assert " ".join(coverage.missing()) == ""


def test_no_rule_id_is_two_things_at_once_or_unknown() -> None:
    assert [] == rule_coverage.read().contradictions()
