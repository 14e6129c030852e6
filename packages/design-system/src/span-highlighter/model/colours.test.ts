import { expect, test } from "vitest";
import { hasHighlight } from "../text/paint";
import { coloursOf, ownColours, ownCount } from "./colours";

test("labels without a colour of their own have the palette's, by the rank of their values", () => {
  const colours = coloursOf([{ value: "b" }, { value: "a" }, { value: "c", color: "teal" }]);
  expect([...colours.values()].map(({ hue }) => hue)).toEqual([2, 1, 13]);
  expect(colours.get("c")).toEqual({ hue: 13, own: "teal" });
});

test("labels with the same colour share it (library 5.5)", () => {
  const labels = [
    { value: "a", color: "teal" },
    { value: "b", color: "#808" },
    { value: "c", color: "teal" },
  ];
  expect(ownColours(labels)).toEqual(["teal", "#808"]);
  expect([...coloursOf(labels).values()].map(({ hue }) => hue)).toEqual([13, 14, 13]);
});

test("there may be more colours than highlights (library 5.5)", () => {
  const labels = Array.from({ length: ownCount + 1 }, (_, index) => ({
    value: `l${String(index).padStart(2, "0")}`,
    color: `hsl(${index} 50% 50%)`,
  }));
  const last = coloursOf(labels).get(`l${ownCount}`);
  expect(last).toEqual({ hue: 13 + ownCount, own: `hsl(${ownCount} 50% 50%)` });
  expect([hasHighlight(12 + ownCount), hasHighlight(13 + ownCount)]).toEqual([true, false]);
});
