"""What Windows lacks is taken away: the main job goes on, and the rest says so in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

TAKEN_AWAY = """
import multiprocessing, os, signal, socket, sys
multiprocessing.set_start_method("spawn", force=True)
del os.fork, os.register_at_fork, signal.pthread_sigmask, signal.SIGHUP, socket.SO_REUSEPORT, socket.TCP_INFO
sys.modules["uvloop"] = sys.modules["fcntl"] = sys.modules["resource"] = None
from coven.cli import main
if __name__ == "__main__":
    main()
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The command `coven` on a system that has less. A file, since processes of its own begin with it."""
    path = tmp_path / "program.py"
    path.write_text(TAKEN_AWAY, "utf-8")
    return path


def run(program: Path, *arguments: str, code: int = 0) -> str:
    command = [sys.executable, program, *arguments]
    done = subprocess.run(command, cwd=program.parent, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def test_games_are_played_in_processes_and_verified(program: Path) -> None:
    run(program, "simulate", "stupefix", "--players", "4", "--games", "4", "--workers", "2", "--save", "records")
    assert "✓" in run(program, "verify", *map(str, sorted((program.parent / "records").iterdir())))


def test_several_workers_are_refused_in_one_line(program: Path) -> None:
    addresses = ("--database-url", "postgresql://127.0.0.1/none", "--redis-url", "redis://127.0.0.1:1")
    assert "several workers" in run(program, "serve", "--workers", "2", *addresses, code=1)
