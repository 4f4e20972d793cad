"""A tournament that was interrupted goes on as if it had not been."""

from pathlib import Path

import msgspec
import pytest

from coven.lab.arena import Arena, bouts, play_bouts
from coven.lab.journal import Journal, OtherArena

ARENA = Arena(game="mandragora", players=2, options={}, bots=("random", "adept"), games=4, seed="s")


def begin(folder: Path, arena: Arena = ARENA) -> Journal:
    return Journal.open(folder, arena, seeded=True)


def test_what_was_finished_is_known_again_and_has_its_record(tmp_path: Path) -> None:
    finished = play_bouts(ARENA, bouts(ARENA)[:2], records=True)
    begin(tmp_path).keep(finished)
    assert begin(tmp_path).results == [each.result for each in finished]
    assert (tmp_path / "mandragora-000001.jsonl").read_bytes() == finished[0].record


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    journal = begin(tmp_path)
    journal.keep(play_bouts(ARENA, bouts(ARENA)[:2], records=True))
    journal.path.write_bytes(journal.path.read_bytes()[:-9])
    again = begin(tmp_path)
    assert [result.number for result in again.results] == [1]
    again.keep(play_bouts(ARENA, bouts(ARENA)[1:2], records=True))
    assert [result.number for result in begin(tmp_path).results] == [1, 2]


def test_a_tournament_goes_on_with_the_seed_that_was_drawn_for_it(tmp_path: Path) -> None:
    begin(tmp_path)
    other = msgspec.structs.replace(ARENA, seed="drawn")
    assert Journal.open(tmp_path, other, seeded=False).arena == ARENA


@pytest.mark.parametrize("change", [{"seed": "t"}, {"games": 5}, {"bots": ("adept", "random")}, {"duplicate": True}])
def test_another_tournament_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    begin(tmp_path)
    with pytest.raises(OtherArena):
        begin(tmp_path, msgspec.structs.replace(ARENA, **change))


@pytest.mark.parametrize("data", [b"", b"hello\n", b"{}\n"])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "arena.jsonl").write_bytes(data)
    with pytest.raises(OtherArena):
        begin(tmp_path)
