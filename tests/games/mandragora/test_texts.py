"""What people read: all of it in all three languages."""

from importlib.resources import files

import pytest

from coven.engine import SPECTATOR, Illegal
from coven.games.mandragora import GAME
from coven.games.mandragora.moves import Cast, Send
from coven.text import LANGUAGES, Text
from tests.games.mandragora.tables import MANDRAKE, play, red, table

REFUSALS = [
    Illegal("MD-7", "out-of-reach", reach=4),
    Illegal("MD-11", "no-grimoire", card="red-ingredient"),
    Illegal("MD-11", "no-grimoire", card=None),
    Illegal("MD-15", "too-few-ingredients", number=1, value=2),
    Illegal("MD-21", "no-such-shop", number=11),
    Illegal("MD-36", "teams-of-four", given=3),
]


def messages(language: str) -> list[str]:
    """The names of all messages, in order."""
    source = files("coven.games.mandragora") / "text" / f"{language}.ftl"
    lines = source.read_text("utf-8").splitlines()
    return [line.partition(" = ")[0] for line in lines if line[:1].isalpha()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_read(language: str) -> None:
    text = Text(language, GAME)
    assert all(text.refusal(illegal) for illegal in REFUSALS)
    told = {illegal.message for illegal in REFUSALS}
    plain = [name for name in messages(language) if name.startswith("refusal-")]
    assert all(text(name) for name in plain if name.removeprefix("refusal-") not in told)


def test_a_cast_names_what_is_laid() -> None:
    cast = Cast("celerity-3", "red-grimoire-1", red=2, mandrake=True)
    assert Text("en", GAME).move(cast) == "Cast Celerity (3) with red grimoire (1) + 2 red + mandrake"
    assert Text("fr", GAME).move(cast) == "Lancer Célérité (3) avec Grimoire rouge (1) + 2 rouges + Mandragore"
    assert Text("es", GAME).move(cast) == "Lanzar Celeridad (3) con grimorio rojo (1) + 2 rojos + mandrágora"


@pytest.mark.rule("MD-22", "MD-31")
def test_an_extra_turn_speaks_of_passing_in_the_last_rounds_alone() -> None:
    def asked(last_round: int) -> str:
        tops = (None, "doubling-2", None, None, None)
        laid = table([["red-grimoire-1", "red-ingredient", MANDRAKE], []], tops=tops, last_round=last_round, end_seat=0)
        return Text("en", GAME).prompt(play(laid, red("doubling-2", mandrake=True)).view(0).prompt)

    assert ["pass" in asked(last_round) for last_round in (0, 1, 3)] == [False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_asked_witch_is_addressed(language: str) -> None:
    laid = table([[MANDRAKE]] * 4, teams=True, shops={2: ["scroll-1"]})
    text = Text(language, GAME)
    for asked in (laid, play(laid, Send(1))):
        mine, *others = [text.prompt(asked.view(viewer).prompt) for viewer in (0, 1, 2, 3, SPECTATOR)]
        assert set(others) == {text("prompt-waiting", seats=(0,))} != {mine}
