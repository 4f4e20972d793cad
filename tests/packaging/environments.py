"""Wheels, and empty environments to install them into, without a look at the repository."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
OURS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "COVEN_DATABASE_URL")


def build(folder: Path) -> Path:
    """The wheel, as `make wheel` builds it."""
    subprocess.run([TOOLS / "hatchling", "build", "-d", folder, "-t", "wheel"], cwd=ROOT, check=True, stdout=sys.stderr)
    (wheel,) = folder.glob("*.whl")
    return wheel


class Environment:
    """A new virtual environment in a folder, and what is done with what is installed there."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self._uv("venv", "--quiet", "--python", python, folder / "venv")
        self._scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def install(self, wheel: Path, extras: str = "") -> None:
        """The wheel with what it asks for, in the versions that we test."""
        pinned = ["--constraint", ROOT / "requirements" / "test.txt"]
        self._uv("pip", "install", "--quiet", "--python", self._scripts / "python", *pinned, f"{wheel}{extras}")

    def run(self, *command: str, code: int = 0, typed: str = "") -> str:
        """What a program of the environment prints: on standard error if it is to fail."""
        program, *arguments = command
        done = subprocess.run(
            [self._scripts / program, *arguments],
            cwd=self.folder,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == code, done.stderr
        return done.stderr if code else done.stdout

    def start(self, *command: str) -> subprocess.Popen[str]:
        program, *arguments = command
        line = [self._scripts / program, *arguments]
        return subprocess.Popen(line, cwd=self.folder, env=self.variables, stderr=subprocess.PIPE, text=True)

    @property
    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in OURS}
        return {**kept, "PYTHONUTF8": "1", "COLUMNS": "200", "LANG": "C.UTF-8"}

    def _uv(self, *arguments: str | Path) -> None:
        subprocess.run([TOOLS / "uv", *arguments], cwd=self.folder, check=True, stdout=sys.stderr)
