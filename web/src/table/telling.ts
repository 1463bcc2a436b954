// Which message tells what happened.

import { meldLabel, meldName } from "../cards/melds";
import { rankKey } from "../cards/names";
import type { RoundEnded, Told } from "../protocol";
import { t } from "../text.svelte";
import { laidCards, shortCards } from "./cards";
import { message, type Facts, type Message } from "./message";
import { listed } from "./names";

/** Who reads, and what the players are called as a sentence begins. */
export interface Reader {
  seat: number;
  subjects: readonly string[];
}

/** What one seat did in a row; nobody did what ends a round by itself. */
export interface ToldTurn {
  /** The place of its first event among the news. */
  key: number;
  seat: number | null;
  sentence: string;
}

/** The news as sentences, one a turn, or one for each run of it. */
export function turnsOf(news: readonly Told[], reader: Reader): ToldTurn[] {
  return runs(news).map(({ key, seat, told }) => ({
    key,
    seat,
    sentence: sentenceOf(seat, told, reader),
  }));
}

/** What happened, told by a message that has a part of a sentence too, but for the round's end. */
export function eventMessage(news: Told, reader: Reader): Message {
  const { event } = news;
  if (event.kind === "round-ended") {
    return endMessage(event, reader);
  }
  const who = whoDid(event.seat, reader);
  switch (event.kind) {
    case "drew":
      return drewMessage(who, event.count, event.cards ?? []);
    case "got-packet":
    case "took-under":
      return message(`event-${event.kind}`, { ...who, n: event.count });
    case "took-packet":
      return message("event-took-packet", { ...who, packet: event.packet, n: event.count });
    case "took-pile":
      return message("event-took-pile", { ...who, n: event.pile.length });
    case "laid-red-three":
      return message("event-laid-red-three", { ...who, rank: rankKey(event.card) });
    case "set-aside":
      return message("event-set-aside", { ...who, n: event.cards.length });
    case "melded":
      return meldedMessage(who, event.cards, event.meld, news.canasta);
    case "discarded":
      return message("event-discarded", {
        ...who,
        rank: rankKey(event.card),
        effect: news.effect,
      });
    case "showed-hand":
      return message("event-showed-hand", {
        ...who,
        hand: event.hand,
        cards: shortCards(event.cards),
      });
    case "answered":
      return message("event-answered", { ...who, answer: event.yes ? "yes" : "no" });
    case "merged":
      return message("event-merged", { ...who, ...meldLabel(event.meld, news.canasta) });
    case "asked":
    case "formed-sides":
      return message(`event-${event.kind}`, who);
  }
}

function whoDid(seat: number, { seat: me, subjects }: Reader): Facts {
  return { seat: seat === me ? "you" : "other", name: subjects[seat] ?? "" };
}

function drewMessage(who: Facts, n: number, cards: readonly string[]): Message {
  const [only] = cards;
  if (only === undefined) {
    return message("event-drew", { ...who, n });
  }
  return cards.length === 1
    ? message("event-drew-card", { ...who, rank: rankKey(only) })
    : message("event-drew-cards", { ...who, cards: shortCards(cards) });
}

type MeldedEvent = Extract<Told["event"], { kind: "melded" }>;

function meldedMessage(
  who: Facts,
  cards: readonly string[],
  meld: MeldedEvent["meld"],
  canasta: Told["canasta"],
): Message {
  const facts = { ...who, cards: laidCards(cards), canasta: canasta ?? "none" };
  return cards.length === meld.cards.length
    ? message("event-melded", facts)
    : message("event-added", { ...facts, ...meldName(meld) });
}

/** How the round ended. */
export function endMessage(
  { cause, out, concealed }: Pick<RoundEnded, "cause" | "out" | "concealed">,
  reader: Reader,
): Message {
  return out === null || cause !== "out"
    ? message("event-round-ended", { cause })
    : message("event-went-out", { ...whoDid(out, reader), concealed: concealed ? "yes" : "no" });
}

interface Run {
  key: number;
  seat: number | null;
  told: Told[];
}

/** The news in pieces: what one seat did up to its discard. */
function runs(news: readonly Told[]): Run[] {
  const found: Run[] = [];
  let over = true;
  news.forEach((one, key) => {
    const { event } = one;
    const seat = event.kind === "round-ended" ? null : event.seat;
    const last = found.at(-1);
    if (over || last?.seat !== seat) {
      found.push({ key, seat, told: [one] });
    } else {
      last.told.push(one);
    }
    over = event.kind === "discarded" || event.kind === "round-ended";
  });
  return found;
}

function sentenceOf(seat: number | null, told: readonly Told[], reader: Reader): string {
  const messages = joined(told).map((news) => eventMessage(news, reader));
  const [only] = messages;
  if (seat === null || messages.length === 1) {
    return only === undefined ? "" : t(only.id, only.facts);
  }
  const parts = messages.map(({ id, facts }) => t(`${id}.part`, facts));
  return t("event-turn", { ...whoDid(seat, reader), parts: listed(parts) });
}

/** The news, with cards that were laid on one meld in a row taken together. */
function joined(news: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const one of news) {
    const last = found.at(-1);
    if (
      last?.event.kind === "melded" &&
      one.event.kind === "melded" &&
      last.event.meld_id === one.event.meld_id
    ) {
      const cards = [...last.event.cards, ...one.event.cards];
      const canasta = one.canasta ?? last.canasta;
      found[found.length - 1] = { ...one, canasta, event: { ...one.event, cards } };
    } else {
      found.push(one);
    }
  }
  return found;
}
