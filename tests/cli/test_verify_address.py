"""coven verify https://…: records from a server."""

from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.conftest import Coven


class Answers(BaseHTTPRequestHandler):
    """Any server with a record at /record, and with traps."""

    def __init__(self, record: bytes, *rest: object) -> None:
        self.record = record
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        status, headers, body = {
            "/record": (200, {}, self.record),
            "/moved": (302, {"Location": "/record"}, b""),
            "/trap": (302, {"Location": "file:///etc/passwd"}, b""),
            "/own": (200, {}, b'{"tell":"update"}\n'),
        }.get(self.path, (404, {}, b"no"))
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def address(finished: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Answers, finished.read_bytes())) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("page", ["/record", "/moved"])
def test_a_record_at_an_address(coven: Coven, address: str, page: str) -> None:
    checked = coven("verify", address + page)
    assert checked.code == 0
    assert checked.out == f"✓ {address}{page}: verified. Familiars, 12 moves. Ada wins!\n"


@pytest.mark.parametrize(
    "page, said",
    [("/nothing", "/nothing: Not Found"), ("/trap", "Can’t read"), ("/own", "not a Coven record")],
)
def test_what_is_no_record_is_one_line(coven: Coven, address: str, page: str, said: str) -> None:
    checked = coven("verify", address + page)
    assert checked.code == 1
    assert said in checked.one_line()


def test_nobody_answers(coven: Coven) -> None:
    checked = coven("verify", "http://127.0.0.1:9/record")
    assert checked.code == 1
    assert "Can’t read" in checked.one_line()
