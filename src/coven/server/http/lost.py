"""The page for an address that leads nowhere, for people; programs get JSON."""

from html import escape
from typing import Any

from litestar import Request, Response

from coven.text import LANGUAGES, Text

PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coven</title>
<h1>{title}</h1>
<p><a href="/">{home}</a></p>
</html>
"""


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks, and for nothing of the API."""
    return "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")


def lost(request: Request[Any, Any, Any]) -> Response[bytes]:
    language = _language(request.headers.get("accept-language", ""))
    text = Text(language)
    page = PAGE.format(language=language, title=escape(text("problem-no-page")), home=escape(text("lost-home")))
    return Response(page.encode(), media_type="text/html", status_code=404)


def _language(wanted: str) -> str:
    """The first of a browser's languages that Coven speaks."""
    asked = (one.split(";")[0].strip()[:2].lower() for one in wanted.split(","))
    return next((one for one in asked if one in LANGUAGES), LANGUAGES[0])
