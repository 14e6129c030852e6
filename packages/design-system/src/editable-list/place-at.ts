/** The position of a line on the page. */
export interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The line under the pointer that drags a line; undefined where dropping there would put the dragged line
 * away from the pointer, so that a high line and a low one do not change places again and again.
 */
export function placeAt(
  { x, y }: { x: number; y: number },
  lines: readonly Line[],
  dragged: number,
): number | undefined {
  const over = lines.findIndex(
    ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  const [target, own] = [lines[over], lines[dragged]];
  if (!target || !own || over === dragged) return undefined;
  // In another column nothing above or below it moves the pointer's line away.
  if (target.left !== own.left) return over;
  const height = own.bottom - own.top;
  const wouldStay = over > dragged ? y >= target.bottom - height : y <= target.top + height;
  return wouldStay ? over : undefined;
}

/** The new place of a line after a key press; undefined if the key does not move lines. */
export function movedBy(key: string, place: number, count: number): number | undefined {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count || to === place ? undefined : to;
}

/**
 * Returns the list with one item moved.
 *
 * @param items stays as it is
 * @param from the index of the item
 * @param to its index in the result
 * @example
 * withMoved(["a", "b", "c"], 0, 2); // ["b", "c", "a"]
 */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
