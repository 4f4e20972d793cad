"""ST-10 to ST-12: Prepare, Aim and Cast."""

from functools import cache
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.stupefix.cards import FIZZLE, SHIELD, STUNNER, House, Spell
from coven.games.stupefix.effects.duel import duel
from coven.games.stupefix.events import Aimed, AimShown, ChoiceMade, Decided, Prepared
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield
from coven.games.stupefix.state import StupefixState, team
from coven.games.stupefix.steps.secret import Secret

PREPARE_FIZZLE, PREPARE_STUNNER = Prepare(FIZZLE), Prepare(STUNNER)
SHIELD_INSTEAD = Shield()


class Preparing(Secret, frozen=True):
    """ST-10: each chooses a Stunner or a Fizzle from the cards left."""

    rule: ClassVar[str] = "ST-10"
    made: ClassVar[type[ChoiceMade]] = Prepared
    chosen: tuple[Prepare | None, ...]

    def moves(self, table: StupefixState, seat: Seat) -> list[Prepare]:
        """ST-30: a Fizzle first, which the clock lays."""
        if not table.fizzles[seat]:
            return [PREPARE_STUNNER]
        return [PREPARE_FIZZLE, PREPARE_STUNNER] if table.stunners[seat] else [PREPARE_FIZZLE]

    def reveal(self, table: StupefixState, chosen: tuple[Prepare, ...]) -> None:
        """Nothing is shown: the cards leave the hands face down."""
        table.prepared = [move.card for move in chosen]
        for seat, card in enumerate(table.prepared):
            hands = table.stunners if card == STUNNER else table.fizzles
            hands[seat] -= 1

    def why_not(self, table: StupefixState, seat: Seat, move: Move) -> Illegal:
        return Illegal("ST-10", "not-in-hand") if isinstance(move, Prepare) else Illegal(self.rule)

    def seconds(self, table: StupefixState) -> int:
        return table.options.prepare_seconds


class Aiming(Secret, frozen=True):
    """ST-11: each points at one opponent or at nobody; all aims are revealed together."""

    rule: ClassVar[str] = "ST-11"
    made: ClassVar[type[ChoiceMade]] = Aimed
    chosen: tuple[Aim | None, ...]

    def moves(self, table: StupefixState, seat: Seat) -> list[Aim]:
        """ST-30: at nobody first, where the clock aims."""
        return [*aims(table.houses, seat)]

    def reveal(self, table: StupefixState, chosen: tuple[Aim, ...]) -> None:
        table.aims = tuple([move.target for move in chosen])
        for seat, target in enumerate(table.aims):
            table.tell(AimShown, seat, target)

    def ask(self, table: StupefixState, seat: Seat) -> Prompt:
        return Prompt(self.tag(), {"card": table.prepared[seat]})

    def why_not(self, table: StupefixState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Aim(target=target) if target == seat:
                return Illegal("ST-11", "aim-at-yourself")
            case Aim(target=target) if target in team(table.houses, seat):
                return Illegal("ST-11", "aim-at-mate")
            case Prepare():
                return Illegal("ST-30", "already-chosen")
        return Illegal(self.rule)

    def seconds(self, table: StupefixState) -> int:
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

    def moves(self, table: StupefixState, seat: Seat) -> list[Cast | Shield]:
        """ST-30: the prepared card first, which the clock casts."""
        return [cast(table.prepared[seat], table.aims[seat]), SHIELD_INSTEAD]

    def reveal(self, table: StupefixState, chosen: tuple[Cast | Shield, ...]) -> None:
        duel(table, [move.card if isinstance(move, Cast) else SHIELD for move in chosen])

    def ask(self, table: StupefixState, seat: Seat) -> Prompt:
        threats = tuple([other for other, target in enumerate(table.aims) if target == seat])
        return Prompt(self.tag(), {"card": table.prepared[seat], "target": table.aims[seat], "seats": threats})

    def why_not(self, table: StupefixState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Cast(card=card) if card != table.prepared[seat]:
                return Illegal("ST-12", "not-prepared")
            case Cast() | Aim():
                return Illegal("ST-11", "aim-is-fixed")
            case Prepare():
                return Illegal("ST-30", "already-chosen")
        return Illegal(self.rule)

    def seconds(self, table: StupefixState) -> int:
        return table.options.cast_seconds


@cache
def cast(card: Spell, target: Seat | None) -> Cast:
    return Cast(card, target)
