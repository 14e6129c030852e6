// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type OfflineMeans, useOffline } from "./use-offline";

// Browsers keep pages only where they have this; jsdom has not.
beforeEach(() => void Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true }));
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

function someMeans(own: Partial<OfflineMeans> = {}): OfflineMeans {
  return {
    take: vi.fn(async (_records, onProgress) => onProgress({ done: 1, total: 2 })),
    remove: vi.fn(async () => undefined),
    refresh: vi.fn(),
    outbox: { isDurable: true, release: vi.fn(), resolve: vi.fn() },
    watchUnsent: (onEntries) => {
      onEntries([
        { recordId: "r1", datasetId: "d", hold: null },
        { recordId: "r2", datasetId: "e", hold: { kind: "refused", reason: "No." } },
      ]);
      return () => undefined;
    },
    onOpenRecord: vi.fn(),
    nameOf: (id) => (id === "r1" ? "ticket-1" : undefined),
    hrefOf: (id) => `#${id}`,
    ...own,
  };
}

const use = (means: OfflineMeans) => renderHook(() => useOffline("d", undefined, means)).result;

it("Answers that wait are shown with what stands in their way, and where they belong", () => {
  expect(use(someMeans()).current.view.unsent).toEqual([
    { recordId: "r1", name: "ticket-1", href: undefined, state: { kind: "waiting" } },
    { recordId: "r2", name: undefined, href: "#e", state: { kind: "refused", reason: "No." } },
  ]);
});

it("Taking along says how far it is, and asks anew in the end, failed or not", async () => {
  const means = someMeans();
  const done = use(means);
  await act(async () => done.current.ports.onTake(50));
  expect([done.current.view.taking, done.current.view.hasFailed]).toEqual([undefined, false]);
  const broken = someMeans({ take: async () => Promise.reject(new Error("no network")) });
  const failed = use(broken);
  await act(async () => failed.current.ports.onTake(50));
  expect([failed.current.view.taking, failed.current.view.hasFailed]).toEqual([undefined, true]);
  for (const { refresh } of [means, broken]) expect(refresh).toHaveBeenCalledTimes(1);
});

it("Nothing can be taken along where a browser keeps nothing", () => {
  const outbox = { isDurable: false, release: vi.fn(), resolve: vi.fn() };
  expect(use(someMeans()).current.view.can).toBe("take");
  expect(use(someMeans({ outbox })).current.view.can).toBe("noStorage");
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(use(someMeans()).current.view.can).toBe("nothing");
});
