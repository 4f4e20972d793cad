"""Whatever is wrong, one line says what would be right."""

from pathlib import Path

import pytest

from tests.cli.conftest import Coven

USAGE = [
    ("dance", "See: coven --help"),
    ("games familiars now", "Not expected: now. See: coven games --help"),
    ("rules", "See: coven rules --help"),
    ("rules chess", "There is no game chess; the games are: familiars."),
    ("rules familiars FA-99", "There is no rule FA-99; this game has FA-1 – FA-5."),
    ("rules familiars --lang xx", "en"),
    ("games --lang xx", "fr"),
    ("play chess", "familiars"),
    ("play familiars --lang xx", "es"),
    ("play familiars -p 9", "This game is for 2 to 4 players, not 9. (rule FA-1)"),
    ("play familiars -p 0", "2 to 4"),
    ("play familiars -p two", "two"),
    ("play familiars -o copies=9", "Option copies can be 2 – 4, not 9. (rule FA-1)"),
    ("play familiars -o copies=many", "2 – 4"),
    ("play familiars -o wings=1", "There is no option wings; the options are: copies."),
    ("play familiars -o copies", "name=value"),
    ("play familiars --seat 4", "choose seats from 1 to 3"),
    ("play familiars --seat 0", "choose seats from 1 to 3"),
    ("play familiars --seat me", "choose seats from 1 to 3"),
    ("play familiars --bots clever", "the bots are: random, adept"),
    ("play familiars --bots random,random,random", "3 bots were named for 2 seats"),
    ("play familiars --names Ada,Bo", "2 names were given for one person."),
    ("play familiars --seat 1,2 --names Ada,Ada", "Ada can’t be used as a name"),
    ("play familiars --names [red]", "can’t be used as a name"),
    (f"play familiars -p {'9' * 32}", f"This game is for 2 to 4 players, not {'9' * 32}."),
    ("play familiars --bots ,", "0 bots were named for 2 seats"),
    ("play familiars --resume x.jsonl", "--resume"),
    ("play --resume x.jsonl --players 3", "--resume"),
    ("play --fast", "--fast"),
    ("simulate", "See: coven simulate --help"),
    ("simulate chess", "familiars"),
    ("simulate familiars -n 0", "--games must be between 1 and 1,000,000"),
    ("simulate familiars -n -3", "--games must be between 1 and 1,000,000"),
    (f"simulate familiars -n {10**26}", "--games must be between 1 and 1,000,000"),
    ("simulate familiars -n 2.5", "-n takes a whole number, not 2.5."),
    ("simulate familiars --games two", "--games takes a whole number, not two."),
    ("simulate familiars --workers 0", "--workers must be between 1 and 1,000,000"),
    ("simulate familiars -p 7", "2 to 4"),
    ("simulate familiars -o copies=0", "2 – 4"),
    ("simulate familiars --bots clever", "random, adept"),
    ("simulate familiars -p 3 --bots adept,random", "2 bots were named for 3 seats"),
    ("simulate familiars --plot wins.doc", "png"),
    ("verify", "coven verify FILE"),
]

FAILURES = [
    ("play --resume nowhere.jsonl", "Can’t read nowhere.jsonl: No such file or directory."),
    ("play --resume .", "Can’t read .: Is a directory."),
    ("play familiars --save file/record.jsonl", "Can’t write file/record.jsonl: Not a directory."),
    ("play familiars --save file", "file already exists"),
    ("simulate familiars -n 1 --save file", "Can’t write"),
    ("simulate familiars -n 1 --plot nowhere/wins.png", "There is no folder nowhere."),
    ("replay nowhere.jsonl", "No such file"),
    ("replay .", "Is a directory"),
    ("replay file", "file: This is not a Coven record."),
    ("verify file", "This is not a Coven record."),
    ("verify nowhere.jsonl", "No such file"),
    ("verify .", "Is a directory"),
    ("verify latin", "This is not a Coven record."),
    ("verify empty", "This is not a Coven record."),
    ("play --resume file", "This is not a Coven record."),
    ("play --resume empty", "This is not a Coven record."),
]


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"hello\n")
    (tmp_path / "latin").write_bytes('{"game":"Stupéfix"}\n'.encode("latin-1"))
    (tmp_path / "empty").write_bytes(b"")


@pytest.mark.parametrize("command, hint", USAGE)
def test_wrong_usage_is_one_line_and_ends_with_2(coven: Coven, command: str, hint: str) -> None:
    failed = coven(*command.split())
    assert hint in failed.one_line()
    assert failed.code == 2


@pytest.mark.parametrize("command, hint", FAILURES)
def test_what_cannot_be_done_is_one_line_and_ends_with_1(coven: Coven, command: str, hint: str) -> None:
    failed = coven(*command.split())
    assert hint in failed.one_line()
    assert failed.code == 1


def test_nothing_is_written_before_all_is_checked(coven: Coven, tmp_path: Path) -> None:
    before = set(tmp_path.iterdir())
    coven("play", "familiars", "--bots", "clever")
    coven("simulate", "familiars", "--save", "records", "-n", 0)
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    "option, hint",
    [("--seat", "There is no seat 99: choose 1 to 2, or all."), ("--from", "--from must be between 0 and 12.")],
)
def test_replay_refuses_what_is_not_in_the_record(coven: Coven, finished: Path, option: str, hint: str) -> None:
    failed = coven("replay", finished, option, 99)
    assert hint in failed.one_line()
    assert failed.code == 2


def test_a_record_of_a_game_that_is_not_here(coven: Coven, finished: Path) -> None:
    """What `coven verify` says of it is in test_verify.py: there the chain comes first."""
    finished.write_bytes(finished.read_bytes().replace(b'"familiars"', b'"chess"'))
    for command in ("replay", "analyse"):
        failed = coven(command, finished)
        assert "There is no game chess; the games are: familiars." in failed.one_line()
        assert failed.code == 1


def test_a_record_of_rules_that_are_not_here(coven: Coven, finished: Path) -> None:
    finished.write_bytes(finished.read_bytes().replace(b'"rules":1', b'"rules":%d' % 10**30))
    for command in ("replay", "analyse"):
        failed = coven(command, finished)
        assert f"{finished}: This record follows version {10**30} of the rules" in failed.one_line()
        assert failed.code == 1


HEADINGS = [
    (b'"coven":2', b'"coven":%d' % 10**30, f"This record has format {10**30}; only formats up to 2 can be read here."),
    (b'"coven":2,', b"", "This is not a Coven record."),
    (b'"players":2', b'"players":9', "No game can start from this heading: it breaks rule FA-1."),
]


@pytest.mark.parametrize("old, new, why", HEADINGS)
def test_a_heading_that_does_not_hold(coven: Coven, finished: Path, old: bytes, new: bytes, why: str) -> None:
    finished.write_bytes(finished.read_bytes().replace(old, new))
    for command in ("verify", "replay", "analyse"):
        failed = coven(command, finished)
        assert f"{finished}: {why}" in failed.one_line()
        assert failed.code == 1
