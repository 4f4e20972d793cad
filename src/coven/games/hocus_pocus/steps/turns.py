"""HP-6 to HP-13: turns, from the first Hocus to the player on the left."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step, ranked
from coven.games.hocus_pocus.cards import CARDS_AT_END, HAND_LIMIT, MARKED, POCUS, kind_and_number
from coven.games.hocus_pocus.effects.gems import take_gems, takeable
from coven.games.hocus_pocus.effects.grimoire import rearrange
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.effects.library import draw
from coven.games.hocus_pocus.effects.zone import move_to_zone
from coven.games.hocus_pocus.events import Discarded, HocusCast, TurnBegan
from coven.games.hocus_pocus.knowledge import leave
from coven.games.hocus_pocus.moves import DRAW, TAKE_GEM, Cast, Discard, Draw, Lay, Pass, Rearrange, TakeGem
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.base import HocusPocusStep
from coven.games.hocus_pocus.steps.offers import cast_offers, offered
from coven.games.hocus_pocus.steps.refills import REFILLS
from coven.games.hocus_pocus.steps.window import Opening


class Turn(HocusPocusStep, frozen=True):
    """HP-6: the player on turn casts a Hocus, rearranges once before it (HP-9), or ends the turn (HP-10)."""

    rule: ClassVar[str] = "HP-6"
    rearranged: bool = False

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (table.turn,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Move]:
        from_hand, from_grimoire = cast_offers(table.players, seat, table.inspired)
        moves = endings(table, seat)
        moves += offered(from_hand, table.playable(table.hands[seat]))
        moves += offered(from_grimoire, table.playable(table.grimoires[seat]))
        if self.may_rearrange(table):
            moves += arrangements(table, seat)
        return moves

    def may_rearrange(self, table: HocusPocusState) -> bool:
        """HP-9: as far as all can see."""
        return bool(table.hands[table.turn]) and not self.rearranged

    def play(self, table: HocusPocusState, seat: Seat, move: Cast | Rearrange | Draw | TakeGem) -> None:
        match move:
            case Cast():
                cast(table, seat, move)
            case Rearrange():
                rearrange(table, seat, move.cards)
                table.then(Turn(rearranged=True))
            case _:
                end(table, seat, move)

    def why_not_asked(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        """HP-8: a Pocus needs a Hocus."""
        if isinstance(move, Lay):
            return Illegal("HP-8", "no-hocus-waits")
        return super().why_not_asked(table, seat, move)

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Cast():
                return why_not_cast(table, seat, move)
            case Lay():
                return Illegal("HP-8", "no-hocus-waits")
            case Pass():
                return Illegal("HP-10", "end-the-turn")
            case Rearrange():
                return Illegal("HP-9", "rearranged-already" if self.rearranged else "bad-rearrangement")
            case TakeGem():
                return Illegal("HP-45", "last-gem-stays")
        return Illegal("HP-6")

    def timeout(self, table: HocusPocusState, seat: Seat) -> Move:
        """HP-11: silence draws."""
        return DRAW

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        gem, rearrange = takeable(table, table.turn, 1) > 0, self.may_rearrange(table)
        return Prompt("turn", {"seat": table.turn, "yours": viewer == table.turn, "gem": gem, "rearrange": rearrange})


def cast(table: HocusPocusState, seat: Seat, move: Cast) -> None:
    """HP-8: one Hocus alone: its caster refills, all may answer, it resolves, refills are made, the turn goes on."""
    card = move_to_zone(table, seat, move)
    table.tell(HocusCast, seat, move.card, move.source, move.target)
    table.then(Opening(Hocus(card, seat, move.target, move.target)), REFILLS, AFTER_HOCUS)
    if move.source == "grimoire":
        table.then(REFILLS)


def why_not_cast(table: HocusPocusState, seat: Seat, move: Cast) -> Illegal:
    names = table.names(table.hands[seat] if move.source == "hand" else table.grimoires[seat])
    if move.card in POCUS:
        return Illegal("HP-8", "no-hocus-waits")
    if move.card not in names:
        marked = f"marked-{move.card}" in names
        return Illegal("HP-34", "marked") if marked else Illegal("HP-6", "not-there", source=move.source)
    if move.card in MARKED:
        return Illegal("HP-34", "marked")
    if kind_and_number(move.card)[0] == "inspiration" and table.inspired:
        return Illegal("HP-25", "one-inspiration")
    return Illegal("HP-7", "bad-target")


def arrangements(table: HocusPocusState, seat: Seat) -> list[Rearrange]:
    """HP-9: every other Grimoire that the seat's cards can form, both sizes unchanged."""
    hand, grimoire = table.hands[seat], table.grimoires[seat]
    choices = table.choices(sorted(hand + grimoire), len(grimoire))
    del choices[table.ordered(grimoire)]
    return [*map(Rearrange, choices)]


class AfterHocus(Step[HocusPocusState], frozen=True):
    """HP-41: after an Hourglass straight to the end of the turn; else the turn goes on.

    HP-21: if then only the cards are on offer, which all can see, they are drawn without a question.
    """

    rule: ClassVar[str] = "HP-41"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusPocusState) -> None:
        if not table.time_up:
            table.then(Turn())
        elif takeable(table, table.turn, 1):
            table.then(Ending())
        else:
            end(table, table.turn, DRAW)


class Ending(HocusPocusStep, frozen=True):
    """HP-41, HP-11: an Hourglass has ended the turn: cards or a gem."""

    rule: ClassVar[str] = "HP-41"

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (table.turn,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Move]:
        return endings(table, seat)

    def play(self, table: HocusPocusState, seat: Seat, move: Draw | TakeGem) -> None:
        end(table, seat, move)

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal("HP-9" if isinstance(move, Rearrange) else "HP-41", "time-is-up")

    def timeout(self, table: HocusPocusState, seat: Seat) -> Move:
        """HP-11: silence draws."""
        return DRAW

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        return Prompt("ending", {"seat": table.turn, "yours": viewer == table.turn})


def endings(table: HocusPocusState, seat: Seat) -> list[Move]:
    """HP-11: a gem, unless HP-45 forbids it, or cards, even if there are none."""
    return [TAKE_GEM, DRAW] if takeable(table, seat, 1) else [DRAW]


def end(table: HocusPocusState, seat: Seat, move: Draw | TakeGem) -> None:
    """HP-11: the last gem ends the game here; else refills come before HP-12."""
    table.then(REFILLS, END_OF_TURN)
    match move:
        case Draw():
            draw(table, seat, CARDS_AT_END)
        case TakeGem():
            take_gems(table, seat, 1)


class EndOfTurn(Step[HocusPocusState], frozen=True):
    """HP-12, HP-13: down to five cards in Hand, the Zone is cleared away, and the player on the left begins."""

    rule: ClassVar[str] = "HP-12"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusPocusState) -> None:
        if len(table.hands[table.turn]) > HAND_LIMIT:
            table.then(DiscardingDown(), self)
        else:
            pass_on(table)


class DiscardingDown(HocusPocusStep, frozen=True):
    """HP-12: the player on turn chooses what to discard."""

    rule: ClassVar[str] = "HP-12"

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (table.turn,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Discard]:
        hand = table.hands[seat]
        return [Discard(cards) for cards in table.choices(hand, len(hand) - HAND_LIMIT)]

    def play(self, table: HocusPocusState, seat: Seat, move: Discard) -> None:
        cards = table.find(table.hands[seat], move.cards)
        for card in cards:
            leave(table, seat, card)
        table.discard += cards
        table.tell(Discarded, seat, move.cards)

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal("HP-12", "discard-first", number=len(table.hands[seat]) - HAND_LIMIT)

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        number = len(table.hands[table.turn]) - HAND_LIMIT
        return Prompt("discarding-down", {"seat": table.turn, "yours": viewer == table.turn, "number": number})


def pass_on(table: HocusPocusState) -> None:
    """HP-13, and the turn limit of HP-46. Marks and the ban on Inspirations end with the turn (HP-34, HP-25)."""
    table.discard += table.zone
    table.zone.clear()
    table.marked.clear()
    table.inspired = table.time_up = False
    table.turns += 1
    table.turn = (table.turn + 1) % table.players
    if table.turns == table.options.turn_limit:
        table.finish(ranked("turn-limit", table.gems))
        return
    table.tell(TurnBegan, table.turn)
    table.then(Turn())


AFTER_HOCUS = AfterHocus()
END_OF_TURN = EndOfTurn()
