"""The step stack, refusals, events and copies, shown on the smallest game."""

import pytest

from coven.engine import (
    CLOCK,
    SPECTATOR,
    Event,
    Illegal,
    Move,
    Outcome,
    Prompt,
    Step,
    Table,
    Told,
    race_at,
    race_step,
    ranked,
)
from coven.engine.values import kebab
from coven.games import find
from examples.familiars import GAME
from examples.familiars.events import Chose, Received, Revealed
from examples.familiars.moves import Send
from examples.familiars.setup import FamiliarsTable
from examples.familiars.steps import Call, Reveal
from tests.contract.cases import luck


def familiars(*hands: list[str], deck: tuple[str, ...] = ()) -> FamiliarsTable:
    """A table of two or more with these hands."""
    table = GAME.deal(len(hands), chance=luck(1))
    assert isinstance(table, FamiliarsTable)
    table.hands, table.deck = [list(hand) for hand in hands], list(deck)
    return table


def test_the_last_choice_reveals_all() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    assert table.play(0, Send("cat-3")) == [Told(Chose(0))]
    assert table.actors() == (1,)
    assert table.play(1, Send("moth-1")) == [Told(Chose(1)), Told(Revealed(("cat-3", "moth-1"), 0))]
    assert table.outcome == Outcome("hands-empty", ((0,), (1,)), (1, 0), ((0,), (1,)))
    assert table.actors() == ()
    assert table.moves(0) == []


def test_what_is_drawn_is_whispered() -> None:
    table = familiars(["cat-3"], ["moth-1"], deck=("toad-2", "raven-4"))
    table.play(0, Send("cat-3"))
    told = table.play(1, Send("moth-1"))
    whispers = [each for each in told if isinstance(each.event, Received)]
    assert whispers == [Told(Received("raven-4"), (0,)), Told(Received("toad-2"), (1,))]
    assert [each.reaches(1) for each in whispers] == [False, True]
    assert [each.reaches(SPECTATOR) for each in whispers] == [False, False]


def test_nobody_scores_when_nobody_came_alone() -> None:
    table = familiars(["cat-3"], ["cat-3"])
    table.apply(0, Send("cat-3"))
    table.apply(1, Send("cat-3"))
    assert table.points == [0, 0]
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


@pytest.mark.parametrize(
    "seat, move, message",
    [(0, Send("cat-3"), "not-asked"), (2, Send("moth-1"), "not-asked"), (1, Send("cat-3"), "not-in-hand")],
)
def test_a_refused_move_names_its_rule_and_changes_nothing(seat: int, move: Move, message: str) -> None:
    table = familiars(["cat-3", "cat-3"], ["moth-1", "toad-2"])
    table.apply(0, Send("cat-3"))
    before = table.snapshot()
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    assert (refusal.value.rule, refusal.value.message) == ("FA-2", message)
    assert table.snapshot() == before


@pytest.mark.parametrize(
    "move, detail",
    [
        (None, "Expected `Move`, got `NoneType`"),
        (Send, "Expected `Move`, got `StructMeta`"),
        (Send(3), "Expected `str`, got `int` - at `$.card`"),
        (Send(object()), "Encoding objects of type object is unsupported"),
        (Send(b"cat"), "Expected `Send(card='Y2F0')`, got `Send(card=b'cat')`"),
    ],
)
def test_what_cannot_be_written_down_and_read_again_is_no_move(move: Move, detail: str) -> None:
    table = familiars(["cat-3"], ["moth-1"])
    with pytest.raises(Illegal) as refusal:
        table.play(0, move)
    assert (refusal.value.rule, refusal.value.message) == ("FA-2", "not-a-move")
    assert refusal.value.args_of_message == {"detail": detail}


def test_after_the_end_every_move_is_refused() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    table.finish(ranked("hands-empty", [0, 0]))
    with pytest.raises(Illegal, match="FA-5: game-over"):
        table.play(0, Send("cat-3"))
    with pytest.raises(Illegal, match="FA-5: not-a-move"):
        GAME.read_move(table, b"?")


def test_then_reads_in_the_order_of_play() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    table.then(Reveal(("cat-3", "moth-1")), Call((None, None)))
    assert table.step == Reveal(("cat-3", "moth-1"))
    assert table.stack[-2] == Call((None, None))


def test_simulation_builds_no_events() -> None:
    def never(*_: object) -> Event:
        raise AssertionError("an event was built though nobody listens")

    table = familiars(["cat-3"], ["moth-1"])
    table.tell(never)
    table.whisper(0, never)


def test_the_clock_plays_the_first_move_on_offer_unless_the_game_says_otherwise() -> None:
    table = familiars(["toad-2", "cat-3"], ["moth-1"])
    assert table.timeout(0) == Send("cat-3")


def test_a_guess_keeps_what_the_seat_knows_and_varies_the_rest() -> None:
    table = GAME.deal(3, chance=luck("guess"))
    table.apply(1, table.moves(1)[0])
    guesses = [table.guess(0, luck(number)) for number in range(50)]
    assert all(guess.hands[0] == table.hands[0] for guess in guesses)
    assert len({tuple(guess.hands[1]) for guess in guesses}) > 5
    assert all(guess.stack[0].chosen[1] in guess.hands[1] for guess in guesses)
    assert table.guess(1, luck(0)).stack == table.stack


def test_a_plain_step_asks_nobody() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    step: Step[Table] = Step()
    assert step.actors(table) == ()
    assert step.moves(table, 0) == []
    assert step.seconds(table) == 0
    assert step.prompt(table, 0) == Prompt("step")


def test_a_plain_table_shows_what_every_view_has() -> None:
    table = Table(players=2, options=GAME.options(), chance=luck(1), rules=1, stack=[Step()])
    assert table.view(0).asked == ()
    assert table.view(0).prompt == Prompt("step")
    assert table.clone() == table
    assert table.guess(0, table.chance) == table


def test_tags_are_words_with_hyphens() -> None:
    assert kebab("NoMatch") == "no-match"
    assert CLOCK != SPECTATOR


def test_ranking_breaks_ties_and_then_shares_places() -> None:
    outcome = ranked("end", [5, 7, 7, 5], ties=[1, 2, 2, 3])
    assert outcome.ranking == ((1, 2), (3,), (0,))
    assert outcome.winners == (1, 2)


def test_a_team_wins_together() -> None:
    outcome = ranked("end", [3, 9], sides=[(0, 2), (1, 3)])
    assert outcome.winners == (1, 3)


def test_a_refusal_prints_its_rule_and_details() -> None:
    assert str(Illegal("HP-3", "bad-option", option="gems")) == "HP-3: bad-option (option='gems')"
    assert str(Illegal("HP-3")) == "HP-3: not-offered"


class Still(Step[Table], frozen=True):
    """A step with nothing of its own."""

    rule = "XX-1"


def test_a_step_without_reasons_of_its_own_cites_its_rule() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    assert str(Still().why_not(table, 0, Send("cat-3"))) == "XX-1: not-offered"
    assert str(Still().why_not_asked(table, 0, Send("cat-3"))) == "XX-1: not-asked"


def test_where_the_rules_name_no_confidants_nobody_talks_in_private() -> None:
    assert familiars(["cat-3"], ["moth-1"]).confidants(0) == ()


def test_a_race_is_on_where_the_step_that_is_asked_says_so() -> None:
    racing = find("hocus_focus").deal(2, chance=luck(1), rules=1)
    assert (race_step(racing), race_at(racing)) == (racing.step, 1)
    racing.finish(ranked("pile-used-up", [0, 0]))
    for table in (racing, familiars(["cat-3"], ["moth-1"])):
        assert (race_step(table), race_at(table)) == (None, None)


def test_orders_for_a_turn_hold_for_the_whole_of_a_game_without_turns() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    assert table.turn_number == 0
    table.play(0, table.moves(0)[0])
    assert table.turn_number == 0


def test_a_game_is_timed_if_moves_carry_times() -> None:
    assert [find(name).timed for name in ("hocus_focus", "hocus_pocus")] == [True, False]
    assert not GAME.timed


def test_choices_that_all_can_see_are_not_made_again_in_thought() -> None:
    table = find("mandragora").deal(2, chance=luck(1))
    before = table.snapshot()
    assert not table.secret(0)
    table.reopen(0)
    assert table.snapshot() == before


def test_secret_choices_of_others_are_made_again_in_thought() -> None:
    table = find("stupefix").deal(4, chance=luck(1))
    for seat in (0, 1):
        table.apply(seat, table.moves(seat)[0])
    assert (table.secret(0), table.actors()) == (True, (2, 3))
    table.reopen(0)
    assert table.actors() == (1, 2, 3)


def test_at_the_end_nothing_is_asked() -> None:
    table = familiars(["cat-3"], ["moth-1"])
    assert (table.step, table.depth, table.rule) == (Call((None, None)), 1, "FA-2")
    table.finish(ranked("hands-empty", [0, 0]))
    assert (table.step, table.depth, table.rule) == (None, 0, "FA-5")
    assert (table.seconds(), table.window, table.final, table.secret(0)) == (0, False, False, False)
