"""coven, coven games and coven rules."""

import json

import pytest

from coven.rulebook import parse
from tests.cli.conftest import Coven


def test_coven_alone_shows_help(coven: Coven) -> None:
    shown = coven()
    assert shown.code == 0
    assert all(command in shown.out for command in ("games", "rules", "play", "simulate", "replay", "verify"))


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


def test_all_rules(coven: Coven) -> None:
    shown = coven("rules", "Familiars").out
    assert all(f"FA-{number}" in shown for number in range(1, 6))


def test_a_rule_keeps_its_indented_lines_and_nothing_else() -> None:
    book = parse("# Game\n- **AB-1** One\n  line.\n\n  | a |\n- **AB-2** Two.\n\nText.\n- **[D]** AB-1\n")
    assert book.rules == {"AB-1": "**AB-1** One\nline.\n\n| a |", "AB-2": "**AB-2** Two."}
    assert book.range == "AB-1 – AB-2"
