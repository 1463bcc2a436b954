// The buttons of a turn: what is offered, in words, and why something is not.

import { meldLabel, meldName } from "../cards/melds";
import type { Choice, MeldSight, Offer, OfferKind, Refusal, TableSight } from "../protocol";
import { cardText, laidCards } from "./cards";
import { message, type Facts, type Message } from "./message";
import { ownRefusal } from "./refusals";

export interface TurnButton {
  kind: OfferKind;
  label: Message;
  /** What comes of it. */
  detail: Message | null;
  /** More than one are to be chosen from. */
  offers: readonly Offer[];
  /** Why it cannot be pressed to any effect. */
  refusal: Refusal | null;
  /** The likeliest of them. */
  primary: boolean;
}

/**
 * What this seat may press now, the likeliest first; nothing while others play.
 *
 * `joining` is the meld that is to be joined to another one, if any is.
 */
export function turnButtons(
  sight: TableSight,
  choice: Choice | null,
  joining: number | null = null,
): TurnButton[] {
  if (sight.actor !== sight.seat) {
    return [];
  }
  const buttons =
    sight.phase === "play"
      ? [
          ...joins(sight, joining),
          ...plain(sight, ["show"]),
          ...laying(sight, choice),
          discarding(choice),
          ...plain(sight, ["three", "end", "ask"]),
        ]
      : [
          ...plain(sight, ["show"]),
          taking(sight, choice),
          ...plain(sight, ["draw", "three", "end", "yes", "no", "ask"]),
        ];
  const shown = buttons.filter((button) => button !== null);
  const first = shown.find((button) => button.offers.length > 0);
  return shown.map((button) => ({ ...button, primary: button === first }));
}

/** An offer as one of several ways to do a thing. */
export function wayLabel(offer: Offer, sight: TableSight): Message {
  const cards = laidCards(offer.cards);
  const onto = nameOf(offer.onto, sight);
  switch (offer.kind) {
    case "take":
      return offer.cards.length === 0
        ? message("act-take-onto", onto)
        : offer.onto === null
          ? message("act-take-with", { cards })
          : message("act-take-with-onto", { cards, ...onto });
    case "add":
      return addingLabel(offer, sight);
    case "merge":
      return message("act-join-cards", joinedCards(offer, sight));
    case "show":
      return message(sight.phase === "draw" ? "act-show-with-top" : "act-show-hand", {
        hand: offer.hand ?? "",
      });
    case "discard":
      return message("play-discard", { card: cardText(offer.cards[0] ?? "") });
    case "draw":
      return message("act-draw", { n: offer.count });
    case "end":
      return message("act-end-round");
    case "meld":
      return message("act-meld", { cards });
    case "three":
      return message("act-lay-three");
    case "ask":
      return message("play-ask");
    case "yes":
    case "no":
      return message(`act-${offer.kind}`);
  }
}

/** Where several melds have a name, the one is told by all that is seen of it. */
function addingLabel(offer: Offer, sight: TableSight): Message {
  const cards = laidCards(offer.cards);
  const name = nameOf(offer.onto, sight);
  const alike = myMelds(sight).filter(({ meld }) => sameName(meldName(meld), name));
  const target = myMelds(sight)[offer.onto ?? -1];
  return alike.length < 2 || target === undefined
    ? message("act-add-cards-to", { cards, ...name })
    : message("act-add-cards-to-one", { cards, ...meldLabel(target.meld, target.canasta) });
}

function sameName(a: Facts, b: Facts): boolean {
  return (
    a["rank"] === b["rank"] &&
    a["low"] === b["low"] &&
    a["high"] === b["high"] &&
    a["suit"] === b["suit"]
  );
}

/** What comes of an offer, as far as it is worth a word. */
export function consequence(offer: Offer): Message | null {
  if (offer.spoils) {
    return message("play-spoils");
  }
  if (offer.makes !== null) {
    return message("play-makes", { kind: offer.makes });
  }
  return offer.freezes ? message("play-freezes") : null;
}

function taking(sight: TableSight, choice: Choice | null): TurnButton | null {
  const all = of("take", sight.moves.offers);
  const selected = of("take", choice?.offers ?? []);
  const offers = selected.length > 0 ? selected : all;
  const refusal = sight.moves.refused["take"] ?? null;
  if (sight.phase !== "draw" || (offers.length === 0 && refusal === null)) {
    return null;
  }
  const [only] = offers;
  const n = only !== undefined && only.count > 0 ? only.count : sight.pile.size;
  const label = message("act-take-pile", { n });
  const detail = offers.length === 1 && only ? takenWith(only, sight) : null;
  return button("take", label, detail, offers, refusal);
}

function takenWith(offer: Offer, sight: TableSight): Message {
  return offer.cards.length === 0
    ? message("play-onto", nameOf(offer.onto, sight))
    : message("play-with", { cards: laidCards(offer.cards) });
}

/** The ways to join a meld that was pressed to another one. */
function joins(sight: TableSight, joining: number | null): TurnButton[] {
  const offers = of("merge", sight.moves.offers).filter(
    ({ source, onto }) => joining !== null && (source === joining || onto === joining),
  );
  const [only] = offers;
  if (only === undefined) {
    return [];
  }
  const { first, second } = joinedCards(only, sight);
  const detail = offers.length === 1 ? message("list-and", { first, last: second }) : null;
  return [button("merge", message("act-join"), detail, offers, null)];
}

function joinedCards(offer: Offer, sight: TableSight): { first: string; second: string } {
  const cardsOf = (id: number | null) => laidCards(myMelds(sight)[id ?? -1]?.meld.cards ?? []);
  return { first: cardsOf(offer.source), second: cardsOf(offer.onto) };
}

/** A new meld and growth of others; without either, one button that says why. */
function laying(sight: TableSight, choice: Choice | null): TurnButton[] {
  const adds = of("add", choice?.offers ?? []);
  const melds = of("meld", choice?.offers ?? []);
  const [add] = adds;
  const [meld] = melds;
  const buttons: TurnButton[] = [];
  if (meld) {
    const detail =
      counted(sight, choice) ??
      consequence(meld) ??
      message("play-these", { cards: laidCards(meld.cards) });
    buttons.push(button("meld", message("act-meld-selected"), detail, melds, null));
  }
  if (add) {
    const one = adds.length === 1;
    const label = one ? message("act-add-to", nameOf(add.onto, sight)) : message("play-add");
    buttons.push(button("add", label, one ? consequence(add) : null, adds, null));
  }
  if (buttons.length === 0) {
    const why = choice?.refused["add"] ?? choice?.refused["meld"];
    const refusal = why ?? ownRefusal("play-select-cards");
    buttons.push(button("meld", message("act-meld-selected"), counted(sight, choice), [], refusal));
  }
  return buttons;
}

/** The points that the selection brings the first melds to, of those that they need. */
function counted(sight: TableSight, choice: Choice | null): Message | null {
  const side = sight.sides[sight.seats[sight.seat]?.side ?? -1];
  if (choice === null || side === undefined || side.opened) {
    return null;
  }
  const minimum = sight.opening?.minimum ?? side.minimum;
  return message("open-short", { points: choice.points, minimum });
}

function discarding(choice: Choice | null): TurnButton {
  const offers = of("discard", choice?.offers ?? []);
  const [offer] = offers;
  if (offer === undefined) {
    const refusal = choice?.refused["discard"] ?? ownRefusal("play-select-one");
    return button("discard", message("act-discard"), null, [], refusal);
  }
  const label = message("play-discard", { card: cardText(offer.cards[0] ?? "") });
  return button("discard", label, consequence(offer), offers, null);
}

/** Why somebody cannot ask is worth a button only where it could be asked by now. */
const UNTOLD = new Set(["nobody-to-ask", "not-now", "cannot-go-out"]);

function plain(sight: TableSight, kinds: readonly OfferKind[]): TurnButton[] {
  return kinds.flatMap((kind) => {
    const offers = of(kind, sight.moves.offers);
    const refusal = sight.moves.refused[kind];
    const [offer] = offers;
    const told = refusal !== undefined && !UNTOLD.has(refusal.reason);
    if (offer === undefined && !told) {
      return [];
    }
    const label = wayLabel(offer ?? { ...NO_OFFER, kind }, sight);
    return [button(kind, label, null, offers, refusal ?? null)];
  });
}

const NO_OFFER: Omit<Offer, "kind"> = {
  action: "",
  cards: [],
  count: 1,
  onto: null,
  source: null,
  makes: null,
  spoils: false,
  freezes: false,
  hand: null,
  sends: false,
};

function of(kind: OfferKind, offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => offer.kind === kind);
}

function myMelds(sight: TableSight): readonly MeldSight[] {
  return sight.sides[sight.seats[sight.seat]?.side ?? -1]?.melds ?? [];
}

function nameOf(id: number | null, sight: TableSight): Facts {
  const meld = myMelds(sight)[id ?? -1]?.meld;
  return meld === undefined ? { rank: "" } : meldName(meld);
}

function button(
  kind: OfferKind,
  label: Message,
  detail: Message | null,
  offers: readonly Offer[],
  refusal: Refusal | null,
): TurnButton {
  return { kind, label, detail, offers, refusal, primary: false };
}
