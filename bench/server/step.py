"""`python -m bench.server.step`: what a move costs at a table of the server, without sockets and disk.

Games are played by a fixed script of random moves; every seat has a listener. The least of many rounds counts, so that
two versions of the code can be compared on a busy machine, in turns.
"""

import argparse
import asyncio
import gc
import tempfile
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

from coven.engine import Game, Seat, seed_from
from coven.games import find
from coven.play.pace import Live
from coven.play.protocol import Play, encode
from coven.server.config import Settings
from coven.server.services import Services
from coven.server.store.rows import Change, Person, Sitter, TableRow
from coven.server.store.sqlite import SqliteStore
from coven.server.table.answers import play
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable

PLAYERS = {"hocus_pocus": 3, "mandragora": 3, "stupefix": 4}
MOST_MOVES = 60
SECRET, NONCE = "bench", "00"
Script = list[tuple[Seat, dict[str, Any]]]


class NoDisk(SqliteStore):
    """Whatever it is given is written at once."""

    def commit(self, change: Change) -> "asyncio.Future[bool]":
        done = asyncio.get_running_loop().create_future()
        done.set_result(True)
        return done


def write_script(game: Game, players: int) -> Script:
    """Which seat does what: any of those who are asked, and any of its moves."""
    table, random = game.deal(players, chance=seed_from(SECRET, [NONCE] * players)), Random(5)
    found: Script = []
    while len(found) < MOST_MOVES and (asked := table.actors()):
        seat = random.choice(asked)
        move = random.choice(table.moves(seat))
        table.play(seat, move)
        found.append((seat, msgspec.to_builtins(move)))
    return found


def new_table(services: Services, game: Game, players: int) -> LiveTable:
    sitters = tuple(Sitter(seat, f"player {seat}", NONCE, person=str(seat)) for seat in range(players))
    given = {"rules": game.rules_version, "options": {}, "seats": players, "pace": Live(), "secret": SECRET}
    open_to_all = {"public": True, "link": "", "host": "0", "leave_delay": None, "autostart": False}
    times = {"created": 0, "status": "playing", "started": services.clock.now(), "sitters": sitters}
    live = LiveTable(services, game, TableRow(id="table", game=game.name, **given, **open_to_all, **times))
    live.timeline, _ = live.beginning(live.row)
    live.audience.listeners += [Listener(str(seat), 1 << 30) for seat in range(players)]
    return live


async def microseconds(services: Services, game: Game, players: int, script: Script) -> float:
    """For each move of one game."""
    live = new_table(services, game, players)
    people = [Person(str(seat), f"player {seat}", "", 0) for seat in range(players)]
    start = process_time()
    for number, (seat, move) in enumerate(script):
        encode(await play(live, people[seat], Play(str(number), live.newest(seat), move), by_socket=True))
    return (process_time() - start) / len(script) * 1e6


async def measure(name: str, rounds: int) -> float:
    game, players = find(name), PLAYERS[name]
    script = write_script(game, players)
    with tempfile.TemporaryDirectory() as folder:
        services = Services(settings=Settings(), store=NoDisk(Path(folder) / "none"), games={name: game})
        return min([await microseconds(services, game, players, script) for _ in range(rounds)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.step", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    rounds = parser.parse_args().rounds
    gc.disable()
    for name in PLAYERS:
        print(f"{name:12} {asyncio.run(measure(name, rounds)):7.1f} µs a move")


if __name__ == "__main__":
    main()
