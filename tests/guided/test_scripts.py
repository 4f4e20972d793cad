"""The guided first games: each is a real game, every lesson can be followed, and every lesson can be read."""

import re
from importlib.resources import files
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coven import games, guided, rulebook
from coven.text import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("name", games.names())


def guide_to(name: str) -> guided.Guide:
    guide = guided.find(name)
    assert guide is not None
    return guide


@EVERY_GAME
@pytest.mark.parametrize("luck", range(3))
def test_who_follows_the_advice_gets_every_lesson_whoever_answers_first(name: str, luck: int) -> None:
    guide, random = guide_to(name), Random(luck)
    table, heard = guide.script.deal(games.find(name)), []
    while ready := [seat for seat in table.actors() if seat >= 0 and guide.step(table.view(seat))]:
        seat = random.choice(ready)
        step = guide.step(table.view(seat))
        assert step is not None
        table.play(seat, step.move)
        heard += [step] if isinstance(step, guided.Lesson) else []
    assert heard == guide.script.lessons


@EVERY_GAME
def test_eight_to_fifteen_lessons_which_are_all_different(name: str) -> None:
    messages = [lesson.message for lesson in guide_to(name).script.lessons]
    assert 8 <= len(messages) <= 15
    assert len(set(messages)) == len(messages)


@EVERY_GAME
def test_who_leaves_the_path_is_not_told_a_lesson_that_does_not_fit(name: str) -> None:
    guide = guide_to(name)
    table, advised = guide.script.deal(games.find(name)), guide.script.lessons[0].move
    table.play(guided.LEARNER, next(move for move in reversed(table.moves(guided.LEARNER)) if move != advised))
    assert guided.LEARNER not in table.actors() or guide.step(table.view(guided.LEARNER)) is None


@EVERY_GAME
def test_every_lesson_cites_a_rule_of_its_game(name: str) -> None:
    rules = rulebook.read(games.find(name), "en").rules
    assert [lesson.rule for lesson in guide_to(name).script.lessons if lesson.rule not in rules] == []


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_read(name: str, language: str) -> None:
    source = (files(guided) / "text" / f"{name}.{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    wanted = {f"guide-{lesson.message}" for lesson in guide_to(name).script.lessons}
    assert set(re.findall(r"^([\w-]+) =", source, re.MULTILINE)) == wanted
    for message in wanted:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {})[1] == []


def test_a_game_without_a_script_has_no_guide() -> None:
    assert guided.find("familiars") is None
