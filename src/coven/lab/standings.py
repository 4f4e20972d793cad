"""What a tournament adds up to: ratings by openskill's Plackett–Luce, and who wins how much against whom."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from coven.lab.arena import Arena, Bout, BoutResult
from coven.lab.estimate import Estimate, Z, bootstrapped, rate
from coven.lab.outcomes import win

MODEL = PlackettLuce(tau=0)  # a bot plays as well today as yesterday
MIDDLE, STEP = 1000, 40
"""A bot as good as the average of the field has 1000; the numbers are as wide apart as those of people online."""


class Standing(msgspec.Struct, frozen=True):
    """One bot in the tournament."""

    bot: str
    games: int
    rating: Estimate
    beside_fair: Estimate
    """Its share of the wins in a seat of its own, as a multiple of what equal players would have."""


class Meeting(msgspec.Struct, frozen=True):
    """A bot alone against others of one kind."""

    bot: str
    against: str
    games: int
    share: Estimate
    """The part of the games that it won."""
    fair: float
    """What that would be among equals."""


class Standings(msgspec.Struct, frozen=True):
    """The tournament and its table, the best bot first."""

    arena: Arena
    games: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]


class Entry(msgspec.Struct, frozen=True):
    """A bout and its result, seen from the lone bot."""

    bout: Bout
    result: BoutResult

    @property
    def sides(self) -> list[str]:
        """The bot of each side."""
        return [self.result.seats[side[0]] for side in self.result.outcome.sides]

    def share(self, bot: str) -> float:
        """What the sides of a bot won, together."""
        outcome = self.result.outcome
        return sum(win(outcome, seats[0]) for seats in outcome.sides if self.result.seats[seats[0]] == bot)


def standings(arena: Arena, bouts: Sequence[Bout], results: Iterable[BoutResult]) -> Standings:
    """Counted in the order of the bouts, whoever finished first."""
    by_number = {bout.number: bout for bout in bouts}
    ordered = sorted(results, key=lambda result: result.number)
    entries = [Entry(by_number[result.number], result) for result in ordered]
    met = {bot for entry in entries for bot in (entry.bout.lone, entry.bout.others)}
    present = [bot for bot in arena.bots if bot in met]
    ratings = _ratings(_by_deal(entries), present, arena.seed)
    table = [_standing(bot, rating, entries) for bot, rating in zip(present, ratings, strict=True)]
    table.sort(key=lambda standing: -standing.rating.value)
    meetings = [_meeting(pair, entries) for pair in permutations([standing.bot for standing in table], 2)]
    return Standings(arena, len(entries), tuple(table), tuple(each for each in meetings if each))


def _ratings(blocks: list[list[Entry]], bots: Sequence[str], seed: str) -> list[Estimate]:
    """How certain ratings are, by drawing the deals many times. Where all draws agree, the model's own sigma counts."""
    drawn = bootstrapped(blocks, lambda again: _shown(rated(again, bots)), seed)
    return [
        _doubted(estimate, Z * STEP * rating.sigma) for estimate, rating in zip(drawn, rated(blocks, bots), strict=True)
    ]


def _doubted(estimate: Estimate, doubt: float) -> Estimate:
    """With an interval that reaches at least so far to both sides."""
    value = estimate.value
    return Estimate(value, min(estimate.low, value - doubt), max(estimate.high, value + doubt))


def rated(blocks: Iterable[Sequence[Entry]], bots: Sequence[str]) -> list[PlackettLuceRating]:
    """The rating of each bot after all these games, in which a bot may have several sides."""
    known = {bot: MODEL.rating() for bot in bots}
    for entry in (entry for block in blocks for entry in block):
        _rate(known, entry)
    return [known[bot] for bot in bots]


def _shown(known: Sequence[PlackettLuceRating]) -> list[float]:
    middle = fmean(rating.mu for rating in known)
    return [MIDDLE + STEP * (rating.mu - middle) for rating in known]


def _rate(known: dict[str, PlackettLuceRating], entry: Entry) -> None:
    """A bot with several sides learns from each of them."""
    ranking = entry.result.outcome.ranking
    ranks = [
        float(next(place for place, each in enumerate(ranking) if side in each)) for side in range(len(entry.sides))
    ]
    before = [known[bot] for bot in entry.sides]
    after = MODEL.rate([[rating] for rating in before], ranks=ranks)
    gained: dict[str, float] = defaultdict(float)
    shrunk: dict[str, float] = defaultdict(lambda: 1.0)
    for bot, old, (new,) in zip(entry.sides, before, after, strict=True):
        gained[bot] += new.mu - old.mu
        shrunk[bot] *= new.sigma / old.sigma
    for bot, gain in gained.items():
        known[bot] = MODEL.rating(known[bot].mu + gain, known[bot].sigma * shrunk[bot])


def _by_deal(entries: Iterable[Entry]) -> list[list[Entry]]:
    """Games of one deal stay together: they are not independent."""
    found: dict[int, list[Entry]] = defaultdict(list)
    for entry in entries:
        found[entry.bout.deal].append(entry)
    return list(found.values())


def _standing(bot: str, rating: Estimate, entries: Sequence[Entry]) -> Standing:
    sides = len(entries[0].sides)
    alone = _share([entry for entry in entries if entry.sides.count(bot) == 1], bot)
    beside_fair = Estimate(alone.value * sides, alone.low * sides, alone.high * sides)
    return Standing(bot, sum(bot in entry.sides for entry in entries), rating, beside_fair)


def _meeting(pair: tuple[str, str], entries: Iterable[Entry]) -> Meeting | None:
    """All games in which the one was alone against the other; with two sides both were."""
    bot, against = pair
    alone = [entry for entry in entries if entry.sides.count(bot) == 1 and set(entry.sides) == {bot, against}]
    return Meeting(bot, against, len(alone), _share(alone, bot), 1 / len(alone[0].sides)) if alone else None


def _share(entries: Sequence[Entry], bot: str) -> Estimate:
    """The part of these games that a bot won. Games of one deal count as one."""
    return rate([fmean(entry.share(bot) for entry in block) for block in _by_deal(entries)])
