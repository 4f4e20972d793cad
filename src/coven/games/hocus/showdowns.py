"""HC-19 to HC-25: the end of a round, and its showdowns."""

from bisect import insort
from itertools import permutations
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.hocus.cards import NUMBERS, OWLS, named, points, suit
from coven.games.hocus.enchantments import AT_SHOWDOWNS
from coven.games.hocus.events import (
    BonusScored,
    Committed,
    Declined,
    OrderNamed,
    OwlsClaimed,
    OwlsReturned,
    PocketShown,
    PotLeft,
    PotSplit,
    PotWon,
    Revealed,
)
from coven.games.hocus.knowledge import everybody
from coven.games.hocus.moves import Commit, Decline, NameOrder
from coven.games.hocus.sets import best_set, value
from coven.games.hocus.state import HocusTable
from coven.games.hocus.values import Bonus, Contender, Result

DECLINE = Decline()


class EndOfTurns(Step[HocusTable], frozen=True):
    """HC-19, HC-20: unused Owls go under the deck, cards that lie face down in Communities are revealed."""

    rule: ClassVar[str] = "HC-19"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusTable) -> None:
        table.results, table.final_turns = (), None
        for seat, owls in enumerate(table.owls):
            if owls:
                table.deck += sorted(owls)
                table.tell(OwlsReturned, seat, named(sorted(owls)))
                owls.clear()
        for number, cards in enumerate(table.communities, 1):
            hidden = [card for card in cards if card in table.face_down]
            if hidden:
                show(table, hidden)
                table.tell(Revealed, number, named(hidden))
        table.face_down = ()
        table.then(NamingOrder(table.first))


class NamingOrder(Step[HocusTable], frozen=True):
    """HC-20: the first player names the whole order of the showdowns."""

    rule: ClassVar[str] = "HC-20"
    seat: Seat

    def actors(self, table: HocusTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusTable, seat: Seat) -> list[NameOrder]:
        return [NameOrder(order) for order in permutations(range(1, len(table.communities) + 1))]

    def play(self, table: HocusTable, seat: Seat, move: NameOrder) -> None:
        table.order = move.communities
        table.tell(OrderNamed, seat, move.communities)
        table.then(*(Showdown(community) for community in move.communities))

    def why_not(self, table: HocusTable, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "name-all")

    def prompt(self, table: HocusTable, viewer: Seat) -> Prompt:
        return Prompt("naming-order", {"seat": self.seat, "yours": viewer == self.seat})


class Showdown(Step[HocusTable], frozen=True):
    """HC-21: from the first player clockwise all who have a Pocket are asked; the others pass by themselves."""

    rule: ClassVar[str] = "HC-21"
    automatic: ClassVar[bool] = True
    community: int

    def run(self, table: HocusTable) -> None:
        table.committed = [0] * table.players
        around = [(table.first + turn) % table.players for turn in range(table.players)]
        able = [seat for seat in around if any(table.pockets[seat])]
        for seat in around:
            if seat not in able:
                table.tell(Declined, seat, self.community)
        table.then(*(Committing(seat, self.community) for seat in able), Reveal(self.community))


class Committing(Step[HocusTable], frozen=True):
    """HC-21: commit an unused Pocket with at least one card, or pass and keep it."""

    rule: ClassVar[str] = "HC-21"
    seat: Seat
    community: int

    def actors(self, table: HocusTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusTable, seat: Seat) -> list[Move]:
        return [DECLINE, *(Commit(number) for number, pocket in enumerate(table.pockets[seat], 1) if pocket)]

    def play(self, table: HocusTable, seat: Seat, move: Move) -> None:
        match move:
            case Commit(pocket):
                table.committed[seat] = pocket
                table.tell(Committed, seat, pocket, self.community)
            case Decline():
                table.tell(Declined, seat, self.community)

    def why_not(self, table: HocusTable, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "no-unused-pocket" if isinstance(move, Commit) else "commit-or-pass")

    def prompt(self, table: HocusTable, viewer: Seat) -> Prompt:
        yours = viewer == self.seat
        return Prompt("committing", {"seat": self.seat, "yours": yours, "community": self.community})


class Reveal(Step[HocusTable], frozen=True):
    """HC-22 to HC-25: Pockets are revealed, the best Set wins the Pot, equal ones split it."""

    rule: ClassVar[str] = "HC-22"
    automatic: ClassVar[bool] = True
    community: int

    def run(self, table: HocusTable) -> None:
        contenders = reveal_pockets(table, self.community)
        reason, winners = judge(contenders)
        pot = open_pot(table, self.community) if winners else []
        result = Result(
            self.community,
            named(table.communities[self.community - 1]),
            contenders,
            reason,
            winners,
            points=points(pot) // len(winners) if winners else 0,
            pot=named(pot),
            owls=named(claimed_owls(table, winners, pot)),
            bonuses=bonuses(table, self.community, contenders, winners),
        )
        score(table, result)
        tell_result(table, result)
        table.results += (result,)
        table.committed = [0] * table.players


def show(table: HocusTable, cards: list[int]) -> None:
    for card in cards:
        table.known[card] = everybody(table)


def reveal_pockets(table: HocusTable, community: int) -> tuple[Contender, ...]:
    """HC-22: each committed Pocket and the best Set that it makes. It is used up."""
    contenders = []
    for turn in range(table.players):
        seat = (table.first + turn) % table.players
        if number := table.committed[seat]:
            pocket = table.pockets[seat][number - 1]
            kind, best = best_set(pocket + table.communities[community - 1])
            contenders.append(Contender(seat, number, named(pocket), kind, named(best)))
            table.tell(PocketShown, seat, number, named(pocket), kind, named(best))
            show(table, pocket)
            table.shown += pocket
            pocket.clear()
    return tuple(contenders)


def judge(contenders: tuple[Contender, ...]) -> tuple[str, tuple[Seat, ...]]:
    """HC-22, HC-23, HC-25: why and by whom the Pot is won."""
    if len(contenders) < 2:
        return ("alone" if contenders else "nobody"), tuple(each.seat for each in contenders)
    values = [value(each.kind, [NUMBERS[name] for name in each.best]) for each in contenders]
    winners = tuple(each.seat for each, worth in zip(contenders, values, strict=True) if worth == max(values))
    return ("best-set" if len(winners) == 1 else "tie"), winners


def open_pot(table: HocusTable, community: int) -> list[int]:
    """HC-23: a won or split Pot is turned up for all."""
    pot = sorted(table.pots[community - 1])
    show(table, pot)
    table.shown += pot
    table.pots[community - 1].clear()
    return pot


def claimed_owls(table: HocusTable, winners: tuple[Seat, ...], pot: list[int]) -> list[int]:
    """HC-24, HC-25, HC-32: a sole winner claims the Owls of the Pot, but not in Classic."""
    if len(winners) != 1 or table.options.classic:
        return []
    return [card for card in pot if suit(card) == OWLS]


def bonuses(
    table: HocusTable, community: int, contenders: tuple[Contender, ...], winners: tuple[Seat, ...]
) -> tuple[Bonus, ...]:
    """HC-33: Sigil and Rune points come with their showdown."""
    counted = (
        Bonus(lying.owner, lying.spell, AT_SHOWDOWNS[lying.spell](lying, community, contenders, winners))
        for lying in table.enchantments
        if lying.spell in AT_SHOWDOWNS
    )
    return tuple(bonus for bonus in counted if bonus.points)


def score(table: HocusTable, result: Result) -> None:
    """HC-23 to HC-25, HC-33: points for the Pot and for Enchantments; claimed Owls go to the winner."""
    for seat in result.winners:
        table.points[seat] += result.points
    for bonus in result.bonuses:
        table.points[bonus.seat] += bonus.points
    for owl in result.owls:
        table.shown.remove(NUMBERS[owl])
        insort(table.owls[result.winners[0]], NUMBERS[owl])


def tell_result(table: HocusTable, result: Result) -> None:
    match result.winners:
        case ():
            table.tell(PotLeft, result.community)
        case (winner,):
            table.tell(PotWon, winner, result.reason, result.community, result.pot, result.points)
            if result.owls:
                table.tell(OwlsClaimed, winner, result.owls)
        case _:
            table.tell(PotSplit, result.winners, result.community, result.pot, result.points)
    for bonus in result.bonuses:
        table.tell(BonusScored, bonus.seat, bonus.spell, bonus.points)
