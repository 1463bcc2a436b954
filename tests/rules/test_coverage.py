"""The page of rules and their rows tells the truth."""

import subprocess
import sys

from tests.rules.coverage import HERE, read_kinds, topic_of
from tests.rules.rows import all_rows

KINDS = {"rule", "remark", "tip", "term", "background"}


def test_the_page_is_fresh():
    # In a process of its own, because it runs tests.
    root = HERE.parents[1]
    command = [sys.executable, "-m", "tests.rules.coverage", "--check"]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_id_of_a_row_is_known():
    known = read_kinds()
    unknown = {f"{row.file} {rule}" for row in all_rows() for rule in row.ids if rule not in known}
    assert not unknown


def test_every_id_has_a_kind_and_a_topic():
    kinds = read_kinds()
    assert set(kinds.values()) <= KINDS
    assert all(topic_of(rule) for rule in kinds)
