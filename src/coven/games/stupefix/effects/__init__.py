"""What spells and rewards do, and how points are counted."""
