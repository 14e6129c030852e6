import type { TextDifference } from "./differences";

/** Where a long text without a difference was left out. */
export interface LeftOut {
  kind: "leftOut";
  /** The number of characters. */
  count: number;
}

/** The longest part that is shown as a whole. */
const LONGEST = 4000;
/** The number of characters shown at each end of a longer part. */
const KEPT = 800;
/** The same for a changed part. */
const KEPT_CHANGED = 20_000;

/** Leaves out the middle of long parts, so that a text of a megabyte remains readable and is rendered at once. */
export function shortened(parts: readonly TextDifference[]): (TextDifference | LeftOut)[] {
  return parts.flatMap((part): (TextDifference | LeftOut)[] => {
    const { kind, text } = part;
    const [longest, kept] = kind === "same" ? [LONGEST, KEPT] : [2 * KEPT_CHANGED, KEPT_CHANGED];
    if (text.length <= longest) return [part];
    const [head, tail] = [boundary(text, kept), boundary(text, text.length - kept)];
    return [
      { kind, text: text.slice(0, head) },
      { kind: "leftOut", count: tail - head },
      { kind, text: text.slice(tail) },
    ];
  });
}

/** The next offset that does not split a character of two units. */
function boundary(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}
