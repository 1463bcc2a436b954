// Sights for tests: a table of four in its first turn, changed where a test needs it.

import type { Choice, Offer, TableSight } from "../protocol";

export const HAND = ["5c", "9d", "9h", "9s", "Kd", "Kh", "Ks", "2c"];

const seat = {
  bot: "casual",
  person: false,
  away: false,
  cards: 11,
  packet: 0,
  threes: [],
  aside: [],
  idle: false,
};
const side = { opened: false, minimum: 50, needs: [], melds: [] };

/** What seat 0 sees when it may draw or take the pile. */
export function sightOf(changes: Partial<TableSight> = {}): TableSight {
  return {
    seat: 0,
    preset: "classic",
    target: 5000,
    deals: 0,
    round: 1,
    phase: "draw",
    dealer: 3,
    turn_seat: 0,
    actor: 0,
    seats: [0, 1, 0, 1].map((number, place) => ({
      ...seat,
      side: number,
      person: place === 0,
      bot: place === 0 ? null : "casual",
    })),
    sides: [
      { ...side, seats: [0, 2] },
      { ...side, seats: [1, 3] },
    ],
    scores: [
      { seats: [0, 2], total: 0, so_far: 0 },
      { seats: [1, 3], total: 0, so_far: 0 },
    ],
    pile: {
      size: 4,
      shown: ["7d", "4c", "Js", "9c"],
      frozen: false,
      always_frozen: false,
      frozen_for_me: true,
      freezer: null,
      blocked: false,
      under: 0,
    },
    stock: 40,
    hand: HAND,
    packets: "none",
    suited: false,
    dead: [],
    opening: null,
    rest: 0,
    bound: "free",
    moves: { offers: [], refused: {} },
    result: null,
    history: [],
    winners: [],
    commitment: null,
    promise: null,
    deadline: null,
    ...changes,
  };
}

export function offerOf(offer: Partial<Offer> & Pick<Offer, "action" | "kind">): Offer {
  return {
    cards: [],
    count: offer.kind === "draw" ? 1 : 0,
    onto: null,
    source: null,
    makes: null,
    spoils: false,
    freezes: false,
    hand: null,
    sends: false,
    ...offer,
  };
}

export function choiceOf(...offers: Offer[]): Choice {
  return { offers, refused: {}, points: 0 };
}
