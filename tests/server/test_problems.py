"""Every refusal of a table can be read in every language."""

import re
from pathlib import Path

import pytest

import coven
from coven.server.http.errors import CODES
from coven.text import LANGUAGES, Text

COVEN = Path(coven.__file__).parent
TEXTS = COVEN / "text"


def codes(*rooms: str) -> set[str]:
    """All that the code of these rooms can refuse with."""
    source = "".join(path.read_text("utf-8") for room in rooms for path in (COVEN / room).rglob("*.py"))
    raised = set(re.findall(r'\b(?:Problem|Trouble|__init__)\(\s*"([a-z-]+)"', source))
    return (raised | {f"no-{what}" for what in re.findall(r'missing\("([a-z]+)"\)', source)} | set(CODES.values())) - {
        "illegal",  # has the message of the game
        "bad-record",  # has the message of what is wrong with it
    }


def arguments(language: str) -> dict[str, set[str]]:
    text = (TEXTS / f"{language}.ftl").read_text("utf-8")
    return {
        name: set(re.findall(r"\$(\w+)", value))
        for name, value in re.findall(r"^problem-([a-z-]+) = (.*)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message_and_no_message_is_left_over(language: str) -> None:
    assert set(arguments(language)) == codes("play", "server", "device")
    assert arguments(language) == arguments("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_can_be_said(language: str) -> None:
    say = Text(language)
    for code, names in arguments(language).items():
        assert say(f"problem-{code}", **dict.fromkeys(names, 7))


def test_the_codes_are_documented() -> None:
    page = (COVEN.parents[1] / "docs" / "server.md").read_text("utf-8")
    assert codes("play", "server") <= set(re.findall(r"`([a-z-]+)`", page))
