"""What people type is understood, or what they may have meant is said."""

from pathlib import Path

from coven.cli.common import find_game
from coven.text import Text
from tests.cli.conftest import Coven
from tests.cli.terminal import Terminal


def test_a_mistyped_command_is_guessed(coven: Coven) -> None:
    assert coven("pla").one_line() == "There is no command pla. Did you mean play? See: coven --help"
    assert coven("xyz").one_line() == "There is no command xyz. See: coven --help"


def test_a_port_that_cannot_be(coven: Coven) -> None:
    ran = coven("serve", "--port", 99999)
    assert (ran.code, ran.one_line()) == (2, "--port must be between 0 and 65,535.")


def test_a_rule_is_found_by_its_id_alone(coven: Coven) -> None:
    assert coven("rules", "fa-3").out == coven("rules", "familiars", "FA-3").out


def test_one_game_of_the_list(coven: Coven) -> None:
    shown = coven("games", "familiars")
    assert shown.code == 0
    assert "Familiars · 2 to 4 players" in shown.out
    assert coven("games", "chess").code == 2


def test_a_game_with_two_titles_is_found_by_both() -> None:
    for title in ("Black Magic Friday", "blackmagicfriday", "mandragora"):
        assert find_game(title, Text("es")).name == "mandragora"


def test_words_that_name_one_move_play_it(coven: Coven, tmp_path: Path) -> None:
    """Familiars: your dragon, your cat, your toad."""
    path = tmp_path / "game.jsonl"
    ran = coven("play", "familiars", "-p", 2, "--seed", "x", "--save", path, typed="send cat\nq\n")
    assert ran.code == 0
    assert b'{"number":1,"seat":0,"move":{"move":"send","card":"cat-' in path.read_bytes()


def test_a_hint_names_a_move(tmp_path: Path) -> None:
    """Also where there are so many moves that they are chosen step by step."""
    with Terminal(
        "play", "hocus_pocus", "-p", 2, "--seed", "x", "--save", tmp_path / "g", module="coven.cli"
    ) as terminal:
        terminal.until("Your move")
        terminal.type("h\n")
        terminal.until("An Adept would choose: ")
        terminal.type("q\n")
        code, _ = terminal.end()
    assert code == 0


def test_no_hint_where_people_play_each_other(coven: Coven, tmp_path: Path) -> None:
    ran = coven("play", "familiars", "-p", 2, "--seat", "all", "--save", tmp_path / "g.jsonl", typed="\nh\nq\n")
    assert "There are no hints here." in ran.out


def test_the_end_tells_how_to_look_back(coven: Coven, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = coven("play", "familiars", "-p", 2, "--seed", "x", "--save", path, typed="1\n" * 12)
    assert f"coven analyse {path}" in ran.out.replace("\n", " ")


def test_q_leaves_before_a_race(tmp_path: Path) -> None:
    with Terminal("play", "hocus_focus", "-p", 2, "--save", tmp_path / "g.jsonl", module="coven.cli") as terminal:
        terminal.until("Ready?")
        terminal.type("q\n")
        code, _ = terminal.end()
    assert code == 0
