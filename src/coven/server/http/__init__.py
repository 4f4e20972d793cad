"""Everything by HTTP but the socket."""
