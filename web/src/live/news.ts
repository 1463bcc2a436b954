// What has happened in the round that is on the table.

import type { TableSight, Told, Update } from "../protocol";

/** The news of an update, after those of the same round that are known already. */
export function newsAfter(
  known: readonly Told[],
  before: TableSight | null,
  version: number,
  update: Update,
): readonly Told[] {
  return before?.round === update.sight.round
    ? [...known, ...update.events.filter((told) => told.version > version)]
    : update.events;
}
