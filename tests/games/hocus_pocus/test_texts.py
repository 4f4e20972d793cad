"""What players read: the prompt of a window says what would happen."""

import pytest

from coven.engine import SPECTATOR
from coven.games.hocus_pocus import GAME
from coven.text import LANGUAGES, Text
from tests.games.hocus_pocus.tables import cast, lay, lay_out, play

NAMES = ("Ada", "Bruno", "Carla")


def prompt(table, seat, language="en") -> str:
    return Text(language, GAME, NAMES).prompt(table.view(seat).prompt)


@pytest.fixture
def robbery():
    """Ada's Thief 4 with a Wand, aimed at Bruno, who has 9 gems."""
    table = lay_out("thief-4 owl-1", "amulet owl-1", "magic-wand hourglass", gems=[3, 9, 4])
    table.play(0, cast("thief-4", 1))
    table.play(2, lay("magic-wand"))
    return table


@pytest.mark.rule("HP-19", "HP-32")
def test_the_target_reads_what_it_would_lose(robbery):
    assert prompt(robbery, 1) == "Ada’s Thief 4, doubled, aims at you: 8 gems. Lay a Pocus or pass?"
    assert prompt(robbery, 2) == "Ada’s Thief 4, doubled, aims at Bruno: 8 gems. Lay a Pocus or pass?"
    assert prompt(robbery, SPECTATOR) == "Ada’s Thief 4, doubled, aims at Bruno: 8 gems."
    assert prompt(robbery, 1, "fr") == (
        "Ada lance Voleur 4, chiffre doublé, contre vous : 8 Gemmes. Poser un Pocus ou passer ?"
    )
    assert prompt(robbery, 1, "es") == (
        "Ada lanza Ladrón 4, con el número doblado, contra ti: 8 gemas. ¿Pones un Pocus o pasas?"
    )


@pytest.mark.rule("HP-29")
def test_a_prompt_counts_no_more_gems_than_there_are(robbery):
    robbery.gems[1] = 1
    assert prompt(robbery, SPECTATOR) == "Ada’s Thief 4, doubled, aims at Bruno: 1 gem."


@pytest.mark.rule("HP-41")
def test_a_prompt_says_that_the_turn_would_end(robbery):
    robbery.play(2, lay("hourglass"))
    assert prompt(robbery, SPECTATOR) == (
        "Ada’s Thief 4, doubled, aims at Bruno: 8 gems. Then the Hourglass ends the turn."
    )


@pytest.mark.rule("HP-20", "HP-31")
def test_a_prompt_says_that_the_hocus_would_be_destroyed(robbery):
    robbery.play(1, lay("amulet"))
    assert prompt(robbery, SPECTATOR) == "Bruno’s Amulet will destroy Ada’s Thief 4."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "card", ["vortex", "abracadabra", "crystal-ball", "owl-1", "sacrifice-2", "curse-1", "spell-2"]
)
def test_every_hocus_has_its_prompt(card, language):
    aimed = card in ("abracadabra", "owl-1", "sacrifice-2", "curse-1")
    table = lay_out(f"{card} owl-2", "spell-1", "")
    table.play(0, cast(card, 1 if aimed else None))
    assert "Ada" in prompt(table, 1, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_the_hocus_the_pocus_on_it_and_what_is_known(language):
    table = lay_out(
        "spell-5 thief-3 thief-4 lightning",
        "enchanted-mirror amulet",
        "magic-wand hourglass pumpkin",
        discard="owl-1 owl-1",
    )
    play(table, (0, cast("spell-5")))
    play(table, (0, cast("thief-4", 1)), (2, lay("pumpkin")))
    for seat, move in [
        (0, cast("thief-3", 1)),
        (1, lay("enchanted-mirror", 2)),
        (2, lay("magic-wand")),
    ]:
        table.play(seat, move)
    words = Text(language, GAME, NAMES)
    board = GAME.board(table.view(1), words)
    assert f"[yellow]{words.card('enchanted-mirror')}[/] → Carla (Bruno)" in board
    assert "N = 6" in board
    assert words("board-zone", detail=f"[red]{words.card('spell-5')}[/]") in board.splitlines()
    assert words.card("marked-thief-4") in board
    assert f"{words.card('owl-1')} ×2" in board
    table.play(0, lay("lightning"))
    table.play(1, lay("amulet"))
    void = words("board-laid-void", detail=f"[yellow]{words.card('amulet')}[/]", seat=1)
    assert f"[dim]{void}[/]" in GAME.board(table.view(SPECTATOR), words)
