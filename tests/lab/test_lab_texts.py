"""The laboratory speaks every language, and says nothing that it never uses."""

import re
from pathlib import Path

import pytest

import coven
from coven.text import LANGUAGES

SOURCE = Path(coven.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the laboratory and the arguments of each."""
    source = (SOURCE / "text" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z-]+) =", source, flags=re.MULTILINE)[1:]
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return {name: set(re.findall(r"\$([a-z]+)", value)) for name, value in pairs if name.startswith("lab-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    code = "".join(path.read_text("utf-8") for room in ("cli", "lab") for path in (SOURCE / room).glob("*.py"))
    assert set(re.findall(r"[\"'](lab-[a-z-]+)[\"']", code)) == set(messages("en"))
