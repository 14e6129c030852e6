import { describe, expect, test } from "vitest";
import { blocksOf } from "../span-highlighter/engine/text/blocks";
import { textBlocks } from "../text-blocks";
import { pieceDirections } from "./pieces";

test.each([
  ["a short text finds its own", ["قضت"], [undefined]],
  ["one paragraph", ["one ", "قضت ", "three"], ["ltr", "ltr", "ltr"]],
  ["the reverse", ["قضت ", "two ", "three"], ["rtl", "rtl", "rtl"]],
  ["a paragraph whose first letter comes late", ["12 ", "34 ", "قضت ", "two"], ["rtl", "rtl", "rtl", "rtl"]],
  ["paragraphs of their own", ["one\n", "قضت\n", "12\n", "four"], ["ltr", "rtl", undefined, "ltr"]],
  ["a piece of several", ["one\nقضت ", "and ", "more\n", "four"], [undefined, "rtl", "rtl", "ltr"]],
  ["no letters", ["1 ", "2"], [undefined, undefined]],
])("%s (spec 315)", (_, pieces, directions) => {
  expect(pieceDirections(pieces)).toEqual(directions);
});

const latin = "one sentence of text. ".repeat(3000);
const arabic = "قضت المحكمة اليوم. ".repeat(3000);

describe.each([
  ["text blocks", textBlocks],
  ["blocks of spans", (text: string) => blocksOf(text).map(({ start, end }) => text.slice(start, end))],
])("%s", (_, cut) => {
  test.each([
    ["Arabic in the middle of Latin", latin + arabic + latin, "ltr"],
    ["Latin in the middle of Arabic", arabic + latin + arabic, "rtl"],
  ])("%s: one paragraph has one direction", (_case, text, direction) => {
    const directions = pieceDirections(cut(text));
    expect(directions.length).toBeGreaterThan(10);
    expect(new Set(directions)).toEqual(new Set([direction]));
  });

  test("the rest of a split paragraph is a separate piece", () => {
    const text = `${latin}\nقضت\n${arabic}\n${latin}`;
    const pieces = cut(text);
    expect(pieces.join("")).toBe(text);
    const isInside = (index: number) => index > 0 && !pieces[index - 1]?.endsWith("\n");
    const rests = pieces.filter((__, index) => isInside(index));
    expect(rests.length).toBeGreaterThan(10);
    expect(rests.every((piece) => !piece.slice(0, -1).includes("\n"))).toBe(true);
  });
});
