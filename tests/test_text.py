"""Sentences hold, whatever somebody has sent."""

import pytest

from coven.engine import Illegal
from coven.games import find
from coven.text import LANGUAGES, LONGEST, Text

MANDRAGORA = find("mandragora")
HUGE = 10**30


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_huge_number_is_shown_as_it_was_sent(language: str) -> None:
    text = Text(language, MANDRAGORA)
    assert str(HUGE) in text.refusal(Illegal("MD-25", "no-such-shop", number=HUGE))
    assert str(-HUGE) in text.refusal(Illegal("MD-25", "no-such-shop", number=-HUGE))
    assert str(HUGE + 1) in text.seat(HUGE)


def test_a_card_that_was_never_printed_is_refused_in_a_sentence() -> None:
    text = Text("en", MANDRAGORA)
    for card in ("mandrake-²", f"mandrake-{HUGE}", "mandrake-" + "9" * 5000, "x" * 5000, "-3", "-"):
        assert "(rule MD-11)" in text.refusal(Illegal("MD-11", "no-grimoire", card=card))


def test_what_is_too_long_for_a_sentence_is_cut() -> None:
    said = Text("en")("cli-unknown-game", given="x" * 5000, known="hocus")
    assert "xxx…; there are: hocus." in said
    assert len(said) < LONGEST + 100
