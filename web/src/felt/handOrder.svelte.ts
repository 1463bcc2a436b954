// Whether a hand lies by rank or by suit, where sequences are played; kept in this browser.

import { remember, remembered } from "../remembered";
import type { Order } from "./sorting";

const KEY = "canasta.hand";
let order: Order = $state(remembered(KEY) === "rank" ? "rank" : "suit");

/** How a hand lies; a reader of it follows a change. */
export function handOrder(): Order {
  return order;
}

export function setHandOrder(next: Order): void {
  order = next;
  remember(KEY, next);
}
