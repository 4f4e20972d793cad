"""What the page has from Python: the types of every game's values and of the wire, and what is printed on the cards.

    python -m scripts.schemas [GAME...]

writes web/src/generated/<game>.ts, engine.ts and protocol.ts, and the types again as <name>.schema.json. They are not
committed: they are made again before the page is built or checked, so that a field that changes here is a type error
there at once, and a number that changes here is another number there.
"""

import inspect
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec

from coven import bots
from coven.bots.cast import CAST
from coven.engine import Game, Outcome, Prompt, View
from coven.engine.game import OptionInfo
from coven.games import find, names
from coven.play.api import game_info
from coven.server.http.docs.game_schemas import game_schemas, members
from examples.familiars import GAME as FAMILIARS

GENERATED = Path(__file__).parents[1] / "web" / "src" / "generated"
WIRE = (
    "coven.play.protocol",
    "coven.play.problems",
    "coven.play.hints",
    "coven.play.api",
    "coven.server.http.lobby",
    "coven.server.http.people",
    "coven.server.http.play",
    "coven.server.http.archive",
    "coven.play.replays",
    "coven.lab.chances",
    "coven.lab.luck_and_skill",
)
HEADER = "// Made by scripts/schemas.py from the Python code. Do not edit.\n"
REF = "#/$defs/"

Schema = dict[str, Any]


def main() -> None:
    GENERATED.mkdir(parents=True, exist_ok=True)
    games = games_that_are_there(sys.argv[1:])
    for game in games.values():
        write_game(game)
    write_cast()
    write_games(games)
    write("engine", *struct_schemas([Prompt, Outcome, View, OptionInfo]))
    write("protocol", *module_schemas([import_module(name) for name in WIRE]))


def write_games(games: dict[str, Game]) -> None:
    """What the lobby says of our games, for a page that has no server to ask."""
    infos = [game_info(game, bots.names(game)) for name, game in games.items() if name in names()]
    told = json.dumps(msgspec.to_builtins(infos), indent=2)
    lines = [HEADER, 'import type { GameInfo } from "./protocol";\n', f"export const GAMES: GameInfo[] = {told};\n"]
    (GENERATED / "games.ts").write_text("\n".join(lines), "utf-8")


def write_game(game: Game) -> None:
    write(game.name, *game_schemas(game, REF), printed(game))


def write_cast() -> None:
    """Who has a portrait."""
    ids = json.dumps([member.id for member in CAST])
    (GENERATED / "cast.ts").write_text(f"{HEADER}\nexport const CAST = {ids} as const;\n", "utf-8")


def printed(game: Game) -> str:
    """What is printed on the cards, as a constant: TypeScript knows every name and number in it."""
    return f"export const PRINTED = {json.dumps(msgspec.to_builtins(game.printed), indent=2)} as const;\n"


def games_that_are_there(wanted: list[str]) -> dict[str, Game]:
    """The wanted games, or every game in our folder, and the example."""
    return {name: find(name) for name in wanted or names()} | {"familiars": FAMILIARS}


def struct_schemas(structs: list[type]) -> tuple[dict[str, list[str]], Schema]:
    return {}, msgspec.json.schema_components(structs, ref_template=REF + "{name}")[1]


def module_schemas(modules: list[ModuleType]) -> tuple[dict[str, list[str]], Schema]:
    """All structs that are written in these modules, and their unions of them."""
    public = [(module, name, value) for module in modules for name, value in vars(module).items() if name[0] != "_"]
    structs = [value for module, _, value in public if is_struct(value) and value.__module__ == module.__name__]
    unions = {name: members(value) for _, name, value in public if isinstance(value, UnionType)}
    named = {name: [kind.__name__ for kind in kinds] for name, kinds in unions.items() if all(map(is_struct, kinds))}
    return named, struct_schemas(structs)[1]


def is_struct(kind: Any) -> bool:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct)


def write(name: str, families: dict[str, list[str]], components: Schema, *constants: str) -> None:
    lines = [HEADER, *constants]
    lines += [interface(title, schema) for title, schema in components.items()]
    for family, titles in families.items():
        if titles != [family]:
            lines.append(f"export type {family} = {' | '.join(titles)};\n")
    (GENERATED / f"{name}.ts").write_text("\n".join(lines), "utf-8")
    (GENERATED / f"{name}.schema.json").write_text(json.dumps({"$defs": components}, indent=1), "utf-8")


def interface(title: str, schema: Schema) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {title} = {typescript(schema)};\n"
    required = schema.get("required", [])
    fields = [
        f"  {name if name.isidentifier() else json.dumps(name)}{'' if name in required else '?'}: {typescript(kind)};"
        for name, kind in schema["properties"].items()
    ]
    return "\n".join([f"{about}export interface {title} {{", *fields, "}\n"])


def typescript(schema: Schema) -> str:
    """One schema as a type."""
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix(REF)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " | ".join(dict.fromkeys(typescript(kind) for kind in kinds))
        case {"type": "array", "prefixItems": kinds}:
            return f"[{', '.join(typescript(kind) for kind in kinds)}]"
        case {"type": "array", "items": dict(kind)}:
            inner = typescript(kind)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(kind)}:
            return f"Record<string, {typescript(kind)}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    others = {"array": "unknown[]", "object": "Record<string, unknown>"}
    return (simple | others).get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    main()
