"""A table in memory: its position, who listens, and what is due."""
