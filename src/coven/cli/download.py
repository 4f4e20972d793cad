"""Records at an address of the web."""

from http.client import HTTPException
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
)

from coven.cli.failure import Failure
from coven.text import Text

SCHEMES = ("http://", "https://")
PATIENCE = 30
MOST = 16 * 1024 * 1024
"""Bytes: a hundred times a long game."""


def is_address(name: str) -> bool:
    return name.lower().startswith(SCHEMES)


def download(address: str, text: Text) -> bytes:
    """What is at the address, by HTTP(S) alone: no file and no other scheme, even if the server sends us there."""
    opener = OpenerDirector()
    for handler in (HTTPHandler, HTTPSHandler, HTTPRedirectHandler, HTTPErrorProcessor, HTTPDefaultErrorHandler):
        opener.add_handler(handler())
    try:
        with opener.open(address, timeout=PATIENCE) as answer:
            data: bytes = answer.read(MOST + 1)
    except (OSError, HTTPException, ValueError) as error:
        detail = str(getattr(error, "reason", None) or error)
        raise Failure(text("cli-cannot-read", file=address, detail=detail), 1) from None
    if len(data) > MOST:
        raise Failure(text("cli-cannot-read", file=address, detail=f"> {MOST} B"), 1)
    return data
