import { type NumberRange, snap, steppedBy } from "../number-field/number";

/** The two ends of a choice, the lower one first. */
export type RangeValue = readonly [from: number, to: number];

/** Which of the two. */
export type Thumb = 0 | 1;

/** Where a thumb goes: onto a step, inside the range, and never past the other one. */
export function moved(span: RangeValue, thumb: Thumb, to: number, range: NumberRange): RangeValue {
  const [from, until] = span;
  const at = snap(to, range);
  return thumb === 0 ? [Math.min(at, until), until] : [from, Math.max(at, from)];
}

/** Which thumb somebody means who presses at a value: the nearer one; of two in one place the one that can go there. */
export function nearest([from, to]: RangeValue, at: number): Thumb {
  if (from === to) return at < from ? 0 : 1;
  return Math.abs(at - from) <= Math.abs(at - to) ? 0 : 1;
}

/** How far along the rail a value lies, 0 to 1. */
export function shareOf(value: number, { min, max }: NumberRange): number {
  return max > min ? (value - min) / (max - min) : 0;
}

/** The value under a pointer on the rail, wherever the text begins. */
export function valueAt(
  x: number,
  rail: { left: number; width: number },
  range: NumberRange,
  isRightToLeft: boolean,
): number {
  if (rail.width === 0) return range.min;
  const share = Math.min(1, Math.max(0, (x - rail.left) / rail.width));
  return snap(range.min + (isRightToLeft ? 1 - share : share) * (range.max - range.min), range);
}

/** Where a key takes a value on the rail: ← → follow the direction of writing, ↑ and Page Up are always more. */
export function valueByKey(
  key: string,
  value: number,
  range: NumberRange,
  isRightToLeft: boolean,
): number | undefined {
  const [less, more] = isRightToLeft ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  if (key === less) return steppedBy("ArrowDown", value, range);
  if (key === more) return steppedBy("ArrowUp", value, range);
  return steppedBy(key, value, range);
}
