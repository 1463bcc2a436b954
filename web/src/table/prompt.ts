// The turn in words: who is to do what.

import type { TableSight } from "../protocol";
import { message, type Message } from "./message";
import { seatSubjects } from "./names";

export function promptOf(sight: TableSight): Message {
  const { phase, actor, seat, turn_seat: turn, opening } = sight;
  const subjects = seatSubjects(sight);
  if (phase === null) {
    return message("play-not-dealt");
  }
  if (phase === "over" || actor === null) {
    return sight.winners.length > 0
      ? message("match-over-title")
      : message("round-over-title", { round: sight.round });
  }
  if (actor !== seat) {
    return phase === "answer" && turn === seat
      ? message("table-waiting-answer")
      : message("table-waiting", { name: subjects[actor] ?? "" });
  }
  if (phase === "answer") {
    return message("table-answer-due", { name: subjects[turn ?? -1] ?? "" });
  }
  if (phase === "draw") {
    return message(drawing(sight));
  }
  if (opening !== null) {
    return message("play-opening");
  }
  return message(
    sight.bound === "must"
      ? "table-must-go-out"
      : sight.bound === "must-not"
        ? "table-may-not-go-out"
        : "play-meld-or-discard",
  );
}

function drawing({ moves }: TableSight): string {
  const kinds = new Set(moves.offers.map(({ kind }) => kind));
  if (kinds.has("take")) {
    return kinds.has("draw")
      ? "play-draw-or-take"
      : kinds.has("end")
        ? "table-take-or-end"
        : "table-only-take";
  }
  return kinds.has("draw") ? "play-only-draw" : "table-your-turn";
}
