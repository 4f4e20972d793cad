"""`make bench-web`: what a visitor loads, how soon one is in a game, how quickly the page answers and how it moves."""

import argparse
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.web import device
from bench.web.lighthouse import lighthouse
from bench.web.probes import ANSWERS, FRAMES, answers, frames
from bench.web.visits import Row, Visit, click_on, within
from coven.games import names
from scripts.browser import FLAGS, find_chromium, served
from scripts.services import free_port

KB = 1024
LOBBY_BUDGET, GAME_BUDGET, ART_BUDGET = 120, 60, 80
"""KB of compressed script for the lobby, more of it for a game, and of fonts, styles and pictures altogether."""
CARDS = 10
MOVES = 40
FRAMES_SEEN = 60


class Weights:
    """What came over the wire, by kind, in KB."""

    def __init__(self, page: Page) -> None:
        self.sums: Counter[str] = Counter()
        kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
        session.on("Network.loadingFinished", lambda told: self._add(kinds.get(told["requestId"], ""), told))

    def _add(self, kind: str, told: dict[str, float]) -> None:
        self.sums[kind] += told["encodedDataLength"] / KB

    @property
    def script(self) -> float:
        return self.sums["Script"]

    @property
    def art(self) -> float:
        return self.sums["Font"] + self.sums["Stylesheet"] + self.sums["Image"]


def loads(context: BrowserContext, address: str, game: str) -> list[Row]:
    visit = Visit(context, address)
    weights = Weights(visit.page)
    visit.open()
    lobby = weights.script
    visit.play(game)
    visit.page.wait_for_load_state("networkidle")
    rows = [
        within("script of the lobby", lobby, LOBBY_BUDGET, "KB"),
        within(f"more script for {game}", weights.script - lobby, GAME_BUDGET, "KB"),
        within(f"fonts, styles and pictures with {game}", weights.art, ART_BUDGET, "KB"),
    ]
    visit.page.close()
    return rows


def way_in(context: BrowserContext, address: str) -> list[Row]:
    visit = Visit(context, address)
    began = time.perf_counter()
    visit.page.goto(address)
    visit.play("hocus_pocus")
    took = time.perf_counter() - began
    visit.page.close()
    return [within("clicks into a game", visit.clicks, 2, ""), within("seconds into a game", took, 10, "s")]


def reaction(context: BrowserContext, address: str) -> list[Row]:
    """Games of Hocus Pocus against bots."""
    visit, random = Visit(context, address), Random("clicks")
    visit.page.add_init_script(ANSWERS)
    visit.open()
    visit.play("hocus_pocus")
    while len(visit.page.evaluate("window.answers")) < MOVES:
        click_on(visit.page, random)
    p50, p95, number = answers(visit.page)
    visit.page.close()
    return [
        within(f"from a click to the drawn answer, p50 of {number}", p50, 100, "ms"),
        within("from a click to the drawn answer, p95", p95, 100, "ms"),
    ]


def motion(context: BrowserContext, address: str) -> list[Row]:
    """Games of Mandragora, where cards go to the bench and back, and from the shops to the hands."""
    visit, random = Visit(context, address), Random("frames")
    visit.page.add_init_script(FRAMES)
    visit.open()
    visit.play("mandragora")
    while len(found := frames(visit.page, CARDS)) < FRAMES_SEEN:
        click_on(visit.page, random)
    visit.page.close()
    return [within(f"longest of {len(found)} frames while {CARDS} cards move", max(found), 50, "ms")]


def marks(context: BrowserContext, address: str, port: int) -> list[Row]:
    """Lighthouse on the lobby and on a table, in the seat of a player."""
    visit = Visit(context, address)
    visit.open()
    visit.play("hocus_pocus")
    rows = []
    for name, there in (("lobby", address), ("table of hocus_pocus", visit.page.url)):
        for category, mark in lighthouse(there, port).items():
            rows.append(Row(f"Lighthouse {category}, {name}", mark, "at least 95", mark >= 95))
    visit.page.close()
    return rows


PARTS = {"way-in": way_in, "answers": reaction, "frames": motion, "device": device.measure}
ALL = ("sizes", *PARTS, "lighthouse")


def measure(wanted: list[str]) -> list[Row]:
    rows: list[Row] = []
    with served(bot_delay="0") as address, sync_playwright() as tools:

        def browse(port: int = 0) -> BrowserContext:
            folder = tempfile.mkdtemp(prefix="coven-chromium-")
            flags = [*FLAGS, *([f"--remote-debugging-port={port}"] if port else [])]
            return tools.chromium.launch_persistent_context(
                folder, executable_path=find_chromium(tools), args=flags, viewport={"width": 1280, "height": 800}
            )

        for game in names() if "sizes" in wanted else ():
            with browse() as context:
                found = loads(context, address, game)
                rows += found if not rows else found[1:]
        for name in [one for one in PARTS if one in wanted]:
            with browse() as context:
                rows += PARTS[name](context, address)
        if "lighthouse" in wanted:
            with browse(port := free_port()) as context:
                rows += marks(context, address, port)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-web", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=ALL, default=list(ALL), help="some of what is measured")
    parser.add_argument("--json", type=Path, default=Path("bench/results/web.json"))
    given, console = parser.parse_args(), Console(width=120)
    rows = measure(given.only)
    load = [round(each, 2) for each in os.getloadavg()]
    given.json.parent.mkdir(exist_ok=True)
    result = {"cores": os.cpu_count(), "load_average": load, "rows": rows}
    given.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2))
    grid = Grid("", "measured", "aim", "")
    for row in rows:
        grid.add_row(row.what, f"{row.measured:.1f} {row.unit}".strip(), row.aim, "" if row.good else "MISSED")
    console.print(grid, f"\n{os.cpu_count()} cores, load average {load}; also in {given.json}")


if __name__ == "__main__":
    main()
