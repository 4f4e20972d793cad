import pytest

from coven.engine import SPECTATOR, Prompt
from coven.games.stupefix import GAME
from coven.games.stupefix.cards import PET
from coven.games.stupefix.state import StupefixOptions
from coven.games.stupefix.view import Counts
from coven.text import Text
from tests.games.stupefix.tables import OFFER, aim, cast, deal, duel, prepare, sharing, table, take


@pytest.mark.rule("ST-24")
def test_public_are_tokens_hand_sizes_discards_and_flags() -> None:
    position = table()
    duel(position, "SFFF", (1, None, None, None), shields=[3])
    view = position.view(SPECTATOR)
    assert view.late == (0, 1, 0, 0)
    assert view.hand_sizes == (7, 7, 7, 7)
    assert (view.stunners_discarded, view.fizzles_discarded, view.face_down_discarded) == (1, 2, 1)
    assert view.flags == (True, False, True, False)
    assert view.offered == (*OFFER, PET)
    assert (view.hand, view.prepared, view.rewards, view.choice) == ((), None, (), None)


@pytest.mark.rule("ST-24")
def test_piles_are_closed_unless_the_option_opens_them() -> None:
    taken = {"rewards": [("potion", "favour", "favour"), (), (), ()], "urns": [("points-40",), (), (), ()]}
    assert table(**taken).view(1).counts is None
    opened = table(**taken, options=StupefixOptions(open_counts=True))
    assert opened.view(1).counts == Counts((1, 0, 0, 0), (2, 0, 0, 0), (40, 0, 0, 0))


@pytest.mark.rule("ST-24")
def test_points_just_taken_are_not_among_the_face_down_rewards() -> None:
    position = sharing("points-10", "potion", "favour")
    take(position, "points-10", "potion")
    assert position.view(1).reward_counts == (1, 0, 0, 0)
    assert position.view(1).points_taken == (10, 0, 0, 0)
    assert position.view(0).rewards == ("potion",)


@pytest.mark.rule("ST-11", "ST-12")
def test_aims_stay_in_view_until_the_next_are_revealed() -> None:
    position = table()
    duel(position, "FFFF", (1, 2, 3, 0))
    take(position, *OFFER, PET)
    assert (position.round, position.view(0).aims) == (2, (1, 2, 3, 0))


@pytest.mark.rule("ST-10", "ST-12", "ST-18")
def test_who_is_asked_reads_what_it_is_about_and_the_others_whom_they_wait_for() -> None:
    position = table()
    assert position.view(0).prompt == Prompt("preparing")
    prepare(position, "SFFF")
    assert position.view(0).prompt == Prompt("aiming", {"card": "stunner"})
    aim(position, 1, 0, 0, None)
    assert position.view(0).prompt == Prompt("casting", {"card": "stunner", "target": 1, "seats": (1, 2)})
    assert position.view(SPECTATOR).prompt == Prompt("waiting", {"seats": (0, 1, 2, 3)})
    cast(position)
    assert position.view(0).prompt == Prompt("sharing")
    assert position.view(1).prompt == Prompt("waiting", {"seats": (0,)})


@pytest.mark.rule("ST-17")
def test_the_board_shows_a_shield_over_a_stunner_to_its_owner_alone() -> None:
    position = table()
    duel(position, "SSFF", (None,) * 4, shields=[0])
    text = Text("en", GAME)
    shields = [GAME.board(position.view(seat), text).split("★", 1)[1].split("\n")[0] for seat in (0, 1)]
    assert ["◈" in shield for shield in shields] == [True, False]
    assert ["◇" in shield for shield in shields] == [False, True]


@pytest.mark.rule("ST-24")
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_board_fits_a_terminal(language: str) -> None:
    position = deal(7, open_counts=True)
    text = Text(language, GAME)
    while position.actors():
        heading, _, *lines = GAME.board(position.view(0), text).splitlines()  # the offer may need two lines
        for line in [heading, *lines]:
            plain = line.replace("[/]", "")
            for mark in ("[bold]", "[dim]", "[default]", "[red]", "[blue]", "[green]"):
                plain = plain.replace(mark, "")
            assert len(plain) <= 100
        seat = position.actors()[0]
        position.apply(seat, position.moves(seat)[-1])
