"""The histories of played games, and those that a guess may have had."""

from collections.abc import Iterator
from itertools import product
from math import comb
from random import Random

import msgspec

from coven.engine import Event, Illegal, Move, Seat
from coven.games.stupefix.cards import FIZZLE, SHIELD, STUNNER, Spell
from coven.games.stupefix.moves import Cast, Prepare, Take
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.steps.duel import Aiming, Casting, Preparing
from tests.games.stupefix.tables import deal

Hidden = tuple[tuple[Spell, ...], ...]
"""For each seat what it laid under Shields, and last what it has prepared, if anything."""


class History(msgspec.Struct):
    """A game from its deal: every move, and all that one seat (or a spectator) has heard."""

    viewer: Seat
    first: StupefixTable
    table: StupefixTable
    moves: list[tuple[Seat, Move]] = []
    heard: list[Event] = []

    def play(self, seat: Seat, move: Move) -> None:
        self.heard += [told.event for told in self.table.play(seat, move) if told.reaches(self.viewer)]
        self.moves.append((seat, move))


def begin(viewer: Seat, first: StupefixTable) -> History:
    return History(viewer, first, first.clone())


def with_lessons(players: int, seed: object, rounds: tuple[int, int, int]) -> StupefixTable:
    """A deal with a Private Lesson in each of these rounds (the first is on offer already)."""
    first = deal(players, seed)
    for number in rounds:
        if number == 1:
            first.offered[0] = "private-lesson"
        else:
            first.pile[-1 - 8 * (number - 2)] = "private-lesson"
    return first


def shy_move(table: StupefixTable, seat: Seat, random: Random, daring: float) -> Move:
    """Players who show few Stunners and love Lessons: so the discard is looked into, and much stays hidden."""
    moves = table.moves(seat)
    match moves[0]:
        case Prepare():
            return moves[-1] if random.random() < daring else moves[0]
        case Cast(card=card):
            return moves[random.random() < (0.95 if card == STUNNER else 0.4)]
    return Take("private-lesson") if Take("private-lesson") in moves else random.choice(moves)


def shy_history(players: int, seed: int, viewer: Seat, number: int) -> History:
    """So many moves of shy players, who prepare a Stunner seldom or often."""
    random = Random(f"{players} {seed}")
    history = begin(viewer, with_lessons(players, seed, (1, 2, 3) if seed % 4 < 3 else (5, 6, 7)))
    daring = (0.02, 0.15, 0.4, 0.05)[seed % 4]
    for _ in range(number):
        seat = random.choice(history.table.actors())
        history.play(seat, shy_move(history.table, seat, random, daring))
    return history


# Told again with other cards


def hidden(table: StupefixTable) -> Hidden:
    prepared = [(card,) for card in table.prepared] or [()] * table.players
    return tuple(under + card for under, card in zip(table.shielded, prepared, strict=True))


def retell(history: History, cards: Hidden) -> History:
    """The same moves, but the hidden cards are others. Raises `Illegal` if that cannot be."""
    again = begin(history.viewer, history.first)
    unseen = [iter(each) for each in cards]
    for seat, move in history.moves:
        match move:
            case Prepare(card=card):
                shown = history.table.casts[seat][again.table.round - 1 :][:1]
                seen = bool(shown) and shown[0] != SHIELD
                again.play(seat, Prepare(card if seen else next(unseen[seat], card)))
            case Cast(target=target):
                again.play(seat, Cast(again.table.prepared[seat], target))
            case _:
                again.play(seat, move)
    return again


def tells(guess: StupefixTable, history: History) -> History:
    """The whole history of a guess: its hidden cards, its secret choices, its pile."""
    history = msgspec.structs.replace(history, first=history.first.clone(), moves=history.moves[:])
    history.first.pile[: len(guess.pile)] = guess.pile
    step = guess.step
    if isinstance(step, Preparing | Aiming | Casting):
        made = sum(move is not None for move in step.chosen)
        waiting = history.moves[len(history.moves) - made :]
        history.moves[len(history.moves) - made :] = [(seat, step.chosen[seat]) for seat, _ in waiting]
    again = retell(history, hidden(guess))
    again.table.chance = guess.chance
    return again


# Everything that is possible


def possible(history: History) -> dict[Hidden, int]:
    """All hidden cards with which the viewer would have heard the same, and in how many ways hands go with them."""
    found = {}
    for cards in candidates(history):
        try:
            again = retell(history, cards)
        except Illegal:
            continue
        if again.heard == history.heard:
            found[cards] = ways(again.table, history.viewer)
    return found


def candidates(history: History) -> Iterator[Hidden]:
    truth = hidden(history.table)
    options = [
        [cards] if seat == history.viewer else [*product((FIZZLE, STUNNER), repeat=len(cards))]
        for seat, cards in enumerate(truth)
    ]
    yield from product(*options)


def ways(table: StupefixTable, viewer: Seat) -> int:
    """Orders of the hands that look alike."""
    number = 1
    for seat in range(table.players):
        if seat != viewer:
            number *= comb(table.hand_size(seat), table.stunners[seat])
    return number
