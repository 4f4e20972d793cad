"""Stupéfix in the terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from coven.engine import Card, Seat, Words
from coven.games.stupefix.cards import FIZZLE, SHIELD, STUNNER, House, Shown
from coven.games.stupefix.view import StupefixView

COLOURS: dict[House, str] = {
    "gryffindor": "red",
    "hufflepuff": "yellow",
    "ravenclaw": "blue",
    "slytherin": "green",
}
SIGNS: dict[Shown, str] = {STUNNER: "✶", FIZZLE: "·", SHIELD: "◇"}
SECRET_PHASES = ("preparing", "aiming", "casting")


def board(view: StupefixView, words: Words) -> str:
    """Everything public, and the seat's own cards."""
    lines = [heading(view, words), *offer(view, words), ""]
    lines += rows(view, words)
    lines += ["", *[f"[dim]{words(legend)}[/]" for legend in ("board-spells", "board-flags")]]
    lines += [discard(view, words), *sums(view, words)]
    if view.seat >= 0 and view.outcome is None:
        lines += ["", *own(view, words)]
    return "\n".join(lines)


def heading(view: StupefixView, words: Words) -> str:
    if view.outcome is not None:
        return f"[bold]{words('board-over')}[/]"
    cards, pile = words("board-cards", number=view.hand_sizes[0]), words("board-pile", number=view.pile_size)
    return f"[bold]{words('board-round', number=view.round)}[/]  {cards}  {pile}"


def offer(view: StupefixView, words: Words) -> list[str]:
    return [words("board-offered", detail=piles(view.offered, words))] if view.offered else []


def piles(cards: Iterable[Card], words: Words) -> str:
    """Each card once, and how many of it."""
    counted = Counter(cards).items()
    shown = [f"[bold]{words.card(card)}[/]" + (f" ×{number}" if number > 1 else "") for card, number in counted]
    return ", ".join(shown) or "–"


# One line a seat


def rows(view: StupefixView, words: Words) -> list[str]:
    """The seats in columns."""
    cells = [cells_of(view, words, seat) for seat in range(len(view.houses))]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [row(view, seat, cells[seat], widths) for seat in range(len(view.houses))]


def row(view: StupefixView, seat: Seat, cells: Sequence[str], widths: Sequence[int]) -> str:
    name, home, *rest = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
    weight = "bold" if seat == view.seat else "default"
    return "  ".join([f"[{weight}]{name}[/]", f"[{COLOURS[view.houses[seat]]}]{home}[/]", *rest]).rstrip()


def cells_of(view: StupefixView, words: Words, seat: Seat) -> list[str]:
    return [
        words.seat(seat),
        house(view, words, seat),
        ("⚑" if view.flags[seat] else "⚐") + ("★" if seat == view.pet else ""),
        words("board-late", number=view.late[seat]),
        rewards(view, words, seat),
        signs(view, seat),
        aim(view, words, seat),
        chosen(view, seat),
    ]


def house(view: StupefixView, words: Words, seat: Seat) -> str:
    name = words.card(view.houses[seat])
    return f"{name} ({words('board-twin')})" if seat in view.twins else name


def rewards(view: StupefixView, words: Words, seat: Seat) -> str:
    """The face-down rewards, and the Points of this sharing."""
    if view.counts is None:
        kept = words("board-rewards", number=view.reward_counts[seat])
    else:
        kept = words("board-counts", potions=view.counts.potions[seat], favours=view.counts.favours[seat])
    return f"{kept} +{view.points_taken[seat]}" if view.points_taken[seat] else kept


def signs(view: StupefixView, seat: Seat) -> str:
    """What the seat has cast so far; a Shield over a Stunner looks different to those who may know."""
    under = iter(view.under_shields[seat])
    return "".join(
        SIGNS[spell] if spell != SHIELD or next(under, FIZZLE) == FIZZLE else "◈" for spell in view.casts[seat]
    )


def aim(view: StupefixView, words: Words, seat: Seat) -> str:
    """Where the seat aims, from the moment that all aims are revealed to the end of the round; a Shield drops it."""
    shielded = view.phase == "sharing" and view.casts[seat][-1:] == (SHIELD,)
    if shielded or view.phase not in ("casting", "sharing"):
        return ""
    target = view.aims[seat]
    return "→ " + (words("board-nobody") if target is None else words.seat(target))


def chosen(view: StupefixView, seat: Seat) -> str:
    if view.phase in SECRET_PHASES:
        return "…" if seat in view.asked else "✓"
    return "…" if seat in view.asked else ""


# Below the seats


def discard(view: StupefixView, words: Words) -> str:
    return words(
        "board-discard",
        stunners=view.stunners_discarded,
        fizzles=view.fizzles_discarded,
        number=view.face_down_discarded,
    )


def sums(view: StupefixView, words: Words) -> list[str]:
    """The last sharing, the Urns if they are open, and the scores at the end."""
    lines = [words("board-announced", detail=by_house(view, view.announced, words))] if view.announced else []
    if view.counts is not None:
        lines.append(words("board-urns", detail=by_house(view, view.counts.urns, words)))
    if view.outcome is not None:
        lines.append(words("board-scores", detail=by_house(view, view.outcome.scores, words)))
    return lines


def by_house(view: StupefixView, numbers: Sequence[int], words: Words) -> str:
    pairs = zip(view.sides, numbers, strict=True)
    return "  ".join(f"[{COLOURS[house]}]{words.card(house)}[/] [bold]{number}[/]" for house, number in pairs)


def own(view: StupefixView, words: Words) -> list[str]:
    """What only the seat itself sees."""
    lines = [words("board-hand", detail=piles(view.hand, words))]
    if view.prepared is not None:
        lines.append(words("board-prepared", card=view.prepared))
    if view.rewards:
        lines.append(words("board-own-rewards", detail=piles(view.rewards, words)))
    return lines
