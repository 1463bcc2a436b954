// What the keys do at a table.

import { message, type Message } from "./message";

export type Command =
  | "draw"
  | "take"
  | "meld"
  | "discard"
  | "take-back"
  | "lay-down"
  | "ask"
  | "clear"
  | "yes"
  | "no"
  | "scores"
  | "help";

/** Each key and its command, in the order in which the help lists them. */
export const KEYS: readonly { key: string; command: Command; label: Message }[] = [
  { key: "d", command: "draw", label: message("play-draw") },
  { key: "t", command: "take", label: message("play-take") },
  { key: "m", command: "meld", label: message("play-meld-or-add") },
  { key: "x", command: "discard", label: message("act-discard") },
  { key: "Escape", command: "clear", label: message("act-clear") },
  { key: "u", command: "take-back", label: message("act-take-back") },
  { key: "l", command: "lay-down", label: message("act-lay-down") },
  { key: "a", command: "ask", label: message("act-ask") },
  { key: "y", command: "yes", label: message("act-yes") },
  { key: "n", command: "no", label: message("act-no") },
  { key: "s", command: "scores", label: message("sheet-open") },
  { key: "?", command: "help", label: message("play-keys") },
];

type Press = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "repeat" | "target">;

/** What a key does; nothing where it writes text, or stands for something of the browser. */
export function commandOf(press: Press): Command | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.repeat || writes(press.target)) {
    return null;
  }
  const key = press.key.toLowerCase();
  return KEYS.find((binding) => binding.key.toLowerCase() === key)?.command ?? null;
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, select, textarea, [contenteditable], dialog[open]") !== null
  );
}
