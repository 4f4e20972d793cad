"""Observations as learners like them: how many cards of each kind lie where, and all other numbers made small."""

import re

import numpy as np
from numpy.typing import NDArray

from coven.research.encoding import Encoding, Vector

PLACE = re.compile(r"\[\d+\]")


class Features:
    """For each field with names the count of each word in it, whatever the order; then the numbers, as logarithms."""

    def __init__(self, encoding: Encoding) -> None:
        labels, known = encoding.labels, {*encoding.labels}
        self._names = np.array([f"{label}#" in known for label in labels])
        fields = [PLACE.sub("", label) for label, name in zip(labels, self._names, strict=True) if name]
        kinds = len(encoding.words) + 2
        places = {field: number * kinds for number, field in enumerate(dict.fromkeys(fields))}
        self._offsets = np.array([places[field] for field in fields])
        self._counts = len(places) * kinds
        self.size = self._counts + int((~self._names).sum())

    def __call__(self, observation: Vector) -> NDArray[np.float32]:
        words, values = observation[self._names], observation[~self._names]
        counts = np.bincount((self._offsets + words)[words > 0], minlength=self._counts)
        small = np.sign(values) * np.log1p(np.abs(values))
        return np.concatenate([counts, small]).astype(np.float32)
