"""The guided first games: each is a real game, every lesson can be followed, and every lesson can be read."""

import re
from importlib.resources import files
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coven import games, rulebook
from coven.engine import LEARNER, Lesson, Script
from coven.play.guide import Guide, deal, guide_to, pass_time
from coven.text import LANGUAGES
from examples.familiars import GAME as FAMILIARS

EVERY_GAME = pytest.mark.parametrize("name", games.names())


def guide(name: str) -> Guide:
    found = guide_to(games.find(name))
    assert found is not None
    return found


def script(name: str) -> Script:
    found = games.find(name).guided
    assert found is not None
    return found


@EVERY_GAME
@pytest.mark.parametrize("luck", range(3))
def test_who_follows_the_advice_gets_every_lesson_whoever_answers_first(name: str, luck: int) -> None:
    guided, random = guide(name), Random(luck)
    table, heard = deal(games.find(name), script(name)), []
    pass_time(table)
    while ready := [seat for seat in table.actors() if seat >= 0 and guided.step(table.view(seat))]:
        seat = random.choice(ready)
        step = guided.step(table.view(seat))
        assert step is not None
        table.play(seat, step.move)
        heard += [step] if isinstance(step, Lesson) else []
        pass_time(table)
    assert heard == script(name).lessons


@EVERY_GAME
def test_eight_to_fifteen_lessons_which_are_all_different(name: str) -> None:
    messages = [lesson.message for lesson in script(name).lessons]
    assert 8 <= len(messages) <= 15
    assert len(set(messages)) == len(messages)


@EVERY_GAME
def test_who_leaves_the_path_is_not_told_a_lesson_that_does_not_fit(name: str) -> None:
    table, advised = deal(games.find(name), script(name)), script(name).lessons[0].move
    pass_time(table)
    table.play(LEARNER, next(move for move in reversed(table.moves(LEARNER)) if move != advised))
    assert LEARNER not in table.actors() or guide(name).step(table.view(LEARNER)) is None


@EVERY_GAME
def test_every_lesson_cites_a_rule_of_its_game(name: str) -> None:
    rules = rulebook.read(games.find(name), "en").rules
    assert [lesson.rule for lesson in script(name).lessons if lesson.rule not in rules] == []


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_read(name: str, language: str) -> None:
    source = (files(games.find(name).package) / "text" / f"guided.{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    wanted = {f"guide-{lesson.message}" for lesson in script(name).lessons}
    assert set(re.findall(r"^([\w-]+) =", source, re.MULTILINE)) == wanted
    for message in wanted:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {})[1] == []


def test_a_game_without_a_script_has_no_guide() -> None:
    assert guide_to(FAMILIARS) is None
