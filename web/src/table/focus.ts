// Where the focus goes when what had it leaves the table.

/** A card that the keyboard reaches, and the bar of the turn. */
const HAND = "[data-place='hand']";
const BAR = "[data-focus='bar']";

/** Gives the focus back to what had it before a dialog; to the bar where that is gone. */
export function giveFocusBack(before: Element | null): void {
  const still = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const place = still ? before : document.querySelector<HTMLElement>(BAR);
  place?.focus({ preventScroll: true });
}

/** Keeps the focus at the table: whoever plays by keyboard goes on from where the card was. */
export function keepFocus(table: HTMLElement): () => void {
  let home: HTMLElement | null = null;
  const note = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    home = target.closest<HTMLElement>(`${HAND}, ${BAR}`);
  };
  const watch = new MutationObserver(() => {
    if (home !== null && document.activeElement === document.body) {
      const card = home.matches(HAND) ? home.querySelector<HTMLElement>("[tabindex='0']") : null;
      const place = card ?? table.querySelector<HTMLElement>(BAR);
      place?.focus({ preventScroll: true });
    }
  });
  /** A press on the bare felt lets go of the focus on purpose. */
  const forget = (event: PointerEvent): void => {
    if (!(event.target as HTMLElement).closest("button, a, summary, input")) {
      home = null;
    }
  };
  table.addEventListener("focusin", note);
  table.addEventListener("pointerdown", forget);
  watch.observe(table, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", note);
    table.removeEventListener("pointerdown", forget);
  };
}
