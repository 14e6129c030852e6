/** The most characters of one text that a message quotes. */
const mostOfText = 1000;

/**
 * Writes a value the way the server's messages quote it: `'a'`, `2`, `['a', 'b']`, `None`.
 *
 * @param value any JSON value
 * @example
 * quoted(["refund", 2, null]); // "['refund', 2, None]"
 */
export function quoted(value: unknown): string {
  return [...pieces(value)].join("");
}

/**
 * Writes the first `most` characters and an ellipsis, without processing the rest.
 *
 * @param value any JSON value
 * @param most how many characters are written
 * @example
 * quotedStart(["refund", "delivery"], 9); // "['refund'…"
 */
export function quotedStart(value: unknown, most: number): string {
  let text = "";
  for (const piece of pieces(value)) {
    text += piece;
    if (text.length > most) return `${text.slice(0, most)}…`;
  }
  return text;
}

function* pieces(value: unknown): Iterable<string> {
  if (Array.isArray(value)) yield* listed("[", value, "]", pieces);
  else if (typeof value === "object" && value !== null)
    yield* listed("{", Object.entries(value), "}", entryPieces);
  else yield quotedScalar(value);
}

function* entryPieces([key, item]: [string, unknown]): Iterable<string> {
  yield `${quotedText(key)}: `;
  yield* pieces(item);
}

function* listed<Item>(
  open: string,
  items: readonly Item[],
  close: string,
  piecesOf: (item: Item) => Iterable<string>,
): Iterable<string> {
  yield open;
  for (const [index, item] of items.entries()) {
    if (index > 0) yield ", ";
    yield* piecesOf(item);
  }
  yield close;
}

function quotedScalar(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "string") return quotedText(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
}

/** Writes distinct values as the server's messages show a set: `{'a', 'b'}`. */
export function quotedSet(values: readonly unknown[]): string {
  return `{${values.map(quoted).join(", ")}}`;
}

/** Names the kind of a value in the words of the server's messages: `<class 'str'>`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "<class 'NoneType'>";
  if (Array.isArray(value)) return "<class 'list'>";
  if (typeof value === "number") return Number.isInteger(value) ? "<class 'int'>" : "<class 'float'>";
  if (typeof value === "boolean") return "<class 'bool'>";
  return typeof value === "string" ? "<class 'str'>" : "<class 'dict'>";
}

function quotedText(whole: string): string {
  const text = whole.length > mostOfText ? `${whole.slice(0, mostOfText)}…` : whole;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t");
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}
