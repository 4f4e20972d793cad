"""Hocus Focus in the terminal."""

from coven.engine import Card, Seat, Words
from coven.games.hocus_focus.cards import SIZES, TRAITS, traits
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.moves import Wait
from coven.games.hocus_focus.view import HocusFocusView


def board(view: HocusFocusView, words: Words) -> str:
    """The target above the 12 places in two columns, then the players and the last race."""
    return "\n".join(
        [
            words("board-pile", number=view.pile_size, aside=len(view.aside), goal=view.goal),
            *wizards(view, words),
            *(player(view, words, seat) for seat in range(len(view.won))),
            *last_race(view, words),
            *own_answer(view, words),
        ]
    )


def wizards(view: HocusFocusView, words: Words) -> list[str]:
    """Six lines of two places each, under the names of the traits."""
    headings = [words(f"board-{trait}") for trait in TRAITS]
    widths = [max(len(headings[0]), *(len(words(size)) for size in SIZES)), *map(len, headings[1:])]
    heading = "  ".join([" " * 2, *map(str.ljust, headings, widths)])
    places = [f"{place:2}  {wizard(card, words, widths)}" for place, card in enumerate(view.area, 1)]
    rows = [f"{left}    {right}" for left, right in zip(places[:6], places[6:], strict=True)]
    target = [f"[bold]=>[/]  {wizard(view.target, words, widths)}  {words('board-target')}"] if view.target else []
    return [f"[dim]{heading}    {heading}[/]", *target, *map(str.rstrip, rows)]


def wizard(card: Card, words: Words, widths: list[int]) -> str:
    """The size as a word and the colours as three letters, so that nobody needs to see colours."""
    size, *colours = traits(card)
    letters = [words(f"short-{colour}") + " " * (width - 3) for colour, width in zip(colours, widths[1:], strict=True)]
    return "  ".join([words(size).ljust(widths[0]), *letters])


def player(view: HocusFocusView, words: Words, seat: Seat) -> str:
    states = {"pointing": seat == view.pointing, "barred": seat in view.barred, "away": seat in view.away}
    detail = "".join(words(f"board-{state}") for state, holds in states.items() if holds)
    return words("board-seat", seat=seat, number=len(view.won[seat]), detail=detail)


def last_race(view: HocusFocusView, words: Words) -> list[str]:
    """HF-23: who called in the race that closed last, and when."""
    if not view.calls:
        return []
    calls = [words("board-call", seat=call.seat, word=call.word, ms=call.ms) for call in view.calls]
    return [words("board-last", detail=", ".join(calls), place=view.pointed)]


def own_answer(view: HocusFocusView, words: Words) -> list[str]:
    match view.called:
        case Called(_, word, ms):
            place = getattr(view.sealed, "place", None)
            return [words("board-called", word=word, ms=ms, place=place)]
        case Wait():
            return [words("board-waited")]
    return []
