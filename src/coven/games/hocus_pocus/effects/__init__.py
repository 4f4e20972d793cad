"""What Hocus and Pocus do to cards and gems."""
