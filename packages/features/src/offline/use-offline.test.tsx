// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type OfflineSourcePorts, useOffline } from "./use-offline";

// Browsers can store pages only if they have this; jsdom does not.
beforeEach(() => void Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true }));
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

function someMeans(own: Partial<OfflineSourcePorts> = {}): OfflineSourcePorts {
  return {
    download: vi.fn(async (_records, onProgress) => onProgress({ done: 1, total: 2 })),
    remove: vi.fn(async () => undefined),
    refresh: vi.fn(),
    outbox: { isDurable: true, release: vi.fn(), resolve: vi.fn() },
    watchPendingWrites: (onEntries) => {
      onEntries([
        { recordId: "r1", datasetId: "d", hold: null },
        { recordId: "r2", datasetId: "e", hold: { kind: "refused", reason: "No." } },
      ]);
      return () => undefined;
    },
    onOpenRecord: vi.fn(),
    nameOf: (id) => (id === "r1" ? "ticket-1" : undefined),
    saveFile: vi.fn(),
    hrefOf: (id) => `#${id}`,
    ...own,
  };
}

const use = (means: OfflineSourcePorts) => renderHook(() => useOffline("d", undefined, means)).result;

it("Pending writes are shown with what they wait for and the URL of their dataset", () => {
  expect(use(someMeans()).current.view.pendingWrites).toEqual([
    { recordId: "r1", name: "ticket-1", place: { kind: "here" }, state: { kind: "waiting" } },
    {
      recordId: "r2",
      name: undefined,
      place: { kind: "dataset", href: "#e", name: undefined },
      state: { kind: "refused", reason: "No." },
    },
  ]);
});

it("A download ends its progress and loads the state again, whether it failed or not", async () => {
  const means = someMeans();
  const done = use(means);
  await act(async () => done.current.ports.onDownload(50));
  expect([done.current.view.download, done.current.view.hasFailed]).toEqual([undefined, false]);
  const broken = someMeans({ download: async () => Promise.reject(new Error("no network")) });
  const failed = use(broken);
  await act(async () => failed.current.ports.onDownload(50));
  expect([failed.current.view.download, failed.current.view.hasFailed]).toEqual([undefined, true]);
  for (const { refresh } of [means, broken]) expect(refresh).toHaveBeenCalledTimes(1);
});

it("There is no offline copy if the browser cannot store it", () => {
  const outbox = { isDurable: false, release: vi.fn(), resolve: vi.fn() };
  expect(use(someMeans()).current.view.can).toBe("download");
  expect(use(someMeans({ outbox })).current.view.can).toBe("noStorage");
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(use(someMeans()).current.view.can).toBe("nothing");
});
