"""The descriptions as a page for people: Markdown, which a library turns into HTML. No script is needed to read it."""

from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from coven.server.http.docs.game_schemas import Schema
from coven.server.http.docs.specs import REF

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #1c1726; background: #fdfcff; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
td, th { text-align: left; vertical-align: top; padding: 0.1rem 1rem 0.1rem 0; }
h2 { border-top: 1px solid #cbc4d8; padding-top: 1rem; }
:target { outline: 2px solid #6b3fd4; }
a { color: #4a24a8; }
@media (prefers-color-scheme: dark) {
  body { color: #ece8f5; background: #15121c; }
  a { color: #b9a3ff; }
}
"""
SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Coven: for programs</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">
<link rel="icon" href="/icon.svg"></head><body><main>
{}</main></body></html>"""


def page(http: Schema, socket: Schema, guide: str) -> str:
    """A guide, all doors, what can be said by socket, and all types."""
    schemas = http["components"]["schemas"] | socket["components"]["schemas"]
    parts = [
        f"# Coven {http['info']['version']}, for programs",
        "The same for programs: [OpenAPI](/api/openapi.json), [AsyncAPI](/api/asyncapi.json).",
        guide,
        "## By HTTP",
        *(_door(path, method, door) for path, ways in http["paths"].items() for method, door in ways.items()),
        f"## By socket\n\n`{_address(socket)}`",
        f"### What a client says\n\n{_messages(socket, 'say')}",
        f"### What it is told\n\n{_messages(socket, 'tell')}",
        "## Types",
        *(_type(name, schemas[name]) for name in sorted(schemas)),
    ]
    return SHELL.format(_html("\n\n".join(parts)))


def _html(markdown: str) -> str:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("heading_open", _heading)
    return str(reader.render(markdown))


def _heading(renderer: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, _env: EnvType) -> str:
    """A heading can be linked to by its text."""
    tokens[place].attrSet("id", tokens[place + 1].content.strip("`"))
    return renderer.renderToken(tokens, place, options, _env)


def _door(path: str, method: str, door: Schema) -> str:
    about = door.get("description") or door.get("summary") or ""
    asked = [(each["name"], _kind(each["schema"]), each["in"]) for each in door.get("parameters", [])]
    if "requestBody" in door:
        asked.append(("body", _content(door["requestBody"]), ""))
    answers = [
        (status, _content(answer), answer.get("description", "")) for status, answer in door["responses"].items()
    ]
    who = "Needs a name." if door.get("security") and {} not in door["security"] else ""
    head = f"### {method.upper()} `{path}`\n\n{about} {who}"
    return "\n\n".join(part for part in (head, _rows("Takes", asked), _rows("Answers", answers)) if part)


def _address(socket: Schema) -> str:
    return str(socket["channels"]["table"]["address"])


def _messages(socket: Schema, operation: str) -> str:
    names = [each["$ref"].rpartition("/")[2] for each in socket["operations"][operation]["messages"]]
    found = socket["components"]["messages"]
    return _rows("Message", [(name, _link(name), found[name]["summary"]) for name in names])


def _type(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    rows = [
        (field, _kind(kind), "" if field in needed else "may be left out")
        for field, kind in schema.get("properties", {}).items()
    ]
    shown = _rows("Fields", rows) if rows else _kind(schema)
    return f"### `{name}`\n\n{schema.get('description', '')}\n\n{shown}"


def _rows(title: str, rows: list[tuple[str, str, str]]) -> str:
    """A name, a type as Markdown, and a remark."""
    lines = [f"| `{name}` | {kind} | {_cell(remark)} |" for name, kind, remark in rows]
    return "\n".join([f"| {title} | Type | |", "| --- | --- | --- |", *lines]) if lines else ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _content(part: Schema) -> str:
    return ", ".join(f"{_kind(media.get('schema', {}))} ({name})" for name, media in part.get("content", {}).items())


def _link(name: str) -> str:
    return f"[{name}](#{name})"


def _kind(schema: Any) -> str:
    """A type in words, with links to those that have names."""
    match schema:
        case {"$ref": str(reference)}:
            return _link(reference.removeprefix(REF))
        case {"anyOf": list(kinds)} | {"oneOf": list(kinds)}:
            return " or ".join(_kind(kind) for kind in kinds)
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"enum": list(values)}:
            return " or ".join(f"`{value}`" for value in values)
        case {"const": value}:
            return f"`{value}`"
        case {"type": kind}:
            return str(kind) + _bounds(schema)
    return "anything"


def _bounds(schema: Schema) -> str:
    names = {"minimum": "≥", "maximum": "≤", "minLength": "length ≥", "maxLength": "length ≤"}
    found = [f"{sign} {schema[name]}" for name, sign in names.items() if name in schema]
    return f" ({', '.join(found)})" if found else ""
