"""coven rules: the rulebook, or one rule of it."""

from coven import rulebook
from coven.cli.common import Language, find_game, words
from coven.cli.failure import Failure
from coven.cli.screen import Screen


def rules(game: str, id_: str | None = None, /, *, lang: Language = None) -> None:
    """Read the rules of a game, or one rule by its id.

    Parameters
    ----------
    game
        The game; coven games lists them all.
    id_
        The id of a rule, such as HP-12, or its number alone.
    """
    text = words(lang)
    chosen = find_game(game, text)
    book = rulebook.read(chosen, text.language)
    shown = book.page if id_ is None else book.rule(id_)
    if shown is None:
        raise Failure(text("cli-unknown-rule", given=str(id_), known=book.range))
    Screen().markdown(shown)
