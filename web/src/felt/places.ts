// Who sits where around the table, and what stands where on it.

import { rankKey } from "../cards/names";
import type { MeldSight, TableSight } from "../protocol";

/** Where a plate stands: at the left, along the top from left to right, or at the right. */
export type Edge = "left" | "top" | "right";

/** The other seats clockwise from my left, each with the edge it sits at. */
export function seatPlaces(sight: TableSight): { seat: number; edge: Edge }[] {
  const n = sight.seats.length;
  return Array.from({ length: n - 1 }, (_, i) => ({
    seat: (sight.seat + 1 + i) % n,
    edge: edgeOf(i, n - 1),
  }));
}

function edgeOf(i: number, others: number): Edge {
  if (others === 1) {
    return "top";
  }
  return i === 0 ? "left" : i === others - 1 ? "right" : "top";
}

/** The side that I play on. */
export function mySide(sight: TableSight): number {
  return sight.seats[sight.seat]?.side ?? -1;
}

/** The other sides, the one of the seat on my left first. */
export function otherSides(sight: TableSight): number[] {
  const order = seatPlaces(sight).map(({ seat }) => sight.seats[seat]?.side ?? -1);
  const mine = mySide(sight);
  return [...new Set(order)].filter((side) => side !== mine && side >= 0);
}

/** A meld and its id: its place in the side's list. */
export interface PlacedMeld {
  id: number;
  sight: MeldSight;
}

/** Sets by rank, then sequences by suit, wild ones and threes last. */
export function inOrder(melds: readonly MeldSight[]): PlacedMeld[] {
  const order = ({ meld }: MeldSight): [number, string] => {
    const inRow = meld.kind === "sequence";
    const kind = inRow ? 1 : meld.kind === "set" ? 0 : 2;
    return [kind, inRow ? (meld.cards[0]?.charAt(1) ?? "") : ""];
  };
  return melds
    .map((sight, id) => ({ id, sight, order: order(sight) }))
    .sort(
      (a, b) =>
        a.order[0] - b.order[0] ||
        a.order[1].localeCompare(b.order[1]) ||
        a.sight.meld.rank - b.sight.meld.rank ||
        a.id - b.id,
    )
    .map(({ id, sight }) => ({ id, sight }));
}

/** How many of the threes of a side have a colour: laid, or set aside. */
export function threesOf(sight: TableSight, side: number): { card: string; n: number }[] {
  const threes = sight.seats
    .filter((seat) => seat.side === side)
    .flatMap((seat) => [...seat.threes, ...seat.aside]);
  const colours = [
    threes.filter((three) => rankKey(three) === "red-three"),
    threes.filter((three) => rankKey(three) === "black-three"),
  ];
  return colours.flatMap((same) =>
    same[0] === undefined ? [] : [{ card: same[0], n: same.length }],
  );
}

/** Names of places on the table, where cards fly from and to. */
export const HAND = "hand";
export const STOCK = "stock";
export const PILE = "pile";
export const seatPlace = (seat: number) => `seat:${seat}`;
export const packetPlace = (seat: number) => `packet:${seat}`;
export const meldPlace = (side: number, id: number) => `meld:${side}:${id}`;
