"""Nothing is lost by a reload, a second tab, a cut line or a server that dies."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.hands import Mouse
from tests.browser.player import Player
from tools.serving import Served

LOST = "The connection is lost. Trying again …"
BACK = "The connection is back."
HEALED = 15_000  # milliseconds until a page has tried again


def staged(page: Page) -> str:
    """What lies on the table of this turn that the others do not see."""
    mine = page.get_by_role("region", name="Your melds of this turn")
    return mine.get_by_role("list").inner_text()


def player_with_staged_melds(page: Page, server: Served) -> Player:
    """Somebody in mid-turn, with melds laid that can be taken back."""
    player = Player(page, Mouse())
    player.open_table(server.address)
    player.play_until_staged()
    return player


def test_a_reload_keeps_the_staged_melds(page: Page, server: Served):
    player = player_with_staged_melds(page, server)
    melds, hand = staged(page), player.ranks()
    page.reload()
    expect(player.button("Take back")).to_be_visible()
    assert staged(page) == melds
    assert player.ranks() == hand
    expect(player.hand.get_by_role("button", pressed=True)).to_have_count(0)
    player.take_all_back()
    assert len(player.ranks()) > len(hand)
    player.discard()
    player.await_turn()
    expect(player.button("Take back")).to_be_hidden()


def test_what_is_done_in_one_tab_shows_in_the_other(page: Page, server: Served):
    player = Player(page, Mouse())
    player.open_table(server.address)
    other = Player(page.context.new_page(), Mouse())
    other.page.goto(page.url)
    expect(other.cards).to_have_count(11)
    player.begin_turn()
    assert other.ranks() == player.ranks()
    other.discard()
    other.await_turn()
    player.await_turn()
    assert player.ranks() == other.ranks()


def test_a_play_from_a_tab_that_lags_behind_is_refused_calmly(page: Page, server: Served):
    player = Player(page, Mouse())
    player.open_table(server.address)
    slow = page.context.new_page()
    line = SlowLine(slow)
    other = Player(slow, Mouse())
    slow.goto(page.url)
    expect(other.button("Draw")).to_be_visible()
    line.holds = True
    player.begin_turn()
    other.button("Draw").click()
    line.let_through()
    expect(other.bar.get_by_role("alert")).to_contain_text("The table has moved on")
    expect(other.cards).to_have_count(len(player.ranks()))
    line.holds = False
    other.discard()
    other.await_turn()


class SlowLine:
    """A line between a page and its table that can keep what the server says for a while."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.page = page
        self.kept: list[str | bytes] = []
        page.route_web_socket("**/socket", self._join)

    def let_through(self) -> None:
        """Waits until the server has answered, and passes all of it on."""
        for _ in range(200):
            if any('"type":"refused"' in str(message) for message in self.kept):
                break
            self.page.wait_for_timeout(20)
        for message in self.kept:
            self.route.send(message)
        self.kept.clear()

    def _join(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.holds:
            self.kept.append(message)
        else:
            self.route.send(message)


def test_a_server_that_is_killed_in_mid_turn_is_found_again(
    page: Page, server: Served, faults: list[str]
):
    player = player_with_staged_melds(page, server)
    melds, hand, port = staged(page), player.ranks(), server.port
    page.evaluate("window.stayed = true")
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    assert staged(page) == melds
    server.start(port)
    expect(page.get_by_text(BACK)).to_be_visible(timeout=HEALED)
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert staged(page) == melds
    assert player.ranks() == hand
    player.discard()
    player.await_turn()
    player.play_turn()
    assert page.evaluate("window.stayed"), "the page was loaded anew"
    forgive_cut_line(faults)


def test_a_cut_line_is_told_and_heals_by_itself(page: Page, server: Served, faults: list[str]):
    player = player_with_staged_melds(page, server)
    melds = staged(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=HEALED)
    player.select([0])
    assert staged(page) == melds
    page.context.set_offline(False)
    expect(page.get_by_text(BACK)).to_be_visible(timeout=HEALED)
    assert staged(page) == melds
    expect(player.hand.get_by_role("button", pressed=True)).to_have_count(1)
    player.command("x", "Discard")
    player.await_turn()
    expect(player.button("Take back")).to_be_hidden()
    forgive_cut_line(faults)


def forgive_cut_line(faults: list[str]) -> None:
    """The browser itself complains of a socket that cannot be opened."""
    assert all("WebSocket" in fault for fault in faults)
    faults.clear()
