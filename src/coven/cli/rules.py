"""coven rules: the rulebook, or one rule of it."""

from coven import games, rulebook
from coven.cli.common import Language, find_game, words
from coven.cli.failure import Failure
from coven.cli.screen import Screen
from coven.engine import Game
from coven.text import Text


def rules(game: str, id_: str | None = None, /, *, lang: Language = None) -> None:
    """Read the rules of a game, or one rule by its id.

    Parameters
    ----------
    game
        The game; coven games lists them all. The id of a rule alone, such as HC-26, is understood too.
    id_
        The id of a rule, such as HP-12, or its number alone.
    """
    text = words(lang)
    found = _rule_of_any_game(game, text) if id_ is None else None
    Screen().markdown(found or _shown(find_game(game, text), id_, text))


def _shown(game: Game, id_: str | None, text: Text) -> str:
    book = rulebook.read(game, text.language)
    shown = book.page if id_ is None else book.rule(id_)
    if shown is None:
        raise Failure(text("cli-unknown-rule", given=str(id_), known=book.range))
    return shown


def _rule_of_any_game(id_: str, text: Text) -> str | None:
    """Ids differ from game to game, so one is enough. A number alone is not."""
    books = (rulebook.read(games.find(name), text.language) for name in games.names())
    return None if id_.isdecimal() else next((rule for book in books if (rule := book.rule(id_))), None)
