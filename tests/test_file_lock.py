"""A lock on a file goes to one, and goes with the file."""

from canasta.file_lock import try_lock


def test_a_file_is_locked_once_until_it_is_closed(tmp_path):
    path = tmp_path / "lock"
    with path.open("a") as first, path.open("a") as second:
        assert try_lock(first.fileno())
        assert not try_lock(second.fileno())
    with path.open("a") as third:
        assert try_lock(third.fileno())


def test_a_locked_file_can_be_read_by_others(tmp_path):
    path = tmp_path / "lock"
    path.write_text("who holds it", encoding="utf-8")
    with path.open("a") as held:
        assert try_lock(held.fileno())
        assert path.read_text(encoding="utf-8") == "who holds it"
