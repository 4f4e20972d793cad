"""The words of a game: the tags of its values, the choices in its types, and the names in its texts.

`thief-3` is the word `thief` and the number 3, as it is for the texts (see `coven.text`).
"""

import re
from importlib.resources import files
from typing import Any

import msgspec

from coven.engine import Game, printed
from coven.research.shapes import Fields, Name, shape, within

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SENTENCES = re.compile(r"(about|board|event|game|move|option|order|outcome|part|refusal|short|why)(-|$)")
"""Families of messages that are no names of things."""
PROMPT = "prompt-"


def words_in(kind: Any) -> set[str]:
    """The tags and the choices in a type."""
    found: set[str] = set()
    for inner in within(shape(kind)):
        match inner:
            case Fields(tag=str(tag)):
                found.add(tag)
            case Name():
                found |= {printed(choice)[0] for choice in inner.choices}
    return found


def has_names(kind: Any) -> bool:
    """Whether a type has names without saying which."""
    return any(inner == Name() for inner in within(shape(kind)))


def messages(game: Game) -> set[str]:
    """What the texts of a game speak of. Each card has a message: nobody could read it otherwise."""
    texts = files(game.package) / "text" / "en.ftl"
    return {message for message in MESSAGE.findall(texts.read_text("utf-8")) if not SENTENCES.match(message)}


def words_said(game: Game) -> set[str]:
    """The words of which moves are made."""
    names = {message for message in messages(game) if not message.startswith(PROMPT)}
    return words_in(game.moves) | (names if has_names(game.moves) else set())


def words_seen(game: Game, view: type[msgspec.Struct]) -> set[str]:
    """The words of which views are made, the names of prompts among them."""
    names = {message.removeprefix(PROMPT) for message in messages(game)}
    return words_in(game.moves) | words_in(game.steps) | words_in(view) | names
