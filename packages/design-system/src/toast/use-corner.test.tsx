import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./ToastRegion";
import { makeToastStore } from "./toast-store";

/** A window of 400 pixels height: notices lie in its upper or its lower part, elements where they say. */
function place(this: HTMLElement): DOMRect {
  const { corner, top = "150" } = this.dataset;
  if (corner) return new DOMRect(0, corner === "usual" ? 300 : 0, 100, 100);
  return new DOMRect(0, Number(top), 100, 20);
}

// jsdom does not lay out, and has no such class.
class Rect {
  right: number;
  bottom: number;
  constructor(
    readonly left: number,
    readonly top: number,
    width: number,
    readonly height: number,
  ) {
    this.right = left + width;
    this.bottom = top + height;
  }
}

beforeEach(() => {
  vi.stubGlobal("DOMRect", Rect);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(place);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a notice above a dialog with controls at these heights; returns its corner. */
async function cornerBeside(tops: readonly number[], action?: number) {
  const store = makeToastStore();
  render(
    <>
      <ToastRegion store={store} label="Notices" closeLabel="Close" />
      <div data-modal="">
        {tops.map((top) => (
          <button key={top} type="button" data-top={top}>
            {top}
          </button>
        ))}
        <div data-actions="">
          <button type="button" data-top={action ?? 200}>
            {"Send now"}
          </button>
        </div>
      </div>
    </>,
  );
  await act(async () => void store.show({ text: "Not sent", isPermanent: true }));
  await screen.findByText("Not sent");
  return () => screen.getByRole("region", { name: "Notices" }).dataset.corner;
}

test("notices stay where they hide no control of a dialog", async () => {
  expect((await cornerBeside([10, 150]))()).toBe("usual");
});

test("notices move away from the controls of a dialog", async () => {
  expect((await cornerBeside([150, 310, 340]))()).toBe("other");
});

test("in both corners, they hide fewer controls, but not the one with the focus", async () => {
  expect((await cornerBeside([10, 310, 340]))()).toBe("other");
  screen.getByText("10").focus();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const region = screen.getByRole("region", { name: "Notices" });
  await vi.waitFor(() => expect(region.dataset.corner).toBe("usual"));
});

test("an action of a dialog counts more than its other controls", async () => {
  expect((await cornerBeside([10, 40, 150], 310))()).toBe("other");
});
