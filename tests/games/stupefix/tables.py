"""Literal positions of Stupéfix, and whole phases played at once."""

from collections.abc import Sequence
from typing import Any

from coven.engine import Event, Move, Seat, Step
from coven.games.stupefix import GAME
from coven.games.stupefix.cards import FIZZLE, HOUSES, PET, STUNNER
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.state import StupefixOptions
from coven.games.stupefix.steps.duel import Aiming, Casting, Preparing
from coven.games.stupefix.steps.rounds import Round
from coven.games.stupefix.steps.sharing import Share
from tests.contract.cases import luck

SPELLS = {"F": FIZZLE, "S": STUNNER}
LETTERS = {"G": "gryffindor", "H": "hufflepuff", "R": "ravenclaw", "S": "slytherin"}
OFFER = ["points-10"] * 8
PLAIN_PILE = ["points-10"] * 56


def table(houses: str = "GHRS", hands: str = "FFFFFSSS", *, round: int = 1, **fields: Any) -> StupefixTable:  # noqa: A002
    """A round about to begin its Prepare: houses by letter, a hand for all or, with spaces between, one for each."""
    players = len(houses)
    dealt = hands.split() if " " in hands else [hands[round - 1 :]] * players
    nobody = (None,) * players
    values: dict[str, Any] = {
        "options": StupefixOptions(),
        "chance": luck("literal"),
        "rules": GAME.rules_version,
        "houses": tuple(LETTERS[letter] for letter in houses),
        "twins": (),
        "pet": 0,
        "pile": PLAIN_PILE[: 8 * (8 - round)],
        "offered": [*OFFER, PET],
        "fizzles": [hand.count("F") for hand in dealt],
        "stunners": [hand.count("S") for hand in dealt],
        "prepared": [],
        "flags": [True] * players,
        "late": [0] * players,
        "casts": [()] * players,
        "shielded": [()] * players,
        "discard": [],
        "rewards": [()] * players,
        "urns": [()] * len(HOUSES[players]),
        "rewards_discard": [],
        "stack": [Round(), Share(), Casting(nobody), Aiming(nobody), Preparing(nobody)],
    }
    return StupefixTable(players=players, round=round, **{**values, **fields})


def sharing(*offered: str, standing: Sequence[Seat] = (0,), houses: str = "GHRS", **fields: Any) -> StupefixTable:
    """A sharing about to begin, of these rewards alone."""
    stack: list[Step[Any]] = [Round(), Share()]
    flags = [seat in standing for seat in range(len(houses))]
    position = table(houses, **{"hands": "FFFFSSS", "stack": stack, "flags": flags, "offered": [*offered], **fields})
    position.settle()
    return position


def all_play(position: StupefixTable, moves: Sequence[Move]) -> list[Event]:
    """Everybody's choice of one phase; returns what was told."""
    return [told.event for seat, move in enumerate(moves) for told in position.play(seat, move)]


def prepare(position: StupefixTable, cards: str) -> list[Event]:
    return all_play(position, [Prepare(SPELLS[card]) for card in cards])


def aim(position: StupefixTable, *targets: Seat | None) -> list[Event]:
    return all_play(position, [Aim(target) for target in targets])


def cast(position: StupefixTable, shields: Sequence[Seat] = ()) -> list[Event]:
    """All cast what they have prepared, but for those who shield."""
    casts = zip(position.prepared[:], position.aims, strict=True)
    return all_play(position, [Shield() if seat in shields else Cast(*each) for seat, each in enumerate(casts)])


def duel(position: StupefixTable, cards: str, aims: Sequence[Seat | None], shields: Sequence[Seat] = ()) -> list[Event]:
    """Prepare, Aim and Cast; returns what was told of the casts."""
    prepare(position, cards)
    aim(position, *aims)
    return cast(position, shields)


def take(position: StupefixTable, *cards: str) -> list[Event]:
    """The pickers take these, one after the other."""
    return [told.event for card in cards for told in position.play(position.actors()[0], Take(card))]


def deal(players: int, seed: object = 0, **options: Any) -> StupefixTable:
    position = GAME.deal(players, options, chance=luck(seed))
    assert isinstance(position, StupefixTable)
    return position


def guesses(position: StupefixTable, viewer: Seat, number: int = 60) -> list[StupefixTable]:
    return [position.guess(viewer, luck(seed)) for seed in range(number)]
