"""What a hint of Mandragora says for a move: true, and not against the move itself."""

import pytest

from coven.bots import Sight
from coven.bots.mandragora.reasons import why
from coven.bots.reason import Reason
from coven.engine import Move, Seat
from coven.games.mandragora import GAME
from coven.games.mandragora.moves import Cast, Decline, Pass, Send
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.rounds import NextTurn
from coven.games.mandragora.steps.turns import ExtraTurn
from coven.text import LANGUAGES, Text
from tests.games.mandragora.tables import MANDRAKE, table

RED, BLUE, GREEN, YELLOW = "red-ingredient", "blue-ingredient", "green-ingredient", "yellow-ingredient"
ONE, TWO = "scroll-1", "scroll-2"
LAST = {"pile": (), "last_round": 3, "end_seat": 0}
VANISHING = Cast("vanishing-4", MANDRAKE, red=4)


def extra(*hands: list[str], **fields: object) -> MandragoraTable:
    """The first witch's extra turn."""
    return table(hands, stack=[NextTurn(0), ExtraTurn(0)], **fields)


def said(laid: MandragoraTable, move: Move) -> Reason:
    """The reason, which can be read in every language."""
    reason = why(Sight(laid, laid.actors()[0]), move)
    assert all(Text(language, GAME)(f"why-{reason.message}", **reason.args) for language in LANGUAGES)
    return reason


def english(laid: MandragoraTable, move: Move) -> str:
    reason = said(laid, move)
    return Text("en", GAME, ["Ada", "Circe"])(f"why-{reason.message}", **reason.args)


# An extra turn declined


@pytest.mark.rule("MD-22")
def test_scrolls_speak_for_declining() -> None:
    laid = extra([RED], [], shops={2: [ONE], 3: [TWO, RED], 4: [GREEN]})
    assert english(laid, Decline()) == (
        "2 of the 3 shops within your reach have scrolls, and they stay there; "
        "Circe then finds up to 2 cards within reach."
    )


@pytest.mark.rule("MD-22")
def test_what_a_send_would_open_speaks_for_declining() -> None:
    laid = extra([RED], [], shops={2: [GREEN], 5: [RED, GREEN]})
    assert english(laid, Decline()) == (
        "If the assistant stays here, Circe finds 1 card at most on a shop within reach; "
        "wherever you move it, some shop has 2 or more."
    )


@pytest.mark.rule("MD-22")
def test_declining_else_keeps_everything_as_it_is() -> None:
    laid = extra([RED], [], shops={2: [RED, RED]})
    assert english(laid, Decline()) == (
        "Your hand stays as it is, and so does the assistant; Circe then finds up to 2 cards within reach."
    )


@pytest.mark.rule("MD-22", "MD-34")
@pytest.mark.parametrize("spells, last_round, colours, turns", [([], 3, 2, 0), ([VANISHING], 2, 1, 1)])
def test_in_the_last_rounds_declining_keeps_new_colours_away(
    spells: list[Cast], last_round: int, colours: int, turns: int
) -> None:
    laid = extra([RED, BLUE], [], spells={0: spells}, pile=(), last_round=last_round, end_seat=0)
    assert said(laid, Decline()) == Reason("decline-last", {"colours": colours, "number": turns})


# Scrolls


@pytest.mark.rule("MD-27")
def test_with_scrolls_it_is_said_what_comes_along() -> None:
    laid = table([[RED], []], shops={2: [TWO, RED, GREEN]})
    assert english(laid, Send(1)) == (
        "With the 2 curses on shop 2 you would have 2, and nobody else more than 0: you would get the curse marker; "
        "2 more cards lie there, and 1 of them fits your hand."
    )


@pytest.mark.rule("MD-27")
def test_who_has_the_curse_marker_already_is_not_warned_of_it() -> None:
    laid = table([[RED], []], shops={2: [ONE, RED]}, scrolls={0: [TWO]}, marker=0)
    assert english(laid, Send(1)) == (
        "You already have the curse marker: with the curse on shop 2 you would have 3, and nobody else more than 0; "
        "1 more card lies there and fits your hand."
    )


@pytest.mark.rule("MD-27", "MD-28")
@pytest.mark.parametrize("theirs, message", [([TWO], "send-tied"), (["scroll-3"], "send-scroll")])
def test_scrolls_alone_bring_nothing_but_what_the_next_witch_finds(theirs: list[str], message: str) -> None:
    laid = table([[RED], []], shops={2: [TWO], 4: [RED, RED]}, scrolls={1: theirs}, marker=1)
    reason = said(laid, Send(1))
    assert (reason.message, reason.args["others"], reason.args["found"]) == (message, 0, 2)


@pytest.mark.rule("MD-28")
@pytest.mark.parametrize("third, word", [([TWO], "may"), ([ONE], "must")])
def test_in_a_tie_with_the_holder_alone_the_marker_is_sure_to_come(third: list[str], word: str) -> None:
    laid = table([[RED], [], []], shops={2: [TWO]}, scrolls={1: [TWO], 2: third}, marker=1)
    assert f"in that tie the curse marker {word} be passed to you" in english(laid, Send(1))


# The last turn


@pytest.mark.rule("MD-34")
@pytest.mark.parametrize(
    "spells, cards, points", [([], [RED, RED], 0), ([], [BLUE, GREEN], 2), ([VANISHING], [BLUE, GREEN, YELLOW], 3)]
)
def test_in_the_last_turn_only_new_colours_that_cost_are_said_to_cost(
    spells: list[Cast], cards: list[str], points: int
) -> None:
    laid = table([[RED], []], shops={2: cards}, spells={0: spells}, **LAST)
    assert said(laid, Send(1)).args["number"] == points


@pytest.mark.rule("MD-24", "MD-25")
def test_passing_costs_only_colours_that_no_spell_has_spared() -> None:
    laid = table([[RED, BLUE, YELLOW], [RED]], spells={0: [VANISHING]}, pile=(), last_round=1, end_seat=0)
    assert said(laid, Pass()).args["colours"] == 2


@pytest.mark.rule("MD-30", "MD-31")
def test_a_reason_names_only_a_witch_who_has_a_turn_yet() -> None:
    def next_one(passed: tuple[Seat, ...], last_round: int, end_seat: Seat) -> Seat | None:
        after = {"passed": passed, "last_round": last_round, "end_seat": end_seat}
        laid = table([[RED], [RED], [RED]], pile=(), seat=1, **after)
        found: Seat | None = said(laid, Send(1)).args["target"]
        return found

    assert next_one((), 2, 0) == 2
    assert next_one((2,), 2, 0) == 0
    assert next_one((0, 2), 2, 0) is None
    assert next_one((), 3, 0) == 2
    assert next_one((2,), 3, 0) is None
