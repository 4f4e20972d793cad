"""Mandragora in the terminal."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import asdict

from coven.engine import Card, Seat, Words
from coven.games.mandragora.cards import NIGHT_SHOP, REACH, VALUES, colour
from coven.games.mandragora.view import MandragoraView

INKS = {
    "violet": "magenta",
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "blue": "blue",
    "black": "bold",
    "mandrake": "bold cyan",
    "scroll": "bold red",
}
"""How a card is painted, by the first word of its name."""


def board(view: MandragoraView, words: Words) -> str:
    lines = [*piles(view, words), "", *shops(view, words), ""]
    for seat in range(len(view.hand_sizes)):
        lines += witch(view, words, seat)
    if view.seat >= 0:
        lines += [words("board-hand"), *["   " + part for part in hand(words, view.hand)]]
    return "\n".join(lines + sums(view, words))


def painted(name: Card, text: str) -> str:
    return f"[{INKS[colour(name)]}]{text}[/]"


def counted(names: Iterable[Card], text: Callable[[Card], str]) -> str:
    """Cards with how many there are of each."""
    numbers = Counter(names).items()
    return ", ".join(("" if number == 1 else f"{number} × ") + painted(name, text(name)) for name, number in numbers)


def hand(words: Words, names: Sequence[Card]) -> list[str]:
    """The cards of a hand in few words: ingredients and grimoires by their colours, then mandrakes."""
    ingredients = counted((name for name in names if "ingredient" in name), lambda name: coloured(words, name))
    books = (name for name in names if "grimoire" in name)
    grimoires = counted(books, lambda name: coloured(words, name, VALUES[name]))
    mandrakes = counted((name for name in names if name == "mandrake"), words.card)
    parts = [
        words("board-ingredients", detail=ingredients) if ingredients else "",
        words("board-grimoires", detail=grimoires) if grimoires else "",
        mandrakes,
    ]
    return [part for part in parts if part] or ["–"]


def coloured(words: Words, name: Card, value: int | None = None) -> str:
    text = words(colour(name))
    return text if value is None else f"{text} ({value})"


def piles(view: MandragoraView, words: Words) -> list[str]:
    """The pile, how near the end is, and the five piles of spells."""
    tops = zip(view.tops, view.spell_pile_sizes, strict=True)
    shown = [f"[bold]{words.card(top)}[/] ×{size}" if top else "–" for top, size in tops]
    pile = [words("board-pile", number=view.pile_size)]
    pile += [words("board-last-rounds", number=view.last_round)] * (view.last_round > 0)
    return ["   ".join(pile), words("board-spell-piles"), "   " + " · ".join(shown[:3]), "   " + " · ".join(shown[3:])]


def shops(view: MandragoraView, words: Words) -> list[str]:
    """One line a shop, with how far it is from the assistant."""
    lines = []
    for index, (shop, articles) in enumerate(zip(view.ring, view.shops, strict=True)):
        steps = (index + 1 - view.assistant) % len(view.ring)
        way = "[bold yellow]▶[/] " if steps == 0 else f"+{steps}"
        night = shop == NIGHT_SHOP
        face_down = words("board-face-down", number=view.shop_sizes[index])
        lying = face_down if night and view.shop_sizes[index] else counted(articles, words.card) or "–"
        lines.append(f"{way} {index + 1:>2} {'[blue]☾[/]' if night else '[yellow]☀[/]'} {lying}")
    return lines


def witch(view: MandragoraView, words: Words, seat: Seat) -> list[str]:
    """What lies before a witch, and what is known of her hand."""
    sizes = [
        words("board-spells", number=len(view.spells[seat]), points=points(view, seat)),
        words("board-cards", number=view.hand_sizes[seat]),
        words("board-curses", number=view.curses[seat]) + several(VALUES[scroll] for scroll in view.scrolls[seat]),
    ]
    lines = [f"[bold]{words.seat(seat)}[/]: {' · '.join(sizes)}"]
    lines.append(" · ".join(notes(view, words, seat)))
    lines.append(", ".join(words.card(cast.spell) for cast in view.spells[seat]))
    if seat != view.seat:
        lines.append(words("board-known", detail=" · ".join(hand(words, view.known[seat]))))
    return [lines[0], *["   " + line for line in lines[1:] if line]]


def several(numbers: Iterable[int]) -> str:
    """How a number is made up, if it is: ` (2 + 1)`."""
    parts = [*map(str, numbers)]
    return f" ({' + '.join(parts)})" if len(parts) > 1 else ""


def notes(view: MandragoraView, words: Words, seat: Seat) -> Iterator[str]:
    """What is to be said of some witches only."""
    if view.teams and 0 <= view.seat == (seat + 2) % 4:
        yield words("board-partner")
    if view.reach[seat] > REACH:
        yield words("board-reach", number=view.reach[seat])
    if view.marker == seat:
        yield words("board-marker")
    if view.end_seat == seat and view.last_round < 3:
        yield words("board-end-marker", number=view.last_round)
    if seat in view.passed:
        yield words("board-passed")


def sums(view: MandragoraView, words: Words) -> list[str]:
    """MD-34: how everybody's points add up, once the game is over."""
    return [words("event-scored", **asdict(scored)) for scored in view.scored]


def points(view: MandragoraView, seat: Seat) -> int:
    """What the spells of a witch and their grimoires are worth."""
    return sum(VALUES[cast.spell] + VALUES[cast.grimoire] for cast in view.spells[seat])
