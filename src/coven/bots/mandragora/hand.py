"""What a hand of Mandragora promises, in points: while there is time by what may still come, at the end by counting."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from coven.engine import Card
from coven.games.mandragora.cards import BLACK, COLOURED, HIGHEST, INGREDIENTS, MANDRAKE, NAMES, VALUES

Hand = tuple[int, ...]
"""How many cards of each kind."""
Tops = tuple[Card | None, ...]

TURN = 0.5
"""What a turn is worth: so much a spell must bring beyond what its cards might bring otherwise."""
SPARE_MANDRAKE = 1.7
GRIMOIRE_COMES = 0.055
"""How likely a turn is to bring the one grimoire that is missing, and, below, an ingredient of each colour."""
INGREDIENT_COMES = (0.05, 0.09, 0.13, 0.17, 0.17)
EXTRA_INGREDIENT = 0.35
"""What an ingredient is worth that no spell on top needs: there may be a higher one later, or a second grimoire."""
TRIED = 3
"""How many of the best spells are tried in each of the last turns."""
ALONE = 0.7
"""How much of its worth a card keeps while what it needs is missing: that costs a turn as well."""
MORE = 0.8
"""What it is worth that a spell which could be cast may still become a greater one."""


def promise(hand: Hand, tops: Tops, turns: int, counted: bool, spared: int) -> float:
    """Points to be had from a hand in so many turns: counted in the last rounds."""
    return count(hand, tops, turns, spared) if counted else hope(hand, tops, turns)


# While there is time


@lru_cache(20_000)
def hope(hand: Hand, tops: Tops, turns: int) -> float:
    """Colour by colour; a mandrake goes where it helps most."""
    steps = ladder(tops)
    numbers = [(hand[ingredient], hand[grimoire]) for ingredient, grimoire in COLOURED]
    worths = [colour_worth(colour, *number, steps, turns) for colour, number in enumerate(numbers)]
    total = sum(worths)
    different = sum([number > 0 for number, _ in numbers])
    if hand[BLACK]:
        total += VALUES[NAMES[BLACK]] + steps[max(different, 1)] * 0.6 - (TURN if different else 0.5 * TURN)
    for _ in range(hand[MANDRAKE]):
        total += mandrake_worth(numbers, worths, steps, turns)
    return total


def mandrake_worth(numbers: list[tuple[int, int]], worths: list[float], steps: tuple[int, ...], turns: int) -> float:
    """As the ingredient or the grimoire that is missing, or in reserve. The colour that it serves is served then."""
    best, place, worth = SPARE_MANDRAKE * soon(0.3, turns), None, 0.0
    for colour, (ingredients, grimoires) in enumerate(numbers):
        if grimoires:
            with_it = colour_worth(colour, ingredients + 1, grimoires, steps, turns)
        elif ingredients:
            with_it = steps[min(ingredients, HIGHEST)] - TURN
        else:
            continue
        if with_it - worths[colour] > best:
            best, place, worth = with_it - worths[colour], colour, with_it
    different = [colour for colour, (ingredients, _) in enumerate(numbers) if ingredients]
    all_different = steps[len(different)] - TURN - 0.5 * sum([worths[colour] for colour in different])
    if place is not None and best > all_different:
        ingredients, grimoires = numbers[place]
        numbers[place] = (ingredients + 1, grimoires) if grimoires else (0, 0)
        worths[place] = worth
    return max(best, all_different)


@cache
def colour_worth(colour: int, ingredients: int, grimoires: int, steps: tuple[int, ...], turns: int) -> float:
    """MD-11: grimoires and ingredients of one colour need each other."""
    value = VALUES[NAMES[COLOURED[colour][1]]]
    more = soon(INGREDIENT_COMES[colour], turns)
    if not ingredients:
        return ALONE * more * max(value + 1 - TURN, 0.3) if grimoires else 0.0
    if not grimoires:
        spell = steps[min(ingredients, HIGHEST)] + EXTRA_INGREDIENT
        return ALONE * soon(GRIMOIRE_COMES, turns) * max(value + spell - TURN, 0.4 * ingredients)
    spells = min(grimoires, ingredients) if value else 1
    used = min(ingredients, HIGHEST * spells)
    best = max([spread(used, number, steps) + number * (value - TURN) for number in range(1, spells + 1)])
    return best + (MORE * more if ingredients < steps[-1] else 0.0)


def cheapest(hand: Hand, tops: Tops, turns: int) -> list[int]:
    """The colours of which there are ingredients, by what the hand loses with one of them."""
    steps, losses = ladder(tops), {}
    for colour, (ingredient, grimoire) in enumerate(COLOURED):
        if hand[ingredient]:
            fewer, now = [
                colour_worth(colour, hand[ingredient] - less, hand[grimoire], steps, turns) for less in (1, 0)
            ]
            losses[colour] = now - fewer
    return sorted(losses, key=losses.__getitem__)


def spread(ingredients: int, spells: int, steps: tuple[int, ...]) -> int:
    """The values of so many spells among which the ingredients are shared out evenly."""
    each, more = divmod(ingredients, spells)
    return more * steps[min(each + 1, HIGHEST)] + (spells - more) * steps[min(each, HIGHEST)]


@cache
def soon(chance: float, turns: int) -> float:
    """How likely something is to come in so many turns."""
    return float(1 - (1 - chance) ** turns)


@cache
def ladder(tops: Tops) -> tuple[int, ...]:
    """MD-15: the highest spell that 0, 1, 2, … ingredients can take."""
    values = [VALUES[top] if top else 0 for top in tops]
    return (0, *(max(values[: number + 1]) for number in range(len(values))))


# In the last rounds


@lru_cache(20_000)
def count(hand: Hand, tops: Tops, turns: int, spared: int) -> float:
    """MD-34: the best that so many turns can make of a hand with the spells that lie there now.

    MD-24, MD-25: so many of the colours left will be discarded.
    """
    best = -float(max(colours_in(hand) - spared, 0))
    if turns:
        spells = best_spells(hand, ladder(tops))
        best = max([best, *[points + count(left, tops, turns - 1, spared) for points, left in spells]])
    return best


@lru_cache(20_000)
def best_spells(hand: Hand, steps: tuple[int, ...]) -> list[tuple[int, Hand]]:
    """The few that bring most, colours left being counted: the points, and what is left of the hand."""
    return sorted(spells_of(hand, steps), key=net_points, reverse=True)[:TRIED]


def net_points(spell: tuple[int, Hand]) -> int:
    points, left = spell
    return points - colours_in(left)


@cache
def colours_in(hand: Hand) -> int:
    """MD-34: each colour left costs a point."""
    coloured = [hand[ingredient] + hand[grimoire] > 0 for ingredient, grimoire in COLOURED]
    return sum(coloured) + (hand[BLACK] > 0) + (hand[MANDRAKE] > 0)


def spells_of(hand: Hand, steps: tuple[int, ...]) -> Iterator[tuple[int, Hand]]:
    """What can be cast, with all ingredients that fit."""
    mandrake = hand[MANDRAKE] > 0
    different = [kind for kind in INGREDIENTS if hand[kind]]
    for ingredient, grimoire in COLOURED:
        number = hand[ingredient]
        if hand[grimoire]:
            yield from spell(hand, steps, grimoire, [ingredient] * number, mandrake)
        if mandrake and number:
            yield from spell(hand, steps, MANDRAKE, [ingredient] * number, False)
    if hand[BLACK]:
        yield from spell(hand, steps, BLACK, different, mandrake and len(different) < len(INGREDIENTS))
    if mandrake and len(different) > 1:
        yield from spell(hand, steps, MANDRAKE, different, False)


def spell(
    hand: Hand, steps: tuple[int, ...], grimoire: int, ingredients: list[int], mandrake: bool
) -> Iterator[tuple[int, Hand]]:
    """Without and, if there is one to spare, with a mandrake among the ingredients."""
    for helper in (0, 1) if mandrake else (0,):
        value = steps[min(len(ingredients) + helper, HIGHEST)]
        if value:
            yield value + VALUES[NAMES[grimoire]], without(hand, [grimoire, *ingredients, *[MANDRAKE] * helper])


def without(hand: Hand, cards: Sequence[int]) -> Hand:
    left = list(hand)
    for kind in cards:
        left[kind] -= 1
    return tuple(left)


def joined(hand: Hand, cards: Sequence[int]) -> Hand:
    """With more cards; scrolls never come to a hand."""
    held = list(hand)
    for kind in cards:
        if kind < len(held):
            held[kind] += 1
    return tuple(held)
