"""Every word of a page, as it is read and as it is heard."""

from __future__ import annotations

from playwright.sync_api import Page

# Text that takes up room, and what names things for those who hear the page.
WORDS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element.checkVisibility() || element.closest("script, [lang]:not(html)")) continue;
    if (node instanceof Text) found.push(node.data);
    else for (const name of ["aria-label", "title", "alt", "placeholder"]) {
      if (node.hasAttribute?.(name)) found.push(node.getAttribute(name));
    }
  }
  return found.map((text) => text.trim().replace(/\\s+/g, " ")).filter((text) => text !== "");
}"""


def words_of(page: Page) -> list[str]:
    """The texts of the page as it is now; what stands in a language of its own is left out."""
    found: list[str] = page.evaluate(WORDS)
    return found
