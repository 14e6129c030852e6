/** Writes a value the way the server's messages quote it: `'a'`, `2`, `['a', 'b']`, `None`. */
export function quoted(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "string") return quotedText(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(quoted).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value)
      .map(([key, item]) => `${quotedText(key)}: ${quoted(item)}`)
      .join(", ")}}`;
  }
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

function quotedText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t");
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}
