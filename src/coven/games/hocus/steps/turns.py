"""HC-8 to HC-18: turns, from the first player's until the round is over."""

from typing import ClassVar

from coven.engine import Illegal, Move, Offer, Offers, Prompt, Seat, Step
from coven.games.hocus.cards import COMMUNITY_SIZE, NAMES, NUMBERS
from coven.games.hocus.effects import Text
from coven.games.hocus.effects.choices import Choices
from coven.games.hocus.effects.enchantments import AFTER_SPELLS
from coven.games.hocus.effects.laying import ChooseReturn
from coven.games.hocus.effects.parts_by_card import INTO_POT
from coven.games.hocus.effects.spells import SHIFTS
from coven.games.hocus.events import FinalTurns, HandsEmpty, OwlsReturned, OwlUsed, Passed, Shifted, SpellCast
from coven.games.hocus.moves import Cast, EndTurn, Shift, UseOwl
from coven.games.hocus.state import HocusState
from coven.games.hocus.steps import refusals
from coven.games.hocus.steps.returning import Returning

END_TURN = EndTurn()


class Turn(Step[HocusState], frozen=True):
    """HC-8, HC-34: one Spell; before it an Owl if there is one, and first of all a Shift."""

    rule: ClassVar[str] = "HC-8"
    seat: Seat
    shifted: bool = False
    owl: bool = False

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> Offers:
        choices = Choices(table, seat)
        offers = on_offer(Cast, choices)
        if not self.owl and table.owls[seat]:
            offers += owls_on_offer(choices, before=True)
        if not self.shifted and SHIFTS[table.schools[seat]]:
            offers += on_offer(Shift, choices)
        return Offers(offers)

    def play(self, table: HocusState, seat: Seat, move: Move) -> None:
        match move:
            case Cast(spell, parts):
                table.tell(SpellCast, seat, spell)
                table.then(Finished(seat, added(parts), spell=True, owl=self.owl))
                carry_out(table, seat, parts)
            case UseOwl():
                table.then(Finished(seat, added(move.parts), spell=False, owl=True))
                use_owl(table, seat, move)
            case Shift(spell, parts):
                table.tell(Shifted, seat, spell)
                table.then(Turn(seat, shifted=True))
                carry_out(table, seat, parts)

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Cast():
                return refusals.why_no_spell(table, seat, move)
            case UseOwl():
                return refusals.why_no_owl(table, seat, move, used=self.owl, before=True)
            case Shift():
                return refusals.why_no_shift(table, seat, move, late=self.shifted or self.owl)
            case EndTurn():
                return Illegal(self.rule, "spell-first")
        return Illegal(self.rule)

    def timeout(self, table: HocusState, seat: Seat) -> Move:
        """The weakest Hand card goes into the first Pot, which is always possible (HC-14)."""
        return Cast("build-pot", (INTO_POT[table.hands[seat][0]][0],))

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        """HC-8, HC-34: whether a Shift and an Owl may still come is there for all to see."""
        shift = not self.shifted and bool(SHIFTS[table.schools[self.seat]])
        owl = not self.owl and bool(table.owls[self.seat])
        return Prompt("turn", {"seat": self.seat, "yours": viewer == self.seat, "shift": shift, "owl": owl})


class OwlAfter(Step[HocusState], frozen=True):
    """HC-8: an Owl may also follow the Spell. It may empty the Hand."""

    rule: ClassVar[str] = "HC-8"
    seat: Seat

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> list[Move]:
        return [END_TURN, *Offers(owls_on_offer(Choices(table, seat), before=False))]

    def play(self, table: HocusState, seat: Seat, move: Move) -> None:
        match move:
            case UseOwl():
                table.then(Finished(seat, added(move.parts), spell=True, owl=True))
                use_owl(table, seat, move)
            case EndTurn():
                next_turn(table, seat)

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        match move:
            case UseOwl():
                return refusals.why_no_owl(table, seat, move, used=False, before=False)
            case Cast():
                return Illegal(self.rule, "one-spell")
            case Shift():
                return refusals.why_no_shift(table, seat, move, late=True)
        return Illegal(self.rule)

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        return Prompt("owl-after", {"seat": self.seat, "yours": viewer == self.seat})


class Finished(Step[HocusState], frozen=True):
    """HC-17, HC-18, HC-33: what follows a Spell or Owl, once it is carried out completely."""

    rule: ClassVar[str] = "HC-18"
    automatic: ClassVar[bool] = True
    seat: Seat
    communities: tuple[int, ...]
    """Where it added a card."""
    spell: bool
    owl: bool
    """What has been used in this turn."""

    def run(self, table: HocusState) -> None:
        """Nobody is told of final turns that nobody has a Hand card for."""
        for lying in table.enchantments:
            if lying.spell in AFTER_SPELLS:
                AFTER_SPELLS[lying.spell](table, lying, self.seat, self.communities)
        if not any(table.hands):
            return table.tell(HandsEmpty)
        if table.final_turns is None and min(map(len, table.communities)) == COMMUNITY_SIZE:
            table.final_turns = table.players
            table.tell(FinalTurns, self.seat)
        if not self.spell:
            table.then(Turn(self.seat, shifted=True, owl=True))
        elif not self.owl and table.owls[self.seat] and Offers(owls_on_offer(Choices(table, self.seat), before=False)):
            table.then(OwlAfter(self.seat))
        else:
            next_turn(table, self.seat)


def next_turn(table: HocusState, seat: Seat) -> None:
    """HC-8, HC-9, HC-17: clockwise to the next player with a Hand card, until the final turns are played."""
    while table.final_turns != 0:
        if table.final_turns is not None:
            table.final_turns -= 1
        seat = (seat + 1) % table.players
        if table.hands[seat]:
            return table.then(Turn(seat))
        table.tell(Passed, seat)


def carry_out(table: HocusState, seat: Seat, parts: Text) -> None:
    """HC-11: a text is carried out in written order. Its last part may ask which cards to RETURN."""
    for part in parts:
        part.do(table, seat)
    last = parts[-1]
    if isinstance(last, ChooseReturn):
        table.then(Returning(seat, last.most, last.redraw))


def added(parts: Text) -> tuple[int, ...]:
    """HC-35: the Communities to which a text adds a card."""
    return tuple([part.community for part in parts if part.adds])  # type: ignore[union-attr]


def use_owl(table: HocusState, seat: Seat, move: UseOwl) -> None:
    """HC-28: do what it says, then RETURN it. All know where it lies (HC-36)."""
    table.tell(OwlUsed, seat, move.owl)
    carry_out(table, seat, move.parts)
    table.owls[seat].remove(NUMBERS[move.owl])
    table.deck.append(NUMBERS[move.owl])
    table.tell(OwlsReturned, seat, (move.owl,))


# What is on offer


def on_offer(kind: type[Cast | Shift], choices: Choices) -> list[Offer]:
    """HC-11, HC-33, HC-34: the Spells or Shifts of a seat, but for those that lie out."""
    table, seat = choices.table, choices.seat
    usable = refusals.usable(kind, table.schools[seat], refusals.means(table, seat))
    lying = [each.spell for each in table.enchantments] if table.enchantments else ()
    return [(kind, name, texts(choices)) for name, texts in usable if name not in lying]


def owls_on_offer(choices: Choices, *, before: bool) -> list[Offer]:
    """HC-8, HC-28: each claimed Owl; before the Spell only if it leaves a Hand card."""
    table, seat = choices.table, choices.seat
    return [
        (UseOwl, NAMES[owl], refusals.owl_bonus(owl).texts(choices))
        for owl in table.owls[seat]
        if not refusals.owl_hindrance(table, seat, owl, before=before)
    ]
