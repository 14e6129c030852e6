import fc from "fast-check";

/** The parts of a JSON schema from which requests are generated. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
}

const oddTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "é👩‍👩‍👧‍👦\u202e",
  "x".repeat(5000),
  "'; DROP TABLE users; --",
  "../../etc/passwd",
  "%00%",
  '"',
  "NaN",
  "1e999",
];
const oddNumbers = [-1, 0, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63];

/** Texts that programs often mishandle, and any others. */
export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: "binary" }));
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(...oddNumbers, null, true, [], {}, [[[]]], JSON.parse('{"__proto__":{"a":1}}')),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that mostly match a schema, and sometimes do not; ids are chosen from `ids`. */
export function near(schema: JsonSchema, ids: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (depth > 5) return oddValue;
  if (choices) return fc.oneof(...choices.map((choice) => near(choice, ids, depth + 1)));
  return fc.oneof({ weight: 6, arbitrary: ofType(schema, ids, depth) }, { weight: 1, arbitrary: oddValue });
}

function ofType(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case "object":
      return objectNear(schema, ids, depth);
    case "array":
      return fc.array(near(schema.items ?? {}, ids, depth + 1), { maxLength: 4 });
    case "string":
      return fc.oneof(fc.constantFrom("label", "text", "positive", "draft", ...ids), oddText);
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(...oddNumbers));
    case "boolean":
      return fc.boolean();
    default:
      return oddValue;
  }
}

function objectNear(schema: JsonSchema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const known = Object.entries(schema.properties ?? {}).map(([name, of]) => [name, near(of, ids, depth + 1)]);
  const others =
    typeof schema.additionalProperties === "object"
      ? near(schema.additionalProperties, ids, depth + 1)
      : oddValue;
  return fc
    .tuple(
      // Each key is missing sometimes, whether it is required or not.
      fc.record(Object.fromEntries(known), { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom("label", "text", "__proto__x", "ä b"), others, { maxKeys: 2 }),
    )
    .map(([given, added]) => ({ ...added, ...given }));
}
