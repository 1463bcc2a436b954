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

/** The same cards in another hand; those that are not there any more are let go. */
export function carriedOver(
  selection: Selection,
  before: readonly string[],
  after: readonly string[],
): Selection {
  const wanted = cardsOf(selection, before);
  const places = after.flatMap((card, place) => {
    const found = wanted.indexOf(card);
    if (found < 0) {
      return [];
    }
    wanted.splice(found, 1);
    return [place];
  });
  return new Set(places);
}
