import { describe, expect, test } from "vitest";
import { arrange } from "./arrange";

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, text: `Label ${index + 1}` }));
const situation = { selected: [], query: "", visibleCount: null, isExpanded: false };
const values = (list: readonly { value: string }[]) => list.map((option) => option.value);

describe("arranging options", () => {
  test.each([
    [14, null, false],
    [15, null, true],
    [6, 5, true],
    [5, 5, false],
  ])("%d of which %s are visible have a search box: %s (spec 343)", (count, visibleCount, hasSearch) => {
    expect(arrange({ ...situation, options: options(count), visibleCount }).hasSearch).toBe(hasSearch);
  });

  test("shows the first visible ones and says how many more there are (spec 344)", () => {
    const { shown, hiddenCount, hasToggle } = arrange({ ...situation, options: options(8), visibleCount: 5 });
    expect(values(shown)).toEqual(["v1", "v2", "v3", "v4", "v5"]);
    expect([hiddenCount, hasToggle]).toEqual([3, true]);
  });

  test("keeps selected options visible (spec 344)", () => {
    const { shown, hiddenCount } = arrange({
      ...situation,
      options: options(8),
      visibleCount: 3,
      selected: ["v7", "v2"],
    });
    expect(values(shown)).toEqual(["v1", "v2", "v3", "v7"]);
    expect(hiddenCount).toBe(4);
  });

  test("keeps the focused option visible after it was deselected", () => {
    const { shown } = arrange({ ...situation, options: options(8), visibleCount: 3, focused: "v7" });
    expect(values(shown)).toEqual(["v1", "v2", "v3", "v7"]);
  });

  test.each([
    [3, 2, false],
    [4, 3, true],
  ])("offers the toggle only above three options (spec 345): %d", (count, visibleCount, hasToggle) => {
    expect(arrange({ ...situation, options: options(count), visibleCount }).hasToggle).toBe(hasToggle);
  });

  test("shows all options when it is expanded (spec 344)", () => {
    const { shown, hiddenCount } = arrange({
      ...situation,
      options: options(8),
      visibleCount: 3,
      isExpanded: true,
    });
    expect([shown.length, hiddenCount]).toEqual([8, 0]);
  });

  test("searches without regard to case, also in the collapsed options", () => {
    const found = arrange({ ...situation, options: options(30), query: " LABEL 2", visibleCount: 2 });
    expect(values(found.shown)).toEqual(["v2", "v20"]);
    expect(found.hiddenCount).toBe(9);
  });

  test("keeps the search box during a search", () => {
    const found = arrange({
      ...situation,
      options: options(6),
      query: "zzz",
      visibleCount: 5,
      isExpanded: true,
    });
    expect([found.shown.length, found.hasSearch]).toEqual([0, true]);
  });

  test.each([
    [49, false],
    [50, true],
  ])("stops animating at fifty options (spec 346): %d", (count, isStill) => {
    expect(arrange({ ...situation, options: options(count) }).isStill).toBe(isStill);
  });
});
