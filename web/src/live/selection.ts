// Which cards of a hand are selected: places in the hand, counted from 0.

export type Selection = ReadonlySet<number>;

export const NOTHING: Selection = new Set();

export function selectionOf(places: readonly number[]): Selection {
  return new Set(places);
}

/** The selected cards, in the order of the hand. */
export function cardsOf(selection: Selection, hand: readonly string[]): string[] {
  return hand.filter((_, place) => selection.has(place));
}

/**
 * The same cards in another hand; those that are not there any more are let go.
 *
 * Of equal cards the same ones stay selected, counted from the left, as far as there are so many.
 */
export function carriedOver(
  selection: Selection,
  before: readonly string[],
  after: readonly string[],
): Selection {
  const homes = placesByCard(after);
  const places = [...placesByCard(before)].flatMap(([card, olds]) => {
    const news = homes.get(card) ?? [];
    const wanted = olds.flatMap((old, nth) => (selection.has(old) ? [nth] : []));
    const kept = wanted.filter((nth) => nth < news.length);
    const free = [...news.keys()].filter((nth) => !kept.includes(nth));
    return [...kept, ...free.slice(0, wanted.length - kept.length)].flatMap(
      (nth) => news[nth] ?? [],
    );
  });
  return new Set(places.sort((a, b) => a - b));
}

function placesByCard(hand: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  hand.forEach((card, place) => {
    places.set(card, [...(places.get(card) ?? []), place]);
  });
  return places;
}
