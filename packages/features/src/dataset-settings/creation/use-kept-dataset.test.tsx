// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aNewDataset } from "./fixtures";
import { keptDataset } from "./kept-dataset";
import { emptyDataset, type NewDataset } from "./new-dataset";
import { useKeptDataset } from "./use-kept-dataset";

const key = "glossa.new-dataset.ana";
const workspaces = [{ id: "w1", name: "support" }];
const kept = keptDataset("ana");

beforeEach(() => localStorage.clear());

const openPage = () => renderHook(() => useKeptDataset({ kept, workspaces }));

/** What a browser tells this tab after another one has written, or removed, the dataset. */
function tellStored() {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
}
function writeElsewhere(change: Partial<NewDataset>) {
  kept.write({ ...kept.read(), ...change });
  tellStored();
}

test("what is typed in another tab appears here, and later changes here keep it", () => {
  const { result } = openPage();
  act(() => result.current.onChange({ name: "tickets" }));
  act(() => writeElsewhere({ guidelines: "Choose one topic." }));
  expect(result.current.dataset).toMatchObject({ name: "tickets", guidelines: "Choose one topic." });
  act(() => result.current.onChange({ name: "tickets-2" }));
  expect(kept.read()).toMatchObject({ name: "tickets-2", guidelines: "Choose one topic." });
});

test("a change that is not written yet is kept beside those of another tab", () => {
  const { result } = openPage();
  act(() => {
    result.current.onChange({ name: "tickets" });
    writeElsewhere({ guidelines: "Choose one topic.", name: "older" });
  });
  const both = { name: "tickets", guidelines: "Choose one topic." };
  expect(result.current.dataset).toMatchObject(both);
  expect(kept.read()).toMatchObject(both);
});

test("a dataset that another tab published or started over does not come back", () => {
  kept.write({ ...aNewDataset(), workspaceId: "w1" });
  const { result, rerender } = openPage();
  expect(result.current.isBegun).toBe(true);
  act(() => {
    kept.forget();
    tellStored();
  });
  rerender();
  expect(result.current.isBegun).toBe(false);
  expect(localStorage.getItem(key)).toBeNull();
  act(() => result.current.onChange({ name: "next" }));
  expect(kept.read()).toEqual({ ...emptyDataset, workspaceId: "w1", name: "next" });
});

test("the dataset of another tab is not written again, and a closed page does not listen", () => {
  const write = vi.spyOn(Storage.prototype, "setItem");
  const { result, unmount } = openPage();
  act(() => writeElsewhere({ name: "tickets" }));
  expect(result.current.dataset.name).toBe("tickets");
  expect(write).toHaveBeenCalledTimes(1);
  const removed = vi.spyOn(window, "removeEventListener");
  unmount();
  expect(removed.mock.calls.map(([type]) => type)).toContain("storage");
  vi.restoreAllMocks();
});
