/** The zoom of a picture: its scale, 1 for its own size, and the offset of its centre in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A position or a movement on the screen, relative to the centre of the box. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A picture, and the box that shows it. */
export interface View {
  picture: Size;
  box: Size;
}

/** The largest scale. */
export const largest = 16;
const step = 1.25;
const stride = 60;
/** The part of the box by which a page moves: a line or two stays in sight. */
const page = 0.9;
const middle: Point = { x: 0, y: 0 };

/** How many times its own size a picture is shown at most without being zoomed: one of a few pixels stays small. */
export const largestWhole = 3;

/** Returns the zoom that shows the whole picture. */
export function whole({ picture, box }: View): Zoom {
  const scale = Math.min(largestWhole, box.width / picture.width, box.height / picture.height);
  return { scale, x: 0, y: 0 };
}

/** Returns the smallest scale: the whole picture, or the own size of one that is smaller than its box. */
export function smallest(view: View): number {
  return Math.min(1, whole(view).scale);
}

/** Returns the zoom at which the picture is as wide as the box, from its top. */
export function across(view: View): Zoom {
  const scale = view.box.width / view.picture.width;
  return within({ scale, x: 0, y: Number.POSITIVE_INFINITY }, view);
}

/** Returns the zoom at a scale; the point under the pointer stays in place. */
export function scaledTo(zoom: Zoom, scale: number, view: View, at: Point = middle): Zoom {
  const next = limited(scale, view);
  const change = next / zoom.scale;
  return within(
    { scale: next, x: at.x - (at.x - zoom.x) * change, y: at.y - (at.y - zoom.y) * change },
    view,
  );
}

/** Returns the zoom moved by a number of pixels, limited to the edges of the picture. */
export function movedBy(zoom: Zoom, by: Point, view: View): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view);
}

/** Returns the zoom after a double click: the picture's own size at that point, or the whole picture. */
export function toggled(zoom: Zoom, view: View, at: Point): Zoom {
  return zoom.scale === whole(view).scale ? scaledTo(zoom, 1, view, at) : whole(view);
}

/** What each key does. Arrow keys and those of pages move the visible part in their direction. */
const keys = new Map<string, (zoom: Zoom, view: View) => Zoom>([
  ["+", (zoom, view) => scaledTo(zoom, zoom.scale * step, view)],
  ["=", (zoom, view) => scaledTo(zoom, zoom.scale * step, view)],
  ["-", (zoom, view) => scaledTo(zoom, zoom.scale / step, view)],
  ["_", (zoom, view) => scaledTo(zoom, zoom.scale / step, view)],
  ["0", (_zoom, view) => whole(view)],
  ["1", (zoom, view) => scaledTo(zoom, 1, view)],
  ["2", (_zoom, view) => across(view)],
  ["ArrowLeft", (zoom, view) => movedBy(zoom, { x: stride, y: 0 }, view)],
  ["ArrowRight", (zoom, view) => movedBy(zoom, { x: -stride, y: 0 }, view)],
  ["ArrowUp", (zoom, view) => movedBy(zoom, { x: 0, y: stride }, view)],
  ["ArrowDown", (zoom, view) => movedBy(zoom, { x: 0, y: -stride }, view)],
  ["PageUp", (zoom, view) => movedBy(zoom, { x: 0, y: page * view.box.height }, view)],
  ["PageDown", (zoom, view) => movedBy(zoom, { x: 0, y: -page * view.box.height }, view)],
  ["Home", (zoom, view) => movedBy(zoom, { x: 0, y: Number.POSITIVE_INFINITY }, view)],
  ["End", (zoom, view) => movedBy(zoom, { x: 0, y: Number.NEGATIVE_INFINITY }, view)],
]);

/** Returns the zoom after a key press; undefined for keys without an effect. */
export function zoomAfterKey(zoom: Zoom, key: string, view: View): Zoom | undefined {
  return keys.get(key)?.(zoom, view);
}

/** Whether a key is a character that zooms, which users can switch off (WCAG 2.1.4); buttons do the same. */
export function zooms(key: string): boolean {
  return keys.has(key) && key.length === 1;
}

/** Returns the zoom after a gesture of two fingers: their distance changes by a factor, and their centre moves. */
export function pinched(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  view: View,
): Zoom {
  const [before, after] = [middleOf(from), middleOf(to)];
  const factor = distance(to) / Math.max(1, distance(from));
  const moved = movedBy(zoom, { x: after.x - before.x, y: after.y - before.y }, view);
  return scaledTo(moved, zoom.scale * factor, view, after);
}

/** Returns the zoom within the limits of a view, whose box may have another size than before. */
export function within(zoom: Zoom, view: View): Zoom {
  const scale = limited(zoom.scale, view);
  const { picture, box } = view;
  return {
    scale,
    x: bound(zoom.x, scale * picture.width - box.width),
    y: bound(zoom.y, scale * picture.height - box.height),
  };
}

function limited(scale: number, view: View): number {
  return Math.min(largest, Math.max(smallest(view), scale));
}

/** A picture that is smaller than its box stays in the middle; of a larger one, no edge goes beyond that of the box. */
function bound(offset: number, excess: number): number {
  const most = excess / 2;
  if (most <= 0) return 0;
  return Math.min(most, Math.max(-most, offset));
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
