import { compareCodePoints } from "../../span-hues";

/** A labelled range of a text, counted in code points; `end` is exclusive. */
export interface TextSpan {
  start: number;
  end: number;
  label: string;
}

// Keys are computed often in a long text, and spans are immutable.
const names = new WeakMap<TextSpan, string>();

/** The key of a span; equal spans have equal keys. */
export function spanKey(span: TextSpan): string {
  const known = names.get(span);
  if (known !== undefined) return known;
  const name = `${span.start}-${span.end}-${span.label}`;
  names.set(span, name);
  return name;
}

/** Whether two spans share a character; adjacent ones do not. */
export function areOverlapping(a: Pick<TextSpan, "start" | "end">, b: Pick<TextSpan, "start" | "end">) {
  return a.start < b.end && b.start < a.end;
}

/** Compares spans in reading order; at the same start, the longer one comes first. */
export function inReadingOrder(a: TextSpan, b: TextSpan): number {
  return a.start - b.start || b.end - a.end || compareCodePoints(a.label, b.label);
}
