// The far end of a socket, for tests: it says what a test tells it to.

import type { TableSight, Told, Preview } from "../protocol";
import type { ClientMessage, ServerMessage } from "./messages";
import { choiceOf } from "./sights";

export class FakeLine extends EventTarget {
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event("open"));
  }

  breaks(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  welcomes(): void {
    this.opens();
    this.says({ type: "welcome", table: "t1", seat: 0 });
  }

  updates(version: number, sight: TableSight, events: Told[] = []): void {
    this.says({ type: "update", version, sight, events });
  }

  /** Answers the preview that was asked last. */
  previews(sight: TableSight, answer: Partial<Preview> = {}): void {
    const { version, number } = this.last("preview");
    const whole = { version, number: number ?? 0, sight, choice: choiceOf(), due: false };
    this.says({ type: "preview", ...whole, ...answer });
  }

  refuses(about: string, reason: string, version: number): void {
    const number = about === "preview" ? (this.last("preview").number ?? 0) : 0;
    this.says({ type: "refused", about, reason, facts: {}, version, number });
  }

  all<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as never;
  }

  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    return lastOf(this.all(type));
  }
}

/** The last of some things; there is one. */
export function lastOf<T>(things: readonly T[]): T {
  const last = things.at(-1);
  if (last === undefined) {
    throw new Error("there is none");
  }
  return last;
}
