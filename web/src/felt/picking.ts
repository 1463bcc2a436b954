// Which cards of a hand are selected after a tap: indices into the hand.

import { rankKey } from "../cards/names";

/** Two taps on one card within this time take its whole rank, in milliseconds. */
const DOUBLE_TAP = 350;

/** A tap on a card of a hand: its place there, and when, in milliseconds. */
export interface Tap {
  hand: string;
  card: number;
  at: number;
}

/** Whether two taps on one card follow each other so closely; another hand has other cards. */
export function isDouble(first: Tap | null, { hand, card, at }: Tap): boolean {
  return first?.hand === hand && first.card === card && at - first.at < DOUBLE_TAP;
}

/** The selection with one card put in, or taken out. */
export function toggled(selection: ReadonlySet<number>, i: number): number[] {
  const left = [...selection].filter((other) => other !== i);
  return selection.has(i) ? left : sorted([...left, i]);
}

/** The selection with every card of a rank in it or out of it, as the given card is now. */
export function withRank(
  hand: readonly string[],
  selection: ReadonlySet<number>,
  i: number,
): number[] {
  const card = hand[i];
  if (card === undefined) {
    return [...selection];
  }
  const rank = rankKey(card);
  const same = [...hand.keys()].filter((other) => rankKey(hand[other] ?? card) === rank);
  const others = [...selection].filter((other) => !same.includes(other));
  return selection.has(i) ? sorted([...others, ...same]) : sorted(others);
}

function sorted(indices: number[]): number[] {
  return indices.toSorted((a, b) => a - b);
}
