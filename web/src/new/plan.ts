// What is chosen of a new table, before it is asked for.

import type { Choices, PresetOffer, TableRequest } from "../protocol";

export interface TablePlan {
  preset: string;
  players: number;
  /** Undefined or null while the field is empty, or rounds end the match: the preset's own. */
  target: number | null | undefined;
  /** Bots are chosen one by one. */
  each: boolean;
  /** The bot of all seats, where they are alike. */
  bot: string;
  /** The bots one by one, in the order of the seats; as many as any table takes. */
  bots: string[];
}

/** How many seats a choice one by one is kept for, whatever the number of players now. */
const MOST_BOTS = 8;
const USUAL_PLAYERS = 4;

/** The plan to begin with; a wish that is not offered is passed over. */
export function beginning(choices: Choices, preset: string | null, players: number): TablePlan {
  const bots = Array<string>(MOST_BOTS).fill(choices.default_bot);
  const plan = {
    ...{ preset: "", players, target: null, each: false },
    ...{ bot: choices.default_bot, bots },
  };
  return withPreset(plan, choices, preset ?? "");
}

/** The plan with another preset: as many players as before where it has them, its own target. */
export function withPreset(plan: TablePlan, choices: Choices, preset: string): TablePlan {
  const offer = choices.presets.find(({ name }) => name === preset) ?? choices.presets[0];
  if (offer === undefined) {
    return plan;
  }
  return {
    ...plan,
    preset: offer.name,
    players: playersOf(offer, plan.players),
    target: offer.deals > 0 ? null : offer.target,
  };
}

/** What the server is asked for. */
export function requestOf(plan: TablePlan): TableRequest {
  const seats = plan.players - 1;
  const bots = plan.each ? plan.bots.slice(0, seats) : Array<string>(seats).fill(plan.bot);
  return {
    preset: plan.preset,
    players: plan.players,
    target: plan.target ?? null,
    bots: bots as NonNullable<TableRequest["bots"]>,
  };
}

function playersOf(offer: PresetOffer, wanted: number): number {
  return [wanted, USUAL_PLAYERS, ...offer.players].find((n) => offer.players.includes(n)) ?? wanted;
}
