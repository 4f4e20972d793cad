"""A Hocus in the Zone, from its casting until it has resolved, and the Pocus on it."""

import msgspec

from coven.engine import Seat
from coven.games.hocus_pocus.cards import KIND, NUMBER, REMOVERS


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A Pocus on the Hocus: who laid it, whom a Mirror names, whether an earlier Lightning makes it void (HP-37)."""

    seat: Seat
    card: int
    target: Seat | None = None
    void: bool = False


class Hocus(msgspec.Struct, frozen=True, gc=False):
    """HP-17: the Hocus with all that has been laid on it and not cancelled, in order.

    `target` was chosen by the caster (HP-7); `aim` is the current target (HP-39).
    """

    card: int
    caster: Seat
    target: Seat | None = None
    aim: Seat | None = None
    laid: tuple[Laid, ...] = ()
    struck: bool = False
    doubled: bool = False

    @property
    def aimed_at(self) -> Seat:
        """The current target of a Hocus that has one."""
        assert self.aim is not None
        return self.aim

    @property
    def number(self) -> int:
        """N: the printed number, doubled by a Wand (HP-32)."""
        return NUMBER[self.card] * 2 if self.doubled else NUMBER[self.card]

    @property
    def remover(self) -> Laid | None:
        """HP-20: of several Pocus that remove the Hocus, the first laid."""
        for laid in self.laid:
            if KIND[laid.card] in REMOVERS and not laid.void:
                return laid
        return None

    @property
    def hourglass(self) -> bool:
        """HP-41: whether the turn ends with this Hocus; a second Hourglass adds nothing."""
        return any(KIND[laid.card] == "hourglass" and not laid.void for laid in self.laid)

    def with_pocus(self, seat: Seat, card: int, named: Seat | None) -> "Hocus":
        """The same Hocus after one more Pocus. Only Lightning works as it is laid; it exempts Wands (HP-36)."""
        kind = KIND[card]
        if kind == "magic-wand":
            return self._with(Laid(seat, card), aim=self.aim, doubled=True)
        if self.struck:
            return self._with(Laid(seat, card, named, void=True), aim=self.aim)
        if kind == "lightning":
            return self._struck(Laid(seat, card))
        return self._with(Laid(seat, card, named), aim=self.aim if named is None else named)

    def _with(self, laid: Laid, aim: Seat | None, doubled: bool = False) -> "Hocus":
        laid_now = (*self.laid, laid)
        return Hocus(self.card, self.caster, self.target, aim, laid_now, self.struck, self.doubled or doubled)

    def _struck(self, lightning: Laid) -> "Hocus":
        """HP-36, HP-39: all but Wands is cancelled, and with the Mirrors the aim turns back to the original target."""
        wands = [laid for laid in self.laid if KIND[laid.card] == "magic-wand"]
        return Hocus(self.card, self.caster, self.target, self.target, (*wands, lightning), True, self.doubled)
