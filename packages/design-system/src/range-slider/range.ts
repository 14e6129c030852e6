import { type NumberRange, snap, steppedBy, usable } from "../number-field/number";

/** The two ends of a choice, the lower one first. */
export type RangeValue = readonly [from: number, to: number];

/** Which of the two. */
export type Thumb = 0 | 1;

/** A range that has two ends, from any numbers. */
export function finite(asked: NumberRange): NumberRange {
  const { min, max, step } = usable(asked);
  const from = Number.isFinite(min) ? min : 0;
  return { min: from, max: Number.isFinite(max) ? Math.max(from, max) : from, step };
}

/** The step unless another is given, without the noise of binary fractions. */
export function hundredth(min: number, max: number): number {
  return max > min ? Number(((max - min) / 100).toPrecision(12)) : 1;
}

/** One value as it can be drawn: within the range. */
export function inside(at: number, { min, max }: NumberRange, otherwise: number): number {
  return Number.isNaN(at) ? otherwise : Math.min(max, Math.max(min, at));
}

/** Two values as they can be drawn: both ends within the range, the lower one first. */
export function drawable([from, until]: RangeValue, range: NumberRange): RangeValue {
  const lower = inside(from, range, range.min);
  return [lower, Math.max(lower, inside(until, range, range.max))];
}

/** The new value of a thumb: a step within the range, not beyond the other thumb. */
export function moved(span: RangeValue, thumb: Thumb, to: number, range: NumberRange): RangeValue {
  const [from, until] = span;
  const at = snap(to, range);
  return thumb === 0 ? [Math.min(at, until), until] : [from, Math.max(at, from)];
}

/** The thumb that a press at a value moves: the nearer one, or of two at the same value the one that can move there. */
export function nearest([from, to]: RangeValue, at: number): Thumb {
  if (from === to) return at < from ? 0 : 1;
  return Math.abs(at - from) <= Math.abs(at - to) ? 0 : 1;
}

/** The position of a value on the rail, 0 to 1, whatever the value. */
export function shareOf(value: number, { min, max }: NumberRange): number {
  if (max <= min) return 0;
  const share = (value - min) / (max - min);
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}

/** The value under a pointer on the rail, in either text direction. */
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

/** The value after a key press: ← → follow the text direction, ↑ and Page Up always increase it. */
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
