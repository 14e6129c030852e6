import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SpanHighlighter } from "../SpanHighlighter";
import { labels, report, words } from "../testing/fixtures";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Watcher);
  vi.stubGlobal("ResizeObserver", Watcher);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// In a document without a layout no element becomes visible.
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function show() {
  render(
    <>
      <h2 id="article">{words.list.label}</h2>
      <SpanHighlighter
        labelId="article"
        text={report}
        spans={[]}
        labels={labels}
        activeLabel="place"
        onActiveLabel={() => {}}
        onChange={() => {}}
        words={words}
      />
    </>,
  );
  return screen.getByRole("textbox");
}

const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("The chosen label is at the pointer for three seconds after it has come into the text (spec 369)", () => {
  const text = show();
  fireEvent.pointerEnter(text.parentElement as Element, { pointerType: "mouse" });
  later(2999);
  expect(screen.getByText("Place")).toBeInTheDocument();
  later(1);
  expect(screen.queryByText("Place")).toBeNull();
});

test("The key for single characters is shown once the button has been held for half a second (spec 368)", () => {
  const text = show();
  fireEvent.pointerEnter(text.parentElement as Element, { pointerType: "mouse" });
  fireEvent.pointerDown(text, { pointerType: "mouse", button: 0 });
  later(499);
  expect(screen.queryByText("Hold to select characters")).toBeNull();
  later(1);
  expect(screen.getByText("Hold to select characters")).toBeInTheDocument();
  fireEvent.pointerUp(document, { pointerType: "mouse", button: 0 });
  expect(screen.queryByText("Hold to select characters")).toBeNull();
});

test("The key for single characters is not shown again once it was pressed, and hides at once (spec 368)", () => {
  const text = show();
  fireEvent.pointerEnter(text.parentElement as Element, { pointerType: "mouse" });
  const press = () => fireEvent.pointerDown(text, { pointerType: "mouse", button: 0 });
  press();
  later(500);
  fireEvent.keyDown(text, { key: "Shift", shiftKey: true });
  expect(screen.queryByText("Hold to select characters")).toBeNull();
  fireEvent.pointerUp(document, { pointerType: "mouse", button: 0, shiftKey: true });
  press();
  later(500);
  expect(screen.queryByText("Hold to select characters")).toBeNull();
});
