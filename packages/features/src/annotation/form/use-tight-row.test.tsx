// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTightRow } from "./use-tight-row";

/** Elements whose size the browser watches; jsdom has no layout, so nothing reports a change. */
const watched = new Set<Element>();

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (element: Element) => void watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  // Three buttons wrap, until a key hint is hidden.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.parentElement;
    const wraps = row?.dataset.tight === "none" && row.children.length > 2 && this === row.lastElementChild;
    return { top: wraps ? 40 : 0, bottom: wraps ? 80 : 40 } as DOMRect;
  });
});
afterEach(() => {
  // The files of a run share one document.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Row({ buttons }: { buttons: readonly string[] }) {
  return (
    <div ref={useTightRow()} data-testid="row">
      {buttons.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

it("measures the row again when a button appears or goes", async () => {
  const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  const { rerender, getByTestId, getByText } = render(<Row buttons={["Discard", "Submit"]} />);
  const tight = () => getByTestId("row").dataset.tight;
  rerender(<Row buttons={["Cancel", "Discard", "Submit"]} />);
  await drawn();
  expect([tight(), watched.has(getByText("Cancel"))]).toEqual(["one-hint", true]);
  rerender(<Row buttons={["Discard", "Submit"]} />);
  await drawn();
  expect(tight()).toBe("none");
});
