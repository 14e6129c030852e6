/** A value as PostgreSQL accepts it. */
export function bindable(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string") return writable(value);
  if (value instanceof Uint8Array) return Buffer.from(value);
  return Array.isArray(value) ? value.map(bindable) : value;
}

// A text in PostgreSQL cannot contain U+0000 or a lone surrogate.
function writable(text: string): string {
  return text.includes("\0") || !text.isWellFormed() ? text.toWellFormed().replaceAll("\0", "\uFFFD") : text;
}
