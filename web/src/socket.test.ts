import { expect, test } from "vitest";

import { socketAddress } from "./socket";

test("a page read in the clear has its socket in the clear", () => {
  const page = { protocol: "http:", host: "127.0.0.1:8000" };
  expect(socketAddress(page)).toBe("ws://127.0.0.1:8000/socket");
});

test("a page read over TLS has its socket over TLS", () => {
  const page = { protocol: "https:", host: "cards.example" };
  expect(socketAddress(page)).toBe("wss://cards.example/socket");
});
