import { expect, it } from "vitest";
import type { StoredResponse } from "../model/record/response";
import { DeliveryError, deliver } from "./deliver";
import { entryAfter, type OutboxEntry } from "./entry";

it("gives up for now where the answer on the server changes between each reading and each write", async () => {
  const stored: StoredResponse = { id: "1", updatedAt: "1", status: "submitted", values: {} };
  const pendingWrite = { server: "here", userId: "ana", datasetId: "d", recordId: "r1", base: stored };
  const entry = entryAfter(
    { ...pendingWrite, target: { ...stored, status: "draft" } },
    undefined,
    0,
  ) as OutboxEntry;
  const counts = { read: 0, write: 0 };
  const delivery = deliver(entry, [], {
    readMine: async () => {
      counts.read += 1;
      return stored;
    },
    update: async () => {
      counts.write += 1;
      throw new DeliveryError("changed", "changed", 412);
    },
    create: async () => stored,
    checksBase: async () => true,
    remove: async () => undefined,
    isReplying: async () => true,
  });
  await expect(delivery).rejects.toMatchObject({ kind: "unreachable" });
  expect(counts).toEqual({ read: 2, write: 3 });
});
