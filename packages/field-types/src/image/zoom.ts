/** The zoom of a picture: its scale relative to the fitted size, and the offset of its centre in pixels. */
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

/** The box that shows the picture. */
export interface Box {
  width: number;
  height: number;
}

/** The whole picture. */
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

/** The largest scale. */
export const largest = 16;
const step = 1.25;
const stride = 60;

/** Returns the zoom scaled by a factor; the point under the pointer stays in place. */
export function zoomedBy(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * factor));
  const change = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * change, y: at.y - (at.y - zoom.y) * change }, box);
}

/** Returns the zoom moved by a number of pixels, limited to the edges of the picture. */
export function movedBy(zoom: Zoom, by: Point, box: Box): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

const middle: Point = { x: 0, y: 0 };

/** Returns the zoom after a key press; undefined for keys without an effect. Arrow keys move the visible part in their direction. */
export function zoomAfterKey(zoom: Zoom, key: string, box: Box): Zoom | undefined {
  switch (key) {
    case "+":
    case "=":
      return zoomedBy(zoom, step, middle, box);
    case "-":
    case "_":
      return zoomedBy(zoom, 1 / step, middle, box);
    case "0":
      return fitted;
    case "ArrowLeft":
      return movedBy(zoom, { x: stride, y: 0 }, box);
    case "ArrowRight":
      return movedBy(zoom, { x: -stride, y: 0 }, box);
    case "ArrowUp":
      return movedBy(zoom, { x: 0, y: stride }, box);
    case "ArrowDown":
      return movedBy(zoom, { x: 0, y: -stride }, box);
    default:
      return undefined;
  }
}

/** Returns the zoom after a gesture of two fingers: their distance changes by a factor, and their centre moves. */
export function pinched(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  box: Box,
): Zoom {
  const [before, after] = [middleOf(from), middleOf(to)];
  const factor = distance(to) / Math.max(1, distance(from));
  const moved = movedBy(zoom, { x: after.x - before.x, y: after.y - before.y }, box);
  return zoomedBy(moved, factor, after, box);
}

function within({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const bound = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: bound(x, width), y: bound(y, height) };
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
