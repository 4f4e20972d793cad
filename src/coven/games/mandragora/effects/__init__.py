"""What happens to cards and points when nobody is asked."""
