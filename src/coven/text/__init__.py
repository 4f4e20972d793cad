"""What people read: typed moves, events, prompts and refusals become sentences through Fluent messages.

The rule that turns a value into a message is the same for the terminal and the web page: a struct tagged `cast` of the
family `move` is the message `move-cast` with its fields as arguments. An argument named in `SEATS` is a player, one
named in `PLAIN` is taken as it stands, any other text is the message of that name, where a number at its end becomes
`$n` (`thief-3` is `thief` with 3). A list is joined with "and", and its length is `$<name>-count`; nothing is `none`.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from coven.engine import CLOCK, Event, Game, Illegal, Move, Prompt, Seat, printed
from coven.text.french import de

LANGUAGES = ("en", "fr", "es")

SEATS = frozenset(
    {"seat", "seats", "target", "targets", "owner", "giver", "taker", "holder", "partner", "winner", "winners"}
)
PLAIN = frozenset({"rule", "detail", "given", "option", "allowed", "known", "file", "name", "time"})
LARGEST = 10**15
"""Whole numbers from here on are shown as they were sent: nobody reads them as an amount."""
LONGEST = 2000
"""So many characters fit into a sentence; the rest of what somebody sent is left out."""
I_SOUND = re.compile("h?(?:í|i(?![aeoáéó]))", re.IGNORECASE)
"""Before a word that begins so some languages say another "and". In hielo and hiato the i is no vowel."""
FUNCTIONS: dict[str, Any] = {"DE": de}
"""What the texts can call."""


class MissingText(LookupError):
    """A message that no file has: a mistake of ours."""


class AsSent(str):
    """A word that somebody sent and no file has, such as a card that does not exist."""

    __slots__ = ()


class Text:
    """The texts of one game (or of none) in one language, with the names of the players."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names
        self._bundle = _bundle(language, game.package if game else "coven")

    def __call__(self, message: str, /, **args: Any) -> str:
        """The message, formatted."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            raise MissingText(f"{self.language}: {message}")
        ready: dict[str, Any] = {}
        for name, value in args.items():
            word = self.word(name, value)
            ready[name] = f"{word[: LONGEST - 1]}…" if isinstance(word, str) and len(word) > LONGEST else word
            if isinstance(value, (tuple, list)):
                ready[f"{name}-count"] = len(value)
        sentence, errors = self._bundle.format_pattern(pattern, ready)
        if errors:
            raise MissingText(f"{self.language}: {message}: {errors[0]}")
        return str(sentence)

    def word(self, name: str, value: Any) -> Any:
        """An argument as people read it."""
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple() | list():
                return self._list([str(self.word(name, part)) for part in value])
            case int() if name in SEATS:
                return self.seat(value)
            case int() if abs(value) >= LARGEST:
                return str(value)
            case str() if name not in PLAIN and not isinstance(value, AsSent):
                return self.card(value)
            case msgspec.Struct():
                return self.value(value)
        return value

    def seat(self, seat: Seat) -> str:
        if seat < 0:
            return self("clock" if seat == CLOCK else "spectator")
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def card(self, name: str) -> str:
        """A card or another word of the game: `thief-3` is the message `thief` with n = 3."""
        kind, number = printed(name)
        return self(name) if number is None else self(kind, n=number)

    def value(self, value: msgspec.Struct) -> str:
        """A tagged value: a move, an event or another family of structs."""
        config = value.__struct_config__
        return self(f"{config.tag_field}-{config.tag}", **_fields(value))

    def move(self, move: Move) -> str:
        return self.value(move)

    def about(self, move: Move) -> str:
        """What is printed on what a move uses, its first field, where the game tells that; else nothing."""
        names = [f"about-{value}" for value in msgspec.structs.astuple(move)[:1]]
        return next((self.card(name) for name in names if self._knows(name)), "")

    def if_known(self, message: str) -> str:
        """A message that not every game has; nothing where it is missing."""
        return self(message) if self._knows(message) else ""

    def event(self, event: Event) -> str:
        return self.value(event)

    def prompt(self, prompt: Prompt) -> str:
        return self(f"prompt-{prompt.message}", **prompt.args)

    def refusal(self, illegal: Illegal) -> str:
        """Why not, and the rule that says so. Words of a player's own making are shown as they were sent."""
        args = {name: self._as_sent(value) for name, value in illegal.args_of_message.items()}
        why = self(f"refusal-{illegal.message}", **args)
        return self("refused", detail=why, rule=illegal.rule)

    def _as_sent(self, value: Any) -> Any:
        match value:
            case str() if not self._knows(value):
                return AsSent(value)
            case tuple():
                return tuple(self._as_sent(part) for part in value)
        return value

    def _knows(self, name: str) -> bool:
        return self._bundle.has_message(printed(name)[0])

    def _list(self, words: list[str]) -> str:
        if len(words) < 2:
            return words[0] if words else self("nothing")
        message = "list-before-i" if I_SOUND.match(words[-1]) else "list"
        return self(message, given=", ".join(words[:-1]), detail=words[-1])


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(value, field) for field in value.__struct_fields__}


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    """What is common to all, and what a game adds to it: in English where it is not translated."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for folder in dict.fromkeys(["coven", package]):
        texts: Traversable = files(folder) / "text"
        own = texts / f"{language}.ftl"
        source = own if own.is_file() else texts / "en.ftl"
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle
