"""The page on security names tests that are there."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "security.md"


def test_every_test_that_the_page_names_is_there() -> None:
    code = "".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text("utf-8")))
    assert len(named) > 30
    assert named <= set(re.findall(r"def (test_\w+)\(", code))


def test_every_threat_has_a_test() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ") and "---" not in line]
    assert [row for row in rows if "`test_" not in row and "proved by" not in row] == []
