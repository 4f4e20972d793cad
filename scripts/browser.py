"""Chromium, and a server to look at, for tests, pictures and measurements."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from scripts.services import Missing, free_port

ROOT = Path(__file__).parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 120
"""Seconds that the server may take to start on a machine with much else to do."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium(tools: Playwright) -> str:
    """The machine's own, or the one that playwright has downloaded."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if Path(tools.chromium.executable_path).is_file():
        return tools.chromium.executable_path
    raise Missing("no Chromium: neither on PATH nor downloaded by playwright (scripts/chromium.sh installs one)")


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser without a window. Raises `Missing` where there is none."""
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=find_chromium(tools), args=[*FLAGS, *flags])
        yield browser
        browser.close()


def serious(page: Page) -> list[str]:
    """What axe-core finds on a page that is serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def overflow(page: Page) -> list[str]:
    """Nothing lies beside the screen: one need not scroll sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"too wide by {wide}"] if wide > 0 else []


@contextmanager
def served(**settings: str) -> Iterator[str]:
    """The address of a real server with the built page and an empty house; `settings` as in docs/hosting.md."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"PORT": str(free_port()), "DATABASE_URL": f"sqlite:///{folder}/coven.sqlite3", "LOG_LEVEL": "warning"}
        own["MOST_BEHIND"] = "60000"  # a busy machine turns nobody away
        names = {f"COVEN_{name.upper()}": value for name, value in (own | settings).items()}
        process = subprocess.Popen([sys.executable, "-m", "coven.cli", "serve"], env=os.environ | names, cwd=folder)
        try:
            yield _when_open(f"http://127.0.0.1:{own['PORT']}", process)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _when_open(address: str, process: "subprocess.Popen[bytes]") -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            urlopen(f"{address}/health").close()
            return address
        except OSError:
            time.sleep(0.05)
    raise Missing("the server did not start")
