/** The parts of a JSON schema that the reference page shows. */
export interface JsonShape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  allOf?: JsonShape[];
  items?: JsonShape;
  properties?: Record<string, JsonShape>;
  required?: string[];
  additionalProperties?: JsonShape | boolean;
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
export function shapeText(shape: JsonShape, indent = ""): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map((choice) => shapeText(choice, indent)))].join(" | ");
  if (shape.allOf) return shape.allOf.map((part) => shapeText(part, indent)).join(" & ");
  const kinds = [shape.type ?? "any"].flat();
  return kinds.map((kind) => kindText(kind, shape, indent)).join(" | ");
}

function kindText(kind: string, shape: JsonShape, indent: string): string {
  if (kind === "array") return listText(shape.items ?? {}, indent);
  if (kind === "object") return objectText(shape, indent);
  return kind;
}

function listText(items: JsonShape, indent: string): string {
  const text = shapeText(items, indent);
  return text.includes(" | ") && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonShape, indent: string) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, shape]) => {
    const limits = limitsOf(shape);
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${shapeText(shape, inner)}${limits ? `  (${limits})` : ""}`;
  });
  if (typeof additionalProperties === "object")
    lines.push(`${inner}[any name]: ${shapeText(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

function limitsOf(shape: JsonShape): string {
  const parts = [shape, ...(shape.anyOf ?? [])].flatMap((each) => [
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
