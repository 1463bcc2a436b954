import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { ApiError, getMatches, getRules, openTable, reasonText, recordAddress } from "./api";
import { setLocale, t } from "./text.svelte";

type Asked = [path: string, init: RequestInit];

/** The network answers this to everything; what it is asked is gathered. */
function answer(status: number, body: string): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (...request: Asked) => {
    asked.push(request);
    return Promise.resolve(new Response(body, { status }));
  });
  return asked;
}

beforeAll(() => setLocale("en"));
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a new table is asked for with what was chosen", async () => {
  const asked = answer(201, '{"table": "abc"}');
  expect(await openTable({ preset: "classic", players: 2 })).toEqual({ table: "abc" });
  expect(asked[0]?.[0]).toBe("/api/tables");
  expect(asked[0]?.[1]).toMatchObject({ method: "POST", body: '{"preset":"classic","players":2}' });
});

test("rules are asked for in a language, for a number of players", async () => {
  const asked = answer(200, "{}");
  await getRules("classic-ro", 4, "ro");
  expect(asked[0]?.[0]).toBe("/api/rules/classic-ro?players=4&locale=ro");
});

test("a refusal keeps the server's reason and facts", async () => {
  answer(409, '{"reason": "too-few-cards", "facts": {"minimum": 3, "cards": 2}}');
  const error = await openTable().catch((e: unknown) => e);
  expect(error).toMatchObject({ reason: "too-few-cards", facts: { minimum: 3, cards: 2 } });
  expect(reasonText(error)).toContain("3 cards");
});

test("an answer that is not the server's own is an error of the server", async () => {
  answer(502, "<html>Bad gateway</html>");
  const error = await getMatches().catch((e: unknown) => e);
  expect(reasonText(error)).toBe(t("error-server"));
});

test("who is not let in is told how to come in", async () => {
  answer(403, '{"reason": "wrong-request", "facts": {}, "text": "No token."}');
  const error = await getMatches().catch((e: unknown) => e);
  expect(reasonText(error)).toBe(t("error-no-entry"));
});

test("no answer means no network", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const error = await getMatches().catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(reasonText(error)).toBe(t("error-offline"));
});

test("the name of a table cannot leave its place in an address", () => {
  expect(recordAddress("../x")).toBe("/api/tables/..%2Fx/record");
});
