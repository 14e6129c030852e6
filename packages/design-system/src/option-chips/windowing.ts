/** A long list of equal cells in rows, part of which is visible. */
export interface Cells {
  count: number;
  columns: number;
  /** Pixels from one row to the next. */
  rowHeight: number;
  scrollTop: number;
  /** Height of the visible part in pixels. */
  viewHeight: number;
}

const rowsAround = 4;

/** The cells to render: the visible rows, a few around them, and one that must always exist. */
export function cellsInSight(
  { count, columns, rowHeight, scrollTop, viewHeight }: Cells,
  always: number,
): number[] {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - rowsAround) * columns;
  const last = Math.min(count, (Math.ceil((scrollTop + viewHeight) / rowHeight) + rowsAround) * columns);
  const cells = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (always < 0 || always >= count || cells.includes(always)) return cells;
  return always < first ? [always, ...cells] : [...cells, always];
}

/** The scroll position at which a cell is visible, as near as possible to the current one. */
export function scrolledTo({ columns, rowHeight, scrollTop, viewHeight }: Cells, index: number): number {
  const top = Math.floor(index / columns) * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

/** How many cells of a width fit in a row; at least one. */
export function columnsIn(width: number, cellWidth: number): number {
  return Math.max(1, Math.floor(width / Math.max(1, cellWidth)));
}
