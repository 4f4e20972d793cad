"""A table where moves are said word by word, seats one after the other: what all the interfaces play on."""

from collections.abc import Mapping
from typing import Any, Self

from coven import games
from coven.engine import CLOCK, Chance, Game, Move, Outcome, Seat, Table, seed_from
from coven.research.encoding import Encoding, Mask, Vector, encoding
from coven.research.speech import Speech


class Position:
    """Where all choose at once they are asked in the order of the rules; the clock plays by itself."""

    __slots__ = ("_views", "actor", "encoding", "game", "last", "speech", "table")

    actor: Seat | None
    """Who is to say a word; nobody at the end."""
    speech: Speech | None
    last: tuple[Seat, Move] | None
    """The move that was made last."""
    _views: dict[Seat, bytes]
    """What seats see until the next move."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.encoding: Encoding = encoding(game, table.players)
        self.last = None
        self._ask()

    @classmethod
    def deal(cls, game: Game, players: int, options: Mapping[str, Any], seed: str) -> Self:
        """A new game. Options that keep careless players from going on for ever hold unless others are given."""
        return cls(game, game.deal(players, {**game.simulation, **options}, chance=seed_from(seed, ())))

    @property
    def choices(self) -> list[int]:
        """The words that can be said now."""
        return self.speech.choices if self.speech else []

    def say(self, word: int) -> Move | None:
        """Say a word; once it is clear which move is meant it is made, and returned."""
        assert self.speech is not None
        move = self.speech.say(word)
        if move is not None:
            self.make(move)
        return move

    def make(self, move: Move) -> None:
        """Make a whole move at once."""
        assert self.actor is not None
        self.last = (self.actor, move)
        self.table.apply(self.actor, move)
        self._ask()

    def observe(self, seat: Seat) -> Vector:
        """What a seat sees; nobody hears what others say of an unfinished move."""
        spoken = self.speech.spoken if self.speech and seat == self.actor else ()
        if seat not in self._views:
            self._views[seat] = self.encoding.flatten(self.table.view(seat))
        return self.encoding.observe(self._views[seat], spoken)

    def mask(self, seat: Seat) -> Mask:
        return self.encoding.mask(self.choices if seat == self.actor else [])

    def returns(self) -> list[float]:
        return returns(self.table.outcome, self.table.players)

    def clone(self) -> "Position":
        return self._with(self.table.clone())

    def guess(self, seat: Seat, luck: Chance) -> "Position":
        """A position that `seat` cannot tell from this one."""
        other = self._with(self.table.guess(seat, luck))
        if seat != self.actor:
            other._ask()
        return other

    def _with(self, table: Table) -> "Position":
        other = Position.__new__(Position)
        other.game, other.encoding, other.actor, other.last = self.game, self.encoding, self.actor, self.last
        other.table, other._views = table, {}
        other.speech = self.speech.copy() if self.speech else None
        return other

    def _ask(self) -> None:
        """Go on to the next seat that has a choice to make."""
        table, self._views = self.table, {}
        while (actors := table.actors()) and actors[0] == CLOCK:
            table.apply(CLOCK, table.moves(CLOCK)[0])
        self.actor = actors[0] if actors else None
        self.speech = Speech(table.offers(actors[0]), self.encoding.grammar.sentences) if actors else None

    # Copies for OpenSpiel, which copies and stores states by these

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        spoken = self.speech.spoken if self.speech else ()
        return restore, (self.game.name, self.table.snapshot(), spoken, self.last)


def restore(name: str, snapshot: bytes, spoken: tuple[int, ...], last: tuple[Seat, Move] | None) -> Position:
    """The position that was stored."""
    game = games.find(name)
    position = Position(game, game.restore(snapshot))
    for word in spoken:
        position.say(word)
    position.last = last
    return position


def returns(outcome: Outcome | None, players: int) -> list[float]:
    """For each seat the share of the others that it beat, less the share that beat it; partners do not count.

    From 1 for beating everybody to -1 for being beaten by everybody. The sum is 0.
    """
    if outcome is None:
        return [0.0] * players
    place = {side: number for number, sides in enumerate(outcome.ranking) for side in sides}
    places = {seat: place[side] for side, seats in enumerate(outcome.sides) for seat in seats}
    mine = [places[seat] for seat in range(players)]
    return [sum((one < other) - (other < one) for other in mine) / (players - 1) for one in mine]
