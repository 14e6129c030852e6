/** The parts of a JSON schema that the reference page shows. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  default?: unknown;
}

/** Writes a schema in a form for readers, such as `name?: string | null`, followed by its limits. */
export function schemaText(schema: JsonSchema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => schemaText(choice, indent)))].join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, indent)).join(" & ");
  const kinds = [schema.type ?? "any"].flat();
  return kinds.map((kind) => kindText(kind, schema, indent)).join(" | ");
}

function kindText(kind: string, schema: JsonSchema, indent: string): string {
  if (kind === "array") return listText(schema.items ?? {}, indent);
  if (kind === "object") return objectText(schema, indent);
  return kind;
}

function listText(items: JsonSchema, indent: string): string {
  const text = schemaText(items, indent);
  return text.includes(" | ") && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const limits = limitsOf(schema);
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${schemaText(schema, inner)}${limits ? `  (${limits})` : ""}`;
  });
  if (typeof additionalProperties === "object")
    lines.push(`${inner}[any name]: ${schemaText(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

function limitsOf(schema: JsonSchema): string {
  const parts = [schema, ...(schema.anyOf ?? [])].flatMap((each) => [
    each.format === "uuid" ? "a UUID" : "",
    range(each.minLength, each.maxLength, " characters"),
    range(each.minItems, each.maxItems, " items"),
    range(each.exclusiveMinimum === undefined ? each.minimum : each.exclusiveMinimum + 1, each.maximum, ""),
    each.default === undefined || each.default === null ? "" : `default ${JSON.stringify(each.default)}`,
  ]);
  return [...new Set(parts.filter((part) => part !== ""))].join(", ");
}

function range(least: number | undefined, most: number | undefined, noun: string): string {
  // The bounds of safe integers are not worth mentioning.
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (from === undefined && to === undefined) return "";
  if (to === undefined) return `${from}${noun} or more`;
  return from === undefined ? `at most ${to}${noun}` : `${from} to ${to}${noun}`;
}
