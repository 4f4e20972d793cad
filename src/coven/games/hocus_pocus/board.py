"""Hocus Pocus in the terminal: red is Hocus, yellow is Pocus."""

from collections import Counter
from collections.abc import Iterable

from coven.engine import Card, Seat, Words
from coven.games.hocus_pocus.cards import GRIMOIRE_SIZE, MARKED, POCUS, kind_and_number
from coven.games.hocus_pocus.view import HocusPocusView, HocusView, PocusView

EMPTY = "[dim]—[/]"


def board(view: HocusPocusView, words: Words) -> str:
    lines = [_table(view, words), ""]
    width = max(len(words.seat(seat)) for seat in range(len(view.gems)))
    lines += [_seat(view, seat, width, words) for seat in range(len(view.gems))]
    lines.append("")
    if view.hocus:
        lines.append(_hocus(view.hocus, words))
    resolved = view.zone[: len(view.zone) - 1 - len(view.hocus.pocus)] if view.hocus else view.zone
    if resolved:
        lines.append(words("board-zone", detail=_cards(resolved, words)))
    if view.library:
        lines.append(words("board-library", detail=_cards(view.library, words)))
    if view.discard:
        lines.append(f"[dim]{words('board-discard', detail=_counted(view.discard, words))}[/]")
    if view.seat >= 0:
        lines.append(words("board-hand", detail=_cards(view.hand, words)))
    return "\n".join(lines)


def _table(view: HocusPocusView, words: Words) -> str:
    numbers = {"number": view.cauldron, "library": view.library_size, "discarded": len(view.discard)}
    turn, limit = view.turns + 1, view.turn_limit
    if limit is None:
        return words("board-table", **numbers, turn=turn)
    return words("board-table-limit", **numbers, turn=min(turn, limit), limit=limit)


def _seat(view: HocusPocusView, seat: Seat, width: int, words: Words) -> str:
    """HP-5: one line with all that is public of a player, and what else is known of the Hand."""
    pointer = "[bold green]▶[/]" if seat == view.turn and not view.outcome else " "
    name = f"[bold]{words.seat(seat):<{width}}[/]"
    gems = f"{words('board-gems')} [bold cyan]{view.gems[seat]:>2}[/]"
    hand = f"{words('hand')} [bold]{view.hand_sizes[seat]:>2}[/]"
    cards = list(view.grimoires[seat]) + [""] * (GRIMOIRE_SIZE - len(view.grimoires[seat]))
    grimoire = _cards(cards, words)
    known = view.known[seat]
    note = f"  [dim]{words('board-known', detail=_counted(known, words))}[/]" if known else ""
    return f"{pointer} {name}  {gems}  {hand}  │ {grimoire}{note}"


def _hocus(hocus: HocusView, words: Words) -> str:
    """HP-17: the Hocus with its target and N as things stand, and the Pocus on it in their order."""
    card = _card(hocus.card, words)
    if hocus.target is None:
        line = words("board-hocus", seat=hocus.seat, detail=card)
    else:
        line = words("board-hocus-at", seat=hocus.seat, detail=card, target=hocus.target)
    if hocus.doubled:
        line += f" [bold]{words('board-number', number=hocus.number)}[/]"
    return " + ".join([line, *(_pocus(pocus, words) for pocus in hocus.pocus)])


def _pocus(pocus: PocusView, words: Words) -> str:
    card = _card(pocus.card, words)
    if pocus.void:
        return f"[dim]{words('board-laid-void', detail=card, seat=pocus.seat)}[/]"
    if pocus.target is None:
        return words("board-laid", detail=card, seat=pocus.seat)
    return words("board-laid-at", detail=card, seat=pocus.seat, target=pocus.target)


def _card(name: Card | None, words: Words) -> str:
    if not name:
        return EMPTY if name == "" else words("board-unknown")
    if name in MARKED:
        return f"[dim red]{words.card(name)}[/]"
    return f"[{'yellow' if name in POCUS else 'red'}]{words.card(name)}[/]"


def _cards(names: Iterable[Card | None], words: Words) -> str:
    return " · ".join(_card(name, words) for name in names) or EMPTY


def _counted(names: tuple[Card, ...], words: Words) -> str:
    """Equal cards once, with their number."""
    counts = Counter(names)
    order = sorted(counts, key=lambda name: (kind_and_number(name)[0] in POCUS, name))
    return ", ".join(words.card(name) + (f" ×{counts[name]}" if counts[name] > 1 else "") for name in order)
