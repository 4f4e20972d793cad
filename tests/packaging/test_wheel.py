"""The wheel alone, in an empty environment without the repository, does what the README says."""

import re
import shutil
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.packaging.environments import Environment, build

EXTRAS = {
    "workers": ("asyncpg", "coven serve --database-url postgresql://127.0.0.1/none"),
    "plot": ("matplotlib", "coven simulate stupefix --players 4 --games 1 --plot picture.png"),
    "research": ("pettingzoo", "coven mcp"),
    "cluster": ("ray", "coven arena stupefix --players 4 --games 4 --bots random,adept --cluster local"),
}
"""What each of them brings, and a command that cannot go on without it."""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Coven without extras."""
    environment = Environment(tmp_path_factory.mktemp("plain"))
    environment.install(wheel)
    return environment


def play_and_verify(environment: Environment) -> None:
    """A whole game in the terminal, the first offer each time, and its record."""
    game = ("play", "stupefix", "--players", "4", "--seed", "x", "--save", "game.jsonl")
    assert "Stupéfix" in environment.run("coven", *game, typed="1\n" * 400)
    assert "✓" in environment.run("coven", "verify", "game.jsonl")


def test_a_game_is_played_and_verified(plain: Environment) -> None:
    play_and_verify(plain)


def test_the_page_is_served(plain: Environment) -> None:
    server = plain.start("coven", "serve", "--port", "0", "--database-url", "sqlite:///served.sqlite3")
    try:
        assert server.stderr is not None
        found = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in server.stderr)
        address = next(match[0] for match in found if match)
        page = urlopen(address).read().decode()
        (script,) = re.findall(r'<script type="module" crossorigin src="\.([^"]+)"', page)
        assert urlopen(f"{address}{script}").status == 200
        assert b"hocus_pocus" in urlopen(f"{address}/api/games").read()
    finally:
        server.terminate()
        server.communicate()


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_an_extra_brings_is_named_where_it_is_missing(extra: str, plain: Environment) -> None:
    line = plain.run(*EXTRAS[extra][1].split(), code=1)
    assert line.count("\n") == 1
    assert f'pip install "coven-games[{extra}]"' in line


@pytest.mark.parametrize("extra", ["workers", "plot", "research"])
def test_an_extra_brings_what_it_says(extra: str, wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    environment.install(wheel, f"[{extra}]")
    module, command = EXTRAS[extra]
    environment.run("python", "-c", f"import {module}, coven.cli")
    if extra == "plot":
        environment.run(*command.split())
        assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    if extra == "research":
        environment.run("python", "-c", "import coven.research.aec, coven.research.gym, coven.research.spiel")
        environment.run(*command.split())  # nobody says anything, so it ends


@pytest.mark.soak
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_every_python_that_we_name_plays(version: str, wheel: Path, tmp_path: Path) -> None:
    python = shutil.which(f"python{version}")
    if python is None:
        pytest.skip(f"LEFT OUT: Python {version} is not on this machine.")
    environment = Environment(tmp_path, python)
    environment.install(wheel)
    play_and_verify(environment)
