"""Every move, event, prompt, refusal and outcome of every game can be read in every language."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from coven.engine import Game, Illegal, Move, Seat, Table
from coven.games import names
from coven.text import LANGUAGES, Text
from coven.text.french import de
from tests.contract.cases import CASES, GAMES, Case, step_randomly
from tests.contract.leaks import Nonsense, watchers


@pytest.mark.parametrize("case", [case for case in CASES if case.game != "familiars"], ids=str)
def test_everything_can_be_read(case: Case) -> None:
    random = Random(str(case))
    game = GAMES[case.game]
    texts = [Text(language, game) for language in LANGUAGES]
    table = case.deal(random.random())
    for _ in range(400):
        if not table.step:
            break
        seat, move = step_randomly(table, random)
        if random.random() < 0.1:
            everything_can_be_read(game, texts, table, move, random)
        told = table.play(seat, move)
        assert all(random.choice(texts).event(each.event) for each in told)
    if table.outcome:
        assert all(text(f"outcome-{table.outcome.reason}") for text in texts)
        assert all(game.board(table.view(seat), text) for seat in watchers(table) for text in texts)


def everything_can_be_read(game: Game, texts: list[Text], table: Table, move: Move, random: Random) -> None:
    view = table.view(random.choice(watchers(table)))
    with pytest.raises(Illegal) as refusal:
        table.play(random.randrange(table.players), Nonsense())
    for text in texts:
        assert text.move(move)
        assert text.prompt(view.prompt)
        assert game.board(view, text)
        assert text.refusal(refusal.value)


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_a_refusal_of_words_that_nobody_knows_can_be_read(case: Case) -> None:
    random = Random(str(case))
    game = GAMES[case.game]
    text = Text("en", game)
    table = case.deal(random.random())
    for _ in range(60):
        if not table.step:
            break
        seat, move = step_randomly(table, random)
        for twisted in twist(msgspec.to_builtins(move)):
            if refusal := refusal_of(game, table, seat, twisted):
                assert text.refusal(refusal)
        table.apply(seat, move)


def twist(value: Any) -> Iterator[Any]:
    """A move as JSON with each of its words made nonsense and each of its numbers too large, one at a time."""
    match value:
        case dict():
            yield from ({**value, name: other} for name, inner in value.items() for other in twist(inner))
        case list() | tuple():
            yield from (
                [*value[:at], other, *value[at + 1 :]] for at, inner in enumerate(value) for other in twist(inner)
            )
        case str():
            yield "nonsense"
        case int() | None:
            yield 99


def refusal_of(game: Game, table: Table, seat: Seat, move: dict[str, Any]) -> Illegal | None:
    try:
        table.check(seat, game.read_move(table, move))
    except Illegal as illegal:
        return illegal
    return None


@pytest.mark.parametrize("name", [name for name in GAMES if name != "familiars"])
def test_the_game_and_its_options_have_names(name: str) -> None:
    for language in LANGUAGES:
        text = Text(language, GAMES[name])
        assert text("game")
        assert text("game-about")
        for info in GAMES[name].option_infos():
            assert text(f"option-{info.name}")
            assert all(text(f"option-{info.name}-{choice}") for choice in info.choices if isinstance(choice, str))


@pytest.mark.parametrize(
    "last, told",
    [
        ("Inés", "Ada e Inés"),
        ("Íñigo", "Ada e Íñigo"),
        ("Hilda", "Ada e Hilda"),
        ("Bruno", "Ada y Bruno"),
        ("Hierro", "Ada y Hierro"),
        ("Iago", "Ada y Iago"),
    ],
)
def test_in_spanish_the_last_of_a_list_decides_between_y_and_e(last: str, told: str) -> None:
    names = ("Ada", last)
    assert [Text(language, names=names).word("seats", (0, 1)) for language in LANGUAGES] == [
        f"Ada and {last}",
        f"Ada et {last}",
        told,
    ]


@pytest.mark.parametrize(
    "name, told",
    [
        ("Ada", "d’Ada"),
        ("Éric", "d’Éric"),
        ("Inés", "d’Inés"),
        ("Yves", "d’Yves"),
        ("Hélène", "d’Hélène"),
        ("Bruno", "de Bruno"),
        ("Yann", "de Yann"),
        ("Harry", "de Harry"),
        ("3 robots", "de 3 robots"),
    ],
)
def test_in_french_de_is_joined_to_a_name_that_begins_with_a_vowel_or_a_silent_h(name: str, told: str) -> None:
    assert de(name) == told


@pytest.mark.parametrize("package", ["coven", *(f"coven.games.{name}" for name in GAMES if name != "familiars")])
def test_every_language_has_the_same_messages_with_the_same_arguments(package: str) -> None:
    english, *others = [messages(package, language) for language in LANGUAGES]
    assert all(other == english for other in others)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Each message of a file with the arguments that it mentions."""
    source = (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)[1:]
    return {entry.partition(" =")[0]: set(re.findall(r"\$([\w-]+)", entry)) for entry in entries}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_what_can_be_looked_at_closely_has_a_sentence_and_a_rule(name: str, language: str) -> None:
    game = GAMES[name]
    rules = files(f"coven.games.{name}").joinpath(f"rules.{language}.md").read_text("utf-8")
    text = Text(language, game)
    for thing, rule in game.printed["rules"].items():
        assert f"**{rule}**" in rules
        assert thing == "seat" or text(f"about-{thing}", n=2)
