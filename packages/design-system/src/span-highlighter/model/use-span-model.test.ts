import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ShownSpan } from "./drawn-spans";
import { useSpanModel } from "./use-span-model";

const labels = [{ value: "name", text: "Name" }];
const line = "Norrland Energi AB must repay the town of Umeå, and will not. ";
const text = Array.from({ length: 400 }, () => `${line}\n`).join("");
const spans: ShownSpan[] = Array.from({ length: 400 }, (_, index) => {
  const start = index * (line.length + 1);
  return { start, end: start + 8, label: "name" };
});

function open(initial: readonly ShownSpan[]) {
  const hook = renderHook(
    (shown: readonly ShownSpan[]) => useSpanModel({ text, spans: shown, labels, allowsOverlap: true }),
    { initialProps: initial },
  );
  return { model: () => hook.result.current, show: (next: readonly ShownSpan[]) => hook.rerender(next) };
}

test("A new span changes its own block, and every other block and span stays the same object", () => {
  const { model, show } = open(spans);
  const before = model();
  expect(before.blocks.length).toBeGreaterThan(5);
  // Equal spans as new objects, as callers may pass them, and one more.
  show([...spans.map((span) => ({ ...span })), { start: 9, end: 15, label: "name" }]);
  const { blocks, spans: drawn } = model();
  expect(blocks[0]).not.toBe(before.blocks[0]);
  expect(blocks[0]?.spans).toHaveLength((before.blocks[0]?.spans.length ?? 0) + 1);
  expect(blocks.slice(1).every((block, index) => block === before.blocks[index + 1])).toBe(true);
  expect(drawn.filter((span) => !before.spans.includes(span))).toHaveLength(1);
});

test("What looks different is another object: another level, another look", () => {
  const { model, show } = open(spans);
  const before = model();
  const [first, ...others] = spans;
  if (!first) throw new Error("There are no spans to look at. Make some.");
  show([{ ...first, look: "pencilled" }, { ...first, end: first.end + 3 }, ...others]);
  const [outer, inner] = model().spans;
  expect(outer?.level).toBe(1);
  expect(inner?.look).toBe("pencilled");
  expect(before.spans).not.toContain(inner);
  expect(model().blocks[0]?.depth).toBe(2);
});
