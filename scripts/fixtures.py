"""Real positions and real sentences for the page's tests: what the page draws and says is held against these.

    python -m scripts.fixtures [GAME...]

Positions: of games played by bots, a moment at which seat 0 is asked each of its questions, the same moment
seen by a spectator, and the end. Crowd: the same with the most players, and as much on the table as there ever was.
Records: of one game. Sentences: values of every kind that came up, and how `coven.text` says them.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coven.bots import Choose, Sight, find, names
from coven.bots.cast import CAST
from coven.engine import CLOCK, SPECTATOR, Event, Game, Illegal, Record, Table, seed_from
from coven.text import LANGUAGES, PLAIN, SEATS, Text
from scripts.schemas import GENERATED, games_that_are_there

PEOPLE = ("Ada", "Bruno", "Carla", "Dario", "Élise", "Farid", "Gwen", "Hugo", "Inès", "Jakob")
GAMES_PLAYED = 4
SAMPLES = 3
"""Sentences of each kind."""

Json = dict[str, Any]


def main() -> None:
    GENERATED.mkdir(parents=True, exist_ok=True)
    write_fixtures(games_that_are_there(sys.argv[1:]), GENERATED)


def write_fixtures(games: dict[str, Game], folder: Path) -> None:
    dump(folder / "text.json", {"seats": sorted(SEATS), "plain": sorted(PLAIN)})
    for name, game in games.items():
        moments, values = [], []
        for number in range(GAMES_PLAYED):
            found, seen = played(game, number)
            moments += found
            values += seen
        dump(folder / f"{name}.positions.json", best(moments, worth))
        dump(folder / f"{name}.crowd.json", best(crowded(game), fullness))
        dump(folder / f"{name}.sentences.json", list(sentences(game, values)))
        dump(folder / f"{name}.meta.json", meta(game))
        dump(folder / f"{name}.record.json", recorded(game))


def dump(path: Path, value: Any) -> None:
    path.write_text(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=1), "utf-8")


def meta(game: Game) -> Json:
    return {
        "name": game.name,
        "prefix": game.prefix,
        "players": [game.players[0], game.players[-1]],
        "options": game.option_infos(),
    }


def crowded(game: Game) -> list[Json]:
    """A game with the most players, under the names of the cast."""
    moments, _ = played(game, len(game.players))
    names = ["Ada", *(member.name for member in CAST)]
    return [one | {"names": names[: len(one["names"])]} for one in moments]


def played(game: Game, number: int) -> tuple[list[Json], list[Any]]:
    """One game by bots: its moments, and every move, event and prompt in it."""
    players = game.players[min(number + 1, len(game.players) - 1)]
    table = game.deal(players, game.simulation, chance=seed_from(f"fixture {number}", ()))
    bot, random = adept(game), Random(number)
    log: list[Event] = []
    moments, values = [], []
    while actors := table.actors():
        if 0 in table.view(0).asked:
            moments.append(moment(game, table, log))
            values += table.moves(0)
        values.append(table.view(0).prompt)
        seat = actors[0]
        move = table.moves(seat)[0] if seat == CLOCK else bot(Sight(table, seat), random)
        told = table.play(seat, move)
        log = [*log, *(one.event for one in told if one.reaches(0))][-40:]
        values += [one.event for one in told]
    return [*moments, moment(game, table, log)], [*values, table.outcome, *refusals(table)]


def moment(game: Game, table: Table, log: list[Event]) -> Json:
    view = table.view(0)
    return {
        "game": game.name,
        "title": view.prompt.message if view.prompt else "end",
        "names": PEOPLE[: table.players],
        "view": msgspec.to_builtins(view),
        "moves": msgspec.to_builtins([*table.moves(0)]),
        "spectator": msgspec.to_builtins(table.view(SPECTATOR)),
        "events": msgspec.to_builtins(log),
    }


def recorded(game: Game) -> str:
    """The record of a whole game."""
    players = game.players[min(1, len(game.players) - 1)]
    nonces = [f"nonce of {name}" for name in PEOPLE[-players:]]
    options = msgspec.to_builtins(game.simulation)
    record = Record.start(game, players, options, secret="fixture ♣", seats=PEOPLE[-players:], nonces=nonces)
    random, choose = Random(players), find("random", game)
    while actors := record.table.actors():
        record.play(actors[0], choose(Sight(record.table, actors[0]), random), at=len(record.lines) * 250)
    return record.encode().decode()


def best(moments: list[Json], by: Callable[[Json], Any]) -> list[Json]:
    """Of each question one moment."""
    found: dict[str, Json] = {}
    for one in moments:
        kept = found.get(one["title"])
        if kept is None or by(one) > by(kept):
            found[one["title"]] = one
    return list(found.values())


def fullness(moment: Json) -> int:
    """How much there is to see."""
    return len(json.dumps([moment["view"], moment["moves"]]))


def worth(moment: Json) -> tuple[bool, int]:
    """The longest log up to a middle length, where there are people to choose from."""
    targets = {move["target"] for move in moment["moves"] if move.get("target") is not None}
    return len(targets) > 1, min(len(moment["events"]), 30)


def refusals(table: Table) -> Iterator[Illegal]:
    yield Illegal(table.end_rule, "game-over")
    yield Illegal(table.end_rule, "wrong-players", given=12, low=2, high=6)


def sentences(game: Game, values: list[Any]) -> Iterator[Json]:
    """How a few values of every kind are said in every language that the game has."""
    for language in LANGUAGES:
        try:
            text = Text(language, game, PEOPLE[:4])
        except FileNotFoundError:
            continue
        seen: dict[str, int] = {}
        for value in values:
            kind, said = say(text, value)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= SAMPLES:
                yield {"language": language, "kind": kind.split("-")[0], "value": plain(value), "sentence": said}


def say(text: Text, value: Any) -> tuple[str, str]:
    match value:
        case Illegal():
            return f"refusal-{value.message}", text.refusal(value)
        case msgspec.Struct() if hasattr(value, "message"):
            return f"prompt-{value.message}", text.prompt(value)
        case msgspec.Struct() if hasattr(value, "ranking"):
            return f"outcome-{value.reason}", text(f"outcome-{value.reason}")
    config = value.__struct_config__
    return f"{config.tag_field}-{config.tag}", text.value(value)


def plain(value: Any) -> Any:
    if isinstance(value, Illegal):
        return {"rule": value.rule, "message": value.message, "args": value.args_of_message}
    return msgspec.to_builtins(value)


def adept(game: Game) -> Choose:
    """The game's own bot where there is one."""
    return find("adept" if "adept" in names(game) else "random", game)


if __name__ == "__main__":
    main()
