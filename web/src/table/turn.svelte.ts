// A turn as a person plays it: what is pressed, asked again, and chosen between.

import type { Session } from "../live/session.svelte";
import type { Offer, OfferKind } from "../protocol";
import { turnButtons, type TurnButton } from "./buttons";
import { asksBefore, DOUBTS, type Doubt } from "./preferences.svelte";

const OF_CARDS: ReadonlySet<OfferKind> = new Set(["meld", "add", "discard", "take"]);

export class Turn {
  /** Ways to do a thing, to choose from. */
  ways: readonly Offer[] | null = $state.raw(null);
  /** An offer that waits for a second word. */
  unsure: Offer | null = $state.raw(null);

  /** A meld of my side that was pressed to be joined to another one. */
  #pressed: number | null = $state(null);

  readonly buttons: readonly TurnButton[] = $derived.by(() => {
    const { sight, choice } = this.session;
    return sight === null ? [] : turnButtons(sight, choice, this.joining);
  });

  constructor(readonly session: Session) {}

  /** The meld that is to be joined to another one, while no card is selected. */
  get joining(): number | null {
    return this.session.selection.size === 0 ? this.#pressed : null;
  }

  /** Offers to join a meld to others; pressed again, it is let go. */
  join(meld: number): void {
    this.session.refusal = null;
    this.#pressed = this.joining === meld ? null : meld;
  }

  /** Does what a button says, or tells why not. */
  press(button: TurnButton): void {
    if (this.session.asking && OF_CARDS.has(button.kind)) {
      void this.#pressOnceAnswered(button.kind);
      return;
    }
    const [first, ...others] = button.offers;
    if (first === undefined) {
      if (button.refusal !== null) {
        this.session.refuse(button.kind, button.refusal);
      }
    } else if (others.length > 0) {
      this.session.refusal = null;
      this.ways = button.offers;
    } else {
      this.choose(first);
    }
  }

  /** A button still speaks of the cards that were selected before, or of a line that was cut. */
  async #pressOnceAnswered(kind: OfferKind): Promise<void> {
    const cards = this.session.selectedCards.join();
    while (this.session.asking) {
      await this.session.answered();
    }
    if (this.session.mine && this.session.selectedCards.join() === cards) {
      this.pressKind(kind);
    }
  }

  /** Presses the first button of one of these kinds; without one, tells why there is none. */
  pressKind(...kinds: OfferKind[]): void {
    const button = this.buttons.find(({ kind }) => kinds.includes(kind));
    const { sight, choice } = this.session;
    const refusal = kinds
      .map((kind) => sight?.moves.refused[kind] ?? choice?.refused[kind])
      .find((found) => found !== undefined);
    if (button !== undefined) {
      this.press(button);
    } else if (refusal !== undefined) {
      this.session.refuse(kinds.join(), refusal);
    }
  }

  choose(offer: Offer): void {
    this.ways = null;
    this.#pressed = null;
    if (doubtOf(offer) !== null) {
      this.unsure = offer;
    } else {
      this.session.choose(offer);
    }
  }

  /** The second word. */
  confirm(): void {
    if (this.unsure !== null) {
      this.session.choose(this.unsure);
      this.unsure = null;
    }
  }

  /** Selects cards and does something with them at once, as when they are dragged there. */
  async drop(places: readonly number[], kinds: readonly OfferKind[], onto?: number): Promise<void> {
    const choice = await this.session.selectFor(places);
    if (choice === null) {
      return;
    }
    const fitting = choice.offers.filter(
      ({ kind, onto: meld }) => kinds.includes(kind) && (onto === undefined || meld === onto),
    );
    const refused = kinds.find((kind) => choice.refused[kind] !== undefined);
    const refusal = refused === undefined ? undefined : choice.refused[refused];
    const [first, ...others] = fitting;
    if (first === undefined) {
      if (refused !== undefined && refusal !== undefined) {
        this.session.refuse(refused, refusal);
      }
    } else if (others.length > 0) {
      this.ways = fitting;
    } else {
      this.choose(first);
    }
  }
}

/** Why an offer is asked about again; null where it is not. */
export function doubtOf(offer: Offer): Doubt | null {
  return DOUBTS.find((doubt) => offer[doubt] && asksBefore(doubt)) ?? null;
}
