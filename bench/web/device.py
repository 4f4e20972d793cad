"""Games on the device: what comes, how soon one plays, how quickly it answers, how much it thinks and what it takes."""

import os
import re
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from bench.web.probes import ANSWERS, answers
from bench.web.visits import Row, Visit, click_on, within
from tests.browser.people import LIT

KB = 1024
MB = KB * KB
MOVES = 40
RUNS = 5
"""Of a search, by turns: the best counts, since a busy machine can only be slower."""
GAME = "stupefix"
"""Everybody is asked at once: the first move is one's own."""
HERE = "sessionStorage['coven.here'] = 'yes'; localStorage['coven.settings'] = JSON.stringify({ bots: 'fast' })"
CAME = "performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])"
FIRST = f":is({LIT}):visible"
SEARCHED = ("hocus_pocus", "mandragora", "stupefix")
SEARCH = """
from random import Random
from time import perf_counter
from coven.bots import Budget, Sight, bot_of
from coven.bots.search import Search
from coven.engine import seed_from
from coven.games import find

def rate(name):
    game = find(name)
    bot, table = bot_of(game), game.deal(4, chance=seed_from("bench", nonces=[]))
    search = (bot.search or Search)(bot, Sight(table, table.actors()[0]), Random(name))
    began = perf_counter()
    search.run(Budget(iterations=200))
    return search.iterations / (perf_counter() - began)
"""
PYTHON = """async ([folder, code]) => {
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const python = await loadPyodide({ indexURL: folder, stdLibURL: folder + "library.zip", lockFileContents });
  python.unpackArchive(await (await fetch(folder + "msgspec.whl")).arrayBuffer(), "wheel");
  python.runPython(code);
  window.rate = python.globals.get("rate");
}"""


def measure(context: BrowserContext, address: str) -> list[Row]:
    context.add_init_script(HERE)
    rows, folder = _first_moves(context, address)
    return [*rows, *_answers(context, address), *_thinking(context, address, folder)]


def _first_moves(context: BrowserContext, address: str) -> tuple[list[Row], str]:
    """From an empty cache, and once more in a new tab."""
    before = memory(context)
    page, cold = _to_first_move(context, address)
    taken = memory(context) - before
    came = [*page.evaluate(CAME), *(one for worker in page.workers for one in worker.evaluate(CAME))]
    loaded = sum(size for _, size in came) / MB
    (folder,) = {found[0] for address, _ in came if (found := re.match(r".*/assets/python-\w+/", address))}
    page.close()
    page, warm = _to_first_move(context, address)
    page.close()
    return [
        within("compressed, to the first move on the device", loaded, 6.5, "MB"),
        within("to the first move on the device, empty cache", cold, 4, "s"),
        within("to the first move on the device, warm cache", warm, 1.5, "s"),
        Row("memory of the page with its worker, beyond an empty tab", taken, "", True, "MB"),
    ], folder


def _to_first_move(context: BrowserContext, address: str) -> tuple[Page, float]:
    visit = Visit(context, address)
    began = time.perf_counter()
    visit.page.goto(address)
    visit.play(GAME)
    visit.page.wait_for_selector(FIRST)
    return visit.page, time.perf_counter() - began


def _answers(context: BrowserContext, address: str) -> list[Row]:
    visit, random = Visit(context, address), Random("clicks")
    visit.page.add_init_script(ANSWERS)
    visit.open()
    visit.play("hocus_pocus")
    while len(visit.page.evaluate("window.answers")) < MOVES:
        click_on(visit.page, random)
    p50, p95, number = answers(visit.page)
    visit.page.close()
    return [
        within(f"on the device, from a click to the drawn answer, p50 of {number}", p50, 100, "ms"),
        within("on the device, from a click to the drawn answer, p95", p95, 100, "ms"),
    ]


def _thinking(context: BrowserContext, address: str, folder: str) -> list[Row]:
    """The same searches in Chromium and in this Python."""
    page = context.new_page()
    page.goto(address)
    page.evaluate(PYTHON, [folder, SEARCH])
    ours: dict[str, Any] = {}
    exec(SEARCH, ours)  # the same text as in the page
    rows = []
    for game in SEARCHED:
        there = max(page.evaluate("name => window.rate(name)", game) for _ in range(RUNS))
        here = max(ours["rate"](game) for _ in range(RUNS))
        rows.append(Row(f"Master's iterations a second, {game}; CPython {here:.0f}", there, "", True))
    page.close()
    return rows


def memory(context: BrowserContext) -> float:
    """What all tabs of our Chromium hold, in MB; 0 where there is no /proc."""
    context.new_page().close()
    processes = {int(folder.name): folder for folder in Path("/proc").glob("[0-9]*")}
    return sum(_share(processes, number) for number in processes) / KB


def _share(processes: dict[int, Path], number: int) -> int:
    """KB that a tab's process has, shared parts by halves; 0 for any other process."""
    try:
        if b"--type=renderer" not in (processes[number] / "cmdline").read_bytes() or not _ours(processes, number):
            return 0
        found = re.search(r"^Pss:\s+(\d+)", (processes[number] / "smaps_rollup").read_text(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) if found else 0


def _ours(processes: dict[int, Path], number: int) -> bool:
    while number in processes:
        if number == os.getpid():
            return True
        number = int((processes[number] / "stat").read_text().rpartition(")")[2].split()[1])
    return False
