/** A movable border: its position and its range, in one unit. */
export interface Range {
  min: number;
  max: number;
  /** The position after a double-click. */
  initial: number;
}

/** Clamps a position to its range; anything but a number becomes the initial position. */
export function within({ min, max, initial }: Range, at: number): number {
  if (Number.isNaN(at)) return initial;
  return Math.min(Math.max(at, min), Math.max(min, max));
}

interface Axis {
  orientation: "horizontal" | "vertical";
  isRightToLeft: boolean;
  /** The steps of an arrow key, without and with Shift. */
  step: { small: number; large: number };
}

/** The position after a key press; undefined for other keys. */
export function moved(
  press: Pick<KeyboardEvent, "key" | "shiftKey">,
  at: number,
  range: Range,
  axis: Axis,
): number | undefined {
  if (press.key === "Home") return range.min;
  if (press.key === "End") return range.max;
  const direction = directionOf(press.key, axis);
  if (direction === 0) return undefined;
  return within(range, at + direction * (press.shiftKey ? axis.step.large : axis.step.small));
}

function directionOf(key: string, { orientation, isRightToLeft }: Axis): number {
  const arrows = orientation === "horizontal" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const sign = [-1, 1][arrows.indexOf(key)] ?? 0;
  return orientation === "horizontal" && isRightToLeft ? -sign : sign;
}

/** Pixels of a bottom panel. */
export const bottomPanel = { collapsed: 50, least: 80, snapWithin: 50 };

/** The height of a bottom panel after a drag: closed near the edge, else between its minimum and half of the space. */
export function settle(height: number, room: number): { isOpen: boolean; height: number } {
  if (height <= bottomPanel.snapWithin) return { isOpen: false, height: bottomPanel.collapsed };
  const most = Math.max(bottomPanel.least, room / 2);
  return { isOpen: true, height: Math.min(Math.max(height, bottomPanel.least), most) };
}
