"""`python -m coven.research.measure`: play games of all kinds at random and write down the space of each.

Words come from types and texts; play adds a few to those in views. Words that are in a file keep their places in it.
"""

import sys
from collections.abc import Iterable, Iterator, Sized
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coven import games
from coven.engine import Game, Illegal, Move, Table, printed, seed_from
from coven.research import words
from coven.research.flat import LEFT_OUT, Length, leaves
from coven.research.grammar import Sentences
from coven.research.shapes import Anything, Fields, Many, Name, OneOf, Shape, shape
from coven.research.space import SPOKEN, Space
from coven.research.speech import Speech

GAMES = 8
"""How many of each kind are played."""


class Found(msgspec.Struct):
    """What was seen in play: the lengths of tuples by their paths, and words."""

    lengths: dict[str, set[int]]
    words: set[str]

    def name(self, name: Any) -> None:
        if isinstance(name, str):
            self.words.add(printed(name)[0])

    def count(self, path: str, items: Sized | None) -> None:
        """What is not there has no length."""
        seen = self.lengths.setdefault(path, set())
        if items is not None:
            seen.add(len(items))


def main(names: Iterable[str]) -> None:
    for game in map(games.find, names):
        space = msgspec.json.encode(measure(game, on_file(game)))
        Path(str(files(game.package)), "space.json").write_bytes(msgspec.json.format(space, indent=1) + b"\n")


def load(game: Game) -> Space:
    """The space of a game: the one on file, or a new one."""
    return on_file(game) or measure(game)


def on_file(game: Game) -> Space | None:
    file = files(game.package) / "space.json"
    return msgspec.json.decode(file.read_bytes(), type=Space) if file.is_file() else None


def measure(game: Game, before: Space | None = None) -> Space:
    """The space of a game, with the words of an earlier one first."""
    view = type(next(deals(game, game.players[0], 0)).view(0))
    said = _grown(before.said if before else (), words.words_said(game))
    played = {players: play(game, players, Sentences(said)) for players in game.players}
    names = words.words_seen(game, view).union(*(found.words for found in played.values()))
    seen = _grown(before.seen if before else (), names)
    return Space(said, seen, {players: _lengths(found) for players, found in played.items()})


def _grown(before: tuple[str, ...], now: set[str]) -> tuple[str, ...]:
    return (*before, *sorted(now - {*before}))


def variants(game: Game) -> Iterator[dict[str, Any]]:
    """The default, and every option at each of its choices or at both ends of its range."""
    yield {}
    for info in game.option_infos():
        yield from ({info.name: value} for value in info.choices or (info.low, info.high) if value != info.default)


def deals(game: Game, players: int, seed: int) -> Iterator[Table]:
    """A table of every variant that the rules know for so many players."""
    for options in variants(game):
        luck = seed_from(f"{game.name} {players} {options} {seed}", ())
        try:
            yield game.deal(players, {**game.simulation, **options}, chance=luck)
        except Illegal:
            continue


def play(game: Game, players: int, sentences: Sentences) -> Found:
    """Games of every variant, at random."""
    found = Found({SPOKEN: {0}}, set())
    random = Random(f"{game.name} {players}")
    for seed in range(GAMES):
        for table in deals(game, players, seed):
            _play(table, sentences, random, found)
    return found


def _lengths(found: Found) -> dict[str, Length]:
    return {path: _length(seen) for path, seen in sorted(found.lengths.items())}


def _length(seen: set[int]) -> Length:
    """As long as any that was seen, and half as long again where it changes."""
    most = max(seen, default=0)
    return Length(most, True) if len(seen) == 1 else Length(most + most // 2 + 1)


def _play(table: Table, sentences: Sentences, random: Random, found: Found) -> None:
    """A game at random, by moves or by words: these are not the same games. Each move is looked at by one seat."""
    by_words = random.random() < 0.5
    kind = shape(type(table.view(0)))
    while actors := table.actors():
        look(kind, table.view(random.randrange(table.players)), "", found)
        moves = table.offers(actors[0])
        said = _say(Speech(moves, sentences), random, found) if actors[0] >= 0 else moves[0]
        table.apply(actors[0], said if by_words else random.choice(moves))
    for seat in range(table.players):
        look(kind, table.view(seat), "", found)


def _say(speech: Speech, random: Random, found: Found) -> Move:
    """Some move, and how many words it takes but for the last."""
    while (move := speech.say(random.choice(speech.choices))) is None:
        pass
    found.lengths[SPOKEN].add(len(speech.spoken) - 1)
    return move


def look(kind: Shape, value: Any, path: str, found: Found) -> None:
    match kind:
        case Fields():
            for name, inner in kind.fields:
                if (under := f"{path}.{name}".lstrip(".")) not in LEFT_OUT:
                    look(inner, getattr(value, name, None), under, found)
        case OneOf(options=(option,)):
            look(option, value, path, found)
        case OneOf():
            for option in kind.options:
                _look_at_option(option, value, path, found)
        case Many():
            found.count(path, value)
            for item in value or (None,):
                look(kind.item, item, f"{path}[]", found)
        case Anything():
            inside = value and list(leaves(value))
            found.count(path, inside)
            for leaf in inside or ():
                found.name(leaf)
        case Name():
            found.name(value)


def _look_at_option(kind: Shape, value: Any, path: str, found: Found) -> None:
    """The structs that it is not are not there."""
    assert isinstance(kind, Fields)
    fits = value is not None and value.__struct_config__.tag == kind.tag
    look(kind, value if fits else None, f"{path}.{kind.tag}", found)


if __name__ == "__main__":
    main(sys.argv[1:] or games.names())
