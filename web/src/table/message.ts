// A sentence before it has a language.

import { t } from "../text.svelte";

export type Facts = Record<string, string | number>;

export interface Message {
  id: string;
  facts: Facts;
}

export function message(id: string, facts: Facts = {}): Message {
  return { id, facts };
}

export function say({ id, facts }: Message): string {
  return t(id, facts);
}
