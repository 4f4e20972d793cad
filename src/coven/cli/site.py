"""coven site: the page as files that any web server can serve, with the games inside."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

from coven.cli.common import reason, words
from coven.cli.failure import Failure
from coven.cli.screen import Screen

TITLE = "<title>"
NONE = "none"


def site(folder: Path, *, server: str | None = None) -> None:
    """Write a site that needs no server of ours: every game against bots or on one device, in the browser alone.

    Put the folder on any web server, under any path.

    Parameters
    ----------
    folder
        The folder to write; it must not exist yet.
    server
        The address of a Coven server, for those who want to play with friends: https://coven.example
    """
    text = words(None)
    if server is not None and not server.startswith(("https://", "http://")):
        raise Failure(text("cli-site-server", given=server))
    if folder.exists():
        raise Failure(text("cli-site-exists", file=str(folder)))
    with as_file(files("coven.server") / "static") as page:
        if not (page / "index.html").is_file():
            raise Failure(text("cli-site-not-built"), 1)
        try:
            shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.gz"))
            _name_server(folder / "index.html", server or NONE)
        except OSError as error:
            raise Failure(text("cli-cannot-write", file=str(folder), detail=reason(error)), 1) from None
    Screen().print(text("cli-site-done", file=str(folder)), markup=False, soft_wrap=True)


def _name_server(index: Path, server: str) -> None:
    """The page reads from its heading that it is alone."""
    page = index.read_text("utf-8")
    named = server.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    index.write_text(page.replace(TITLE, f'<meta name="coven-server" content="{named}" />{TITLE}', 1), "utf-8")
