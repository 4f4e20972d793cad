"""The doors of the house: HTTP and WebSocket."""
