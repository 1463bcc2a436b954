// What goes over the socket of a table, in either direction.

import type {
  Act,
  AskPreview,
  Deal,
  Join,
  Leave,
  Ping,
  Pong,
  Preview,
  Refused,
  Update,
  Welcome,
} from "../protocol";

export type ClientMessage = Join | Act | AskPreview | Deal | Leave | Ping;

/** `type` tells them apart; the schema of what a server sends leaves it out. */
export type ServerMessage =
  | (Welcome & { type: "welcome" })
  | (Update & { type: "update" })
  | (Preview & { type: "preview" })
  | (Refused & { type: "refused" })
  | (Pong & { type: "pong" });
