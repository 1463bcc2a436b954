// Dragging cards of the hand, by mouse or finger. Nothing needs it: all can be done by pressing.

/** Where cards can be dropped: `pile`, `melds`, or `meld:` and an id; `data-drop` in the page. */
export type Drop = string;

/** Cards on the way, and where the pointer is in the window. */
export interface Held {
  cards: readonly number[];
  x: number;
  y: number;
}

/** A press that moves less than this is a tap, in CSS pixels. */
const SLOP = 8;

export class Drag {
  held: Held | null = $state.raw(null);
  /** The place that the held cards would drop on. */
  over: Drop | null = $state(null);
  /** How a hand answers a finger: where the table scrolls, upward moves are left to that. */
  ontouch: "none" | "pan-y" = $state("none");

  #start: { cards: readonly number[]; pointer: number; x: number; y: number } | null = null;
  #clickComes = false;
  readonly #dropped: (drop: Drop, cards: number[]) => void;

  constructor(dropped: (drop: Drop, cards: number[]) => void) {
    this.#dropped = dropped;
  }

  /** A pointer goes down on a card; `cards` are those that would move with it. */
  press(event: PointerEvent, cards: readonly number[]): void {
    if (event.button !== 0 || this.#start !== null) {
      return;
    }
    this.#clickComes = false;
    this.#start = { cards, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    window.addEventListener("pointermove", this.#move);
    window.addEventListener("pointerup", this.#release);
    window.addEventListener("pointercancel", this.#stop);
    window.addEventListener("keydown", this.#key, true);
  }

  /** Gives up what is under way; the cards stay in the hand. */
  cancel(): void {
    this.#clickComes = this.held !== null;
    this.#end();
  }

  /** Whether the click that has come belongs to a drag that is over. */
  swallowsClick(): boolean {
    const swallows = this.#clickComes;
    this.#clickComes = false;
    return swallows;
  }

  readonly #move = (event: PointerEvent) => {
    const start = this.#start;
    if (event.pointerId !== start?.pointer) {
      return;
    }
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP;
    if (this.held !== null || far) {
      this.held = { cards: start.cards, x: event.clientX, y: event.clientY };
      this.over = dropAt(event.clientX, event.clientY);
    }
  };

  readonly #release = (event: PointerEvent) => {
    if (event.pointerId !== this.#start?.pointer) {
      return;
    }
    const { held, over } = this;
    this.cancel();
    if (held !== null && over !== null) {
      this.#dropped(over, [...held.cards]);
    }
  };

  readonly #stop = () => {
    this.#end();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && this.held !== null) {
      event.stopPropagation();
      this.cancel();
    }
  };

  #end(): void {
    this.#start = null;
    this.held = null;
    this.over = null;
    window.removeEventListener("pointermove", this.#move);
    window.removeEventListener("pointerup", this.#release);
    window.removeEventListener("pointercancel", this.#stop);
    window.removeEventListener("keydown", this.#key, true);
  }
}

function dropAt(x: number, y: number): Drop | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return place?.dataset["drop"] ?? null;
}
