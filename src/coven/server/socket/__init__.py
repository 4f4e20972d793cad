"""Playing by WebSocket."""
