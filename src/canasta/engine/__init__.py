"""The game itself: pure, deterministic, standard library only."""

from canasta.engine import pickling as pickling  # tells Python how to copy what the engine makes
from canasta.engine import turn


def is_compiled() -> bool:
    """Whether this engine was compiled where it was installed (CANASTA_COMPILE=1)."""
    return not turn.__file__.endswith(".py")
