"""Games that have ended, for the screens that come after them."""

import time
from typing import Any

from tests.browser.people import PATIENCE, Person

SHORT = {
    "hocus": {"goal": 5, "round_limit": 2},
    "hocus_pocus": {"gems": 10},
    "mandragora": {},
    "stupefix": {},
}
"""Options for short games; races take their time, so Hocus Focus is left to records."""


def finished(someone: Person, game: str = "hocus_pocus") -> str:
    """The id of a table at which somebody sat down and left a game to bots."""
    wish = {"game": game, "players": 4 if game == "stupefix" else 3, "options": SHORT[game]}
    table = asked(someone, "POST", "/api/quick", wish)["table"]["id"]
    wait_for_the_end(someone, table)
    return str(table)


def wait_for_the_end(someone: Person, table: str) -> None:
    """Somebody leaves a table to the bots, and waits until they have played it to its end."""
    asked(someone, "POST", f"/api/tables/{table}/leave")
    until = time.monotonic() + 3 * PATIENCE / 1000
    while asked(someone, "GET", f"/api/tables/{table}")["table"]["status"] != "ended":
        assert time.monotonic() < until, f"table {table} does not end"
        someone.page.wait_for_timeout(50)


def asked(someone: Person, method: str, address: str, body: Any = None) -> Any:
    """What the server answers this person, beside the page."""
    answer = someone.context.request.fetch(address, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()
