"""The API described: OpenAPI, AsyncAPI, and a page to read."""
