"""Prepare, Aim and Cast, and what the spells do."""

from functools import cache
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.stupefix.cards import FIZZLE, SHIELD, STUNNER, House, Shown, Spell
from coven.games.stupefix.moves import (
    Aim,
    Aimed,
    AimShown,
    Cast,
    CastShown,
    ChoiceMade,
    Decided,
    Prepare,
    Prepared,
    Shield,
    ShieldShown,
    Stunned,
)
from coven.games.stupefix.secret import Secret
from coven.games.stupefix.state import StupefixTable, team

PREPARE_FIZZLE, PREPARE_STUNNER = Prepare(FIZZLE), Prepare(STUNNER)
SHIELD_INSTEAD = Shield()


class Preparing(Secret, frozen=True):
    """ST-10: each chooses a Stunner or a Fizzle from the cards left."""

    rule: ClassVar[str] = "ST-10"
    made: ClassVar[type[ChoiceMade]] = Prepared
    chosen: tuple[Prepare | None, ...]

    def moves(self, table: StupefixTable, seat: Seat) -> list[Prepare]:
        """ST-30: a Fizzle first, which the clock lays."""
        if not table.fizzles[seat]:
            return [PREPARE_STUNNER]
        return [PREPARE_FIZZLE, PREPARE_STUNNER] if table.stunners[seat] else [PREPARE_FIZZLE]

    def reveal(self, table: StupefixTable, chosen: tuple[Prepare, ...]) -> None:
        """Nothing is shown: the cards leave the hands face down."""
        table.prepared = [move.card for move in chosen]
        for seat, card in enumerate(table.prepared):
            hands = table.stunners if card == STUNNER else table.fizzles
            hands[seat] -= 1

    def why_not(self, table: StupefixTable, seat: Seat, move: Move) -> Illegal:
        return Illegal("ST-10", "not-in-hand") if isinstance(move, Prepare) else Illegal(self.rule)

    def seconds(self, table: StupefixTable) -> int:
        return table.options.prepare_seconds


class Aiming(Secret, frozen=True):
    """ST-11: each points at one opponent or at nobody; all aims are revealed together."""

    rule: ClassVar[str] = "ST-11"
    made: ClassVar[type[ChoiceMade]] = Aimed
    chosen: tuple[Aim | None, ...]

    def moves(self, table: StupefixTable, seat: Seat) -> list[Aim]:
        """ST-30: at nobody first, where the clock aims."""
        return [*aims(table.houses, seat)]

    def reveal(self, table: StupefixTable, chosen: tuple[Aim, ...]) -> None:
        table.aims = tuple([move.target for move in chosen])
        for seat, target in enumerate(table.aims):
            table.tell(AimShown, seat, target)

    def ask(self, table: StupefixTable, seat: Seat) -> Prompt:
        return Prompt(self.tag(), {"card": table.prepared[seat]})

    def why_not(self, table: StupefixTable, seat: Seat, move: Move) -> Illegal:
        match move:
            case Aim(target=target) if target == seat:
                return Illegal("ST-11", "aim-at-yourself")
            case Aim(target=target) if target in team(table.houses, seat):
                return Illegal("ST-11", "aim-at-mate")
            case Prepare():
                return Illegal("ST-30", "already-chosen")
        return Illegal(self.rule)

    def seconds(self, table: StupefixTable) -> int:
        return table.options.aim_seconds


@cache
def aims(houses: tuple[House, ...], seat: Seat) -> tuple[Aim, ...]:
    """ST-11: at nobody, or at an opponent."""
    mates = team(houses, seat)
    return (Aim(None), *(Aim(target) for target in range(len(houses)) if target not in mates))


class Casting(Secret, frozen=True):
    """ST-12: each casts the prepared card or a Shield instead; all casts are shown together."""

    rule: ClassVar[str] = "ST-12"
    made: ClassVar[type[ChoiceMade]] = Decided
    chosen: tuple[Cast | Shield | None, ...]

    def moves(self, table: StupefixTable, seat: Seat) -> list[Cast | Shield]:
        """ST-30: the prepared card first, which the clock casts."""
        return [cast(table.prepared[seat], table.aims[seat]), SHIELD_INSTEAD]

    def reveal(self, table: StupefixTable, chosen: tuple[Cast | Shield, ...]) -> None:
        duel(table, [move.card if isinstance(move, Cast) else SHIELD for move in chosen])

    def ask(self, table: StupefixTable, seat: Seat) -> Prompt:
        threats = tuple([other for other, target in enumerate(table.aims) if target == seat])
        return Prompt(self.tag(), {"card": table.prepared[seat], "target": table.aims[seat], "seats": threats})

    def why_not(self, table: StupefixTable, seat: Seat, move: Move) -> Illegal:
        match move:
            case Cast(card=card) if card != table.prepared[seat]:
                return Illegal("ST-12", "not-prepared")
            case Cast() | Aim():
                return Illegal("ST-11", "aim-is-fixed")
            case Prepare():
                return Illegal("ST-30", "already-chosen")
        return Illegal(self.rule)

    def seconds(self, table: StupefixTable) -> int:
        return table.options.cast_seconds


@cache
def cast(card: Spell, target: Seat | None) -> Cast:
    return Cast(card, target)


def duel(table: StupefixTable, spells: list[Shown]) -> None:
    """ST-12, ST-13: all casts are shown, and all Stunners hit, at the same time."""
    hits = [0] * table.players
    for seat, (spell, target) in enumerate(zip(spells, table.aims, strict=True)):
        table.casts[seat] += (spell,)
        if spell == SHIELD:
            table.tell(ShieldShown, seat)
            continue
        table.tell(CastShown, seat, spell, target)
        if spell == STUNNER and target is not None:
            hits[target] += 1
    for seat, spell in enumerate(spells):
        if spell == SHIELD:
            shielded(table, seat)
        elif hits[seat]:
            stunned(table, seat, hits[seat])
        else:
            standing(table, seat)
    table.prepared = []


def shielded(table: StupefixTable, seat: Seat) -> None:
    """ST-14, ST-17: flag down, the prepared card face down on the discard."""
    table.flags[seat] = False
    table.shielded[seat] += (table.prepared[seat],)


def stunned(table: StupefixTable, seat: Seat, hits: int) -> None:
    """ST-15: flag down, a Late token for each Stunner, of which there are always enough (ST-8); the card face up."""
    table.flags[seat] = False
    table.late[seat] += hits
    table.discard.append(table.prepared[seat])
    table.tell(Stunned, seat, hits)


def standing(table: StupefixTable, seat: Seat) -> None:
    """ST-16: the flag stays up; the card face up."""
    table.discard.append(table.prepared[seat])
