// Made from src/canasta/protocol.py by `python3 dev.py wire`; do not edit.

/**
 * What binds the turn's seat about going out.
 */
export type Bound = "free" | "must" | "must-not";
/**
 * The kinds of canasta (S0-CAN-2, S0-CAN-3, S1-CAN-5, S0-V-SAM-3).
 */
export type CanastaKind = "mixed" | "natural" | "sequence" | "wild";
/**
 * What an offer does, as a person would say it.
 */
export type OfferKind =
  | "add"
  | "ask"
  | "discard"
  | "draw"
  | "end"
  | "meld"
  | "merge"
  | "no"
  | "show"
  | "take"
  | "three"
  | "yes";
/**
 * Whole hands of fourteen cards that end a round by themselves (variants 10.3).
 */
export type SpecialHand =
  | "blast-off"
  | "dream-five"
  | "dream-four"
  | "garbage"
  | "miami-pairs"
  | "pairs"
  | "quads"
  | "straight"
  | "triples"
  | "wild-pairs"
  | "zip-code";
/**
 * What somebody who chooses between games wants to know first.
 */
export type PresetGroup = "classic" | "packets" | "sequences" | "wilds";
/**
 * What a meld consists of.
 */
export type MeldKind = "black-threes" | "sequence" | "set" | "wild";
/**
 * Ranks in the order plays are listed: naturals, wilds, then the two kinds of three.
 *
 * Black and red threes are different ranks in all but name (S0-DECK-6).
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
/**
 * Something that must be among the first melds of a side.
 */
export type OpeningNeed =
  "canasta" | "clean-canasta" | "natural-canasta" | "triple" | "triple-or-wilds" | "worthy-canasta";
/**
 * A second packet of cards, beside the hand.
 */
export type Packet = "foot" | "none" | "opening-draw" | "reserve" | "talon";
/**
 * What the acting seat is about to do.
 */
export type Phase = "answer" | "draw" | "over" | "play";
/**
 * What a discard does to the pile.
 */
export type PileEffect = "blocks" | "freezes" | "none";
/**
 * Why a round ended.
 */
export type RoundEnd = "last-three" | "out" | "special" | "stock";
/**
 * What a line of the score sheet counts, in the order of the sheet.
 */
export type ScoreItem =
  | "aces-held"
  | "black-threes"
  | "black-threes-aside"
  | "black-threes-in-hand"
  | "black-threes-melded"
  | "canasta-count"
  | "canasta-mix"
  | "cards-in-hand"
  | "concealed"
  | "going-out"
  | "melded-cards"
  | "mixed-canasta"
  | "natural-canasta"
  | "red-threes"
  | "red-threes-in-hand"
  | "sequence-canasta"
  | "sevens-held"
  | "short-sequence"
  | "special-hand"
  | "unfinished-meld"
  | "wild-canasta";

/**
 * Every type on the wire.
 */
export interface Wire {
  Act: Act;
  Answered: Answered;
  AskPreview: AskPreview;
  Asked: Asked;
  Bound: Bound;
  CanastaKind: CanastaKind;
  Choice: Choice;
  Choices: Choices;
  Deal: Deal;
  DealProof: DealProof;
  Discarded: Discarded;
  Drew: Drew;
  FormedSides: FormedSides;
  GotPacket: GotPacket;
  Join: Join;
  LaidRedThree: LaidRedThree;
  Leave: Leave;
  MatchSummary: MatchSummary;
  Meld: Meld;
  MeldKind: MeldKind;
  MeldSight: MeldSight;
  Melded: Melded;
  Merged: Merged;
  Moves: Moves;
  Offer: Offer;
  OfferKind: OfferKind;
  OpeningNeed: OpeningNeed;
  OpeningSight: OpeningSight;
  Packet: Packet;
  Phase: Phase;
  PileEffect: PileEffect;
  PileSight: PileSight;
  Ping: Ping;
  Pong: Pong;
  PresetGroup: PresetGroup;
  PresetOffer: PresetOffer;
  Preview: Preview;
  Promise: Promise;
  Rank: Rank;
  Refusal: Refusal;
  Refused: Refused;
  ResultSight: ResultSight;
  RoundEnd: RoundEnd;
  RoundEnded: RoundEnded;
  RoundScore: RoundScore;
  RulesGroup: RulesGroup;
  RulesPage: RulesPage;
  ScoreItem: ScoreItem;
  ScoreLine: ScoreLine;
  ScoreSight: ScoreSight;
  SeatSight: SeatSight;
  SetAside: SetAside;
  ShowedHand: ShowedHand;
  SideSight: SideSight;
  SpecialHand: SpecialHand;
  TableCreated: TableCreated;
  TableRequest: TableRequest;
  TableSight: TableSight;
  Told: Told;
  TookPacket: TookPacket;
  TookPile: TookPile;
  TookUnder: TookUnder;
  Update: Update;
  Welcome: Welcome;
}
/**
 * Play a run of actions; refused where the table has moved on from `version`.
 */
export interface Act {
  type: "act";
  version: number;
  /**
   * @maxItems 60
   */
  actions: string[];
}
/**
 * A partner answered.
 */
export interface Answered {
  seat: number;
  yes: boolean;
  kind: "answered";
}
/**
 * What the table would look like, and what the selected cards could do.
 */
export interface AskPreview {
  type: "preview";
  version: number;
  /**
   * @maxItems 60
   */
  draft?: string[];
  /**
   * @maxItems 60
   */
  selection?: string[];
  number?: number;
}
/**
 * A player asked leave to go out.
 */
export interface Asked {
  seat: number;
  kind: "asked";
}
/**
 * What the selected cards can do.
 */
export interface Choice {
  offers: Offer[];
  refused: {
    [k: string]: Refusal;
  };
  points: number;
}
/**
 * A legal play, to be sent back as it stands.
 */
export interface Offer {
  action: string;
  kind: OfferKind;
  cards: string[];
  count: number;
  onto: number | null;
  source: number | null;
  makes: CanastaKind | null;
  spoils: boolean;
  freezes: boolean;
  hand: SpecialHand | null;
  sends: boolean;
}
/**
 * Why something cannot be done: a code with facts.
 */
export interface Refusal {
  reason: string;
  facts: {
    [k: string]: number | string;
  };
}
/**
 * What a new table can be made of.
 */
export interface Choices {
  presets: PresetOffer[];
  bots: string[];
  default_bot: string;
}
/**
 * A preset that can be played.
 */
export interface PresetOffer {
  name: string;
  group: PresetGroup;
  players: number[];
  target: number;
  deals: number;
}
/**
 * Deal the next round.
 */
export interface Deal {
  type: "deal";
  version: number;
  addition?: string;
}
/**
 * What shows that a deal was promised before it was made; `canasta.table.fair` checks it.
 */
export interface DealProof {
  commitment: string;
  seed: string;
  additions: string[];
}
/**
 * A card was discarded.
 */
export interface Discarded {
  seat: number;
  card: string;
  kind: "discarded";
}
/**
 * A seat drew from the stock; `cards` is None for the others.
 */
export interface Drew {
  seat: number;
  count: number;
  cards: string[] | null;
  kind: "drew";
}
/**
 * The first to take the pile plays alone against the other two, now partners.
 */
export interface FormedSides {
  seat: number;
  kind: "formed-sides";
}
/**
 * Cards were set aside for a seat, unseen, to be taken up in its next turn.
 */
export interface GotPacket {
  seat: number;
  count: number;
  kind: "got-packet";
}
/**
 * The first message: sit down at the table, or come back to it; also to change the pace.
 */
export interface Join {
  type: "join";
  since?: number;
  pace?: number;
}
/**
 * A red three was laid, or a black one where both are laid for a bonus.
 */
export interface LaidRedThree {
  seat: number;
  card: string;
  kind: "laid-red-three";
}
/**
 * Go away from the table; a bot plays on where others wait.
 */
export interface Leave {
  type: "leave";
}
/**
 * One of my matches.
 */
export interface MatchSummary {
  table: string;
  preset: string;
  players: number;
  target: number;
  round: number;
  totals: number[];
  mine: number;
  winners: number[];
  opened_at: number;
}
/**
 * One meld; a value: it is replaced when it grows.
 *
 * `cards` are sorted, naturals first; `points` are card points, without any bonus.
 */
export interface Meld {
  kind: MeldKind;
  rank: Rank;
  cards: string[];
  naturals: number;
  wilds: number;
  points: number;
}
/**
 * One meld on the table; its place in the side's list is its id.
 */
export interface MeldSight {
  meld: Meld;
  canasta: CanastaKind | null;
}
/**
 * A meld was started or has grown.
 */
export interface Melded {
  seat: number;
  cards: string[];
  meld_id: number;
  meld: Meld;
  kind: "melded";
}
/**
 * Two melds became one; melds after `source` have moved up by one id.
 */
export interface Merged {
  seat: number;
  source: number;
  target: number;
  meld: Meld;
  kind: "merged";
}
/**
 * What the acting seat may do without choosing cards first; nothing for the others.
 */
export interface Moves {
  offers: Offer[];
  refused: {
    [k: string]: Refusal;
  };
}
/**
 * An opening that is being laid.
 */
export interface OpeningSight {
  points: number;
  minimum: number;
  lacks: OpeningNeed[];
}
/**
 * The pile.
 */
export interface PileSight {
  size: number;
  shown: string[];
  frozen: boolean;
  always_frozen: boolean;
  frozen_for_me: boolean;
  freezer: string | null;
  blocked: boolean;
  under: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
}
/**
 * I am here.
 */
export interface Pong {
  type: "pong";
}
/**
 * The table as if the draft were played.
 */
export interface Preview {
  type: "preview";
  version: number;
  number: number;
  sight: TableSight;
  choice: Choice;
  due: boolean;
}
/**
 * A table as one seat sees it.
 */
export interface TableSight {
  seat: number;
  preset: string;
  target: number;
  deals: number;
  round: number;
  phase: Phase | null;
  dealer: number;
  turn_seat: number | null;
  actor: number | null;
  seats: SeatSight[];
  sides: SideSight[];
  scores: ScoreSight[];
  pile: PileSight;
  stock: number;
  hand: string[];
  packets: Packet;
  suited: boolean;
  dead: Rank[];
  opening: OpeningSight | null;
  rest: number;
  bound: Bound;
  moves: Moves;
  result: ResultSight | null;
  history: number[][];
  winners: number[];
  commitment: string | null;
  promise: Promise | null;
  deadline: number | null;
}
/**
 * One seat, as everybody sees it.
 */
export interface SeatSight {
  bot: string | null;
  person: boolean;
  away: boolean;
  cards: number;
  packet: number;
  threes: string[];
  aside: string[];
  side: number;
  idle: boolean;
}
/**
 * What the members of a side share in this round.
 */
export interface SideSight {
  seats: number[];
  opened: boolean;
  minimum: number;
  needs: OpeningNeed[];
  melds: MeldSight[];
}
/**
 * A total of the match and whose it is.
 */
export interface ScoreSight {
  seats: number[];
  total: number;
  so_far: number;
}
/**
 * How the round ended, line by line, with what was hidden while it lasted.
 */
export interface ResultSight {
  end: RoundEnd;
  out: number | null;
  concealed: boolean;
  sheets: RoundScore[];
  points: number[];
  hands: string[][];
  packets: string[][];
  special: SpecialHand | null;
  proof: DealProof;
  deck: string[];
}
/**
 * What a side scores for a round: lines that add up to its total (S0-SCO-1).
 */
export interface RoundScore {
  side: number;
  lines: ScoreLine[];
}
/**
 * One line: what it counts, its points, and the meld or the number of cards behind it.
 */
export interface ScoreLine {
  item: ScoreItem;
  points: number;
  meld: Meld | null;
  count: number | null;
}
/**
 * What is promised of the next round: the hash of its seed, as hex.
 */
export interface Promise {
  round: number;
  commitment: string;
}
/**
 * Why a message was not obeyed; nothing has changed.
 */
export interface Refused {
  type: "refused";
  about: string;
  reason: string;
  facts: {
    [k: string]: number | string;
  };
  version: number;
  number: number;
}
/**
 * The round is over; `out` is the seat that went out, if one did.
 */
export interface RoundEnded {
  cause: string;
  out: number | null;
  concealed: boolean;
  kind: "round-ended";
}
/**
 * Some rules in words.
 */
export interface RulesGroup {
  title: string;
  rules: string[];
}
/**
 * The rules of a preset in words, in one language.
 */
export interface RulesPage {
  preset: string;
  players: number;
  groups: RulesGroup[];
}
/**
 * Black threes of a taken pile were put out of play, to the taker's credit (var-7).
 */
export interface SetAside {
  seat: number;
  cards: string[];
  kind: "set-aside";
}
/**
 * A special hand was shown, all its cards with it (var-10.3).
 */
export interface ShowedHand {
  seat: number;
  hand: SpecialHand;
  cards: string[];
  kind: "showed-hand";
}
/**
 * Where the new table is.
 */
export interface TableCreated {
  table: string;
}
/**
 * A new table: a preset and what differs from it; the one who asks sits down.
 */
export interface TableRequest {
  preset?: string;
  players?: number;
  target?: number | null;
  /**
   * @maxItems 8
   */
  bots?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
}
/**
 * An event, and the version that brought it.
 */
export interface Told {
  version: number;
  event:
    | Drew
    | GotPacket
    | TookPacket
    | LaidRedThree
    | TookPile
    | TookUnder
    | SetAside
    | FormedSides
    | Melded
    | Merged
    | Discarded
    | ShowedHand
    | Asked
    | Answered
    | RoundEnded;
  canasta: CanastaKind | null;
  effect: PileEffect;
}
/**
 * A seat took up its packet; `cards` have come into the hand, None for the others.
 */
export interface TookPacket {
  seat: number;
  packet: string;
  count: number;
  cards: string[] | null;
  kind: "took-packet";
}
/**
 * The pile, or its top, was taken: the top card went to a meld, the rest to the hand or beside
 * it.
 */
export interface TookPile {
  seat: number;
  pile: string[];
  kind: "took-pile";
}
/**
 * The cards under the upcard came into the hand of who took the pile; None for the others.
 */
export interface TookUnder {
  seat: number;
  count: number;
  cards: string[] | null;
  kind: "took-under";
}
/**
 * The table as it is now, and what has happened since the last update.
 */
export interface Update {
  type: "update";
  version: number;
  sight: TableSight;
  events: Told[];
}
/**
 * The answer to `join`.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
}
