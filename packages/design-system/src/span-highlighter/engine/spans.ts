import { compareCodePoints } from "../../span-hues";

/** What is said about a span in addition to its label. */
export interface SpanDetails {
  note?: string | undefined;
  /** The chosen values by the names of the attributes. */
  attributes?: Readonly<Record<string, string>> | undefined;
}

/** A labelled range of a text, counted in code points; `end` is exclusive. */
export interface TextSpan extends SpanDetails {
  start: number;
  end: number;
  label: string;
}

// Keys are computed often in a long text, and spans are immutable.
const names = new WeakMap<TextSpan, string>();

/**
 * The key of a span; spans with equal places and labels have equal keys, whatever their details.
 *
 * @example
 * spanKey({ start: 0, end: 4, label: "person" }); // "0-4-person"
 */
export function spanKey(span: TextSpan): string {
  const known = names.get(span);
  if (known !== undefined) return known;
  const name = `${span.start}-${span.end}-${span.label}`;
  names.set(span, name);
  return name;
}

/**
 * Whether two spans share a character; adjacent ones do not.
 *
 * @example
 * areOverlapping({ start: 0, end: 4 }, { start: 4, end: 8 }); // false
 */
export function areOverlapping(a: Pick<TextSpan, "start" | "end">, b: Pick<TextSpan, "start" | "end">) {
  return a.start < b.end && b.start < a.end;
}

/** Compares spans in reading order; at the same start, the longer one comes first. */
export function inReadingOrder(a: TextSpan, b: TextSpan): number {
  return a.start - b.start || b.end - a.end || compareCodePoints(a.label, b.label);
}
