"""HC-22 to HC-25, HC-33: what comes of a showdown."""

from bisect import insort

from coven.engine import Seat
from coven.games.hocus.cards import NUMBERS, OWLS, named, suit
from coven.games.hocus.effects.enchantments import AT_SHOWDOWNS
from coven.games.hocus.effects.sets import best_set, value
from coven.games.hocus.events import BonusScored, OwlsClaimed, PocketShown, PotLeft, PotSplit, PotWon
from coven.games.hocus.knowledge import show
from coven.games.hocus.state import Bonus, Contender, HocusState, Result


def reveal_pockets(table: HocusState, community: int) -> tuple[Contender, ...]:
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


def open_pot(table: HocusState, community: int) -> list[int]:
    """HC-23: a won or split Pot is turned up for all."""
    pot = sorted(table.pots[community - 1])
    show(table, pot)
    table.shown += pot
    table.pots[community - 1].clear()
    return pot


def claimed_owls(table: HocusState, winners: tuple[Seat, ...], pot: list[int]) -> list[int]:
    """HC-24, HC-25, HC-32: a sole winner claims the Owls of the Pot, but not in Classic."""
    if len(winners) != 1 or table.options.classic:
        return []
    return [card for card in pot if suit(card) == OWLS]


def bonuses(
    table: HocusState, community: int, contenders: tuple[Contender, ...], winners: tuple[Seat, ...]
) -> tuple[Bonus, ...]:
    """HC-33: Sigil and Rune points come with their showdown."""
    counted = (
        Bonus(lying.owner, lying.spell, AT_SHOWDOWNS[lying.spell](lying, community, contenders, winners))
        for lying in table.enchantments
        if lying.spell in AT_SHOWDOWNS
    )
    return tuple(bonus for bonus in counted if bonus.points)


def score(table: HocusState, result: Result) -> None:
    """HC-23 to HC-25, HC-33: points for the Pot and for Enchantments; claimed Owls go to the winner."""
    for seat in result.winners:
        table.points[seat] += result.points
    for bonus in result.bonuses:
        table.points[bonus.seat] += bonus.points
    for owl in result.owls:
        table.shown.remove(NUMBERS[owl])
        insort(table.owls[result.winners[0]], NUMBERS[owl])


def tell_result(table: HocusState, result: Result) -> None:
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
