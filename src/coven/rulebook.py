"""The rules pages: Markdown in which every rule is a list item that begins with its id, `- **HP-12** …`."""

import re
from dataclasses import dataclass
from importlib.resources import files

from coven.engine import Game

ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* ")


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rules page: all of it, and its rules by id in their order."""

    page: str
    rules: dict[str, str]

    def rule(self, id_: str) -> str | None:
        """The Markdown of one rule, by its id in any case or by its number alone."""
        prefix = next(iter(self.rules)).partition("-")[0]
        return self.rules.get(f"{prefix}-{id_}" if id_.isdecimal() else id_.upper())

    @property
    def range(self) -> str:
        """The first and the last id."""
        ids = list(self.rules)
        return f"{ids[0]} – {ids[-1]}"


def read(game: Game, language: str) -> Rulebook:
    """The rules of a game in a language, or in English where they are not translated."""
    folder = files(game.package)
    page = folder / f"rules.{language}.md"
    return parse((page if page.is_file() else folder / "rules.en.md").read_text("utf-8"))


def parse(page: str) -> Rulebook:
    """A rule is its item with all lines that are indented below it."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in page.splitlines():
        if start := ITEM.match(line):
            lines = found[start["id"]] = [line.removeprefix("- ")]
        elif lines is not None and (not line or line.startswith("  ")):
            lines.append(line.removeprefix("  "))
        else:
            lines = None
    return Rulebook(page, {id_: "\n".join(lines).strip() for id_, lines in found.items()})
