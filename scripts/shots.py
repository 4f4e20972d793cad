"""Pictures of every page and every table, and what is wrong with them: `make shots ARGS="--folder web/shots hocus"`.

Tables are drawn from the real positions in web/src/generated, the other pages from a real server. Fails when a table is
not drawn, when one has to scroll sideways, when a browser would complain, or when axe-core finds something serious.
"""

import argparse
import functools
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from coven.games import names
from scripts.browser import ROOT, chromium, overflow, serious, served

WEB = ROOT / "web"
BUILT = WEB / "node_modules" / ".gallery"
SIZES = {"phone": (390, 844), "wide": (1280, 800)}
MORE_SIZES = {"narrow": (360, 740), "huge": (2560, 1440), "zoomed": (640, 400)}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'"
)
README = ("hocus_pocus", "window-thief")
PICTURE = ROOT / "docs" / "table.jpg"
PAGES = {"lobby": "", "settings": "settings", "new": "new/hocus", "rules": "rules/hocus"}


class Handler(SimpleHTTPRequestHandler):
    """Serves the gallery under the same policy as the page."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        pass


@contextmanager
def gallery() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()
    server.server_close()


class Photographer:
    """Goes around with a camera and remembers what was wrong."""

    def __init__(self, browser: Browser, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
        self._browser = browser
        self._folder = folder
        self._sizes = sizes
        self.wrong: list[str] = []

    def shoot(self, address: str, name: str, drawn: str) -> None:
        for size in self._sizes:
            with self.at(size) as page:
                page.goto(address)
                self.take(page, f"{name}-{size}", drawn)

    @contextmanager
    def at(self, size: str) -> Iterator[Page]:
        width, height = self._sizes[size]
        page = self._browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        heard = self.wrong.append
        page.on("console", lambda said: heard(f"console: {said.text}") if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: heard(f"error: {error}"))
        yield page
        page.close()

    def take(self, page: Page, name: str, drawn: str) -> None:
        """`drawn` is what must be seen, or there is nothing to take a picture of."""
        page.wait_for_selector(drawn)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self._folder / f"{name}.png")
        found = [*overflow(page), *serious(page)]
        self.wrong += [f"{name}: {one}" for one in found]
        print(f"{name}: {'; '.join(found) or 'fine'}")


def tables(camera: Photographer, games: list[str]) -> None:
    with gallery() as address:
        for game in games or names():
            file = WEB / "src" / "generated" / f"{game}.positions.json"
            for at, position in enumerate(json.loads(file.read_text("utf-8"))):
                picture = f"{game}-{at}-{position['title']}"
                camera.shoot(f"{address}?game={game}&at={at}&clock", picture, ".board .middle > :visible")


def pages(camera: Photographer, sizes: dict[str, tuple[int, int]]) -> None:
    with served() as address:
        for name, place in PAGES.items():
            camera.shoot(f"{address}/#/{place}", name, "main h1, main h2")
        for size in sizes:
            with camera.at(size) as page:
                page.goto(f"{address}/#/new/hocus")
                page.click("form button.main")
                camera.take(page, f"room-{size}", "#address")


def readme(browser: Browser) -> None:
    """The picture with which the README begins."""
    game, title = README
    positions = json.loads((WEB / "src" / "generated" / f"{game}.positions.json").read_text("utf-8"))
    at = [position["title"] for position in positions].index(title)
    page = browser.new_page(viewport={"width": 1120, "height": 700}, reduced_motion="reduce")
    with gallery() as address:
        page.goto(f"{address}?game={game}&at={at}")
        page.wait_for_selector(".board .middle > :visible")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=PICTURE, type="jpeg", quality=80)
    page.close()
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1024} KB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make shots", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these, and no other pages")
    parser.add_argument("--folder", type=Path, default=WEB / "shots")
    parser.add_argument("--more", action="store_true", help="very narrow, very wide and zoomed screens too")
    parser.add_argument("--readme", action="store_true", help="the picture of the README, and no other")
    given = parser.parse_args()
    if given.readme:
        with chromium() as browser:
            return readme(browser)
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = SIZES | MORE_SIZES if given.more else SIZES
    with chromium() as browser:
        camera = Photographer(browser, given.folder, sizes)
        tables(camera, given.games)
        if not given.games:
            pages(camera, sizes)
    print(f"pictures are in {given.folder}")
    sys.exit("\n".join(camera.wrong) or None)


if __name__ == "__main__":
    main()
