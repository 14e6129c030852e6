import { compareCodePoints } from "../../span-hues";

/** A marked stretch of a text: offsets count code points, `end` is the first one behind it. */
export interface TextSpan {
  start: number;
  end: number;
  label: string;
}

// A novel's spans are named many times at each key press, and spans are never changed in place.
const names = new WeakMap<TextSpan, string>();

/** A name for a span, equal for equal spans. */
export function spanKey(span: TextSpan): string {
  const known = names.get(span);
  if (known !== undefined) return known;
  const name = `${span.start}-${span.end}-${span.label}`;
  names.set(span, name);
  return name;
}

/** Whether two spans share a character; touching ones share none. */
export function areOverlapping(a: Pick<TextSpan, "start" | "end">, b: Pick<TextSpan, "start" | "end">) {
  return a.start < b.end && b.start < a.end;
}

/** The order of reading; at the same place the longer one comes first. */
export function inReadingOrder(a: TextSpan, b: TextSpan): number {
  return a.start - b.start || b.end - a.end || compareCodePoints(a.label, b.label);
}
