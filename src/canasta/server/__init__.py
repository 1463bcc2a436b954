"""The table in the browser: what it keeps, and where."""
