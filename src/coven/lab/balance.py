"""How well a game is balanced: seats, lengths, choices, and what goes together with winning."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean, quantiles
from typing import Any

import msgspec

from coven import games as all_games
from coven.bots.match import Match, watch
from coven.engine import SPECTATOR, Outcome, Seat, Table, View
from coven.lab.contributions import Contribution, contributions
from coven.lab.estimate import Estimate, mean, rate
from coven.lab.measures import Measure, measures
from coven.lab.outcomes import score, win
from coven.lab.traits import Trait, dealt, traits


class Observed(msgspec.Struct, frozen=True):
    """One game: how it ended, how many moves were on offer each time, and how often each seat did what."""

    number: int
    outcome: Outcome
    offers: tuple[int, ...]
    uses: dict[Trait, tuple[int, ...]]
    numbers: dict[str, list[float]] = {}
    """What the game itself counts."""


class Spread(msgspec.Struct, frozen=True):
    """Numbers that differ from game to game: their mean, and what nine of ten lie between."""

    mean: Estimate
    low: float
    middle: float
    high: float


class SeatBalance(msgspec.Struct, frozen=True):
    """What one seat wins and scores."""

    seat: Seat
    share: Estimate
    score: Estimate


class Balance(msgspec.Struct, frozen=True):
    """All that was counted."""

    match: Match
    games: int
    fair: float
    """What a seat would win if all were alike."""
    seats: tuple[SeatBalance, ...]
    moves: Spread
    offers: Spread
    """How many moves were on offer where there was a choice."""
    choices: Estimate
    """In how many of the moves there was a choice."""
    endings: dict[str, int]
    contributions: tuple[Contribution, ...]
    measures: tuple[Measure, ...]
    """What the game itself counts."""


def observe(match: Match, numbers: Collection[int]) -> list[Observed]:
    """The games of these numbers."""
    return [_observe(match, number) for number in numbers]


def _observe(match: Match, number: int) -> Observed:
    offers: list[int] = []
    uses: dict[Trait, list[int]] = defaultdict(lambda: [0] * match.players)
    views: list[View] = []
    tally, tables = all_games.find(match.game).tally(), list[Table]()

    def look(table: Table, seat: Seat, move: Any) -> None:
        views[1:] = [table.view(SPECTATOR)]
        tables[:] = [table]
        tally.see(table, seat, move)
        if seat >= 0:
            offers.append(len(table.moves(seat)))
            for trait in traits(move):
                uses[trait][seat] += 1

    outcome = watch(match, number, look).outcome
    for seat, trait in dealt(views[0], views[-1], match.players):
        uses[trait][seat] += 1
    tally.end(tables[0])
    counted = {trait: tuple(counts) for trait, counts in uses.items()}
    return Observed(number, outcome, tuple(offers), counted, tally.numbers)


def balance(match: Match, found: Iterable[Observed]) -> Balance:
    """What all games add up to."""
    games = sorted(found, key=lambda each: each.number)
    wins = [[win(each.outcome, seat) for seat in range(match.players)] for each in games]
    choices = [[offered for offered in each.offers if offered > 1] for each in games]
    return Balance(
        match=match,
        games=len(games),
        fair=fmean(map(fmean, wins)),
        seats=tuple(_seat(games, seat) for seat in range(match.players)),
        moves=_spread([len(each.offers) for each in games]),
        offers=_spread([fmean(each) for each in choices if each]),
        choices=rate([len(each) / len(game.offers) for each, game in zip(choices, games, strict=True)]),
        endings=dict(Counter(each.outcome.reason for each in games).most_common()),
        contributions=_told(contributions([each.uses for each in games], wins)),
        measures=measures([each.numbers for each in games]),
    )


def _seat(games: Sequence[Observed], seat: Seat) -> SeatBalance:
    outcomes = [each.outcome for each in games]
    shares = [win(outcome, seat) for outcome in outcomes]
    return SeatBalance(seat, rate(shares), mean([score(outcome, seat) for outcome in outcomes]))


def _spread(numbers: Sequence[float]) -> Spread:
    cuts = quantiles([*numbers, *numbers], n=20, method="inclusive")  # a single game has quantiles too
    return Spread(mean(numbers), cuts[0], cuts[9], cuts[18])


def _told(found: tuple[Contribution, ...]) -> tuple[Contribution, ...]:
    """Without the families that say nothing new, because no two of their cards differ by a number alone."""
    names: dict[str, set[str]] = defaultdict(set)
    for each in found:
        names[each.trait.family].add(each.trait.name)
    again = {
        family for family in names if family.endswith("*") and len(names[family]) == len(names.get(family[:-1], ()))
    }
    return tuple(each for each in found if each.trait.family not in again)
