// The draft of a turn, kept over a reload; good for one version of a table only.

import type { Offer } from "../protocol";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Kept {
  version: number;
  draft: Offer[];
}

const key = (table: string) => `canasta.draft.${table}`;

/** The draft kept for this version; what was kept for another one is gone. */
export function keptDraft(shelf: Shelf, table: string, version: number): readonly Offer[] {
  const text = shelf.getItem(key(table));
  const kept = text === null ? null : read(text);
  return kept?.version === version ? kept.draft : [];
}

/** Keeps a draft; an empty one takes no room. */
export function keepDraft(
  shelf: Shelf,
  table: string,
  version: number,
  draft: readonly Offer[],
): void {
  if (draft.length === 0) {
    shelf.removeItem(key(table));
  } else {
    shelf.setItem(key(table), JSON.stringify({ version, draft }));
  }
}

function read(text: string): Kept | null {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return null;
  }
}
