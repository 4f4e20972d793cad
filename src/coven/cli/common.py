"""What several commands take: a language, a game, options; each bad one is refused in one line."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from coven import bots, games
from coven.bots import Choose
from coven.cli.failure import Failure
from coven.engine import Game, Illegal, seed_from
from coven.text import LANGUAGES, Text

Language = Annotated[
    Literal["en", "fr", "es"] | None,
    Parameter(name="--lang", help="Language of the game: en, fr or es; without it, that of your system."),
]
OptionList = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative="", help="A variant of the game, name=value; see coven games."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON, for scripts.")]


def language_of(given: str | None) -> str:
    """The language asked for, or that of the system if Coven speaks it, or English."""
    system = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = given or next((value for value in system if value), "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def words(given: str | None) -> Text:
    """The texts of the command line itself."""
    return Text(language_of(given))


def find_game(name: str, text: Text) -> Game:
    """The game of that name, however it is spelt: `Hocus Pocus`, `hocus-pocus`."""
    try:
        return games.find(name.strip().lower().replace("-", "_").replace(" ", "_"))
    except games.UnknownGame:
        raise Failure(text("cli-unknown-game", given=name, known=", ".join(games.names()))) from None


def find_bot(name: str, game: Game, text: Text) -> Choose:
    try:
        return bots.find(name, game)
    except (bots.UnknownBot, ModuleNotFoundError):
        raise Failure(text("cli-unknown-bot", given=name, known=", ".join(bots.NAMES))) from None


def bot_names(given: str, seats: int, text: Text) -> tuple[str, ...]:
    """One name for all of so many seats, or one for each."""
    names = tuple(name.strip() for name in given.split(","))
    if len(names) not in {1, seats}:
        raise Failure(text("cli-bot-count", number=len(names), high=seats))
    return names if len(names) == seats else names * seats


def read_options(game: Game, players: int, given: Iterable[str], text: Text, **defaults: Any) -> dict[str, Any]:
    """`name=value` for each option, tried on a table that is thrown away."""
    options = dict(defaults)
    for assignment in given:
        name, equals, value = assignment.partition("=")
        if not equals:
            raise Failure(text("cli-option-form", given=assignment))
        options[name.strip()] = value.strip()
    try:
        read = game.read_options(options)
        game.deal(players, read, chance=seed_from("", ()))
    except Illegal as illegal:
        raise Failure(Text(text.language, game).refusal(illegal)) from None
    return {name: getattr(read, name) for name in options}


def read_file(path: Path, text: Text) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure(text("cli-cannot-read", file=str(path), detail=reason(error)), 1) from None


def reason(error: OSError) -> str:
    """What the system says, without its number."""
    return error.strerror or str(error)
