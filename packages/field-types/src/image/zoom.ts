/** How a picture is looked at: how much larger than fitting, and how far its middle is moved, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A place or a movement on the screen, from the middle of the box. */
export interface Point {
  x: number;
  y: number;
}

/** The box that the picture is looked at in. */
export interface Box {
  width: number;
  height: number;
}

/** All of the picture. */
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

const largest = 16;
const step = 1.25;
const stride = 60;

/** Larger or smaller by a factor; what is at the point stays there. */
export function zoomedBy(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * factor));
  const change = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * change, y: at.y - (at.y - zoom.y) * change }, box);
}

/** Moved by so many pixels, as far as there is picture. */
export function movedBy(zoom: Zoom, by: Point, box: Box): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

const middle: Point = { x: 0, y: 0 };

/** What a key does to the zoom; undefined for keys that do nothing. An arrow looks at what lies that way. */
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

/** What two fingers do: they spread or close by a factor, and their middle moves. */
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
