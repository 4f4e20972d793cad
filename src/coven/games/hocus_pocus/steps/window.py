"""HP-17 to HP-21: a Hocus has been cast, and anybody may lay Pocus on it."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.hocus_pocus.cards import KIND, POCUS
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.effects.zone import move_to_zone
from coven.games.hocus_pocus.events import Cancelled, Passed, PocusLaid
from coven.games.hocus_pocus.moves import PASS, Draw, Lay, Pass, Rearrange, TakeGem
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.base import HocusStep
from coven.games.hocus_pocus.steps.forecast import forecast
from coven.games.hocus_pocus.steps.offers import Offers, lay_offers, objection, offered, third_players
from coven.games.hocus_pocus.steps.orders import passes
from coven.games.hocus_pocus.steps.refills import REFILLS
from coven.games.hocus_pocus.steps.resolution import resolve


class Opening(HocusStep, frozen=True):
    """HP-18: a new card asks everybody, clockwise from the player on turn.

    HP-21: skipped is only who can do nothing but pass as all can see: no Hand, and no Pocus in the Grimoire that fits.
    """

    rule: ClassVar[str] = "HP-18"
    automatic: ClassVar[bool] = True
    waits: ClassVar[bool] = True

    def run(self, table: HocusPocusState) -> None:
        waiting = tuple([seat for seat in table.clockwise() if table.hands[seat] or self.fits(table, seat)])
        if waiting:
            table.then(Window(self.hocus, waiting))
        else:
            resolve(table, self.hocus)

    def fits(self, table: HocusPocusState, seat: Seat) -> bool:
        _, from_grimoire = offers_on(table, self.hocus, seat)
        return any(card in from_grimoire for card in table.grimoires[seat])


class Window(HocusStep, frozen=True):
    """HP-17 to HP-20: all who wait may lay or pass, in any order; all passed, the Pocus and the Hocus resolve."""

    rule: ClassVar[str] = "HP-18"
    window: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    waiting: tuple[Seat, ...]

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return self.waiting

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Move]:
        from_hand, from_grimoire = offers_on(table, self.hocus, seat)
        moves: list[Move] = [PASS]
        moves += offered(from_hand, table.hands[seat])
        moves += offered(from_grimoire, table.grimoires[seat])
        return moves

    def play(self, table: HocusPocusState, seat: Seat, move: Pass | Lay) -> None:
        match move:
            case Pass():
                table.tell(Passed, seat)
                waiting = tuple([other for other in self.waiting if other != seat])
                if waiting:
                    table.then(Window(self.hocus, waiting))
                else:
                    resolve(table, self.hocus)
            case Lay():
                table.then(Opening(lay(table, self.hocus, seat, move)))
                if move.source == "grimoire":
                    table.then(REFILLS)

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Lay():
                return self.why_not_lay(table, seat, move)
            case Rearrange():
                return Illegal("HP-9", "hocus-waits")
            case Draw() | TakeGem():
                return Illegal("HP-19", "hocus-waits")
        return Illegal("HP-8", "hocus-waits")

    def why_not_lay(self, table: HocusPocusState, seat: Seat, move: Lay) -> Illegal:
        if move.card not in POCUS:
            return Illegal("HP-8", "hocus-waits")
        cards = table.hands[seat] if move.source == "hand" else table.grimoires[seat]
        if move.card not in table.names(cards):
            return Illegal("HP-17", "not-there", source=move.source)
        hocus = self.hocus
        found = objection(move.card, move.source, KIND[hocus.card], hocus.doubled, seat == hocus.aim)
        rule, message = found or ("HP-38", "bad-mirror")
        return Illegal(rule, message, card=move.card)

    def timeout(self, table: HocusPocusState, seat: Seat) -> Move:
        """HP-18: silence is a pass."""
        return PASS

    def by_order(self, table: HocusPocusState, seat: Seat, order: str) -> Move | None:
        return PASS if passes(order, self.hocus, seat) else None

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        return forecast(table, self.hocus, viewer, asked=viewer in self.waiting)


def offers_on(table: HocusPocusState, hocus: Hocus, seat: Seat) -> tuple[Offers, Offers]:
    thirds = third_players(table.players, hocus.caster, seat) if seat == hocus.aim else None
    return lay_offers(KIND[hocus.card], hocus.doubled, thirds)


def lay(table: HocusPocusState, hocus: Hocus, seat: Seat, move: Lay) -> Hocus:
    """HP-17: the Pocus goes to the Zone; what a Lightning cancels goes to the Discard at once (HP-36)."""
    card = move_to_zone(table, seat, move)
    after = hocus.with_pocus(seat, card, move.target)
    table.tell(PocusLaid, seat, move.card, move.source, move.target, after.laid[-1].void)
    kept = [laid.card for laid in after.laid]
    cancelled = [laid.card for laid in hocus.laid if laid.card not in kept]
    if cancelled:
        table.zone = [card for card in table.zone if card not in cancelled]
        table.discard += cancelled
        table.tell(Cancelled, table.names(cancelled))
    return after
