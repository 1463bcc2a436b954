"""Playing at a terminal, in plain lines that can be read aloud."""
