// What has happened, with what can be read off the table about it.

import type { CanastaKind, TableSight, Told, Update } from "../protocol";

/** An event, the canasta it made, and what it did to the pile. */
export interface News extends Told {
  canasta: CanastaKind | null;
  effect: "none" | "freezes" | "blocks";
}

/** The news of an update, after those of the same round that are known already. */
export function newsAfter(
  known: readonly News[],
  before: TableSight | null,
  version: number,
  update: Update,
): readonly News[] {
  const goesOn = before?.round === update.sight.round;
  const fresh = goesOn ? update.events.filter((told) => told.version > version) : update.events;
  const previous = goesOn ? before : null;
  const news = fresh.map((told, place) => ({
    ...told,
    canasta: canastaMade(fresh, place, previous, update.sight),
    effect: effectOn(fresh, place, update.sight),
  }));
  return goesOn ? [...known, ...news] : news;
}

/** The canasta that a meld has become by its last growth in this update. */
function canastaMade(
  events: readonly Told[],
  place: number,
  before: TableSight | null,
  after: TableSight,
): CanastaKind | null {
  const event = events[place]?.event;
  if (event?.kind !== "melded") {
    return null;
  }
  const canasta = (sight: TableSight | null) =>
    sight?.sides[sight.seats[event.seat]?.side ?? -1]?.melds[event.meld_id]?.canasta ?? null;
  const grewAgain = events
    .slice(place + 1)
    .some(
      ({ event: later }) =>
        later.kind === "melded" &&
        later.meld_id === event.meld_id &&
        after.seats[later.seat]?.side === after.seats[event.seat]?.side,
    );
  return grewAgain || canasta(before) === canasta(after) ? null : canasta(after);
}

/** Told of the card that lies on top; what it did before it was covered is past. */
function effectOn(events: readonly Told[], place: number, sight: TableSight): News["effect"] {
  const event = events[place]?.event;
  const covered = events.slice(place + 1).some(({ event: later }) => later.kind === "discarded");
  const { shown, frozen, freezer, blocked } = sight.pile;
  if (event?.kind !== "discarded" || covered || shown.at(-1) !== event.card) {
    return "none";
  }
  return frozen && freezer === event.card ? "freezes" : blocked ? "blocks" : "none";
}
