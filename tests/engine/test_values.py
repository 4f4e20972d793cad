"""What names say."""

import pytest

from coven.engine import printed


@pytest.mark.parametrize(
    "card, kind, number",
    [
        ("thief-3", "thief", 3),
        ("marked-thief-3", "marked-thief", 3),
        ("black-cat", "black-cat", None),
        ("-3", "-3", None),
        ("thief-٣", "thief-٣", None),
        ("thief-1234567890", "thief-1234567890", None),
    ],
)
def test_a_card_ends_in_a_number_or_not(card: str, kind: str, number: int | None) -> None:
    assert printed(card) == (kind, number)
