"""coven play, with what is typed given in advance."""

import json
from pathlib import Path

import pytest

from coven.cli.menu import Menu
from coven.engine import Record
from coven.engine.replay import verify
from coven.text import Text
from examples.familiars import GAME
from examples.familiars.moves import Send
from tests.cli.conftest import Coven
from tests.cli.with_familiars import find
from tests.engine.records import in_format_1


def record_of(path: Path) -> Record:
    return verify(path.read_bytes(), find)


def test_a_whole_game(coven: Coven, tmp_path: Path) -> None:
    played = coven("play", "familiars", "-p", 2, "--seed", "x", "--save", "game.jsonl", typed="1\n" * 6)
    record = record_of(tmp_path / "game.jsonl")
    assert played.code == 0
    assert "Revealed: " in played.out
    assert "All familiars have been sent." in played.out
    assert "coven verify game.jsonl" in played.out
    assert played.out.count(record.header.commitment) == 2
    assert record.header.seats == ("Ada", "Nan (adept)")


def test_a_record_is_kept_without_asking(coven: Coven, tmp_path: Path) -> None:
    coven("play", "familiars", typed="q\n")
    (path,) = (tmp_path / "records").iterdir()
    assert path.name.startswith("familiars-")


def test_without_a_game_it_asks(coven: Coven, tmp_path: Path) -> None:
    played = coven("play", "--save", "game.jsonl", typed="7\n1\n9\n2\nq\n")
    assert played.code == 0
    assert "Familiars · 2 to 4 players" in played.out
    assert json.loads((tmp_path / "game.jsonl").read_bytes().splitlines()[0])["players"] == 2


@pytest.mark.parametrize(
    "typed, said",
    [
        ("Familiars\n3\nq\n", "The record is written to game.jsonl."),
        ("chess\nq\n", "There is no game chess; the games are: familiars."),
        ("9\n\nq\n", "There is no game 9; the games are: familiars."),
        ("1\n9\nQ\n", "This game is for 2 to 4 players, not 9."),
        ("1\nmany\nq\n", "This game is for 2 to 4 players, not many."),
    ],
)
def test_a_question_says_why_it_is_asked_again_and_can_be_left(coven: Coven, typed: str, said: str) -> None:
    asked = coven("play", "--save", "game.jsonl", typed=typed)
    assert asked.code == 0
    assert asked.err == ""
    assert said in asked.out


def test_the_input_may_end_at_a_question(coven: Coven) -> None:
    asked = coven("play")
    assert asked.code == 1
    assert asked.err == "The input ended before the question was answered.\n"


def test_options_and_names_reach_the_record(coven: Coven, tmp_path: Path) -> None:
    coven(
        *("play", "familiars", "-o", "copies=2", "--names", "Zoë", "--seat", "2", "--bots", "random"),
        *("--save", "game.jsonl"),
        typed="q\n",
    )
    header = json.loads((tmp_path / "game.jsonl").read_bytes().splitlines()[0])
    assert header["options"] == {"copies": 2}
    assert header["seats"] == ["Nan (random)", "Zoë", "Ambrose (random)"]


@pytest.mark.parametrize(
    "typed, answer",
    [
        ("99", "The moves are numbered 1 to 2."),
        ("?", "leave; the game is saved"),
        ("r", "FA-2 All at once"),
        ("r fa-5", "FA-5 When the hands"),
        ("r 5", "FA-5 When the hands"),
        ("r 12", "There is no rule 12; this game has FA-1 – FA-5."),
        ("l", "Your move"),
        ("m", "1  Send your Cat"),
        ("send", "1  Send your Cat"),
        ("dragon", "No move contains “dragon”."),
        ('{"move":"send","card":"dragon-9"}', "That familiar is not in your hand. (rule FA-2)"),
        ('{"move":"send"}', "That is not a move: Object missing required field `card`. (rule FA-2)"),
        ("{", "(rule FA-2)"),
    ],
)
def test_what_can_be_typed(coven: Coven, tmp_path: Path, typed: str, answer: str) -> None:
    played = coven("play", "familiars", "-p", 2, "--seed", "x", "--save", "game.jsonl", typed=f"{typed}\nq\n")
    assert played.code == 0
    assert answer in played.out
    assert (tmp_path / "game.jsonl").read_bytes().count(b"\n") == 1


def test_a_move_as_json_is_played(coven: Coven, tmp_path: Path) -> None:
    move = '{"move":"send","card":"moth-1"}'
    coven("play", "familiars", "-p", 2, "--seed", "x", "--save", "game.jsonl", typed=f"{move}\nq\n")
    assert json.loads((tmp_path / "game.jsonl").read_bytes().splitlines()[1])["move"] == json.loads(move)


def test_q_tells_how_to_go_on(coven: Coven) -> None:
    played = coven("play", "familiars", "--seed", "y", "--save", "my game.jsonl", typed="1\nq\n")
    assert played.code == 0
    assert played.out.endswith("Continue it with: coven play --resume 'my game.jsonl'\n")


def test_the_end_of_the_input_keeps_the_game(coven: Coven) -> None:
    played = coven("play", "familiars", "--seed", "y", "--save", "game.jsonl", typed="1\n")
    assert played.code == 1
    assert played.err == "The input ended; the game is saved. Continue it with: coven play --resume game.jsonl\n"


def test_a_resumed_game_is_the_same_game(coven: Coven, finished: Path, unfinished: Path) -> None:
    resumed = coven("play", "--resume", unfinished, typed="l\n" + "1\n" * 4)
    assert resumed.code == 0
    assert "Revealed: Cat and Cat" in resumed.out
    assert unfinished.read_bytes() == finished.read_bytes()


def test_half_a_line_is_dropped_on_resuming(coven: Coven, finished: Path, unfinished: Path) -> None:
    with unfinished.open("ab") as file:
        file.write(finished.read_bytes().splitlines()[5][:-9])
    assert coven("play", "--resume", unfinished, typed="1\n" * 4).code == 0
    assert unfinished.read_bytes() == finished.read_bytes()


def test_a_missing_newline_is_mended_on_resuming(coven: Coven, finished: Path, unfinished: Path) -> None:
    unfinished.write_bytes(unfinished.read_bytes().rstrip())
    assert coven("play", "--resume", unfinished, typed="1\n" * 4).code == 0
    assert unfinished.read_bytes() == finished.read_bytes()


def test_a_game_that_only_lacks_its_last_line_is_closed(coven: Coven, finished: Path) -> None:
    whole = finished.read_bytes()
    finished.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert coven("play", "--resume", finished).code == 0
    assert finished.read_bytes() == whole


def test_a_finished_game_is_not_resumed(coven: Coven, finished: Path) -> None:
    refused = coven("play", "--resume", finished)
    assert refused.code == 1
    assert "is a finished game" in refused.one_line()


def test_a_game_of_format_1_is_not_resumed(coven: Coven, finished: Path) -> None:
    old = in_format_1(data=finished.read_bytes()).splitlines(keepends=True)
    finished.write_bytes(b"".join(old[:4]))
    refused = coven("play", "--resume", finished)
    assert refused.code == 1
    assert "has format 1 and cannot be continued" in refused.one_line()


def test_another_seat_can_take_over(coven: Coven, unfinished: Path) -> None:
    resumed = coven("play", "--resume", unfinished, "--seat", 2, "--bots", "random", typed="q\n")
    assert "Familiars · Nan" in resumed.out


def test_games_of_bots_ask_who_takes_over(coven: Coven, unfinished: Path) -> None:
    unfinished.write_bytes(unfinished.read_bytes().splitlines(keepends=True)[0].replace(b'"Ada"', b'"Ada (adept)"'))
    refused = coven("play", "--resume", unfinished)
    assert "--seat" in refused.one_line()
    assert refused.code == 2


def test_bots_of_a_simulated_game_are_bots(coven: Coven, tmp_path: Path) -> None:
    coven("simulate", "familiars", "-n", 1, "--bots", "random,adept", "--workers", 1, "--save", "games")
    (path,) = (tmp_path / "games").iterdir()
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:3]))
    assert "Only bots play in this record" in coven("play", "--resume", path).one_line()
    resumed = coven("play", "--resume", path, "--seat", 1, typed="q\n")
    assert "Familiars · random 1" in resumed.out


def test_several_people_pass_the_screen(coven: Coven, tmp_path: Path) -> None:
    people = ["--seat", "all", "--names", "Zoë"]
    played = coven("play", "familiars", "-p", 2, *people, "--save", "game.jsonl", typed="\n1\n" * 12)
    assert played.code == 0
    assert played.out.count("Pass the screen to Zoë.") == 6
    assert played.out.count("Pass the screen to Ada.") == 6
    assert record_of(tmp_path / "game.jsonl").header.seats == ("Zoë", "Ada")


def test_the_system_chooses_the_language(coven: Coven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert coven("rules", "chess").one_line() == "Il n’y a pas de jeu chess ; les jeux sont : familiars."
    assert coven("rules", "chess", "--lang", "es").one_line() == "No hay ningún juego chess; los juegos son: familiars."


def test_moves_are_found_by_any_of_their_words() -> None:
    menu = Menu([Send("toad-2"), Send("cat-3"), Send("raven-4")], Text("en", GAME))
    assert menu.matching("CÁT") == [1]
    assert menu.matching("send your") == [0, 1, 2]
    assert menu.matching("your dragon") == []
    assert [menu.chosen(typed) for typed in ("3", "0", "4", "9" * 5000)] == [[2], [], [], []]
