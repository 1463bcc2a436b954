// The connection to a table: it is kept up, and made anew for as long as the page is open.

import type { ClientMessage, ServerMessage } from "./messages";

/**
 * `live` begins with the first word of the server, `lost` with the first failure. For good are
 * `gone`, as there is no such table for us, and `unreadable`, as the server cannot read its log.
 */
export type Connection = "connecting" | "live" | "lost" | Ended;
export type Ended = "gone" | "unreadable";

/** What is needed of a WebSocket. */
export type Line = Pick<WebSocket, "send" | "close" | "addEventListener">;

export interface Listener {
  /** The first message of every connection. */
  greeting(): ClientMessage;
  hear(message: ServerMessage): void;
  changed(connection: Connection): void;
}

/** The codes with which the server closes a socket for good. */
const ENDED: Partial<Record<number, Ended>> = { 4404: "gone", 4500: "unreadable" };
const PING_EVERY = 20_000;
/** How long an answer to a ping may take before the line counts as cut. */
const PATIENCE = 8_000;
const FIRST_DELAY = 300;
const LONGEST_DELAY = 5_000;

/** Where the socket of a table is, for a page read in the clear or over TLS. */
export function socketAddress(page: Pick<Location, "protocol" | "host">, table: string): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class LiveSocket {
  #line: Line | null = null;
  #heard = false;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  readonly #pings: ReturnType<typeof setInterval>;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly open: (address: string) => Line = (address) => new WebSocket(address),
  ) {
    this.#pings = setInterval(this.#probe, PING_EVERY);
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Whether the message went out; while the line is cut nothing does. */
  send(message: ClientMessage): boolean {
    if (this.#line === null || !this.#heard) {
      return false;
    }
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Ends the connection for good. */
  close(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#retry);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const line = this.open(this.address);
    this.#line = line;
    line.addEventListener("open", () => {
      if (line === this.#line) {
        line.send(JSON.stringify(this.listener.greeting()));
      }
    });
    line.addEventListener("message", (event: MessageEvent<string>) => {
      if (line === this.#line) {
        this.#take(event.data);
      }
    });
    line.addEventListener("close", (event: CloseEvent) => {
      if (line !== this.#line) {
        return;
      }
      const ended = ENDED[event.code];
      if (ended === undefined) {
        this.#lose();
      } else {
        this.close();
        this.listener.changed(ended);
      }
    });
  }

  #take(data: string): void {
    clearTimeout(this.#deaf);
    if (!this.#heard) {
      this.#heard = true;
      this.#delay = FIRST_DELAY;
      this.listener.changed("live");
    }
    this.listener.hear(JSON.parse(data) as ServerMessage);
  }

  #lose(): void {
    this.#drop();
    this.listener.changed("lost");
    this.#retry = setTimeout(() => {
      this.#connect();
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #drop(): void {
    clearTimeout(this.#deaf);
    const line = this.#line;
    this.#line = null;
    this.#heard = false;
    line?.close();
  }

  /** A line that was cut without a word says nothing to a ping. */
  readonly #probe = (): void => {
    if (this.send({ type: "ping" })) {
      clearTimeout(this.#deaf);
      this.#deaf = setTimeout(() => {
        this.#lose();
      }, PATIENCE);
    }
  };

  /** The device is back: do not wait for the next try. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") {
      return;
    }
    if (this.#heard) {
      this.#probe();
    } else if (this.#line === null) {
      this.#connect();
    }
  };
}
