"""The gallery as a tester uses it: a position, what shines there, and what a press does. No server is asked."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page

from scripts.browser import ROOT
from tests.browser.people import SETTLE

WAYS = 3
Point = tuple[float, float]
Path = list[str]
"""Things that were clicked one after the other, each by its name."""


def titles(game: str, kind: str = "positions") -> list[str]:
    """What is asked in the positions of a game."""
    file = ROOT / "web" / "src" / "generated" / f"{game}.{kind}.json"
    return [one["title"] for one in json.loads(file.read_text("utf-8"))]


class Gallery:
    """One browser that looks at positions."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **look: Any) -> None:
        viewport: Any = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(viewport=viewport, reduced_motion="reduce", **look)
        self.page: Page = self.context.new_page()
        self._address = address

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLE)

    def show(self, game: str, at: int, **look: str) -> None:
        self.page.goto(f"{self._address}?{urlencode({'game': game, 'at': at, **look})}")
        self.page.wait_for_selector(".board .middle > :visible")
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(TOOLS)

    def lit(self, path: Path) -> list[str]:
        """The names of all that shines when nothing but these things has been clicked, whole panels first."""
        return list(self.page.evaluate("path => names(path)", path))

    def has_panels(self, path: Path) -> bool:
        return bool(self.page.evaluate("path => panels(path)", path))

    def meant(self, path: Path, name: str) -> tuple[str, list[Point]]:
        """What a thing does when it is asked by itself, and places on it where nothing else that shines lies."""
        does, points = self.page.evaluate("([path, name]) => meant(path, name)", [path, name])
        return str(does), [(across, down) for across, down in points]

    def boxes(self, path: Path) -> dict[str, list[int]]:
        """Where all that can be clicked stands, lifted or not, and where the page ends."""
        return dict(self.page.evaluate("path => boxes(path)", path))

    def outcome(self, path: Path) -> str:
        """What was done just now; then all is again as it was."""
        return str(self.page.evaluate("path => outcome(path)", path))

    def inside(self, path: Path, depth: int, random: Random) -> Iterator[Path]:
        """This path, and a few places where one gets by going on from it."""
        yield path
        lit = self.lit(path) if depth else []
        for name in random.sample(lit, min(WAYS, len(lit))):
            if self.meant(path, name)[0].startswith("picks"):
                yield from self.inside([*path, name], depth - 1, random)


SHINES = (
    ".seat.bright .choose",
    ".wizard.bright button.who",
    "button.bright:enabled",
    ".spot.asked",
    ".shop.lit > button",
    ".candle.could",
    "button.nobody",
    ".place.wanted",
    ".call:not(.dim)",
    ".actions button:not(.quiet):enabled",
)
TOOLS = """() => {
  const SHINES = THINGS.map(one => `.board ${one}`).join(", ");
  const area = one => one.matches("[data-whole]") ? one.closest("[data-panel]") : one;
  const things = () => [...document.querySelectorAll(SHINES)].filter(one => one.checkVisibility());
  const panelsFirst = () => things().sort((one, other) => (area(one) === one) - (area(other) === other));
  const nameOf = one => {
    const near = one.closest("[data-id], [data-seat], [data-spot]")?.dataset ?? {};
    return near.id ?? near.spot ?? (near.seat !== undefined ? `seat ${near.seat}` : one.textContent.trim().slice(0, 90)
      || one.ariaLabel);
  };
  const find = name => things().find(one => nameOf(one) === name);
  const { picker } = table;
  const flush = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const begin = async path => {
    document.querySelectorAll(".board details[open]").forEach(one => (one.open = false));
    table.refused({ message: "pick-undo", args: {}, rule: null });
    await flush();
    table.why = null;
    window.played = null;
    await flush();
    for (const name of path) { find(name).click(); await flush(); }
    window.played = null;
  };
  const done = () => {
    const picks = picker.picks.map(one => one.key);
    if (window.played) return `plays ${JSON.stringify(window.played, (key, value) => key === "ms" ? 0 : value)}`;
    return picks.length || picker.mode ? `picks ${picker.mode ?? ""} ${picks}` : "nothing";
  };
  const free = one => {
    const whole = area(one);
    whole.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = whole.getBoundingClientRect();
    const places = [[0.1, 0.12], [0.9, 0.12], [0.1, 0.9], [0.9, 0.97]];
    return places.map(([right, down]) => [x + width * right, y + height * down]).filter(point => {
      const hit = document.elementFromPoint(...point);
      if (!hit || things().some(thing => thing !== one && thing.contains(hit))) return false;
      return whole !== one || one.contains(hit);
    });
  };
  window.names = async path => { await begin(path); return [...new Set(panelsFirst().map(nameOf))]; };
  window.boxes = async path => {
    await begin(path);
    const box = one => {
      let [left, top] = [0, 0];
      for (let at = one; at; at = at.offsetParent) [left, top] = [left + at.offsetLeft, top + at.offsetTop];
      return [left, top, one.offsetWidth, one.offsetHeight];
    };
    const cards = document.querySelectorAll(".board button.card:enabled");
    const all = [...things(), ...cards].filter(one => !one.closest("#asked, .bench"));
    const named = [...new Set(all)].map(one => [nameOf(one), box(area(one))]);
    return Object.fromEntries([...named, ["the page", [document.documentElement.scrollHeight]]]);
  };
  window.panels = async path => { await begin(path); return things().some(one => area(one) !== one); };
  window.outcome = async path => { await flush(); const did = done(); await begin(path); return did; };
  window.meant = async (path, name) => {
    await begin(path);
    const points = free(find(name));
    find(name).click();
    return [await outcome(path), points];
  };
}""".replace("THINGS", json.dumps(SHINES))
