"""Every game's folder has the same files with the same roles: who knows one knows all."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from coven.engine import Event, Game, Move, Step
from coven.games import find, names
from coven.text import LANGUAGES
from examples.familiars import GAME as FAMILIARS

PARTS = {
    "cards": "what is printed",
    "moves": "what players can do",
    "events": "what is told",
    "state": "the options, and what lies on the table",
    "setup": "the table, and how it is set up",
    "steps": "the points of the game at which somebody is asked, or something happens by itself",
    "effects": "what cards, spells and results do",
    "knowledge": "what seats know of hidden things, and how these are dealt again for a guess",
    "view": "what a seat is shown",
    "board": "the table in the terminal",
    "guided": "the script of the guided first game",
}
"""Modules, of which the larger ones are packages."""
MENDS = {"mends"}
"""Where rules were mended. Every part may know it."""
TALLY = {"tally"}
"""Where a game counts more than who wins."""
FILES = {"__init__.py", "text", "space.json", *(f"rules.{language}.md" for language in LANGUAGES)}
TEXTS = {f"{kind}{language}.ftl" for kind in ("", "guided.") for language in LANGUAGES}

BELOW = {
    "cards": {"cards"},
    "state": {"cards", "moves", "events", "state"},
    "knowledge": {"cards", "moves", "events", "state", "knowledge"},
    "effects": {"cards", "moves", "events", "state", "knowledge", "effects"},
    "view": PARTS.keys() - {"setup", "board", "guided"},
}
"""What these parts may know of their own game. The others may know all of it."""

EVERY_GAME = pytest.mark.parametrize("name", names())
GAMES = pytest.mark.parametrize("game", [*map(find, names()), FAMILIARS], ids=lambda game: game.name)


def folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def entries(path: Path) -> set[str]:
    return {each.name for each in path.iterdir() if each.name != "__pycache__"}


def below(kind: type) -> set[type]:
    return {each for child in kind.__subclasses__() for each in (child, *below(child))}


@EVERY_GAME
def test_a_game_is_its_parts_and_nothing_else(name: str) -> None:
    found = entries(folder(find(name).package))
    assert {each.removesuffix(".py") for each in found - FILES} - MENDS - TALLY == PARTS.keys()
    assert found >= FILES
    assert entries(folder(find(name).package) / "text") == TEXTS


@GAMES
def test_each_part_has_what_its_name_says(game: Game) -> None:
    parts = {part: import_module(f"{game.package}.{part}") for part in PARTS if find_spec(f"{game.package}.{part}")}
    assert PARTS.keys() - parts.keys() <= ({"guided"} if game.guided is None else set())
    assert (parts["moves"].Moves, parts["events"].Events, parts["steps"].Steps) == (game.moves, game.events, game.steps)
    assert (parts["setup"].set_up, parts["board"].board) == (game.set_up, game.board)
    assert callable(parts["view"].look)
    assert callable(parts["knowledge"].redeal)
    assert (game.table.__module__, game.table.__base__.__module__) == (f"{game.package}.setup", f"{game.package}.state")
    assert game.options.__module__ == f"{game.package}.state"
    assert game.guided is None or parts["guided"].SCRIPT is game.guided


@GAMES
@pytest.mark.parametrize("base, part", [(Move, "moves"), (Event, "events"), (Step, "steps")])
def test_moves_events_and_steps_lie_in_the_part_of_that_name(game: Game, base: type, part: str) -> None:
    assert parts_of(game, {kind.__module__ for kind in below(base)}) == {part}


@GAMES
@pytest.mark.parametrize("part", BELOW)
def test_no_part_knows_those_that_are_made_of_it(game: Game, part: str) -> None:
    home = folder(game.package)
    paths = [*home.glob(f"{part}.py"), *(home / part).glob("*.py")]
    assert parts_of(game, {module for path in paths for module in imported(path)}) <= BELOW[part] | MENDS


def parts_of(game: Game, modules: set[str]) -> set[str]:
    """In which parts of a game these modules lie, as far as they lie in any."""
    inside = [module.removeprefix(f"{game.package}.") for module in modules if module.startswith(f"{game.package}.")]
    return {module.partition(".")[0] for module in inside}


def imported(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
