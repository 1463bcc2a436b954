// The drawings of cards: shapes in relative path commands, stamped where a face has them.

import type { RankKey, SuitKey } from "./names";

/** A shape about its middle, 20 high; only m, c, l and z, so that numbers can simply be scaled. */
type Shape = string;

const SUITS: Record<SuitKey, Shape> = {
  s: "m0-10c3 4.5 9 7.3 9 12c0 4.2-5.4 5.8-8 2.2c.3 2.3 1 4.2 2.5 5.8l-7 0c1.5-1.6 2.2-3.5 2.5-5.8c-2.6 3.6-8 2-8-2.2c0-4.7 6-7.5 9-12z",
  h: "m0-5.6c1-2.4 3-3.9 5-3.9c3 0 4.8 2.3 4.8 5c0 5.5-6.4 8.5-9.8 14c-3.4-5.5-9.8-8.5-9.8-14c0-2.7 1.8-5 4.8-5c2 0 4 1.5 5 3.9z",
  d: "m0-10c2 3.6 4.6 7 7.6 10c-3 3-5.6 6.4-7.6 10c-2-3.6-4.6-7-7.6-10c3-3 5.6-6.4 7.6-10z",
  c: "m0-10c2.6 0 4.7 2.1 4.7 4.7c0 2.6-2.1 4.7-4.7 4.7c-2.6 0-4.7-2.1-4.7-4.7c0-2.6 2.1-4.7 4.7-4.7zm5 6.6c2.6 0 4.7 2.1 4.7 4.7c0 2.6-2.1 4.7-4.7 4.7c-2.6 0-4.7-2.1-4.7-4.7c0-2.6 2.1-4.7 4.7-4.7zm-10 0c2.6 0 4.7 2.1 4.7 4.7c0 2.6-2.1 4.7-4.7 4.7c-2.6 0-4.7-2.1-4.7-4.7c0-2.6 2.1-4.7 4.7-4.7zm5 1.4c.3 5.4 1 9 3.5 12l-7 0c2.5-3 3.2-6.6 3.5-12z",
};

/** Five points: what is wild, and a joker in place of a suit. */
const STAR: Shape = "m0-10l2.4 6.7l7.1 .2l-5.6 4.4l2 6.8l-5.9-4l-5.9 4l2-6.8l-5.6-4.4l7.1-.2z";

const CROWN: Shape =
  "m-10 8l-2-15l6.5 7l5.5-11l5.5 11l6.5-7l-2 15zm0 2l20 0l0 3l-20 0z" +
  "m10-22.5c1.1 0 2-.9 2-2c0-1.1-.9-2-2-2c-1.1 0-2 .9-2 2c0 1.1 .9 2 2 2z" +
  "m-12 4.5c1.1 0 2-.9 2-2c0-1.1-.9-2-2-2c-1.1 0-2 .9-2 2c0 1.1 .9 2 2 2z" +
  "m24 0c1.1 0 2-.9 2-2c0-1.1-.9-2-2-2c-1.1 0-2 .9-2 2c0 1.1 .9 2 2 2z";

/** What courts wear: a king his crown, a queen a diadem, a jack a cap with a feather. */
const HEADS: Partial<Record<RankKey, Shape>> = {
  king: CROWN,
  queen:
    "m-11 10c0-7-1-11-2-15c3 3 5 5 7 5c2-3 4-7 6-12c2 5 4 9 6 12c2 0 4-2 7-5c-1 4-2 8-2 15c-7-2-15-2-22 0z" +
    "m11-3c1.5-1.5 2.5-3 2.5-4.5c0-1.5-1-3-2.5-4.5c-1.5 1.5-2.5 3-2.5 4.5c0 1.5 1 3 2.5 4.5z",
  jack:
    "m-12 9c0-9 5-14 12-14c7 0 12 5 12 14c-8-2.5-16-2.5-24 0z" +
    "m13-14.5c1-6 5-10 12-11c-.5 6-3.5 10.5-10 12.5z",
};

type Place = readonly [x: number, y: number];

const LEFT = 42;
const MIDDLE = 62;
const RIGHT = 82;
const TOP = 25;
const BOTTOM = 140 - TOP;

const both = (...rows: readonly number[]): Place[] =>
  rows.flatMap((y): Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const middle = (...rows: readonly number[]): Place[] => rows.map((y): Place => [MIDDLE, y]);

/** Where the pips of a rank stand on a face of 100 by 140; those of the lower half are turned. */
const PIPS: Partial<Record<RankKey, Place[]>> = {
  two: middle(TOP, BOTTOM),
  "black-three": middle(TOP, 70, BOTTOM),
  "red-three": middle(TOP, 70, BOTTOM),
  four: both(TOP, BOTTOM),
  five: [...both(TOP, BOTTOM), ...middle(70)],
  six: both(TOP, 70, BOTTOM),
  seven: [...both(TOP, 70, BOTTOM), ...middle(47)],
  eight: [...both(TOP, 70, BOTTOM), ...middle(47, 93)],
  nine: [...both(TOP, 55, 85, BOTTOM), ...middle(70)],
  ten: [...both(TOP, 55, 85, BOTTOM), ...middle(40, 100)],
};

/** A shape drawn at a place, as the data of a path. */
export function stamp(shape: Shape, [x, y]: Place, scale = 1): string {
  const scaled = shape.replace(/-?[\d.]+/g, (number) => {
    const value = Math.round(Number(number) * scale * 100) / 100;
    return value < 0 ? String(value) : ` ${value}`;
  });
  return `M${x} ${y}${scaled}`;
}

/** The suit in the corner, in a box of 20 by 20 about its middle; a joker's is a star. */
export function cornerShape(suit: SuitKey | null): string {
  return stamp(suit === null ? STAR : SUITS[suit], [0, 0]);
}

/** The mark of what is wild. */
export const WILD = stamp(STAR, [0, 0]);

export interface Face {
  /** Everything in the colour of the suit, as one path. */
  drawing: string;
  /** The letter of a court card, which stands in a frame. */
  letter: string | null;
}

const faces = new Map<string, Face>();

/** The face of a card, without its index. A crowded table has a hundred: each is made once. */
export function faceOf(rank: RankKey, suit: SuitKey | null): Face {
  const key = `${rank} ${suit ?? ""}`;
  let face = faces.get(key);
  if (face === undefined) {
    face = drawFace(rank, suit);
    faces.set(key, face);
  }
  return face;
}

function drawFace(rank: RankKey, suit: SuitKey | null): Face {
  if (suit === null) {
    return { drawing: stamp(CROWN, [MIDDLE - 3, 80], 2.2), letter: null };
  }
  const shape = SUITS[suit];
  const head = HEADS[rank];
  if (head !== undefined) {
    const worn = stamp(head, [MIDDLE, 38], 1) + stamp(head, [MIDDLE, 102], -1);
    return { drawing: worn, letter: rank.charAt(0).toUpperCase() };
  }
  if (rank === "ace") {
    return { drawing: stamp(shape, [MIDDLE, 72], 3.1), letter: null };
  }
  const pips = PIPS[rank] ?? [];
  const drawing = pips.map(([x, y]) => stamp(shape, [x, y], y > 70 ? -0.9 : 0.9)).join("");
  return { drawing, letter: null };
}
