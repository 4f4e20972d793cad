"""A web server that knows nothing of Coven, and a site on it; the network can be cut."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser

from tests.browser.people import Person
from tests.browser.test_games import SHORT

LONG = 60_000
"""Milliseconds for what has to be loaded once: a runtime of 6 MB, on a machine that does other things too."""


class Quiet(SimpleHTTPRequestHandler):
    """As `python -m http.server`, without its log."""

    def log_message(self, *_: object) -> None:
        pass


class StaticHost:
    """Serves a folder. `with StaticHost(folder) as address`"""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self._open = True

    def __enter__(self) -> "StaticHost":
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def cut(self) -> None:
        """From now on nobody answers there."""
        if self._open:
            self._server.shutdown()
            self._server.server_close()
            self._open = False


def visitor(browser: Browser, address: str, seed: object, **look: object) -> Person:
    """Somebody who has the patience to load Python."""
    return patient(Person(browser, address, "Ada", seed, **look))


def patient(someone: Person) -> Person:
    """With bots that are not."""
    someone.context.set_default_timeout(LONG)
    someone.context.add_init_script("localStorage['coven.settings'] ??= JSON.stringify({ bots: 'fast' })")
    return someone


def sit_down(someone: Person, game: str) -> str:
    """At a small table on this device, the id of which is told; bots take the other seats."""
    seats, options = SHORT[game]
    someone.go(f"new/{game}")
    someone.page.click(f"label.pick:has(input[name=seats]):text-is('{seats}')")
    for name, value in options.items():
        someone.page.locator(f"#option-{name}").fill(str(value))
    someone.page.click("form button.main")
    someone.wait_for_table()
    return table_of(someone)


def table_of(someone: Person) -> str:
    """The id of the table in the address bar, with or without an invitation behind it."""
    return someone.page.url.rpartition("/")[2].partition("?")[0]


def reopen(someone: Person) -> None:
    """The tab is closed, and another one opened."""
    someone.page.close()
    someone.page = someone.look_with(someone.context.new_page())
