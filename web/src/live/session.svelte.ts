// A table as this page holds it: what the server showed last, and the draft of the turn.

import type {
  Choice,
  Offer,
  OpeningSight,
  Preview,
  Refusal,
  Refused,
  TableSight,
  Told,
  Update,
} from "../protocol";
import { keepDraft, keptDraft } from "./drafts";
import type { ClientMessage, ServerMessage } from "./messages";
import { newsAfter } from "./news";
import { cardsOf, carriedOver, NOTHING, selectionOf, type Selection } from "./selection";
import { LiveSocket, type Connection, type Line } from "./socket";

/** A refusal, and what was refused: the kind of an offer or of a message. */
export interface ShownRefusal extends Refusal {
  about: string;
}

export interface SessionOptions {
  address: string;
  /** Milliseconds that a bot waits before it moves. */
  pace: number;
  shelf?: Storage;
  open?: (address: string) => Line;
}

/** Why first melds cannot be laid down yet. */
function pendingOpening({ points, minimum, lacks }: OpeningSight): Refusal {
  const [need] = lacks;
  return points >= minimum && need !== undefined
    ? { reason: "play-opening-lacks", facts: { need } }
    : { reason: "opening-pending", facts: { points, minimum } };
}

const actionsOf = (offers: readonly Offer[]) => offers.map((offer) => offer.action);

export class Session {
  connection: Connection = $state("connecting");
  version = $state(0);
  /** What has happened in this round. */
  news: readonly Told[] = $state.raw([]);
  /** What the last change of `sight` has come from; nothing where a draft changed. */
  fresh: readonly Told[] = $state.raw([]);
  /** Promises of deals that this page has seen before it saw their seeds, by round. */
  readonly promised: Record<number, string> = {};
  /** What is staged in this turn; nobody else has seen it. */
  draft: readonly Offer[] = $state.raw([]);
  /** Places in the hand of `sight`. */
  selection: Selection = $state.raw(NOTHING);
  refusal: ShownRefusal | null = $state.raw(null);

  #committed: TableSight | null = $state.raw(null);
  #preview: Preview | null = $state.raw(null);
  /** A run that the server has not answered. */
  #run: readonly Offer[] | null = $state.raw(null);
  /** The draft as it was when the server last showed it, while a change is not shown yet. */
  #shownDraft: readonly Offer[] | null = $state.raw(null);
  /** The selected cards are on their way to the table. */
  #spent = false;
  /** The version of the table when it last refused a run; the news of it may come later. */
  #refusedAt = 0;
  #rejoining = false;
  #number = 0;
  #askedCards: readonly string[] = [];
  #asked: { number: number; answer: (choice: Choice | null) => void } | null = null;
  #pace: number;
  readonly #shelf: Storage;
  readonly #socket: LiveSocket;

  constructor(
    readonly table: string,
    options: SessionOptions,
  ) {
    this.#pace = options.pace;
    this.#shelf = options.shelf ?? sessionStorage;
    const listener = {
      greeting: () => this.#greeting(),
      hear: (message: ServerMessage) => {
        this.#hear(message);
      },
      changed: (connection: Connection) => {
        this.connection = connection;
      },
    };
    this.#socket = new LiveSocket(options.address, listener, options.open);
  }

  /** The table, with the draft played. */
  get sight(): TableSight | null {
    return this.#preview?.sight ?? this.#committed;
  }

  /** What the selected cards can do. */
  get choice(): Choice | null {
    return this.#preview?.choice ?? null;
  }

  /** Ids of the melds of my side that the draft has changed. */
  get stagedMelds(): readonly number[] {
    const side = this.#committed?.seats[this.#committed.seat]?.side ?? -1;
    const textsOf = (sight: TableSight | null) =>
      (sight?.sides[side]?.melds ?? []).map(({ meld }) => meld.cards.join());
    const before = textsOf(this.#committed);
    // By their cards: where melds are joined, the others have other ids.
    return textsOf(this.sight).flatMap((text, id) => {
      const at = before.indexOf(text);
      return at < 0 ? [id] : (before.splice(at, 1), []);
    });
  }

  /** Whether this seat is to act. */
  get mine(): boolean {
    return this.#committed !== null && this.#committed.actor === this.#committed.seat;
  }

  /** Whether an answer is due before anything else can be chosen. */
  get busy(): boolean {
    return this.#run !== null || this.#shownDraft !== null;
  }

  /** Selects these cards and no others. */
  select(places: readonly number[]): void {
    this.selection = selectionOf(places);
    this.#spent = false;
    this.refusal = null;
    // The hand without the cards of a new draft comes first; then the question is asked.
    if (this.#shownDraft === null) {
      this.#ask();
    }
  }

  /** Selects cards and waits for what they can do; null where something came between. */
  selectFor(places: readonly number[]): Promise<Choice | null> {
    this.select(places);
    if (!this.mine || this.selection.size === 0 || this.busy) {
      return Promise.resolve(null);
    }
    return this.answered();
  }

  get selectedCards(): readonly string[] {
    return cardsOf(this.selection, this.sight?.hand ?? []);
  }

  /** Whether what the selected cards can do is not known yet. */
  get asking(): boolean {
    return this.mine && this.selection.size > 0 && this.#preview?.number !== this.#number;
  }

  /** What the selected cards can do, as soon as it is known; null where something came between. */
  answered(): Promise<Choice | null> {
    this.#answer(null);
    return new Promise((answer) => {
      this.#asked = { number: this.#number, answer };
    });
  }

  /** Plays an offer: at once, or onto the draft. */
  choose(offer: Offer): void {
    if (this.busy) {
      return;
    }
    this.refusal = null;
    this.#spent = true;
    const run = [...this.draft, offer];
    if (offer.sends) {
      this.#act(run);
    } else {
      this.#redraft(run);
    }
  }

  /** Takes the last staged play back. */
  takeBack(): void {
    if (!this.busy && this.draft.length > 0) {
      this.refusal = null;
      this.#redraft(this.draft.slice(0, -1));
    }
  }

  /** Shows the staged plays to the others now. */
  layDown(): void {
    const opening = this.sight?.opening;
    if (this.busy || this.draft.length === 0) {
      return;
    }
    if (opening) {
      this.refuse("lay", pendingOpening(opening));
    } else {
      this.#act(this.draft);
    }
  }

  /** Says why something that was pressed cannot be done. */
  refuse(about: string, refusal: Refusal): void {
    // A new object even for the same words, so that they are heard again.
    this.refusal = { ...refusal, about };
  }

  /** Deals the next round; `addition` goes into the shuffle. */
  deal(addition: string): void {
    this.#socket.send({ type: "deal", version: this.version, addition });
  }

  /** How long a bot waits from now on. */
  set pace(pace: number) {
    if (pace !== this.#pace) {
      this.#pace = pace;
      this.#socket.send({ type: "join", since: this.version, pace });
    }
  }

  /** Goes away from the table; a bot plays on where others wait. */
  leave(): void {
    this.#socket.send({ type: "leave" });
    this.close();
  }

  /** Ends the connection; the seat stays ours. */
  close(): void {
    this.#answer(null);
    this.#socket.close();
  }

  #greeting(): ClientMessage {
    this.#rejoining = true;
    return { type: "join", since: this.version, pace: this.#pace };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "preview":
        this.#show(message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "welcome":
      case "pong":
        break;
    }
  }

  #update(update: Update): void {
    if (update.version < this.version) {
      return;
    }
    const before = this.#committed;
    const shownHand = this.sight?.hand ?? [];
    const known = before?.round === update.sight.round ? this.news.length : 0;
    this.news = newsAfter(this.news, before, this.version, update);
    this.fresh = before === null ? [] : this.news.slice(known);
    this.#notePromise(update.sight);
    const moved = update.version !== this.version;
    // Somebody coming or going raises the version too, but spoils no draft.
    const played = before?.round !== update.sight.round || update.events.length > 0;
    this.version = update.version;
    this.#committed = update.sight;
    if (before === null) {
      this.draft = keptDraft(this.#shelf, this.table, update.version);
    } else if (moved && played) {
      this.draft = [];
    }
    if (moved) {
      this.#run = null;
      if (update.version > this.#refusedAt) {
        this.refusal = null;
      }
      keepDraft(this.#shelf, this.table, this.version, this.draft);
    }
    this.#shownDraft = null;
    if (moved && (played || this.draft.length === 0)) {
      this.#preview = null;
    }
    this.#carry(shownHand, moved && played);
    const again = this.#rejoining ? this.#run : null;
    this.#rejoining = false;
    if (again === null) {
      this.#ask();
    } else {
      this.#act(again);
    }
  }

  #notePromise({ round, commitment, promise, result }: TableSight): void {
    if (promise !== null) {
      this.promised[promise.round] = promise.commitment;
    }
    if (commitment !== null && result === null) {
      this.promised[round] = commitment;
    }
  }

  /** Moves the selection to the hand that is shown now; what was played is let go. */
  #carry(shownHand: readonly string[], played: boolean): void {
    if (this.#spent && played) {
      this.selection = NOTHING;
      this.#spent = false;
    } else {
      this.selection = carriedOver(this.selection, shownHand, this.sight?.hand ?? []);
    }
  }

  #show(preview: Preview): void {
    if (preview.number !== this.#number || preview.version !== this.version) {
      return;
    }
    const shownHand = this.sight?.hand ?? [];
    this.#preview = preview;
    this.fresh = [];
    this.#shownDraft = null;
    this.#carry(shownHand, true);
    this.#answer(preview.choice);
    if (preview.due) {
      this.#act(this.draft);
    } else if (cardsOf(this.selection, preview.sight.hand).join() !== this.#askedCards.join()) {
      this.#ask();
    }
  }

  #refused(refused: Refused): void {
    const { about, reason, facts } = refused;
    switch (about) {
      case "act":
        this.#refusedAt = refused.version;
        this.#run = null;
        this.#spent = false;
        this.refuse("act", { reason, facts });
        break;
      case "preview":
        if (refused.number === this.#number && refused.version === this.version) {
          this.#undoPreview({ reason, facts });
        }
        break;
      case "deal":
        // Somebody else dealt first: the update shows it.
        if (reason !== "stale" && reason !== "round-running") {
          this.refuse("deal", { reason, facts });
        }
        break;
    }
  }

  /** Goes back to what was shown before: without the last change, without the selection. */
  #undoPreview(refusal: Refusal): void {
    const kept = this.#shownDraft ?? (this.#preview === null ? [] : this.draft);
    this.#shownDraft = null;
    this.#spent = false;
    this.draft = kept;
    keepDraft(this.#shelf, this.table, this.version, kept);
    this.selection = NOTHING;
    this.refuse("preview", refusal);
    this.#answer(null);
    this.#ask();
  }

  #redraft(draft: readonly Offer[]): void {
    this.#shownDraft = this.draft;
    this.draft = draft;
    keepDraft(this.#shelf, this.table, this.version, draft);
    this.#ask();
  }

  #act(run: readonly Offer[]): void {
    this.#run = run;
    this.#socket.send({ type: "act", version: this.version, actions: actionsOf(run) });
  }

  /** Asks what the table looks like with the draft, and what the selection can do. */
  #ask(): void {
    this.#number += 1;
    this.#answer(null);
    const hand = this.sight?.hand ?? [];
    const selection = this.#spent ? [] : cardsOf(this.selection, hand);
    if (this.mine && (this.draft.length > 0 || selection.length > 0)) {
      const { version } = this;
      const draft = actionsOf(this.draft);
      const number = this.#number;
      this.#askedCards = selection;
      this.#socket.send({ type: "preview", version, draft, selection, number });
      return;
    }
    this.#shownDraft = null;
    this.#preview = null;
    this.#carry(hand, true);
  }

  #answer(choice: Choice | null): void {
    this.#asked?.answer(choice);
    this.#asked = null;
  }
}
