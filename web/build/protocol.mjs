// node build/protocol.mjs SCHEMA TYPES: makes the page's types from the schema of the messages.
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const [schemaPath, typesPath] = process.argv.slice(2);
const types = JSON.parse(readFileSync(schemaPath, "utf8"));
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
  bannerComment: "// Made from src/canasta/protocol.py by `python3 dev.py wire`; do not edit.",
  style: { printWidth: 100 },
});
writeFileSync(typesPath, text);
