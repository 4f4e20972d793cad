"""Hocus in the terminal."""

from coven.engine import Card, Seat, Words, printed
from coven.games.hocus.cards import SUITS
from coven.games.hocus.effects.spells import BESIDE, SCHOOLS
from coven.games.hocus.state import Result
from coven.games.hocus.view import Cards, HocusView

COLOURS = dict(zip(SUITS, ("yellow", "cyan", "red", "green"), strict=True))


def board(view: HocusView, words: Words) -> str:
    players = [line for seat in range(len(view.points)) for line in player(view, words, seat)]
    if view.prompt and view.prompt.message == "school-choice":
        return "\n".join([*players, *schools(view.prompt.args["schools"], words)])
    table = [*results(view, words), *heading(view, words), *communities(view, words), *players]
    return "\n".join(table + own(view, words) if view.seat >= 0 else table)


def heading(view: HocusView, words: Words) -> list[str]:
    lines = [words("board-round", number=view.round, goal=view.goal, detail=heap(view.deck, words), seat=view.first)]
    if view.final_turns is not None:
        lines.append(words("board-final-turns", number=view.final_turns))
    if view.order:
        lines.append(words("board-order", communities=view.order))
    return lines + [words("board-look", seat=each.seat, number=each.number, target=each.target) for each in view.looks]


def communities(view: HocusView, words: Words) -> list[str]:
    lines = []
    for number, (community, pot) in enumerate(zip(view.communities, view.pots, strict=True), 1):
        cards = [
            words("board-face-down", given=shown(card, words) if card else words("board-unknown"))
            if place in community.face_down or card is None
            else shown(card, words)
            for place, card in enumerate(community.cards, 1)
        ]
        lines.append(words("board-community", number=number, given="  ".join(cards) or "–", detail=heap(pot, words)))
        lines += [
            words("board-beside", spell=lying.spell, owner=lying.owner)
            for lying in view.enchantments
            if lying.number == number and BESIDE[lying.spell] != "pocket"
        ]
    return lines


def player(view: HocusView, words: Words, seat: Seat) -> list[str]:
    """What everybody sees of a player, and what else this seat knows."""
    marker = "▶" if seat in view.asked else " "
    line = words(
        "board-seat",
        given=marker,
        seat=seat,
        points=view.points[seat],
        detail=heap(view.hands[seat], words) if seat != view.seat else heap((None,) * len(view.hands[seat]), words),
        school=view.schools[seat] or ("no-school" if view.round else "no-school-yet"),
    )
    lines = ["   ".join([line, *pockets(view, words, seat)])]
    if view.owls[seat]:
        lines.append("    " + words("board-claimed", given=row(view.owls[seat], words)))
    return lines


def pockets(view: HocusView, words: Words, seat: Seat) -> list[str]:
    """Those with cards: how many, or which if the seat knows them."""
    warded = [(each.owner, each.number) for each in view.enchantments if BESIDE[each.spell] == "pocket"]
    return [
        words(
            "board-pocket",
            number=number,
            detail=row([card for card in pocket if card], words) if all(pocket) else str(len(pocket)),
            warded=(seat, number) in warded,
            committed=view.committed[seat] == number,
        )
        for number, pocket in enumerate(view.pockets[seat], 1)
        if pocket
    ]


def schools(free: tuple[str, ...], words: Words) -> list[str]:
    """HC-3: what is to choose from, before the first round."""
    return [line for school in free for line in ["", f"[bold]{words(school)}[/]", *spells(school, words)]]


def spells(school: str, words: Words) -> list[str]:
    return [words("board-spell", spell=spell, detail=words(f"about-{spell}")) for spell in SCHOOLS[school]]


def own(view: HocusView, words: Words) -> list[str]:
    """The seat's own Hand. What its Spells say stands with the moves."""
    return [words("board-hand", given=row([card for card in view.hands[view.seat] if card], words) or "–")]


def results(view: HocusView, words: Words) -> list[str]:
    return [line for result in view.results for line in result_lines(result, words)]


def result_lines(result: Result, words: Words) -> list[str]:
    """How a showdown went, step by step."""
    lines = [words("board-showdown", number=result.community, given=row(result.cards, words) or "–")]
    lines += [
        words(
            "board-contender",
            seat=each.seat,
            given=row(each.cards, words),
            kind=each.kind,
            detail=row(each.best, words),
        )
        for each in result.contenders
    ]
    pot = row(result.pot, words) or "–"
    lines.append(words(f"board-{result.reason}", winners=result.winners, points=result.points, given=pot))
    lines += [words("board-bonus", seat=each.seat, spell=each.spell, points=each.points) for each in result.bonuses]
    return lines


def heap(cards: Cards, words: Words) -> str:
    """How many cards, and which of them the seat knows."""
    seen = [card for card in cards if card]
    return words("board-heap", number=len(cards), given=row(seen, words), seen=len(seen))


def row(cards: "tuple[Card, ...] | list[Card]", words: Words) -> str:
    return "  ".join(shown(card, words) for card in cards)


def shown(card: Card, words: Words) -> str:
    """A card in its colour and in few letters."""
    suit, strength = printed(card)
    return f"[{COLOURS[suit]}]{words(f'board-{suit}', n=strength)}[/]"
