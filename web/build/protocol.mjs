// Makes the page's types from the schema of the server's messages: schema in, TypeScript out.
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const types = JSON.parse(readFileSync(0, "utf8"));
for (const type of Object.values(types)) {
  if (type.properties) type.additionalProperties = false;
}
const references = Object.keys(types).map((name) => [name, { $ref: `#/$defs/${name}` }]);
const wire = {
  $defs: types,
  title: "Wire",
  description: "Every type on the wire.",
  type: "object",
  additionalProperties: false,
  required: Object.keys(types),
  properties: Object.fromEntries(references),
};
const text = await compile(wire, "Wire", {
  bannerComment: "// Made from src/canasta/protocol.py by `python3 dev.py types`; do not edit.",
  style: { printWidth: 100 },
});
writeFileSync(1, text);
