"""Every rule has a number, a test and a place in the code; the pages agree in every language."""

import re

import pytest

from coven.games import names
from coven.text import LANGUAGES
from scripts import rules_coverage
from scripts.rules_coverage import ROOT, code_places, prefixes, proofs, rules

each_game = pytest.mark.parametrize("name", names())


def page(name: str, language: str) -> str:
    return (ROOT / "src" / "coven" / "games" / name / f"rules.{language}.md").read_text("utf-8")


@each_game
def test_every_rule_has_a_test(name: str) -> None:
    proved = proofs()
    assert [rule for rule in rules(name) if rule not in proved] == []


@each_game
def test_every_rule_is_cited_where_it_is_carried_out(name: str) -> None:
    places = code_places(name)
    assert [rule for rule in rules(name) if rule not in places] == []


def test_no_test_names_an_unknown_rule() -> None:
    known = {rule for name in names() for rule in rules(name)}
    ours = {rule for rule in proofs() if rule.split("-")[0] in prefixes()}
    assert ours <= known


@each_game
def test_no_code_cites_an_unknown_rule(name: str) -> None:
    known = rules(name)
    prefix = next(iter(known)).split("-")[0]
    assert [rule for rule in code_places(name) if rule.startswith(f"{prefix}-") and rule not in known] == []


@each_game
def test_the_pages_have_the_same_rules_and_marks_in_every_language(name: str) -> None:
    english, *others = [marks(page(name, language)) for language in LANGUAGES]
    assert all(other == english for other in others)
    assert list(english) == list(rules(name))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_and_reconstructions_are_listed(name: str, language: str) -> None:
    """The closing lists of a page name exactly the rules that carry the mark."""
    text = page(name, language)
    for mark in "DXC":
        (listed,) = re.findall(rf"^- \*\*\[{mark}\]\*\* ((?:.+\n?)(?:  .+\n?)*)", text, re.MULTILINE)
        carrying = [rule for rule, found in marks(text).items() if mark in found]
        assert re.findall(r"[A-Z]{2}-\d+", listed) == carrying


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_begins_with_how_to_play_and_ends_with_sources(name: str, language: str) -> None:
    first, *_, last = page(name, language).split("\n## ")[1:]
    points = re.findall(r"^- \*\*[^*]+\.\*\* ", first, re.MULTILINE)
    assert 6 <= len(points) <= 10
    assert len(first) < 2000
    assert not re.search(r"[A-Z]{2}-\d+|\[[DXC]\]", first)
    assert [f"- **[{mark}]** " in last for mark in "DXC"] == [True] * 3


def marks(text: str) -> dict[str, set[str]]:
    """The marks [D], [X], [C] of each rule on a page."""
    body = text[: text.rindex("\n## ")]
    parts = re.split(r"^(?:- \*\*([A-Z]{2}-\d+)\*\*|##+ .*)", body, flags=re.MULTILINE)[1:]
    return {
        rule: set(re.findall(r"\[([DXC])\]", words))
        for rule, words in zip(parts[::2], parts[1::2], strict=True)
        if rule
    }


def test_the_coverage_page_is_up_to_date() -> None:
    assert rules_coverage.PAGE.read_text("utf-8") == rules_coverage.page(), "run: make docs"
