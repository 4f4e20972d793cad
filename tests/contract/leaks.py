"""Compares all that reaches a seat at a table and at the seat's own guess of it: there must be no difference."""

from random import Random

import msgspec

from coven.engine import SPECTATOR, Event, Illegal, Move, Seat, Table, Told
from coven.games.hocus.events import PocketExchanged, PocketMoved
from tests.contract.cases import luck


class Nonsense(Move, frozen=True):
    """A move that no game knows."""


def leaks(table: Table, seat: Seat, random: Random) -> list[str]:
    """The channels in which `seat` could tell the table from its guess; none if all is well."""
    twin = table.guess(seat, luck(random.random()))
    probes = [Nonsense(), *_any_moves(table, random), *_any_moves(twin, random)]
    found = {
        "view": _view(table, seat) != _view(twin, seat),
        "asked": _asked(table, seat) != _asked(twin, seat),
        "moves": _offer(table, seat) != _offer(twin, seat),
        "refusals": _refusals(table, seat, probes) != _refusals(twin, seat, probes),
        "events": _events_differ(table, twin, seat, random),
    }
    return [channel for channel, leaking in found.items() if leaking]


def choices_that_sound_different(table: Table, actor: Seat, moves: list[Move]) -> list[Seat]:
    """Who hears something else after one of these moves than after another, though seeing the same."""
    telling, heard = [], dict[tuple[Seat, bytes], bytes]()
    for move in moves:
        after = table.clone()
        told = after.play(actor, move)
        for seat in {*watchers(table)} - {actor}:
            sound = _heard(told, seat)
            if heard.setdefault((seat, _view(after, seat)), sound) != sound:
                telling.append(seat)
    return telling


def watchers(table: Table) -> list[Seat]:
    return [SPECTATOR, *range(table.players)]


def _view(table: Table, seat: Seat) -> bytes:
    return msgspec.json.encode(table.view(seat))


def _asked(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who is waited for, as far as `seat` may know: who has called in secret seems to wait like everybody else."""
    return table.asked(seat)


def _offer(table: Table, seat: Seat) -> bytes:
    return msgspec.json.encode([*table.moves(seat)])


def _any_moves(table: Table, random: Random) -> list[Move]:
    """Moves that are on offer to somebody: what a seat might send out of turn or without the card."""
    offers = [table.moves(actor) for actor in table.actors()]
    return [move for offer in offers for move in random.sample(offer, min(4, len(offer)))]


def _refusals(table: Table, seat: Seat, moves: list[Move]) -> list[str]:
    return [_refusal(table, seat, move) for move in moves]


def _refusal(table: Table, seat: Seat, move: Move) -> str:
    try:
        table.check(seat, move)
    except Illegal as illegal:
        return str(illegal)
    return "legal"


def _events_differ(table: Table, twin: Table, seat: Seat, random: Random) -> bool:
    """Whether a move that both tables know shows `seat` more than its view holds afterwards."""
    for actor in {*table.actors()} & {*twin.actors()}:
        known_to_twin = set(twin.moves(actor))
        shared = [move for move in table.moves(actor) if move in known_to_twin]
        for move in random.sample(shared, min(3, len(shared))):
            here, there = table.clone(), twin.clone()
            told, told_twin = here.play(actor, move), there.play(actor, move)
            if here.view(seat) == there.view(seat) and _heard(told, seat) != _heard(told_twin, seat):
                return True
    return False


def _heard(told: list[Told], seat: Seat) -> bytes:
    return msgspec.json.encode([_lasting(each.event) for each in told if each.reaches(seat)])


def _lasting(event: Event) -> Event:
    """Everybody sees which card of a Pocket moves (HC-37), and no view keeps it: Hocus has a test of its own for it."""
    match event:
        case PocketExchanged() | PocketMoved():
            return msgspec.structs.replace(event, place=0)
    return event
