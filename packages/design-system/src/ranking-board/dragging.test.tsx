import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { insertBefore } from "./between";
import { RankingBoard } from "./RankingBoard";

const words = {
  ...{ unranked: "Unranked", ranking: "Ranking", allRanked: "All ranked", drop: "Drop here", hint: "Digits" },
  ...{ state: String, moved: String, putAt: String },
};
const ids = ["a", "b", "c", "d"];

test.each([
  // Before the first, between two, after the last; the freed place closes.
  ["a1 b2 c3", "b", 1, "a2 b1 c3"],
  ["a1 b2 c3", "c", 1, "a2 b3 c1"],
  ["a1 b2 c3", "a", 3, "a2 b1 c3"],
  ["a1 b2 c3", "a", 4, "a3 b1 c2"],
  // Beside itself nothing changes.
  ["a1 b2 c3", "b", 2, "a1 b2 c3"],
  ["a1 b2 c3", "b", 3, "a1 b2 c3"],
  // Ties stay ties; who leaves one frees no place.
  ["a1 b1 c3", "b", 1, "a2 b1 c3"],
  ["a1 b1 c3", "c", 1, "a2 b2 c1"],
  ["a3 b3 c3", "c", 4, "a2 b2 c3"],
  // An item without a rank, and places that are empty.
  ["a1 b2", "c", 1, "a2 b3 c1"],
  ["a2 b3", "c", 3, "a1 b3 c2"],
  ["a1 b2", "c", 3, "a1 b2 c3"],
])("of %s, %s before place %d gives %s", (before, id, place, after) => {
  const ranked = new Map(before.split(" ").map(([name, rank]) => [name, Number(rank)]));
  const items = ["a", "b", "c"].map((name) => ({ id: name, rank: ranked.get(name) ?? null }));
  const { rank, shifted } = insertBefore(items, id, place);
  const result = { ...Object.fromEntries(ranked), ...shifted, [id]: rank };
  expect(
    Object.entries(result)
      .map(([name, rank]) => `${name}${rank}`)
      .sort()
      .join(" "),
  ).toBe(after);
});

describe("on the screen", () => {
  // Places of 40 pixels under a head of 20, with gaps of 8.
  const topOf = (place: number) => 20 + (place - 1) * 48;
  const boxOf = (top: number, bottom: number) => ({ left: 100, right: 200, top, bottom }) as DOMRect;
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this.matches("[data-ranks]")) return boxOf(0, topOf(4) + 40);
      const place = Number(this.getAttribute("data-place"));
      return boxOf(topOf(place), topOf(place) + 40);
    });
    document.elementsFromPoint = () => [];
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  /** Lifts the item by its grip and moves it to a height. */
  function drag(name: string, y: number, pointerType: string) {
    const item = screen.getByRole("button", { name: new RegExp(`^${name}`) });
    item.setPointerCapture = () => undefined;
    const grip = item.querySelector("[data-grip]") as Element;
    const at = { bubbles: true, clientX: 120, button: 0, pointerType };
    fireEvent.pointerDown(grip, { ...at, clientY: 300 });
    fireEvent.pointerMove(grip, { ...at, clientY: y });
    return () => fireEvent.pointerUp(grip, { ...at, clientY: y });
  }
  const marked = () =>
    [...document.querySelectorAll("[data-edge], [data-over]")].map(
      (slot) => `${slot.getAttribute("data-edge") ?? "on"} ${slot.getAttribute("data-place")}`,
    );

  describe.each(["mouse", "touch"])("by %s", (pointerType) => {
    it.each([
      { where: "above the column", y: -15, marks: ["before 1"], calls: ["b", 1, { a: 2 }] },
      { where: "on its head", y: 8, marks: ["before 1"], calls: ["b", 1, { a: 2 }] },
      { where: "on the upper end of the first", y: 24, marks: ["before 1"], calls: ["b", 1, { a: 2 }] },
      { where: "on the middle of the first", y: 40, marks: ["on 1"], calls: ["b", 1] },
      { where: "in the gap below the second", y: 112, marks: ["before 3"], calls: ["a", 2, { b: 1 }] },
      { where: "on an empty place", y: 205, marks: ["on 4"], calls: ["a", 4] },
      { where: "below the column", y: 220, marks: ["on 4"], calls: ["a", 4] },
    ])("$where", ({ y, marks, calls }) => {
      const onPlace = vi.fn();
      const options = ids.map((id, index) => ({ id, text: id, rank: index < 3 ? index + 1 : null }));
      render(<RankingBoard label="Better" options={options} onPlace={onPlace} words={words} />);
      const drop = drag(`${calls[0]}`, y, pointerType);
      expect(marked()).toEqual(marks);
      drop();
      expect(onPlace.mock.calls).toEqual([calls]);
      expect(marked()).toEqual([]);
    });

    it("after the last of a full ranking, and the board keeps the order itself", () => {
      const options = ids.map((id) => ({ id, text: id, rank: null }));
      render(
        <RankingBoard
          label="Better"
          options={options}
          defaultRanks={{ a: 1, b: 2, c: 3, d: 4 }}
          words={words}
        />,
      );
      const drop = drag("a", 220, pointerType);
      expect(marked()).toEqual(["after 4"]);
      drop();
      const order = [...document.querySelectorAll("[data-place] [data-item]")];
      expect(order.map((item) => item.getAttribute("data-item"))).toEqual(["b", "c", "d", "a"]);
    });

    it("beside the board nothing is marked, and the item returns", () => {
      const onPlace = vi.fn();
      const options = ids.map((id, index) => ({ id, text: id, rank: index + 1 }));
      render(<RankingBoard label="Better" options={options} onPlace={onPlace} words={words} />);
      const drop = drag("a", -60, pointerType);
      expect(marked()).toEqual([]);
      drop();
      expect(onPlace).not.toHaveBeenCalled();
    });
  });
});
