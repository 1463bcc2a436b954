"""A lock on an open file: one program at a time, and the system lets it go with the program."""

from __future__ import annotations

import os
import sys

_FAR = 0x7FFF0000  # Windows bars others from reading the bytes that are locked: none that exist

if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        """Locks an open file, by its descriptor; whether it was free."""
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def try_lock(file: int) -> bool:
        """Locks an open file, by its descriptor; whether it was free."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
