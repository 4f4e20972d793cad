"""The descriptions as a page for people: plain HTML, made here, without any script."""

from html import escape
from typing import Any

from coven.server.http.docs.game_schemas import Schema
from coven.server.http.docs.specs import REF

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #1c1726; background: #fdfcff; }
details { border: 1px solid #cbc4d8; border-radius: 0.4rem; margin: 0.4rem 0; padding: 0.4rem 0.8rem; }
summary { cursor: pointer; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
td, th { text-align: left; vertical-align: top; padding: 0.1rem 1rem 0.1rem 0; }
:target { outline: 2px solid #6b3fd4; }
a { color: #4a24a8; }
@media (prefers-color-scheme: dark) {
  body { color: #ece8f5; background: #15121c; }
  a { color: #b9a3ff; }
}
"""


def page(http: Schema, socket: Schema) -> str:
    """All doors, what can be said by socket, and all types."""
    schemas = http["components"]["schemas"] | socket["components"]["schemas"]
    doors = [_door(path, method, door) for path, ways in http["paths"].items() for method, door in ways.items()]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Coven: for programs</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">'
        '<link rel="icon" href="/icon.svg"></head><body>'
        f"<main><h1>Coven {escape(http['info']['version'])}, for programs</h1>"
        '<p>The same for programs: <a href="/api/openapi.json">OpenAPI</a>, <a href="/api/asyncapi.json">AsyncAPI</a>. '
        "Scripts send <code>Authorization: Bearer …</code> with a key from <code>/api/me/tokens</code>.</p>"
        f"<h2>By HTTP</h2>{''.join(doors)}<h2>By socket</h2><p><code>{escape(_address(socket))}</code></p>"
        f"<h3>What a client says</h3>{_messages(socket, 'say')}<h3>What it is told</h3>{_messages(socket, 'tell')}"
        f"<h2>Types</h2>{''.join(_type(name, schemas[name]) for name in sorted(schemas))}</main></body></html>"
    )


def _door(path: str, method: str, door: Schema) -> str:
    about = escape(door.get("description") or door.get("summary") or "")
    asked = [(each["name"], _kind(each["schema"]), each["in"]) for each in door.get("parameters", [])]
    if "requestBody" in door:
        asked.append(("body", _content(door["requestBody"]), ""))
    answers = [
        (status, _content(answer), answer.get("description", "")) for status, answer in door["responses"].items()
    ]
    head = f"<summary><strong>{method.upper()}</strong> <code>{escape(path)}</code> {about}</summary>"
    return f"<details>{head}{_rows('Takes', asked)}{_rows('Answers', answers)}</details>"


def _address(socket: Schema) -> str:
    return str(socket["channels"]["table"]["address"])


def _messages(socket: Schema, operation: str) -> str:
    names = [each["$ref"].rpartition("/")[2] for each in socket["operations"][operation]["messages"]]
    found = socket["components"]["messages"]
    rows = [(name, _link(name), found[name]["summary"]) for name in names]
    return _rows("Message", rows)


def _type(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    rows = [
        (field, _kind(kind), "" if field in needed else "may be left out")
        for field, kind in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    shown = _rows("Fields", rows) if rows else _kind(schema)
    return f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> {about}</summary>{shown}</details>'


def _rows(title: str, rows: list[tuple[str, str, str]]) -> str:
    """A name, a type as HTML, and a remark."""
    if not rows:
        return ""
    lines = [f"<tr><td><code>{escape(a)}</code></td><td>{b}</td><td>{escape(c)}</td></tr>" for a, b, c in rows]
    return (
        f"<table><thead><tr><th>{title}</th><th>Type</th><th></th></tr></thead><tbody>{''.join(lines)}</tbody></table>"
    )


def _content(part: Schema) -> str:
    return ", ".join(
        f"{_kind(media.get('schema', {}))} <small>{escape(name)}</small>"
        for name, media in part.get("content", {}).items()
    )


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


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
            return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"const": value}:
            return f"<code>{escape(str(value))}</code>"
        case {"type": kind}:
            return escape(str(kind)) + escape(_bounds(schema))
    return "anything"


def _bounds(schema: Schema) -> str:
    names = {"minimum": "≥", "maximum": "≤", "minLength": "length ≥", "maxLength": "length ≤"}
    found = [f"{sign} {schema[name]}" for name, sign in names.items() if name in schema]
    return f" ({', '.join(found)})" if found else ""
