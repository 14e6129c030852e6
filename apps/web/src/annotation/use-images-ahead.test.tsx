import type { DatasetRecord, Field } from "@glossa/contract";
import type { SessionState } from "@glossa/session";
import type { LoadedRecord, LoadedSession } from "@glossa/session/server";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import { useImagesAhead } from "./use-images-ahead";

const fields = [
  { name: "photo", settings: { type: "image" } },
  { name: "text", settings: { type: "text", use_markdown: false } },
] as Field[];

const records = Object.fromEntries(
  ["a", "b", "c"].map((id) => {
    const own = { photo: `https://example.org/${id}.png`, text: "https://example.org/text.png" };
    return [id, { id, record: { id, fields: own } as unknown as DatasetRecord }];
  }),
);

function opened(queue: { index: number; many: number }) {
  const slots = ["a", "b", "c"].map((id) => ({ id, hasLeft: false }));
  const at = (own: typeof queue) =>
    ({ queue: { ...own, slots }, records }) as unknown as SessionState<LoadedRecord>;
  const store = createStore(() => at(queue));
  return {
    session: store as unknown as LoadedSession,
    go: (index: number) => store.setState(at({ ...queue, index })),
  };
}

const requested: string[] = [];
class Requested {
  set src(address: string) {
    requested.push(address);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  requested.splice(0);
});

it("requests the images of the next record, one record ahead", () => {
  vi.stubGlobal("Image", Requested);
  const { session, go } = opened({ index: 0, many: 1 });
  renderHook(() => useImagesAhead(session, fields));
  expect(requested).toEqual(["https://example.org/b.png"]);
  act(() => go(1));
  expect(requested).toEqual(["https://example.org/b.png", "https://example.org/c.png"]);
  act(() => go(2));
  expect(requested).toHaveLength(2);
});

it("requests nothing in a list of records, which shows a page of them", () => {
  vi.stubGlobal("Image", Requested);
  renderHook(() => useImagesAhead(opened({ index: 0, many: 10 }).session, fields));
  expect(requested).toEqual([]);
});
