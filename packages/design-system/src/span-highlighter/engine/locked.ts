import type { TextRange } from "./text/units";

/** Whether a range touches a part of the text that may not be marked. */
export function isLocked({ start, end }: TextRange, locked: readonly TextRange[]): boolean {
  return locked.some((part) => start < part.end && part.start < end);
}
