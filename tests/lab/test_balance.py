"""How well a game is balanced."""

import re
from random import Random

import msgspec
import pytest

from coven.bots.match import Match
from coven.engine import ranked
from coven.games import find
from coven.games.hocus.effects.laying import IntoPot
from coven.games.hocus.moves import Cast as HocusCast
from coven.games.hocus_pocus.moves import Cast, Discard
from coven.lab.balance import Observed, balance, observe
from coven.lab.page import balance_page
from coven.lab.traits import Trait, traits
from coven.text import Text

MATCH = Match(game="g", players=2, options={}, bots=("adept", "adept"), seed="s")
WAND, TOAD = Trait("cast.card", "wand"), Trait("cast.card", "toad")


def test_a_move_is_its_tag_and_the_names_in_it() -> None:
    assert traits(Cast("thief-3", "hand", 1)) == {
        Trait("", "cast"),
        Trait("cast.card", "thief-3"),
        Trait("cast.card*", "thief"),
        Trait("cast.source", "hand"),
        Trait("cast.source*", "hand"),
    }
    assert Trait("discard.cards", "vortex") in traits(Discard(("owl-1", "vortex")))


def test_what_a_move_is_made_of_counts_too() -> None:
    names = {trait.name for trait in traits(HocusCast("kindle", (IntoPot("owls-3", 0),)))}
    assert {"kindle", "into-pot", "owls-3", "owls"} <= names


def test_what_a_seat_has_from_the_deal_on_is_told() -> None:
    match = msgspec.structs.replace(MATCH, game="hocus", players=3, bots=("random",) * 3)
    (seen,) = observe(match, [1])
    schools = {trait.name: counts for trait, counts in seen.uses.items() if trait.family == "schools"}
    assert len(schools) == 3
    assert sorted(schools.values()) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


def played(number: int, random: Random) -> Observed:
    """A wand more than the other wins 15 more games of 100; toads and seats change nothing."""
    wands = (random.randrange(3), random.randrange(3))
    toads = (random.randrange(3), random.randrange(3))
    chance = 0.5 + 0.15 * (wands[0] - wands[1])
    scores = (1, 0) if random.random() < chance else (0, 1)
    return Observed(number, ranked("goal-reached", scores), (1, 4, 6), {WAND: wands, TOAD: toads})


def test_what_wins_is_told_from_what_does_not() -> None:
    random = Random(3)
    found = balance(MATCH, [played(number, random) for number in range(300)])
    by_trait = {each.trait: each for each in found.contributions}
    assert by_trait[WAND].certain
    assert by_trait[WAND].worth.low < 0.15 < by_trait[WAND].worth.high
    assert not by_trait[TOAD].certain
    assert by_trait[TOAD].worth.low < 0 < by_trait[TOAD].worth.high


def test_a_name_is_weighed_beside_the_others_of_its_family() -> None:
    """Who has a wand always has a bell as well; but bells without wands win nothing."""
    bell = Trait("cast.card", "bell")
    random, observed = Random(3), []
    for number in range(300):
        game = played(number, random)
        bells = tuple(wands + random.randrange(3) for wands in game.uses[WAND])
        observed.append(Observed(number, game.outcome, game.offers, {**game.uses, bell: bells}))
    certain = {each.trait: each.certain for each in balance(MATCH, observed).contributions}
    assert certain == {WAND: True, TOAD: False, bell: False}


@pytest.mark.parametrize("seed", range(6))
def test_where_every_seat_has_one_of_a_family_their_worths_add_up_to_nothing(seed: int) -> None:
    """Only differences can be told: rounding must not lift them all together."""
    random, observed = Random(seed), []
    names = [Trait("schools", name) for name in ("owl", "toad", "moth", "bat", "cat", "fox", "elk", "hen")]
    match = msgspec.structs.replace(MATCH, players=5, bots=("adept",) * 5)
    for number in range(700):
        drawn = random.sample(names, 5)
        uses = {name: tuple(int(each == name) for each in drawn) for name in drawn}
        scores = [random.random() for _ in drawn]
        observed.append(Observed(number, ranked("goal-reached", scores), (2,), uses))
    worths = [each.worth.value for each in balance(match, observed).contributions if each.trait.family == "schools"]
    assert len(worths) == 8
    assert abs(sum(worths)) < 1e-6


def test_a_family_is_told_without_numbers_where_cards_differ_by_them_alone() -> None:
    def families(*names: str) -> set[str]:
        random, observed = Random(3), []
        for number in range(40):
            counts = {name: (random.randrange(3), random.randrange(3)) for name in names}
            uses = {Trait("lay.card", name): each for name, each in counts.items()}
            uses |= {Trait("lay.card*", name.partition("-")[0]): each for name, each in counts.items()}
            observed.append(Observed(number, ranked("goal-reached", (2, 1)), (2,), uses))
        return {each.trait.family for each in balance(MATCH, observed).contributions}

    assert families("moth-1", "moth-2", "toad") == {"lay.card", "lay.card*"}
    assert families("moth-1", "toad-2", "cat") == {"lay.card"}


def test_seats_lengths_choices_and_endings_are_counted() -> None:
    random = Random(3)
    found = balance(MATCH, [played(number, random) for number in range(300)])
    assert found.fair == 0.5
    assert all(seat.share.low < 0.5 < seat.share.high for seat in found.seats)
    assert (found.moves.mean.value, found.offers.mean.value, round(found.choices.value, 3)) == (3, 5, 0.667)
    assert found.endings == {"goal-reached": 300}


def test_a_seat_that_always_wins_stands_out() -> None:
    found = balance(MATCH, [Observed(number, ranked("goal-reached", (2, 1)), (2,), {}) for number in range(40)])
    first, second = found.seats
    assert (first.share.value, second.share.value) == (1, 0)
    assert first.share.low > 0.9
    assert (first.score.value, second.score.value) == (2, 1)


def test_games_are_watched(familiars: Match) -> None:
    (seen,) = observe(familiars, [1])
    assert len(seen.offers) == 12
    assert seen.uses[Trait("", "send")] == (6, 6)
    sent = [counts for trait, counts in seen.uses.items() if trait.family == "send.card"]
    assert tuple(map(sum, zip(*sent, strict=True))) == (6, 6)


def test_a_page_needs_nothing_from_elsewhere() -> None:
    random = Random(3)
    found = balance(MATCH, [played(number, random) for number in range(40)])
    page = balance_page(found, Text("fr", find("hocus_focus")))
    assert "<h2>Places</h2>" in page
    assert page.count("<svg") == page.count("</svg>") == 2
    assert not re.search(r"<script|<link|<img|src=|@import|url\(http", page)
