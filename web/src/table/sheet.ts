// Which message is a line of the score sheet.

import { meldName } from "../cards/melds";
import type { ScoreLine } from "../protocol";
import { message, type Message } from "./message";

/** What a line counts; its points stand beside it. */
export function lineMessage({ item, meld, count }: ScoreLine): Message {
  return message(`score-${item}`, {
    ...(meld === null ? {} : meldName(meld)),
    ...(count === null ? {} : { n: count }),
  });
}
