"""Every row of the rule book."""

import pytest

from tests.rules.rows import Row, all_rows, check_row


@pytest.mark.parametrize("row", all_rows(), ids=lambda row: row.name)
def test_rule(row: Row):
    check_row(row)
    assert row.ids
