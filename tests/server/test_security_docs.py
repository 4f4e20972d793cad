"""The pages on security and threats name tests that are there."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOCS = TESTS.parents[1] / "docs"
PAGES = ["security.md", "threats.md"]


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_a_page_names_is_there(page: str) -> None:
    code = "".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", (DOCS / page).read_text("utf-8")))
    assert named
    assert named <= set(re.findall(r"def (test_\w+)\(", code))


@pytest.mark.parametrize("page", PAGES)
def test_every_threat_has_a_test(page: str) -> None:
    lines = (DOCS / page).read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.endswith(("proved by |", "test |"))]
    assert [row for row in rows if "---" not in row and "`test_" not in row] == []
