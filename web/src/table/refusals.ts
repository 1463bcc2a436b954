// Which message tells why something cannot be done.

import { meldName } from "../cards/melds";
import { rankKey } from "../cards/names";
import type { Refusal, TableSight } from "../protocol";
import { message, type Facts, type Message } from "./message";
import { seatSubjects } from "./names";

/** What the page itself refuses: the reason is the id of the message. */
const OWN = "play-";

export function ownRefusal(id: `play-${string}`): Refusal {
  return { reason: id, facts: {} };
}

export function refusalMessage({ reason, facts }: Refusal, sight: TableSight): Message {
  if (reason.startsWith(OWN)) {
    return message(reason, facts);
  }
  const said: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === "card" || name === "rank") {
      said["rank"] = rankOfText(String(value));
    } else {
      said[name] = value;
    }
  }
  if (reason === "not-a-meld") {
    Object.assign(said, misfit(facts["meld"], sight));
  }
  if (reason === "not-your-turn") {
    said["seat"] = sight.actor ?? "unknown";
    said["name"] = seatSubjects(sight)[sight.actor ?? -1] ?? "";
  }
  return message(`refusal-${reason}`, said);
}

/** A card, or a rank alone; of threes a black one is meant then. */
function rankOfText(text: string): string {
  return rankKey(text === "3" ? "3s" : text.length === 1 ? `${text}s` : text);
}

/** The meld that the cards do not fit; `none` where they were to be a new one. */
function misfit(meld: string | number | undefined, sight: TableSight): Facts {
  if (meld === undefined) {
    return { rank: "none" };
  }
  const side = sight.sides[sight.seats[sight.seat]?.side ?? -1];
  const found = side?.melds[Number(meld)];
  return found === undefined ? { rank: "unknown" } : meldName(found.meld);
}
