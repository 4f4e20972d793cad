"""Familiars as a package of its own, installed beside Coven."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "familiars"


def install(folder: Path) -> None:
    """Puts the package into a folder, as pip does."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", folder, PACKAGE], check=True)


def environment(folder: Path) -> dict[str, str]:
    """Where programs find what lies in the folder."""
    return {**os.environ, "PYTHONPATH": str(folder)}
