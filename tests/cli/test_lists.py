"""coven, coven games and coven rules."""

import json
import subprocess
import sys

import pytest

from coven.cli import COMMANDS
from coven.cli.common import find_game
from coven.rulebook import parse
from coven.text import Text
from tests.cli.conftest import Coven


def test_coven_alone_shows_help(coven: Coven) -> None:
    shown = coven()
    assert shown.code == 0
    listed = [line.split()[1:] for line in shown.out.splitlines() if line.startswith("│ ")]
    assert [name for name, *_ in listed][:-2] == COMMANDS.split()
    assert all(len(about) > 2 for _, *about in listed)


def test_a_command_loads_no_other() -> None:
    """Help tells what each does, in the words of its module; nothing else pays for that."""
    code = "from coven.cli import main\nimport sys\ntry: main(['--version'])\nexcept SystemExit: print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "coven.cli.common" in ran.stdout
    assert not [name for name in COMMANDS.split() if f"coven.cli.{name}" in ran.stdout.split()]


@pytest.mark.parametrize("command", ["games", "rules", "play", "simulate", "replay", "verify"])
def test_every_command_explains_itself(coven: Coven, command: str) -> None:
    shown = coven(command, "--help")
    assert shown.code == 0
    assert f"coven {command}" in shown.out


def test_games_tells_players_options_and_rules(coven: Coven) -> None:
    shown = coven("games")
    assert shown.code == 0
    assert "Familiars · 2 to 4 players" in shown.out
    assert "copies" in shown.out
    assert "2 – 4 (default 3)" in shown.out
    assert "FA-1" in shown.out


def test_a_game_is_found_by_its_title() -> None:
    assert find_game("Stupéfix", Text("fr")).name == "stupefix"
    assert find_game("hocuspocus", Text("fr")).name == "hocus_pocus"


def test_names_of_options_are_whole_on_the_narrowest_screen(coven: Coven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    option = coven("games").out.partition("scores.")[2]
    assert "".join(line[:4].strip() for line in option.splitlines()) == "copies"
    assert "…" not in option


def test_games_as_json(coven: Coven) -> None:
    (game,) = json.loads(coven("games", "--json").out)
    assert game["players"] == {"low": 2, "high": 4}
    assert game["options"] == [
        {"name": "copies", "rule": "FA-1", "default": 3, "low": 2, "high": 4}
        | {"allowed": "2 – 4", "text": "Cards of each familiar"}
    ]


@pytest.mark.parametrize("id_", ["FA-3", "fa-3", "3"])
def test_one_rule(coven: Coven, id_: str) -> None:
    shown = coven("rules", "familiars", id_)
    assert shown.code == 0
    assert shown.out.startswith("FA-3 The chosen cards are revealed")
    assert "FA-4" not in shown.out


@pytest.mark.parametrize("spelt", ["familiars", "Familiars", " FAMILIARS ", "Fámiliars", "fami-liars"])
def test_all_rules_however_the_game_is_spelt(coven: Coven, spelt: str) -> None:
    shown = coven("rules", spelt).out
    assert all(f"FA-{number}" in shown for number in range(1, 6))


def test_a_rule_keeps_its_indented_lines_and_nothing_else() -> None:
    book = parse("# Game\n- **AB-1** One\n  line.\n\n  | a |\n- **AB-2** Two.\n\nText.\n- **[D]** AB-1\n")
    assert book.rules == {"AB-1": "**AB-1** One\nline.\n\n| a |", "AB-2": "**AB-2** Two."}
    assert book.range == "AB-1 – AB-2"
