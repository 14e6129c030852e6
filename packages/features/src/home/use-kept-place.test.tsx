// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type KeptPlace, type ListPlace, useKeptPlace } from "./use-kept-place";

function aPlace(): KeptPlace & { stored: ListPlace[] } {
  const stored: ListPlace[] = [];
  return { stored, read: () => stored.at(-1), write: (place) => void stored.push(place) };
}

function List({ kept, isLoaded = true }: { kept: KeptPlace; isLoaded?: boolean }) {
  return (
    <main>
      <div ref={useKeptPlace(kept, isLoaded, 48)}>{isLoaded && <a href="/dataset/1">{"tickets"}</a>}</div>
    </main>
  );
}

test("a user who comes back finds the list as it was, with the focus on the link that was followed", () => {
  const kept = aPlace();
  const { unmount } = render(<List kept={kept} />);
  screen.getByRole("main").scrollTop = 1500;
  screen.getByRole("link").focus();
  unmount();
  expect(kept.stored).toEqual([{ rows: 48, top: 1500, focused: "/dataset/1" }]);
  const { rerender } = render(<List kept={kept} isLoaded={false} />);
  expect(screen.getByRole("main").scrollTop).toBe(0);
  rerender(<List kept={kept} />);
  expect(screen.getByRole("main").scrollTop).toBe(1500);
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

test("a list that was left before it was loaded keeps the place before", () => {
  const kept = aPlace();
  render(<List kept={kept} isLoaded={false} />).unmount();
  expect(kept.stored).toEqual([]);
});
