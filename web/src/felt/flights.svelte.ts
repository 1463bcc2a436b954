// Cards on their way over the table: drawn above it, never in anybody's way.

import type { Flight } from "./flightPlan";

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Where the places of the table and the cards in them stand, by `data-place` and `data-card`. */
export interface Scene {
  places: Record<string, Box>;
  cards: { place: string; card: string; box: Box; element: HTMLElement }[];
}

/** A card drawn above the table, from where to where. */
export interface Flying {
  id: number;
  card: string | null;
  from: Box;
  to: Box;
  /** Milliseconds until it leaves. */
  delay: number;
}

export const DURATION = 220;
const BETWEEN = 110;

export class Flights {
  flying: readonly Flying[] = $state.raw([]);
  #next = 0;
  #hidden: Animation[] = [];

  /** The table as it is drawn now. */
  look(table: HTMLElement): Scene {
    const origin = table.getBoundingClientRect();
    const scene: Scene = { places: {}, cards: [] };
    for (const place of table.querySelectorAll<HTMLElement>("[data-place]")) {
      const name = place.dataset["place"] ?? "";
      const box = place.querySelector<HTMLElement>("[data-seat-cards]") ?? place;
      scene.places[name] = boxOf(box, origin);
      for (const element of place.querySelectorAll<HTMLElement>("[data-card]")) {
        const card = element.dataset["card"] ?? "";
        scene.cards.push({ place: name, card, box: boxOf(element, origin), element });
      }
    }
    return scene;
  }

  /** Lets cards fly from how the table was drawn to how it is; what still flies is there at once. */
  fly(flights: readonly Flight[], before: Scene, after: Scene): void {
    this.land();
    const left = [...before.cards];
    const arriving = after.cards.toReversed();
    this.flying = flights.flatMap(({ from, to, card, step }) => {
      const start = takeCard(left, from, card)?.box ?? before.places[from];
      const target = takeCard(arriving, to, card);
      const end = target?.box ?? after.places[to] ?? before.places[to];
      if (start === undefined || end === undefined) {
        return [];
      }
      const delay = step * BETWEEN;
      this.#hide(target?.element, delay + DURATION);
      return [{ id: this.#next++, card, from: start, to: end, delay }];
    });
  }

  /** A card has arrived. */
  arrive(id: number): void {
    this.flying = this.flying.filter((card) => card.id !== id);
  }

  /** Everything is where it belongs, at once. */
  land(): void {
    this.flying = [];
    this.#hidden.forEach((animation) => {
      animation.cancel();
    });
    this.#hidden = [];
  }

  /** A card is not seen where it will be until it has come there; it can be pressed all the same. */
  #hide(element: HTMLElement | undefined, duration: number): void {
    if (element !== undefined) {
      this.#hidden.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
    }
  }
}

/** Whether the reader wants to see cards move. */
export function mayMove(): boolean {
  return !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function boxOf(element: HTMLElement, origin: DOMRect): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width };
}

function takeCard(
  cards: Scene["cards"],
  place: string,
  card: string | null,
): Scene["cards"][number] | undefined {
  const at = cards.findIndex((one) => one.place === place && one.card === card);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}
