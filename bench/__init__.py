"""What is measured, and against whom. Every table is made in one run, side by side, since machines are noisy."""
