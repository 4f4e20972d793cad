"""Imports go one way, and the rules do no I/O."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "coven"
MODULES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "text": {"engine", "text"},
    "bots": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "text", "lab"},
}
"""Which rooms of the house a room may know. The others may know all of these."""

PURE = {"engine", "games"}
FORBIDDEN = {"random", "time", "datetime", "asyncio", "logging", "os", "io", "sys", "pathlib", "secrets", "threading"}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    ours = {module.split(".")[1] for module in imports(path) if module.startswith("coven.")}
    assert ours <= ALLOWED.get(room(path), ours)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """An import for types alone counts too. The error names the circle."""
    names = {module_name(path): path for path in MODULES}
    TopologicalSorter({name: imported_modules(path, set(names)) - {name} for name, path in names.items()}).prepare()


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(path: Path, known: set[str]) -> set[str]:
    """Which of the known modules a module imports: `from package import name` may import a module of the package."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= parts if parts <= known else parts | {str(node.module)}
    return found & known


@pytest.mark.parametrize(
    "path", [path for path in MODULES if room(path) in PURE], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_rules_know_no_clock_no_luck_of_their_own_and_no_files(path: Path) -> None:
    assert not {module.split(".")[0] for module in imports(path)} & FORBIDDEN
    called = {node.func.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if _is_name_call(node)}
    assert not called & {"open", "print", "input"}


def _is_name_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


@pytest.mark.parametrize(
    "path", [path for path in MODULES if room(path) != "engine"], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_only_the_engine_handles_the_stack_of_steps(path: Path) -> None:
    attributes = {node.attr for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
    assert "stack" not in attributes


@pytest.mark.parametrize(
    "path", [path for path in MODULES if room(path) == "games"], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_no_game_knows_another(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[1]
    games = {module.split(".")[2] for module in imports(path) if module.startswith("coven.games.")}
    assert games <= {own}
