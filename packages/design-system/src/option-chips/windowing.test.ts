import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cells, cellsInSight, columnsIn, scrolledTo } from "./windowing";

const cells: Cells = { count: 10_000, columns: 4, rowHeight: 40, scrollTop: 0, viewHeight: 320 };

describe("the rendered cells", () => {
  test.each([
    [0, 0, 47],
    [400, 24, 87],
    [99_680, 9952, 9999],
  ])("at the scroll position %d are those from %d to %d", (scrollTop, first, last) => {
    const found = cellsInSight({ ...cells, scrollTop }, first);
    expect([found[0], found.at(-1)]).toEqual([first, last]);
  });

  test("always include the Tab stop", () => {
    expect(cellsInSight(cells, 5000)).toContain(5000);
    expect(cellsInSight({ ...cells, scrollTop: 99_680 }, 0)[0]).toBe(0);
    expect(cellsInSight(cells, 10_000)).not.toContain(10_000);
  });

  test("are few, in order, unique, and in the list", () => {
    const somewhere = {
      count: fc.nat(20_000),
      columns: fc.integer({ min: 1, max: 12 }),
      scrollTop: fc.nat(900_000),
    };
    fc.assert(
      fc.property(fc.record(somewhere), fc.nat(20_000), (place, always) => {
        const found = cellsInSight({ ...cells, ...place }, always);
        expect(found.length).toBeLessThanOrEqual(17 * place.columns + 1);
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
        expect(found.every((index) => index >= 0 && index < Math.max(1, place.count))).toBe(true);
      }),
    );
  });
});

test.each([
  [0, 0, 0],
  [31, 0, 0],
  [32, 0, 40],
  [9999, 0, 99_680],
  [0, 99_680, 0],
  [40, 400, 400],
])("cell %d is scrolled into view from %d to %d", (index, scrollTop, to) => {
  expect(scrolledTo({ ...cells, scrollTop }, index)).toBe(to);
});

test.each([
  [0, 220, 1],
  [219, 220, 1],
  [440, 220, 2],
  [900, 0, 900],
])("in %d pixels, cells of %d pixels have this many columns: %d", (width, cell, columns) => {
  expect(columnsIn(width, cell)).toBe(columns);
});
