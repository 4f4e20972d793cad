"""Every game's bot has the same parts in the same places, and nothing else knows how it is made."""

import ast
from pathlib import Path

import pytest

import coven
from coven.bots import bot_of
from coven.games import find, names

SOURCE = Path(coven.__file__).parent
PARTS = {"weigh": "judgement", "roll": "habit", "prospects": "outlook", "why": "reasons"}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_a_bot_lies_in_the_file_of_that_name(name: str, part: str) -> None:
    assert getattr(bot_of(find(name)), part).__module__ == f"coven.bots.{name}.{PARTS[part]}"


@pytest.mark.parametrize("name", names())
def test_a_game_shows_its_bot_and_nothing_else(name: str) -> None:
    _, *defined = parse(SOURCE / "bots" / name / "__init__.py").body
    assert all(isinstance(node, ast.ImportFrom | ast.Assign) for node in defined)


@pytest.mark.parametrize("name", names())
def test_no_bot_knows_that_of_another_game(name: str) -> None:
    others = {f"coven.bots.{other}" for other in names()} - {f"coven.bots.{name}"}
    for path in (SOURCE / "bots" / name).glob("*.py"):
        modules = [node.module or "" for node in ast.walk(parse(path)) if isinstance(node, ast.ImportFrom)]
        assert not {".".join(module.split(".")[:3]) for module in modules} & others


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))
