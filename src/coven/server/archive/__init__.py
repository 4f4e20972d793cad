"""Games that are over: records, replays, results and analyses."""
