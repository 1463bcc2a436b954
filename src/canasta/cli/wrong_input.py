"""What a command cannot use."""

from canasta.engine.errors import CanastaError


class WrongInput(CanastaError):
    """What the command cannot use; the text says what and where."""
