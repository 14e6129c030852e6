/** What a cell holds; the kinds decide what a column can become. */
export type ValueKind = "integer" | "float" | "text" | "list" | "chat" | "other";

/** Finds out what a cell holds. Cells of CSV files are all text, so text is looked into. */
export function kindOf(value: unknown): ValueKind {
  if (typeof value === "string") return kindOfText(value);
  if (typeof value === "number") return Number.isSafeInteger(value) ? "integer" : "float";
  if (typeof value === "boolean") return "text";
  if (!Array.isArray(value)) return "other";
  if (value.length > 0 && value.every(isMessage)) return "chat";
  return value.every(isScalar) ? "list" : "other";
}

/** The number that a cell holds. */
export function numberIn(value: unknown): number {
  return typeof value === "number" ? value : Number(value);
}

/** A cell as text. */
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function kindOfText(text: string): ValueKind {
  // A leading zero is part of a postcode or an article number, which are no quantities.
  if (/^[+-]?(0|[1-9]\d*)$/.test(text)) return Number.isSafeInteger(Number(text)) ? "integer" : "text";
  return /^[+-]?(0|[1-9]\d*)?\.\d+(e[+-]?\d+)?$/i.test(text) ? "float" : "text";
}

function isMessage(value: unknown): boolean {
  return typeof value === "object" && value !== null && "role" in value && "content" in value;
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
