"""The examples run, each in well under a minute."""

from pathlib import Path

import numpy as np
import pytest

from examples.research import gymnasium_seat, mcp_guest, openspiel_search, pettingzoo_table, train_policy


def test_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    rewards = pettingzoo_table.main()
    assert sum(rewards.values()) == pytest.approx(0)
    assert "wins!" in capsys.readouterr().out


def test_gymnasium() -> None:
    assert gymnasium_seat.main(games=8) < 0, "Adepts beat random words"


def test_openspiel() -> None:
    assert openspiel_search.main(games=2, simulations=8) in {-1, -0.5, 0, 0.5, 1}


def test_model_context_protocol() -> None:
    assert "1. Player" in mcp_guest.main()


def test_training_beats_random_play(tmp_path: Path) -> None:
    curve = train_policy.train(generations=4, population=8, games=12)
    assert np.mean(curve[0]) < 0
    assert np.mean(curve[-1]) > 0.2
    train_policy.draw(curve, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
