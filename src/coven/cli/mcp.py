"""coven mcp: the games as tools for a language model, over standard input and output."""

from coven.cli.common import Language, language_of, words
from coven.cli.failure import Failure


def mcp(*, lang: Language = None) -> None:
    """Let a language model play, through the Model Context Protocol.

    It uses standard input and output. Its tools list the games and their rules, start a table with bots, show what a
    seat sees, and make its moves.
    """
    try:
        from coven.research.mcp_server import server
    except ModuleNotFoundError as error:
        raise Failure(words(lang)("cli-no-research", detail=str(error))) from None
    server(language_of(lang)).run("stdio")
