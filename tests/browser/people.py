"""People in front of a browser: what they see, what they can click, and what they would complain about."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Page, Request, Response, WebSocket
from playwright.sync_api import Error as Stale

from scripts.browser import overflow, serious

WIDE, PHONE, NARROW = (1280, 800), (390, 664), (360, 640)
PATIENCE = 20_000
"""Milliseconds after which a test that waits for the page has failed."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""By our own wish: what a service worker keeps would hide what the server sends."""
MOST_CLICKS = 3_000
MOST_TABS = 200
LIT = ", ".join(
    f".board {things}"
    for things in (
        "button.bright:enabled",  # cards, spells, schools, places
        ".seat.bright .choose",
        ".wizard.bright button.who",
        ".shop.lit > button",
        ".candle.could",
        "button.nobody",
        ".place.wanted",
        ".call:not(.dim)",
        ".actions button:not(.quiet):enabled",
        ".text button:enabled",
        ".stage footer .main",  # a showdown that is told step by step
    )
)
"""All that shines on any table: what a person would click next."""
OVER = ".ending"
ANYTHING = f":is({OVER}, {LIT}):visible"
DRAWN = ".board .middle, .board .text"


class Person:
    """A browser of one's own: cookies, language, screen, and a page in it."""

    def __init__(self, browser: Browser, address: str, name: str, seed: object, **look: Any) -> None:
        width, height = look.pop("size", WIDE)
        self.by_touch = bool(look.get("has_touch"))
        settings = {
            "base_url": address,
            "viewport": {"width": width, "height": height},
            "locale": look.pop("language", "en"),
            "reduced_motion": "no-preference" if look.pop("moving", False) else "reduce",
            "service_workers": look.pop("service_workers", "block"),  # kept pages would hide what a server sends
        }
        self.context = browser.new_context(**settings, **look)
        self.context.set_default_timeout(PATIENCE)
        self.name = name
        self.address = address
        self.random = Random(f"{seed} {name}")
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.unreached = 0
        self.page = self.look_with(self.context.new_page())

    def look_with(self, page: Page) -> Page:
        """Nothing goes wrong unseen on this page."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._ask)
        page.on("response", self._answer)
        page.on("websocket", self._listen)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and BLOCKED not in said.text:
            self.complaints.append(f"console: {said.text}")

    def _ask(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address.rstrip('/')}/", "data:", "blob:")):
            self.complaints.append(f"another host: {request.url}")

    def _answer(self, response: Response) -> None:
        self.answers.append(response)
        if response.status >= 500:
            self.complaints.append(f"{response.status}: {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forgive(self, *words: str) -> None:
        """What was said with these words in it is part of the test."""
        self.complaints = [one for one in self.complaints if not any(word in one for word in words)]

    def be_guest(self) -> "Person":
        """Somebody already, without having typed a name."""
        answer = self.context.request.post("/api/guests", data={"name": self.name})
        assert answer.status == 201, answer.text()
        self.context.add_init_script("localStorage.setItem('coven.been', 'yes')")
        return self

    # Going somewhere

    def go(self, place: str = "") -> Page:
        """`new/hocus`, `rules/hocus`, `settings`, or the lobby."""
        self.page.goto(f"./#/{place}")
        self.page.wait_for_selector("main")
        return self.page

    def quick_play(self, game: str) -> None:
        """From the lobby into a game against bots: one click."""
        self.go()
        self.page.click(f"li:has(a[href='#/rules/{game}']) button.main")
        self.wait_for_table()

    def new_table(self, game: str, seats: int, *, public: bool = False, **options: int | str) -> str:
        """Make a table by the page's form, numbers and choices among the options; the invitation for friends."""
        self.go(f"new/{game}")
        self.page.click(f"label.pick:has(input[name=seats]):text-is('{seats}')")
        for name, value in options.items():
            field = self.page.locator(f"#option-{name}")
            field.select_option(value) if isinstance(value, str) else field.fill(str(value))
        self.page.set_checked("label.wide input", public)
        self.page.click("form button.main")
        return self.page.locator("#address").input_value()

    def accept(self, invitation: str) -> None:
        self.page.goto(invitation)
        self.page.click("form button.main")
        self.page.wait_for_selector(".room, .board")

    def add_bots(self) -> None:
        """The host fills every free seat; a full table starts by itself."""
        free = self.page.locator(".room li button:not(.quiet)")
        for left in range(free.count(), 0, -1):
            free.first.click()
            self.page.wait_for_function(
                "left => document.querySelectorAll('.room li button:not(.quiet)').length < left", arg=left
            )

    def start(self) -> None:
        """With those who are here."""
        self.page.click(".room > button.main")

    def wait_for_table(self) -> None:
        self.page.wait_for_selector(DRAWN)

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def lit(self) -> list[ElementHandle]:
        return self.page.query_selector_all(f":is({LIT}):visible")

    def click_something(self) -> bool:
        """Waits for something that shines and clicks it as a person would; false at the end of the game."""
        self.page.wait_for_selector(ANYTHING)
        if self.over:
            return False
        self.click_what_is_lit()
        return True

    def click_what_is_lit(self) -> bool:
        """Whether there was anything."""
        try:
            things = self.lit()
            if not things:
                return False
            self.random.shuffle(things)
            if point := next(filter(None, (thing.evaluate(REACH) for thing in things)), None):
                (self.page.touchscreen.tap if self.by_touch else self.page.mouse.click)(*point)
                self.unreached = 0
            else:
                self._cannot_reach()
        except Stale:
            pass  # somebody else moved, and the table was drawn again under the finger
        return True

    def _cannot_reach(self) -> None:
        """A tap that came a moment too late has opened a closer look: it is closed again."""
        self.page.keyboard.press("Escape")
        self.unreached += 1
        assert self.unreached < 50, f"what shines lies under something else: {self.page.url}"

    def press_something(self) -> bool:
        """The same by keys alone: Tab to something that shines, Enter."""
        self.page.wait_for_selector(ANYTHING)
        if self.over:
            return False
        for _ in range(self.random.randint(1, min(2, len(self.lit())) or 1)):  # not always the first
            self._tab_to_what_is_lit()
        self.page.keyboard.press("Enter")
        return True

    def _tab_to_what_is_lit(self) -> None:
        """Further with Tab, until the focus is on something that shines, or nothing shines any more."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOUND, LIT):
                return
        raise AssertionError(f"{MOST_TABS} Tabs lead to nothing that shines: {self.page.url}")

    def watch_focus(self) -> None:
        """From now on every time that nothing has the focus any more is counted."""
        self.settle()
        self.page.evaluate(WATCH_FOCUS)

    def focus_losses(self) -> list[str]:
        """What had the focus when it fell away, each time."""
        self.settle()
        losses: list[str] = self.page.evaluate("() => window.focusLosses")
        return losses

    def play_to_end(self, act: Callable[[], bool] | None = None) -> int:
        """How many clicks it took, or presses of a key."""
        act = act or self.click_something
        for clicks in range(MOST_CLICKS):
            if not act():
                return clicks
        raise AssertionError(f"{self.name} clicked {MOST_CLICKS} times, and the game goes on")

    # Judging

    def settle(self) -> None:
        """What has arrived is drawn, and what depends on how it was drawn too."""
        self.page.evaluate(SETTLE)

    def serious(self) -> list[str]:
        """What axe finds on the page as it is now, once it stands still."""
        self.settle()
        self.page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
        return serious(self.page)

    def cut_off(self) -> list[str]:
        """Words that do not fit where they stand, and pages that are wider than the screen."""
        self.settle()
        return [*overflow(self.page), *self.page.evaluate(CUT_OFF)]

    def check(self) -> None:
        assert self.complaints == [], self.complaints


SETTLE = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60))"
FOUND = "things => document.activeElement.matches(things) || !document.querySelector(things)"
WATCH_FOCUS = """() => {
  window.focusLosses = [];
  let held = null, lost = null;
  const seen = one => one.checkVisibility({ visibilityProperty: true });
  const gone = one => !one.isConnected || one.matches(":disabled") || !seen(one);
  const look = () => {
    const now = document.activeElement;
    const nowhere = !now || now === document.body || gone(now);
    if (nowhere && lost) window.focusLosses.push(lost);
    lost = nowhere && held && gone(held) ? held.outerHTML.slice(0, 200) : null; // for one frame nobody notices
    held = nowhere ? null : now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Tab past the last thing leads out of the page, which is no loss."""
REACH = """one => {
  const whole = one.matches("[data-whole]") ? one.closest("[data-panel]") : one;
  whole.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = whole.getBoundingClientRect();
  for (const down of [0.8, 0.5, 0.2])
    for (const right of [0.9, 0.5, 0.1, 0.3, 0.7]) {
      const point = [x + width * right, y + height * down];
      if (whole.contains(document.elementFromPoint(...point))) return point;
    }
  return null;
}"""
"""Where a finger touches a thing, away from its name, and nothing that lies over it."""
CUT_OFF = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, li, label, legend, summary, span, td, th")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip"))
  .filter(one => [...one.childNodes].some(child => child.nodeType === 3 && child.textContent.trim()))
  .filter(one => getComputedStyle(one).display !== "inline")
  .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .filter(one => {
    const { paddingTop, paddingBottom } = getComputedStyle(one);
    return one.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) > 1; // nothing of it is left out
  })
  .map(one => `cut off by ${one.scrollWidth - one.clientWidth}: ${one.className} ${one.textContent.slice(0, 80)}`)"""
