"""Every game with every number of players, and every option with few, some and many of them: what must hold."""

from random import Random
from typing import Any

import msgspec

from coven.engine import Chance, Game, Illegal, Move, Seat, Table, seed_from
from coven.games import find, names
from examples.familiars import GAME as FAMILIARS

GAMES: dict[str, Game] = {name: find(name) for name in names()} | {"familiars": FAMILIARS}


class Case(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def deal(self, seed: object) -> Table:
        game = GAMES[self.game]
        return game.deal(self.players, {**game.simulation, **self.options}, chance=luck(seed))


def luck(seed: object) -> Chance:
    return seed_from(str(seed), ())


def variants(game: Game) -> list[dict[str, Any]]:
    """The default, and every option at each of its choices or at both ends of its range."""
    single: list[dict[str, Any]] = [{}]
    for info in game.option_infos():
        values = info.choices or (info.low, info.high)
        single += [{info.name: value} for value in values if value != info.default]
    return single


def cases() -> list[Case]:
    """All of them, less those that the rules do not know, such as teams of three."""
    found = []
    for name, game in GAMES.items():
        few, middle, many = game.players[0], game.players[len(game.players) // 2], game.players[-1]
        for players in game.players:
            for options in variants(game):
                case = Case(name, players, options)
                if (not options or players in {few, middle, many}) and is_known(case):
                    found.append(case)
    return found


def is_known(case: Case) -> bool:
    try:
        case.deal(0)
    except Illegal:
        return False
    return True


CASES = cases()


def step_randomly(table: Table, random: Random) -> tuple[Seat, Move]:
    """A random seat that can act, and a random move of it. Any order of arrival may happen at a real table."""
    seat = random.choice(table.actors())
    return seat, random.choice(table.moves(seat))
