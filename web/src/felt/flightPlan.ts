// Which cards go where when the table changes: from what was seen, what is seen, and the events.

import type { TableSight, Told } from "../protocol";
import { HAND, meldPlace, mySide, packetPlace, PILE, seatPlace, STOCK } from "./places";

export type Event = Told["event"];

/** One card on its way; null is face down. */
export interface Flight {
  from: string;
  to: string;
  card: string | null;
  /** Flights of one step leave together, those of the next a little later. */
  step: number;
}

/** More cards than this of one move are not told apart by eye. */
const MOST = 4;
/** After more than this, the table has been away too long to be caught up with. */
const MOST_EVENTS = 24;

/** The flights that lead from one sight to the next; none where the round is another. */
export function planFlights(old: TableSight, now: TableSight, events: readonly Event[]): Flight[] {
  const another = old.round !== now.round || old.seat !== now.seat || old.phase === null;
  if (another || events.length > MOST_EVENTS) {
    return [];
  }
  const others = [...packetsOfOthers(old, now), ...flightsOfOthers(now, events)];
  return [...others, ...myFlights(old, now, events, (others.at(-1)?.step ?? -1) + 1)];
}

/** What the other seats did, move by move; a hand of theirs is their plate. */
function flightsOfOthers(now: TableSight, events: readonly Event[]): Flight[] {
  const flights: Flight[] = [];
  let step = 0;
  for (const event of events) {
    const cards = "seat" in event && event.seat !== now.seat ? movesOf(event, now) : [];
    flights.push(...cards.slice(0, MOST).map((flight) => ({ ...flight, step })));
    step += cards.length > 0 ? 1 : 0;
  }
  return flights;
}

function movesOf(event: Event, now: TableSight): Omit<Flight, "step">[] {
  switch (event.kind) {
    case "drew":
      return Array.from({ length: event.count }, () => move(STOCK, seatPlace(event.seat), null));
    case "took-pile":
      return event.pile.toReversed().map((card) => move(PILE, seatPlace(event.seat), card));
    case "melded": {
      const side = now.seats[event.seat]?.side ?? -1;
      const place = meldPlace(side, event.meld_id);
      return event.cards.map((card) => move(seatPlace(event.seat), place, card));
    }
    case "discarded":
      return [move(seatPlace(event.seat), PILE, event.card)];
    default:
      return [];
  }
}

/** The second packets that other seats have taken up. */
function packetsOfOthers(old: TableSight, now: TableSight): Flight[] {
  return now.seats.flatMap(({ packet }, seat) => {
    const before = old.seats[seat]?.packet ?? 0;
    return seat === now.seat || packet >= before
      ? []
      : Array.from({ length: Math.min(before, MOST) }, () => ({
          ...move(packetPlace(seat), seatPlace(seat), null),
          step: 0,
        }));
  });
}

/** What came to my hand and went from it: shown at once, by a draft too, which has no events. */
function myFlights(
  old: TableSight,
  now: TableSight,
  events: readonly Event[],
  step: number,
): Flight[] {
  const lost = without(old.hand, now.hand);
  const gained = without(now.hand, old.hand);
  const byOthers = new Set(events.flatMap((event) => othersMeld(event, now.seat)));
  const flights: Omit<Flight, "step">[] = [];
  const side = mySide(now);
  const melds = Math.max(old.sides[side]?.melds.length ?? 0, now.sides[side]?.melds.length ?? 0);
  const cardsOf = (sight: TableSight, id: number) => sight.sides[side]?.melds[id]?.meld.cards ?? [];
  const left = Array.from({ length: melds }, (_, id) =>
    without(cardsOf(old, id), cardsOf(now, id)),
  );
  for (let id = 0; id < melds; id++) {
    const target = meldPlace(side, id);
    for (const card of byOthers.has(id) ? [] : without(cardsOf(now, id), cardsOf(old, id))) {
      // What has left one meld for another one has been joined to it.
      const joined = left.findIndex((cards) => cards.includes(card));
      const source = take(lost, card) ? HAND : joined < 0 ? PILE : meldPlace(side, joined);
      if (source !== HAND && joined >= 0) {
        take(left[joined] ?? [], card);
      }
      flights.push(move(source, target, card));
    }
  }
  left.forEach((cards, id) => {
    for (const card of cards) {
      flights.push(move(meldPlace(side, id), take(gained, card) ? HAND : PILE, card));
    }
  });
  const packet = (old.seats[old.seat]?.packet ?? 0) > (now.seats[now.seat]?.packet ?? 0);
  const source = packet ? packetPlace(now.seat) : now.pile.size < old.pile.size ? PILE : STOCK;
  flights.push(...gained.map((card) => move(source, HAND, card)));
  const target = now.stock > old.stock ? STOCK : PILE;
  flights.push(...lost.map((card) => move(HAND, target, card)));
  return flights.map((flight) => ({ ...flight, step }));
}

function othersMeld(event: Event, mine: number): number[] {
  return event.kind === "melded" && event.seat !== mine ? [event.meld_id] : [];
}

function move(from: string, to: string, card: string | null): Omit<Flight, "step"> {
  return { from, to, card };
}

/** The cards of a list that another one has not, equal ones counted. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return cards.filter((card) => !take(left, card));
}

/** Takes a card out of a list; whether it was there. */
function take(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) {
    cards.splice(at, 1);
  }
  return at >= 0;
}
