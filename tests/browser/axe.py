"""What axe-core, the checker of accessible pages, finds wrong."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

FAULTS = """async () => (await axe.run()).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" ")}`
)"""


def axe_faults(page: Page) -> list[str]:
    """Each rule that the page breaks, with where; of the page as it is now, at rest."""
    page.wait_for_function("document.getAnimations().length === 0")
    if not page.evaluate("'axe' in window"):
        # A script tag is barred by the page's policy.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found
