import { cleanup, render } from "@testing-library/react";
import { StrictMode, useEffect, useLayoutEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { useLatest } from "./use-latest";

afterEach(cleanup);

/** Notes which value an effect, a layout effect and their cleanups see. */
function Probe({ value, note }: { value: number; note: (text: string) => void }) {
  const tell = useLatest((when: string) => note(`${when} ${value}`));
  useLayoutEffect(() => {
    tell(`layout of ${value}:`);
    return () => tell(`layout cleanup of ${value}:`);
  }, [value]);
  useEffect(() => {
    tell(`effect of ${value}:`);
    return () => tell(`cleanup of ${value}:`);
  }, [value]);
  useEffect(() => () => tell("unmounted:"), []);
  return null;
}

function notesOf(Wrapper: typeof StrictMode | undefined) {
  const notes: string[] = [];
  const probe = (value: number) => <Probe value={value} note={(text) => notes.push(text)} />;
  const { rerender, unmount } = render(probe(1), { wrapper: Wrapper });
  const take = () => notes.splice(0);
  const first = take();
  rerender(probe(2));
  const second = take();
  unmount();
  return { first, second, last: take() };
}

test("effects, layout effects and cleanups call the function of the last render (library 4.1)", () => {
  const { first, second, last } = notesOf(undefined);
  expect(first).toEqual(["layout of 1: 1", "effect of 1: 1"]);
  expect(second).toEqual(["layout cleanup of 1: 2", "layout of 2: 2", "cleanup of 1: 2", "effect of 2: 2"]);
  expect(last).toEqual(["layout cleanup of 2: 2", "cleanup of 2: 2", "unmounted: 2"]);
});

test("Strict Mode, which runs effects twice, sees the same values (library 4.1)", () => {
  const { first, second, last } = notesOf(StrictMode as never);
  expect(first.filter((note) => !note.endsWith(" 1"))).toEqual([]);
  expect([...second, ...last].filter((note) => !note.endsWith(" 2"))).toEqual([]);
});

test("the function stays the same, so that no effect runs again for it (library 4.1)", () => {
  const seen = new Set<unknown>();
  function Keeper({ value }: { value: number }) {
    seen.add(useLatest(() => value));
    return null;
  }
  const { rerender } = render(<Keeper value={1} />);
  rerender(<Keeper value={2} />);
  expect(seen.size).toBe(1);
});
