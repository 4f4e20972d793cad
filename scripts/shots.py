"""Pictures of every table, made from real positions, and what axe-core finds on them.

    scripts/web.sh shots && python -m scripts.shots [FOLDER] [GAME...]

draws each position of web/src/generated on a phone and on a wide screen. Needs playwright and a Chromium.
"""

import functools
import json
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parents[1] / "web"
BUILT = WEB / "node_modules" / ".gallery"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (390, 844), "wide": (1280, 800)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'"


class Handler(SimpleHTTPRequestHandler):
    """Serves the gallery under the same policy as the page."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        pass


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()


def main(folder: str = "web/shots", *games: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for file in sorted((WEB / "src" / "generated").glob("*.positions.json")):
            game = file.name.split(".")[0]
            if not games or game in games:
                for at, position in enumerate(json.loads(file.read_text("utf-8"))):
                    name = f"{game}-{at}-{position['title']}"
                    shoot(browser, f"{address}?game={game}&at={at}&clock", out / name)
        browser.close()


def shoot(browser: Browser, address: str, picture: Path) -> None:
    for size, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda said: print(f"  {said.text}") if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: print(f"  {error}"))
        page.goto(address, wait_until="networkidle")
        page.screenshot(path=f"{picture}-{size}.png")
        print(f"{picture.name} {size}: {'; '.join([*overflow(page), *serious(page)]) or 'fine'}")
        page.close()


def overflow(page: Any) -> list[str]:
    """No scrolling in the middle of a decision."""
    wide, tall = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    return [f"{name} by {by}" for name, by in (("too wide", wide), ("too tall", tall)) if by > 0]


def serious(page: Any) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


if __name__ == "__main__":
    main(*sys.argv[1:])
