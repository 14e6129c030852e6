/** The visible part of the page as the browser reports it. */
export interface VisibleArea {
  /** The height of the window, in pixels. */
  windowHeight: number;
  /** The height of the visible part. */
  height: number;
  /** The distance of the visible part from the top of the window. */
  top: number;
  /** The pinch-zoom factor. */
  scale: number;
}

/** A smaller height is a collapsible bar of the browser, not a keyboard. */
const LEAST = 100;

/** The number of pixels that an on-screen keyboard covers at the bottom of the window. */
export function keyboardInset({ windowHeight, height, top, scale }: VisibleArea): number {
  // In a zoomed page only a part is visible, with or without a keyboard.
  if (scale > 1.05) return 0;
  const inset = Math.round(windowHeight - height - top);
  return inset < LEAST ? 0 : inset;
}
