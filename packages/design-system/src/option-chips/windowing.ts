/** A long list of equal cells in rows, of which a part is in sight. */
export interface Cells {
  count: number;
  columns: number;
  /** Pixels from one row to the next. */
  rowHeight: number;
  scrollTop: number;
  /** Pixels in sight. */
  viewHeight: number;
}

const rowsAround = 4;

/** The cells to keep in the page: the rows in sight and a few around them, and one that must be there anyway. */
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

/** Where to scroll so that a cell is in sight; nowhere else than one has to. */
export function scrolledTo({ columns, rowHeight, scrollTop, viewHeight }: Cells, index: number): number {
  const top = Math.floor(index / columns) * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}

/** How many cells of a width fit side by side; one always does. */
export function columnsIn(width: number, cellWidth: number): number {
  return Math.max(1, Math.floor(width / Math.max(1, cellWidth)));
}
