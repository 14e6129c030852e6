// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCutMarks } from "./use-cut-marks";

let measure: () => void;

beforeEach(() => {
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Fields() {
  return (
    <div ref={useCutMarks("Shortened")}>
      <p>long</p>
      <p>short</p>
    </div>
  );
}

/** An element of 160 pixels with a content of another height. */
function sized(text: string, scrollHeight: number) {
  const element = screen.getByText(text);
  Object.defineProperties(element, {
    clientHeight: { value: 160, configurable: true },
    scrollHeight: { value: scrollHeight, configurable: true },
  });
  return element;
}

test("a field that is cut off says so, until it is shown as a whole", () => {
  render(<Fields />);
  const [long, short] = [sized("long", 900), sized("short", 160)];
  measure();
  expect([long.dataset.cut, long.title]).toEqual(["", "Shortened"]);
  expect([short.dataset.cut, short.title]).toEqual([undefined, ""]);
  sized("long", 160);
  measure();
  expect([long.dataset.cut, long.title]).toEqual([undefined, ""]);
});
