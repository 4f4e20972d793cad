"""What players read keeps to one word for one thing, and to the typography of its language (docs/words.md)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from coven.text import LANGUAGES
from scripts.typography import TIDY, french, texts

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "docs" / "words.md").read_text("utf-8")
FILES = sorted(path for folder in ("src/coven", "web/src") for path in (ROOT / folder).rglob("*.ftl"))
PAGE = [path for path in FILES if "games" not in path.relative_to(ROOT).parts]
"""The texts of the page, the server and the terminal."""
UNTIDY = {"en": r"\s…|\w'\w|[\d}] %", "fr": r"\s…", "es": r"\s…|« | »"}
"""What no sentence has; scripts.typography mends the rest."""


class Sentences(visitor.Visitor):
    """The sentences of a file as people read them, with {} for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (as fluent names it)
        parts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def sentences(path: Path) -> list[str]:
    read = Sentences()
    read.visit(parse(path.read_text("utf-8")))
    return read.found


def avoided(heading: str, language: str) -> Iterator[str]:
    """The words of a section's table that a language does not use."""
    section = GLOSSARY.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")] for line in section.splitlines() if line.startswith("|")]
    for *_, cell, _ in rows[2:]:
        for name, words in re.findall(r"(\w\w): ([^;]+)", cell):
            if name == language:
                yield from words.split(", ")


def found_in(paths: list[Path], language: str, pattern: str) -> list[str]:
    own = [path for path in paths if path.stem.endswith(language)]
    assert own
    return [said for path in own for said in sentences(path) if re.search(pattern, said, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heading, paths", [("Everywhere", FILES), ("Page, server and terminal", PAGE)])
def test_words_that_the_glossary_avoids_are_not_used(heading: str, paths: list[Path], language: str) -> None:
    words = list(avoided(heading, language))
    assert words
    assert [said for word in words for said in found_in(paths, language, rf"\b{re.escape(word)}s?\b")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_follows_its_word_and_english_has_no_typewriter_apostrophes(language: str) -> None:
    assert found_in(FILES, language, UNTIDY[language]) == []


@pytest.mark.parametrize("language", TIDY)
def test_texts_have_the_spaces_and_apostrophes_of_their_language(language: str) -> None:
    untidy = [path for path in texts(language) if (text := path.read_text("utf-8")) != TIDY[language](text)]
    assert untidy == [], "run: make format"


def test_french_spaces_do_not_break_and_apostrophes_are_curly() -> None:
    assert french("C'est à vous : « Kazaam ! » à 95 % ?") == (
        "C’est à vous\u202f: «\u202fKazaam\u202f!\u202f» à 95\u202f%\u202f?"
    )
    assert french("Tapez ? pour l’aide (coven: 12:30)") == "Tapez ? pour l’aide (coven: 12:30)"
