// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BadgeRoom, useBadgesShown } from "./use-badges-shown";

beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The width of the content at each choice, in a row of 500 pixels. */
function widthOf({ badgesShown, isCompact }: BadgeRoom, wide: number): number {
  return (isCompact ? 400 : 450) + 100 * badgesShown + wide;
}

function Row({ wide }: { wide: number }) {
  const { ref, badgeRoom } = useBadgesShown("");
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const natural = widthOf(badgeRoom, wide);
    return {
      width:
        this.style.flex.startsWith("none") || this.style.flex === "0 0 auto"
          ? natural
          : Math.min(500, natural),
    } as DOMRect;
  });
  return (
    <div ref={ref} data-testid="row">
      {JSON.stringify(badgeRoom)}
    </div>
  );
}

test.each([
  [-150, { badgesShown: 2, isCompact: false }],
  [0, { badgesShown: 0, isCompact: false }],
  [100, { badgesShown: 0, isCompact: true }],
  [200, { badgesShown: 0, isCompact: true, wraps: true }],
])("names are whole: with letters that are wider by %i pixels, the row shows %o", (wide, room) => {
  render(<Row wide={wide} />);
  expect(JSON.parse(screen.getByTestId("row").textContent)).toEqual(room);
});
