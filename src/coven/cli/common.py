"""What several commands take: a language, a game, options; each bad one is refused in one line."""

import contextlib
import os
import secrets
from collections.abc import Iterable
from math import inf
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from coven import bots, games
from coven.bots import Budget, Choose
from coven.bots.match import Match
from coven.cli.failure import Failure
from coven.cli.spelling import letters, plain
from coven.engine import Game, Illegal, seed_from
from coven.text import LANGUAGES, Text

Language = Annotated[
    Literal["en", "fr", "es"] | None,
    Parameter(name="--lang", help="Language: en, fr or es. Default: that of your system."),
]
OptionList = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative="", help="A variant of the game, name=value; see coven games."),
]
BudgetText = Annotated[
    str | None,
    Parameter(
        name="--budget",
        help="How long a Master thinks: seconds per decision (0.5s), or iterations (200), which always give the same "
        "games. Default: 1s.",
    ),
]
AsJson = Annotated[
    bool, Parameter(name="--json", negative="", help="Print JSON for scripts; seats are numbered from 0 there.")
]
MANY = 1_000_000
"""More of anything would take weeks and all memory: it was meant otherwise."""


def language_of(given: str | None) -> str:
    """The language asked for, or that of the system if Coven speaks it, or English."""
    system = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = given or next((value for value in system if value), "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def words(given: str | None) -> Text:
    """The texts of the command line itself."""
    return Text(language_of(given))


def find_game(name: str, text: Text) -> Game:
    """The game of that name or title, however it is spelt: `Hocus Pocus`, `hocus-pocus`, `STUPEFIX`."""
    with contextlib.suppress(games.UnknownGame):
        return games.find(plain(name).strip().replace("-", "_").replace(" ", "_"))
    for game in map(games.find, games.names()):
        own = Text(text.language, game)
        if letters(name) in {letters(title) for title in (game.name, own("game"), own.if_known("game-also"))}:
            return game
    raise Failure(text("cli-unknown-game", given=name, known=", ".join(games.names())))


def open_table(
    name: str, players: int | None, given: Iterable[str] | None, text: Text
) -> tuple[Game, int, dict[str, Any]]:
    """A game that bots can play to its end: with so many players, or as few as it allows, and these variants."""
    game = find_game(name, text)
    count = game.players[0] if players is None else players
    return game, count, read_options(game, count, given or (), text, **game.simulation)


def open_match(
    name: str,
    text: Text,
    *,
    players: int | None,
    option: Iterable[str] | None,
    bots: str,
    seed: str | None,
    budget: str | None = None,
) -> tuple[Game, Match]:
    """What is to be played by bots, over and over; without a seed one is drawn."""
    game, count, options = open_table(name, players, option, text)
    kinds = bot_names(bots, count, text)
    for kind in kinds:
        find_bot(kind, game, text)
    match = Match(
        game=game.name,
        players=count,
        options=options,
        bots=kinds,
        seed=seed or secrets.token_hex(4),
        budget=read_budget(budget, text),
    )
    return game, match


def check_range(text: Text, low: int = 1, high: int = MANY, **numbers: int | None) -> None:
    """Refuses the first number that is lower or higher."""
    for name, number in numbers.items():
        if number is not None and not low <= number <= high:
            raise Failure(text("cli-out-of-range", option=f"--{name}", low=low, high=high))


def read_budget(given: str | None, text: Text) -> Budget:
    """Seconds, or iterations; an answer in a window never takes longer than it does by itself."""
    if given is None:
        return Budget()
    try:
        number = float(given[:-1]) if given.endswith("s") else int(given)
    except ValueError:
        number = 0
    if not 0 < number < inf:
        raise Failure(text("lab-bad-budget", given=given))
    if isinstance(number, int):
        return Budget(iterations=number)
    return Budget(seconds=number, window=min(number, Budget().window))


def find_bot(name: str, game: Game, text: Text) -> Choose:
    try:
        return bots.find(name, game)
    except bots.UnknownBot:
        raise Failure(text("cli-unknown-bot", given=name, known=", ".join(bots.names(game)))) from None


def bot_names(given: str, seats: int, text: Text) -> tuple[str, ...]:
    """One name for all of so many seats, or one for each."""
    names = read_list(given)
    if len(names) not in {1, seats}:
        raise Failure(text("cli-bot-count", number=len(names), high=seats))
    return names if len(names) == seats else names * seats


def read_list(given: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(name.strip() for name in given.split(",") if name.strip())


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
