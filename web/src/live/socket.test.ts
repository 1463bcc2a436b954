import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeLine, lastOf } from "./fakes";
import { LiveSocket, socketAddress, type Connection } from "./socket";

let lines: FakeLine[];
let states: Connection[];
let socket: LiveSocket;

const line = () => lastOf(lines);

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  states = [];
  const listener = {
    greeting: () => ({ type: "join" as const, since: 7 }),
    hear: vi.fn(),
    changed: (state: Connection) => states.push(state),
  };
  socket = new LiveSocket("ws://table", listener, () => {
    lines.push(new FakeLine());
    return line();
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("a page read in the clear has its socket in the clear", () => {
  const page = { protocol: "http:", host: "127.0.0.1:8000" };
  expect(socketAddress(page, "t1")).toBe("ws://127.0.0.1:8000/api/tables/t1/socket");
});

test("a page read over TLS has its socket over TLS", () => {
  const page = { protocol: "https:", host: "cards.example" };
  expect(socketAddress(page, "t1")).toBe("wss://cards.example/api/tables/t1/socket");
});

test("every connection begins with the greeting and is live with the first answer", () => {
  line().opens();
  expect(line().sent).toEqual([{ type: "join", since: 7 }]);
  expect(states).toEqual([]);
  line().says({ type: "pong" });
  expect(states).toEqual(["live"]);
});

test("a lost connection is tried again, each time later, up to five seconds, without end", () => {
  const waits = [300, 600, 1200, 2400, 4800, 5000, 5000, 5000];
  for (const [n, wait] of waits.entries()) {
    line().breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(lines).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(n + 2);
  }
  expect(states.at(-1)).toBe("lost");
});

test("after a connection that worked the first new try is quick again", () => {
  line().breaks();
  vi.advanceTimersByTime(300);
  line().breaks();
  vi.advanceTimersByTime(600);
  line().welcomes();
  line().breaks();
  vi.advanceTimersByTime(300);
  expect(lines).toHaveLength(4);
});

test("a network that is back is used at once", () => {
  line().breaks();
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(300);
  expect(lines).toHaveLength(2);
});

test("a page that is looked at again asks whether the line still holds", () => {
  line().welcomes();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line().last("ping")).toEqual({ type: "ping" });
});

test("a device without a network asks at once whether the line still holds", () => {
  line().welcomes();
  window.dispatchEvent(new Event("offline"));
  expect(line().last("ping")).toEqual({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)).toBe("lost");
});

test("the line is kept awake every twenty seconds", () => {
  line().welcomes();
  vi.advanceTimersByTime(20_000);
  line().says({ type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(line().all("ping")).toHaveLength(2);
});

test("a line that does not answer counts as cut", () => {
  line().welcomes();
  vi.advanceTimersByTime(28_000);
  expect(states.at(-1)).toBe("lost");
  expect(line().closed).toBe(true);
});

test("what a dropped line still says is not heard", () => {
  const old = line();
  old.welcomes();
  vi.advanceTimersByTime(28_300);
  expect(lines).toHaveLength(2);
  old.says({ type: "pong" });
  expect(states.at(-1)).toBe("lost");
});

test("nothing is sent before the server has answered", () => {
  line().opens();
  expect(socket.send({ type: "leave" })).toBe(false);
  line().says({ type: "pong" });
  expect(socket.send({ type: "leave" })).toBe(true);
});

test.each([
  [4404, "gone"],
  [4500, "unreadable"],
])("a table that the server closes for good, by %i, is not asked again", (code, state) => {
  line().opens();
  line().breaks(code);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual([state]);
  expect(lines).toHaveLength(1);
});

test("a closed socket is not opened again", () => {
  socket.close();
  line().breaks();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
