import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PreviewMarks } from "./FoundMark";
import type { TextView } from "./text-view";

/** A text with a letter per line, each 10 px high, of which the lines from the 5000th on are on screen. */
function framesOf(previewed: { start: number; end: number }[]) {
  const lineAt = (line: number) => new DOMRect(0, (line - 5000) * 10, 20, 10);
  const rectsOf = ({ start, end }: { start: number; end: number }) =>
    Array.from({ length: end - start }, (_, index) => lineAt(start + index));
  const view = () => ({ rectsOf }) as Partial<TextView> as TextView;
  const surface = { current: document.createElement("div") };
  const { container } = render(<PreviewMarks {...{ previewed, view, surface }} />);
  return container.querySelectorAll('[data-part="previewed"]');
}

test.each([
  ["many spans", Array.from({ length: 10_000 }, (_, start) => ({ start, end: start + 1 }))],
  ["one span with many lines", [{ start: 0, end: 10_000 }]],
])("Of %s that are previewed, those around what is on screen are framed", (_, previewed) => {
  const frames = [...framesOf(previewed)];
  expect(frames).toHaveLength(400);
  const tops = frames.map(
    (frame) => /: (-?\d+)px/.exec(frame.getAttribute("style")?.split(";")[1] ?? "")?.[1],
  );
  expect(tops[0]).toBe("-1000");
  expect(tops.at(-1)).toBe("2990");
});
