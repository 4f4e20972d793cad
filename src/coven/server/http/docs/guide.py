"""What those who write clients want to know: Markdown, with the limits of this server."""

from importlib.resources import files
from string import Template

from msgspec.structs import asdict

from coven.server.config import Settings


def guide(settings: Settings) -> str:
    page = files("coven.server.http.docs").joinpath("clients.md").read_text("utf-8")
    return Template(page).substitute(asdict(settings))
