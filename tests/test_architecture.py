"""Imports go one way, and the rules do no I/O."""

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "coven"
MODULES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    # The games, and those who play them
    "engine": "",
    "games": "engine",
    "text": "engine",
    "rulebook": "engine",
    "bots": "engine games",
    "play": "engine bots",
    "lab": "engine games text bots",
    "device": "engine games bots lab play",
    "research": "version engine games text rulebook bots",
    # What the server builds upon
    "server.ids": "",
    "server.metrics": "",
    "server.fanout": "",
    "server.hanging_up": "",
    "server.clock": "play",
    "server.config": "play",
    "server.line": "server.config",
    "server.limits": "play server.clock server.fanout",
    "server.pressure": "play",
    "server.store": "engine play",
    "server.pools": "play",
    "server.origins": "",
    "server.health": "server.store",
    "server.bot_pool": "engine bots server.pools",
    "server.services": "engine bots play server.bot_pool server.clock server.config server.fanout server.ids "
    "server.line server.metrics server.origins server.pools server.store",
    # Its subjects
    "server.table": "engine bots play server.clock server.fanout server.limits server.line server.metrics "
    "server.pools server.services server.store",
    "server.people": "engine play server.fanout server.ids server.services server.store",
    "server.lobby": "engine bots play server.ids server.people server.services server.store server.table",
    "server.archive": "engine bots lab play server.store server.table",
    # What puts them together
    "server.scheduler": "engine play server.lobby server.people server.services server.store server.table",
    "server.backend": "engine play server.health server.ids server.limits server.lobby server.metrics "
    "server.people server.pressure server.scheduler server.services server.store server.table",
    # Its doors
    "server.http": "version engine text rulebook bots lab play server.archive server.backend server.config "
    "server.hanging_up server.limits server.lobby server.metrics server.origins server.people server.store "
    "server.table",
    "server.socket": "play server.backend server.config server.hanging_up server.http server.ids server.limits "
    "server.line server.store server.table",
    "server.app": "version server.backend server.http server.socket",
    "server.workers": "server.config server.metrics server.socket",
    "server.startup": "server.config server.store",
    "server.serve": "engine play server.app server.backend server.bot_pool server.config server.fanout server.http "
    "server.ids server.pools server.services server.socket server.startup server.store server.workers",
    "cli": "version engine games text rulebook bots lab research server.archive server.config server.serve "
    "server.store",
    # The package itself: its version
    "version": "",
    "server": "",
}
"""Which rooms a room may know, besides itself: folders of `coven`, and folders and modules of `coven.server`."""

PURE = {"engine", "games"}
FORBIDDEN = {"random", "time", "datetime", "asyncio", "logging", "os", "io", "sys", "pathlib", "secrets", "threading"}


def room(path: Path) -> str:
    return room_of(name_of(path))


def room_of(module: str) -> str:
    _, *parts = module.split(".")
    return ".".join(parts[: 2 if parts[0] == "server" else 1]) if parts else "version"


def name_of(path: Path) -> str:
    *parts, last = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts if last == "__init__" else [*parts, last])


NAMES = {name_of(path) for path in MODULES}


def imports(path: Path) -> set[str]:
    """All modules that a module imports, also those that it imports for types alone."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules = {f"{node.module}.{alias.name}" for alias in node.names} & NAMES
            found |= modules if len(modules) == len(node.names) else {node.module, *modules}
    return found


def by_name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_a_room_knows_only_the_rooms_of_its_row(path: Path) -> None:
    known = {room_of(module) for module in imports(path) & NAMES}
    assert known <= {room(path), *MAY_IMPORT[room(path)].split()}


def test_rooms_stand_one_above_the_other() -> None:
    TopologicalSorter({name: known.split() for name, known in MAY_IMPORT.items()}).prepare()
    assert set(MAY_IMPORT) == {room(path) for path in MODULES}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """An import for types alone counts too. The error names the circle."""
    TopologicalSorter({name_of(path): imports(path) & NAMES for path in MODULES}).prepare()


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) == "play"], ids=by_name)
def test_a_table_needs_no_server(path: Path) -> None:
    outside = {module.split(".")[0] for module in imports(path)} - {"coven"}
    assert outside - sys.stdlib_module_names <= {"msgspec"}
    assert not outside & (FORBIDDEN - {"random"})


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) in PURE], ids=by_name)
def test_rules_know_no_clock_no_luck_of_their_own_and_no_files(path: Path) -> None:
    assert not {module.split(".")[0] for module in imports(path)} & FORBIDDEN
    called = {node.func.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if _is_name_call(node)}
    assert not called & {"open", "print", "input"}


def _is_name_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) != "engine"], ids=by_name)
def test_only_the_engine_handles_the_stack_of_steps(path: Path) -> None:
    attributes = {node.attr for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
    assert "stack" not in attributes


@pytest.mark.parametrize("path", [path for path in MODULES if room(path) == "games"], ids=by_name)
def test_no_game_knows_another(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[1]
    games = {module.split(".")[2] for module in imports(path) if module.startswith("coven.games.")}
    assert games <= {own}
