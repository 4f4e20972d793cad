"""MD-11 to MD-16: which spells can be cast with which cards of a hand."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from coven.engine import Card, Illegal
from coven.games.mandragora.cards import (
    BLACK,
    COLOURED,
    COLOURS,
    GRIMOIRES,
    INGREDIENTS,
    KINDS,
    MANDRAKE,
    NAMES,
    VALUES,
    names,
)
from coven.games.mandragora.moves import Cast

Tops = tuple[Card | None, ...]


def casts(hand: Sequence[int], tops: Tops) -> list[Cast]:
    """All spells that can be cast, identical cards being one choice."""
    offers: list[Cast] = []
    mandrake = hand[MANDRAKE] > 0
    for colour, grimoire in COLOURED:
        number = hand[colour]
        if hand[grimoire]:
            offers += one_colour(grimoire, colour, number, mandrake, tops)
        if mandrake and number:
            offers += one_colour(MANDRAKE, colour, number, False, tops)
    if mandrake or hand[BLACK]:
        held = tuple([colour for colour in INGREDIENTS if hand[colour]])
        if hand[BLACK]:
            offers += different_colours(BLACK, held, mandrake, tops)
        if mandrake:
            offers += different_colours(MANDRAKE, held, False, tops)
    return offers


@cache
def one_colour(grimoire: int, colour: int, number: int, mandrake: bool, tops: Tops) -> tuple[Cast, ...]:
    """MD-11, MD-14: up to `number` ingredients of one colour, and a mandrake if there is one to spare."""
    offers: list[Cast] = []
    for used in range(number + 1):
        for helper in (False, True) if mandrake else (False,):
            colours = tuple(used if each == colour else 0 for each in INGREDIENTS)
            offers += spells_for(grimoire, colours, helper, tops)
    return tuple(offers)


@cache
def different_colours(grimoire: int, held: tuple[int, ...], mandrake: bool, tops: Tops) -> tuple[Cast, ...]:
    """MD-13, MD-14: black magic. One ingredient alone under a mandrake is of one colour, and offered as such."""
    offers: list[Cast] = []
    for number in range(2 if grimoire == MANDRAKE else 0, len(held) + 1):
        for chosen in combinations(held, number):
            colours = tuple(int(each in chosen) for each in INGREDIENTS)
            for helper in (False, True) if mandrake and number < len(COLOURS) else (False,):
                offers += spells_for(grimoire, colours, helper, tops)
    return tuple(offers)


def spells_for(grimoire: int, colours: Sequence[int], mandrake: bool, tops: Tops) -> list[Cast]:
    """MD-15, MD-16: the top spell of every pile up to the number of ingredients."""
    violet, yellow, red, green, blue = colours
    spells = tops[: sum(colours) + mandrake]
    return [
        Cast(spell, NAMES[grimoire], violet, yellow, red, green, blue, mandrake)
        for spell in spells
        if spell is not None
    ]


@cache
def laid(cast: Cast) -> tuple[int, ...]:
    """The kinds of all cards laid for a spell."""
    ingredients = [colour for colour in INGREDIENTS for _ in range(cast.colours[colour])]
    return (KINDS[cast.grimoire], *ingredients, *([MANDRAKE] if cast.mandrake else []))


def why_not_cast(hand: Sequence[int], tops: Tops, cast: Cast) -> Illegal:
    """Why a spell cannot be cast: its grimoire, then its ingredients, then the spell."""
    if cast.grimoire not in names([*GRIMOIRES, MANDRAKE]):
        return Illegal("MD-11", "no-grimoire", card=cast.grimoire if cast.grimoire in KINDS else None)
    if cast.mandrake and cast.grimoire == NAMES[MANDRAKE]:
        return Illegal("MD-14", "one-mandrake")
    if not _in_hand(hand, cast):
        return Illegal("MD-11", "cards-not-in-hand")
    if not cast.ingredients:
        return Illegal("MD-11", "no-ingredient")
    return _wrong_colours(cast) or _wrong_spell(tops, cast)


def _in_hand(hand: Sequence[int], cast: Cast) -> bool:
    ingredients = all(0 <= used <= held for used, held in zip(cast.colours, hand, strict=False))
    return ingredients and hand[KINDS[cast.grimoire]] > 0 and hand[MANDRAKE] >= cast.mandrake


def _wrong_colours(cast: Cast) -> Illegal | None:
    """Whether the ingredients fit the grimoire."""
    used = [colour for colour in INGREDIENTS if cast.colours[colour]]
    different = max(cast.colours) == 1
    grimoire = KINDS[cast.grimoire]
    if grimoire == MANDRAKE:
        return None if different or len(used) == 1 else Illegal("MD-14", "one-colour-or-all-different")
    if grimoire == BLACK:
        if used and not different:
            return Illegal("MD-13", "not-all-different")
        return Illegal("MD-14", "no-colour-left") if cast.ingredients > len(COLOURS) else None
    return None if set(used) <= {GRIMOIRES.index(grimoire)} else Illegal("MD-11", "wrong-colour")


def _wrong_spell(tops: Tops, cast: Cast) -> Illegal:
    """Whether the spell can be taken for that many ingredients."""
    if cast.spell not in tops:
        return Illegal("MD-16", "spell-not-on-top")
    return Illegal("MD-15", "too-few-ingredients", number=cast.ingredients, value=VALUES[cast.spell])
