// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusInView } from "./use-focus-in-view";

let resize: () => void;
let height: number;

beforeEach(() => {
  height = 500;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Pane({ overflowY }: { overflowY: "auto" | "visible" }) {
  return (
    <div ref={useFocusInView()} data-pane style={{ overflowY }}>
      <button type="button">{"66"}</button>
    </div>
  );
}

/** A pane of 500 pixels whose only control has the focus, at a place; becomes 100 pixels lower. */
function shrink(overflowY: "auto" | "visible", top: number) {
  const { container } = render(<Pane overflowY={overflowY} />);
  const pane = container.querySelector<HTMLElement>("[data-pane]");
  const button = container.querySelector("button");
  if (!pane || !button) throw new Error("There is no pane.");
  Object.defineProperty(pane, "clientHeight", { get: () => height });
  button.getBoundingClientRect = () => ({ top, bottom: top + 30 }) as DOMRect;
  const scrolled = vi.fn();
  button.scrollIntoView = scrolled;
  button.focus();
  resize();
  scrolled.mockClear();
  height = 400;
  resize();
  return scrolled;
}

test("what has the focus is scrolled into view when its pane becomes lower", () => {
  expect(shrink("auto", 460)).toHaveBeenCalledTimes(1);
});

test.each([
  ["above", -200],
  ["below", 700],
])("what the user has scrolled out of view stays there: %s", (_, top) => {
  expect(shrink("auto", top)).not.toHaveBeenCalled();
});

test("in one column, where the page scrolls, the page stays where it is", () => {
  expect(shrink("visible", 460)).not.toHaveBeenCalled();
});
