// What the players and sides are called, as this seat sees the table.

import type { TableSight } from "../protocol";
import { t } from "../text.svelte";

const PLACES: Record<number, readonly string[]> = {
  2: ["opponent"],
  3: ["left", "right"],
  4: ["left", "across", "right"],
  5: ["left", "far-left", "far-right", "right"],
  6: ["left", "far-left", "across", "far-right", "right"],
};

/** By seat, `$place` of `seat-name` and `seat-subject`; seats run clockwise. */
export function seatPlaces(sight: TableSight): string[] {
  const n = sight.seats.length;
  const around = PLACES[n];
  const partners = partnersOf(sight);
  return sight.seats.map((_, seat) => {
    const place = around?.[((seat - sight.seat + n) % n) - 1];
    if (seat === sight.seat) {
      return "you";
    }
    if (!partners.includes(seat)) {
      return place ?? "player";
    }
    return partners.length === 1 ? "partner" : place === undefined ? "player" : `${place}-partner`;
  });
}

/** By seat: `You`, `Partner`, and the others by where they sit. */
export function seatNames(sight: TableSight): string[] {
  return named(sight, "seat-name");
}

/** By seat, as a sentence begins: `Your partner`. */
export function seatSubjects(sight: TableSight): string[] {
  return named(sight, "seat-subject");
}

/** The owners of the totals, by their place in `scores`: `We`, `They`, else the players. */
export function ownerNames(sight: TableSight, id: "side-short" | "side-name"): string[] {
  const names = seatNames(sight);
  return sight.scores.map(({ seats }) => {
    const [only] = seats;
    if (seats.length === 1 && only !== undefined) {
      return names[only] ?? "";
    }
    const side = seats.includes(sight.seat) ? "ours" : sight.scores.length === 2 ? "theirs" : "";
    return t(id, { side, name: listed(seats.map((seat) => names[seat] ?? "")) });
  });
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const [first = "", ...others] = parts;
  const last = others.pop();
  const before = others.reduce((joined, next) => t("list-more", { first: joined, next }), first);
  return last === undefined ? first : t("list-and", { first: before, last });
}

/** Those who share my total: partners for the match, whoever plays together in this round. */
function partnersOf(sight: TableSight): number[] {
  const mine = sight.scores.find(({ seats }) => seats.includes(sight.seat));
  return mine?.seats.filter((seat) => seat !== sight.seat) ?? [];
}

function named(sight: TableSight, id: string): string[] {
  return seatPlaces(sight).map((place, seat) => t(id, { place, n: seat + 1 }));
}
