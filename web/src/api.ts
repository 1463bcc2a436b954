// What the page asks of the server by HTTP, beside the live table.

import type {
  Choices,
  MatchSummary,
  Refusal,
  RulesPage,
  TableCreated,
  TableRequest,
} from "./protocol";
import { hasText, t } from "./text.svelte";

/** What was asked was not done: a code with facts, as the server says it. */
export class ApiError extends Error implements Refusal {
  constructor(
    readonly reason: string,
    readonly facts: Refusal["facts"] = {},
  ) {
    super(reason);
    this.name = "ApiError";
  }
}

/** No answer came. */
const OFFLINE = "offline";
/** An answer came that nobody wrote for this page. */
const SERVER = "server";
/** The server lets nobody in who does not come by the address that it printed. */
const NO_ENTRY = "no-entry";
const FORBIDDEN = 403;

/** Why something was not done, in a sentence for the reader. */
export function reasonText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return t("error-title");
  }
  for (const id of [`refusal-${error.reason}`, `error-${error.reason}`]) {
    if (hasText(id)) {
      return t(id, error.facts);
    }
  }
  return t("error-server");
}

/** What a new table can be made of. */
export function getChoices(): Promise<Choices> {
  return ask("/api/choices");
}

/** Opens a table at which the one who asks sits; what is left out is the server's choice. */
export function openTable(request: TableRequest = {}): Promise<TableCreated> {
  return ask("/api/tables", request);
}

/** The matches of the one who asks. */
export function getMatches(): Promise<MatchSummary[]> {
  return ask("/api/tables");
}

/** Opens another table like a finished one. */
export function openRematch(table: string): Promise<TableCreated> {
  return ask(`/api/tables/${encodeURIComponent(table)}/rematch`, {});
}

/** Where the record of a match can be downloaded. */
export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** The rules of a preset in words. */
export function getRules(preset: string, players: number, locale: string): Promise<RulesPage> {
  const query = new URLSearchParams({ players: String(players), locale });
  return ask(`/api/rules/${encodeURIComponent(preset)}?${query.toString()}`);
}

/** Asks with GET, or with POST where there is something to send. Raises ApiError. */
async function ask<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : asJson(body));
  } catch {
    throw new ApiError(OFFLINE);
  }
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok && reply !== null) {
    return reply as T; // the server and this page are built from one set of types
  }
  if (response.status === FORBIDDEN) {
    throw new ApiError(NO_ENTRY);
  }
  throw isRefusal(reply) ? new ApiError(reply.reason, reply.facts) : new ApiError(SERVER);
}

function asJson(body: object): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === "object" && reply !== null && "reason" in reply && "facts" in reply;
}
