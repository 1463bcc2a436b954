"""The server with a flaw: it dies between writing a person's run down and saying so."""

import os
import signal
import sys

from canasta.cli import main
from canasta.server.store import Store

_written = Store.append
_fatal = int(os.environ["DIES_AFTER"])


async def _append_and_die(self, table_id, entries, *rest):
    await _written(self, table_id, entries, *rest)
    if entries[0].kind == "played" and entries[0].seq >= _fatal and '"seat":0' in entries[0].body:
        os.kill(os.getpid(), signal.SIGKILL)


Store.append = _append_and_die  # type: ignore[method-assign]
sys.exit(main(sys.argv[1:]))
