"""What has changed in the rules since they were first written."""

from coven.engine import Mend

CALM = Mend(2, "HF-26", "The first race waits for everybody and is counted in, and the result of each race is shown.")
