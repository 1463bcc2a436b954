"""A server that is killed has kept everything it said it had."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

from tests.server.store.appender import TABLES
from tests.server.store.samples import file_in, in_store

ROOT = Path(__file__).parents[3]


def killed_after(acknowledged, path):
    """The last acknowledged seq of each table, by a program killed in the midst of its work."""
    command = [sys.executable, "-m", "tests.server.store.appender", str(path)]
    last = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        heard = list(islice(process.stdout, acknowledged))
        process.kill()
        # What it said between the last line heard and its end counts as well; a line cut short
        # by the end does not.
        heard += [line for line in process.stdout if line.endswith("\n")]
    for line in heard:
        name, seq = line.split()
        last[name] = int(seq)
    return last


def test_every_acknowledged_entry_outlives_a_kill_and_there_is_no_gap(tmp_path):
    acknowledged = killed_after(120, file_in(tmp_path))
    assert set(acknowledged) == set(TABLES)

    async def tale(store):
        return {name: [entry.seq for entry in await store.entries(name)] for name in TABLES}

    for name, seqs in in_store(tmp_path, tale).items():
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) >= acknowledged[name]
        assert len(seqs) % 2 == 1  # two entries a call, never one of them alone
