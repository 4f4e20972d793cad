"""Sentences hold, whatever somebody has sent."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from coven.engine import Illegal
from coven.games import find
from coven.text import LANGUAGES, LONGEST, Text

MANDRAGORA = find("mandragora")
HUGE = 10**30
ROOT = Path(__file__).parent.parent
FRENCH = sorted(path for folder in ("src/coven", "web/src") for path in (ROOT / folder).rglob("*fr.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_huge_number_is_shown_as_it_was_sent(language: str) -> None:
    text = Text(language, MANDRAGORA)
    assert str(HUGE) in text.refusal(Illegal("MD-25", "no-such-shop", number=HUGE))
    assert str(-HUGE) in text.refusal(Illegal("MD-25", "no-such-shop", number=-HUGE))
    assert str(HUGE + 1) in text.seat(HUGE)


def test_a_card_that_was_never_printed_is_refused_in_a_sentence() -> None:
    text = Text("en", MANDRAGORA)
    for card in ("mandrake-²", f"mandrake-{HUGE}", "mandrake-" + "9" * 5000, "x" * 5000, "-3", "-"):
        assert "(rule MD-11)" in text.refusal(Illegal("MD-11", "no-grimoire", card=card))


def test_what_is_too_long_for_a_sentence_is_cut() -> None:
    said = Text("en")("cli-unknown-game", given="x" * 5000, known="hocus")
    assert "xxx…; the games are: hocus." in said
    assert len(said) < LONGEST + 100


class Counts(visitor.Visitor):
    """The forms for one thing, of counts that have none for nothing."""

    def __init__(self) -> None:
        self.forms: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (as fluent names it)
        forms = {variant.key.name: variant for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in forms and len(forms) == len(node.variants):
            texts = [part.value for part in forms["one"].value.elements if isinstance(part, ast.TextElement)]
            self.forms.append("".join(texts))
        self.generic_visit(node)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_in_french_nothing_is_counted_like_one_thing_so_its_form_says_the_number(path: Path) -> None:
    counts = Counts()
    counts.visit(parse(path.read_text("utf-8")))
    assert [form for form in counts.forms if re.search(r"\b1\b", form)] == []
