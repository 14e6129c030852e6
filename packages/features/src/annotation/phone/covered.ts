/** What a browser says of the part of the page that is in sight. */
export interface Sight {
  /** Of the window, in pixels. */
  windowHeight: number;
  /** Of the part in sight. */
  height: number;
  /** How far that part lies below the top of the window. */
  top: number;
  /** How much somebody has enlarged it with two fingers. */
  scale: number;
}

/** Less is a bar of the browser that comes and goes, not a keyboard. */
const LEAST = 100;

/** How many pixels at the foot of the window a keyboard covers. */
export function coveredBelow({ windowHeight, height, top, scale }: Sight): number {
  // Who has enlarged the page sees a part of it, keyboard or not.
  if (scale > 1.05) return 0;
  const covered = Math.round(windowHeight - height - top);
  return covered < LEAST ? 0 : covered;
}
