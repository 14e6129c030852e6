import type { Decimal } from "../../read-options";
import { isObject } from "../../tables/json-row";
import { numberOfText } from "./number-text";

/** The kind of a cell's value, on which the possible uses of a column depend. */
export type ValueKind = "integer" | "float" | "text" | "image" | "list" | "chat" | "spans" | "other";

/** A span as files have it: with offsets of any unit, and the text that it covers where that is known. */
export interface FileSpan {
  start: number;
  end: number;
  label: string;
  text?: string;
  score?: number;
}

/** Finds out what a cell holds. Cells of CSV files are all text, so text is looked into. */
export function kindOf(cell: unknown): ValueKind {
  const value = valueIn(cell);
  if (typeof value === "string") return kindOfText(value);
  if (typeof value === "number") return Number.isSafeInteger(value) ? "integer" : "float";
  if (typeof value === "boolean") return "text";
  if (!Array.isArray(value)) return "other";
  if (value.length > 0 && value.every(isMessage)) return "chat";
  if (value.length > 0 && value.every((item) => spanOf(item) !== undefined)) return "spans";
  return value.every(isScalar) ? "list" : "other";
}

/** The value of a cell: a list that a table holds as JSON text is that list. */
export function valueIn(cell: unknown): unknown {
  if (typeof cell !== "string" || !/^\[[\s\S]*\]$/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/**
 * The number that a cell holds.
 *
 * @param value of a cell
 * @param decimal what separates decimals in its column, if they are not written as in JSON
 * @example
 * numberIn("1.234,5", "comma"); // 1234.5
 */
export function numberIn(value: unknown, decimal?: Decimal): number {
  if (typeof value === "number") return value;
  return decimal ? numberOfText(String(value), decimal) : Number(value);
}

/** A cell as text. */
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** The items of a list, or the one value of a cell that holds no list. */
export function itemsIn(cell: unknown): unknown[] {
  const value = valueIn(cell);
  return Array.isArray(value) ? value : [value];
}

/** The spans of a cell; undefined for each item that is not a span. */
export function spansIn(cell: unknown): Array<FileSpan | undefined> {
  return itemsIn(cell).map(spanOf);
}

/** Reads a span as an object or as `[start, end, label]`. */
export function spanOf(item: unknown): FileSpan | undefined {
  if (Array.isArray(item)) {
    const [start, end, label] = item;
    return item.length === 3 ? spanOf({ start, end, label }) : undefined;
  }
  if (!isObject(item)) return undefined;
  const { start, end, label, text, score } = item;
  if (typeof start !== "number" || typeof end !== "number" || typeof label !== "string") return undefined;
  return {
    start,
    end,
    label,
    ...(typeof text === "string" && { text }),
    ...(typeof score === "number" && { score }),
  };
}

function kindOfText(text: string): ValueKind {
  // A leading zero is part of a postcode or an article number, which are not quantities.
  if (/^[+-]?(0|[1-9]\d*)$/.test(text)) return Number.isSafeInteger(Number(text)) ? "integer" : "text";
  if (/^[+-]?(0|[1-9]\d*)?\.\d+(e[+-]?\d+)?$/i.test(text)) return "float";
  return isImage(text) ? "image" : "text";
}

function isImage(text: string): boolean {
  return /^https?:\/\/[^\s/]+\/\S*\.(png|jpe?g|gif|webp|svg|avif)(\?\S*)?$|^data:image\/[a-z+]+[;,]/i.test(
    text.slice(0, 2100),
  );
}

function isMessage(value: unknown): boolean {
  return isObject(value) && "role" in value && "content" in value;
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
