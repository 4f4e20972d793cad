"""How a move of Hocus fares in thought, beside the Adept's favourite on the same guesses."""

WRONG = 0.05**2
"""How wrong a judgement, or many rounds played by habit, are about the difference of two moves, as a variance."""


class Trial:
    """By how much of the win a move seems better than the favourite."""

    __slots__ = ("guesses", "judged", "played", "rounds", "squares", "trust")

    def __init__(self, trust: float) -> None:
        self.trust = trust
        """By how much the Adept thinks so."""
        self.guesses = self.rounds = 0
        self.judged = self.played = self.squares = 0.0

    def judge(self, better: float) -> None:
        """So it looks when the turn is over."""
        self.guesses += 1
        self.judged += better

    def play(self, better: float) -> None:
        """So it came when the round was played to its end."""
        self.rounds += 1
        self.played += better
        self.squares += better * better

    @property
    def merit(self) -> float:
        """What was judged and what was played, each for as much as it is sure."""
        if not self.guesses:
            return self.trust
        judged = self.trust + self.judged / self.guesses
        if not self.rounds:
            return judged
        noise = (1 + self.squares) / self.rounds**2
        return judged + (self.played / self.rounds - judged) * WRONG / (WRONG + WRONG + noise)
