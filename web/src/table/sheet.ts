// Which message is a line of the score sheet.

import type { ScoreLine } from "../protocol";
import { meldKey } from "./cards";
import { message, type Message } from "./message";

/** What a line counts; its points stand beside it. */
export function lineMessage({ item, meld, count }: ScoreLine): Message {
  return message(`score-${item}`, {
    ...(meld === null ? {} : { rank: meldKey(meld) }),
    ...(count === null ? {} : { n: count }),
  });
}
