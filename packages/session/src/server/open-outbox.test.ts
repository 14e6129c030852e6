import type { DatasetResponse } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOutboxOver } from "./open-outbox";
import type { AnnotationServer } from "./server";

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("window", { location: { origin: "http://here" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const behaviour = { isAway: true };
  const api = {
    searchMyRecords: async () => ({ items: [{ record: { id: "r", responses: [] } }], total: 1 }),
    createResponse: async (): Promise<DatasetResponse> => {
      if (behaviour.isAway) throw new ApiError("network");
      return { id: "a", user_id: "ana", status: "draft", values: {}, updated_at: "1" } as DatasetResponse;
    },
  };
  const server = { api, can: async () => false, wordsFor: () => undefined } as unknown as AnnotationServer;
  const onBack = vi.fn();
  const told = { onNoStorage: vi.fn(), onSentEarlier: vi.fn(), onOutage: vi.fn(() => onBack) };
  const opening = openOutboxOver(server, "ana", told);
  return { opening, behaviour, told, onBack };
}

const response = { status: "draft" as const, values: {} };
const pendingWrite = { datasetId: "d", recordId: "r", base: null, target: response };

it("reports that nothing can be stored, an outage once, and its end", async () => {
  const { opening, behaviour, told, onBack } = open();
  const { outbox, close } = await opening;
  expect(told.onNoStorage.mock.calls).toEqual([["refused"]]);
  expect(told.onSentEarlier).not.toHaveBeenCalled();
  await outbox.put(pendingWrite);
  await vi.advanceTimersByTimeAsync(5000);
  expect([told.onOutage.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);

  behaviour.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([told.onOutage.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  expect(await outbox.list()).toEqual([]);
  close();
});

it("needs no notices, and no abilities of the server", async () => {
  const api = {
    createResponse: vi.fn(async () => ({
      id: "a",
      user_id: "ana",
      status: "draft",
      values: {},
      updated_at: "1",
    })),
  };
  const { outbox, close } = await openOutboxOver({ api } as unknown as AnnotationServer, "ana");
  await outbox.put(pendingWrite);
  await vi.advanceTimersByTimeAsync(5000);
  expect([api.createResponse.mock.calls.length, await outbox.list()]).toEqual([1, []]);
  close();
});

it("reports no outage after it is closed", async () => {
  const { opening, told, onBack } = open();
  const { outbox, close } = await opening;
  await outbox.put(pendingWrite);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.onOutage).toHaveBeenCalledOnce();
  close();
  expect(onBack).toHaveBeenCalledOnce();
});
