"""In a real terminal: playing, leaving in every way, and looking again."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Coven
from tests.cli.terminal import ROOT, Terminal

PROMPT = "Your move (? for help):"


def test_ctrl_c_keeps_the_game_and_it_can_go_on(coven: Coven, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "familiars", "-p", 2, "--seed", "x", "--save", path) as terminal:
        terminal.until(PROMPT)
        terminal.type("1\n")
        terminal.until(PROMPT)
        terminal.type("\x03")
        code, complaint = terminal.end()
    assert code == 130
    assert complaint == f"Interrupted; the game is saved. Continue it with: coven play --resume {path}\n"
    assert path.read_bytes().count(b"\n") == 3
    assert coven("play", "--resume", path, typed="1\n" * 5).code == 0


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_asked_to_end(tmp_path: Path, sent: signal.Signals) -> None:
    with Terminal("play", "familiars", "--save", tmp_path / "game.jsonl") as terminal:
        terminal.until(PROMPT)
        terminal.process.send_signal(sent)
        code, complaint = terminal.end()
    assert code == 1
    assert complaint.startswith("The terminal was closed; the game is saved.")
    assert complaint.count("\n") == 1


def test_a_closed_terminal_keeps_the_game(coven: Coven, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "familiars", "-p", 2, "--save", path) as terminal:
        terminal.until(PROMPT)
        terminal.type("1\n")
        terminal.until(PROMPT)
        terminal.close()
        code, complaint = terminal.end()
    assert code == 1
    assert complaint.count("\n") == 1
    assert "the game is saved" in complaint
    assert coven("play", "--resume", path, typed="1\n" * 5).code == 0


def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with Terminal("play", "familiars", "--save", tmp_path / "game.jsonl") as terminal:
        terminal.until(PROMPT)
        terminal.type("\x04")
        code, complaint = terminal.end()
    assert code == 1
    assert complaint.startswith("The input ended; the game is saved.")


def test_the_screen_is_wiped_between_people(tmp_path: Path) -> None:
    with Terminal("play", "familiars", "-p", 2, "--seat", "all", "--save", tmp_path / "game.jsonl") as terminal:
        terminal.until("Pass the screen to Ada.")
        terminal.type("\n")
        assert "Your hand" in terminal.until(PROMPT)
        terminal.type("1\n")
        terminal.until("Pass the screen to Bruno.")
        wiped = terminal.raw.rindex("\x1b[2J\x1b[3J\x1b[H")
        assert "hand" not in terminal.raw[wiped:]
        terminal.type("\n")
        assert "Your hand" in terminal.until(PROMPT)
        terminal.type("q\n")
        assert terminal.end()[0] == 0


def test_hundreds_of_moves_are_chosen_step_by_step_below_the_table(tmp_path: Path) -> None:
    """Each step of a Spell, and the table with the Hand above it, stand on one screen."""
    path = tmp_path / "game.jsonl"
    asked = ("play", "hocus", "-p", 4, "--seed", "a", "--save", path)
    with Terminal(*asked, module="coven.cli") as terminal:
        terminal.until(PROMPT)
        for typed, offered in [
            ("3", "4 of Owls…"),
            ("3", "Pocket 1"),
            ("", "Put 1 Sword from your Hand face down into a Community;"),
            ("1", "9 of Swords face up into Community…"),
            ("6", "Build Community: 9 of Swords face up into Community 2"),
        ]:
            terminal.type(f"{typed}\n")
            terminal.until(PROMPT)
            screen = "\n".join(terminal.screen)
            assert all(part in screen for part in ("Community 1  1 Cups", "▶ Ada", "Your Hand: 3 Owls", offered))
        terminal.type("2\n")
        terminal.until("Hocus · Ada")
        terminal.type("q\n")
        assert terminal.end()[0] == 0
    played = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    part = {"part": "into-community", "card": "swords-9", "community": 2}
    assert any(line.get("move") == {"move": "cast", "spell": "build-community", "parts": [part]} for line in played)


def test_an_arrow_is_one_key_in_a_replay(finished: Path) -> None:
    with Terminal("replay", finished) as terminal:
        terminal.until("after move 0")
        keys = (
            ("\x1b[C", 1),
            ("\x1bOC", 2),
            ("\x1b[1;5C", 3),
            ("\x1b[D", 2),
            ("\x1b[A", 2),
            ("\x1b[5~", 2),
            ("x", 2),
            (" ", 3),
        )
        for key, number in keys:
            terminal.until("q quit:")
            terminal.type(key)
            terminal.until(f"after move {number} ")
        terminal.until("q quit:")
        terminal.type("\x1b")
        terminal.until("after move 3 ")
        terminal.until("q quit:")
        terminal.type("q")
        assert terminal.end() == (0, "")


def test_replay_goes_on_and_back_and_jumps(finished: Path) -> None:
    with Terminal("replay", finished, "--seat", 1) as terminal:
        terminal.until("after move 0")
        for key, number in ((" ", 1), ("\n", 2), ("b", 1), ("11\n", 11), (" ", 12), (" ", 12)):
            terminal.until("q quit:")
            terminal.type(key)
            terminal.until(f"after move {number} ")
        assert "All familiars have been sent." in terminal.until("q quit:")
        terminal.type("q")
        assert terminal.end() == (0, "")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_closed_pipe_is_one_line(finished: Path, command: str) -> None:
    """As in `coven replay FILE | true`."""
    arguments = [sys.executable, "-m", "tests.cli.with_familiars", command, finished]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        complaint = process.stderr.read().decode()
    assert process.returncode == 1
    assert complaint == "Nothing is reading the output any more.\n"
