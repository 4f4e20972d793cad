"""Lighthouse's marks for a page in a Chromium of ours. It is installed by name from npm; nothing of it is committed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.server.__main__ import find_node

HERE = Path(__file__).parent
CATEGORIES = ("performance", "accessibility")
RUNS = 3
"""One run differs from another by some points: the median counts."""
QUIET = ("--no-audit", "--no-fund", "--no-save", "--no-package-lock", "--loglevel=error")


def lighthouse(address: str, port: int) -> dict[str, int]:
    """As a phone with a slow network sees it; the browser that listens at `port` keeps who one is there."""
    node = find_node()
    if not (HERE / "node_modules" / "lighthouse").is_dir():
        subprocess.run([shutil.which("npm") or "npm", "install", *QUIET, "lighthouse@13"], cwd=HERE, check=True)
    command = [node, "node_modules/lighthouse/cli/index.js", address, f"--port={port}", "--disable-storage-reset"]
    runs = [_run(command) for _ in range(RUNS)]
    return {name: median([run[name] for run in runs]) for name in CATEGORIES}


def _run(command: list[str]) -> dict[str, int]:
    wanted = [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet", "--no-enable-error-reporting"]
    said = subprocess.run([*command, *wanted], cwd=HERE, check=True, stdout=subprocess.PIPE, stderr=sys.stderr)
    found = json.loads(said.stdout)["categories"]
    return {name: round(found[name]["score"] * 100) for name in CATEGORIES}
