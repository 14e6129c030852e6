import { ApiError } from "@glossa/contract/client";
import { describe, expect, it } from "vitest";
import { memoryApi } from "../testing/memory-api";
import { refuseExtraMetadata, storeAt, wholeOf, wholeRecord } from "../testing/whole";

const orphan = (id: string) => wholeRecord(id, { metadata: { lang: "de" } });

function strictServer() {
  const server = memoryApi({ users: ["ana"] });
  refuseExtraMetadata(server);
  return server;
}

describe("metadata whose property was deleted", () => {
  it("is stored, and the dataset allows no other afterwards", async () => {
    const server = strictServer();
    const { refused, tally } = await storeAt(server, wholeOf([orphan("a"), wholeRecord("b"), orphan("c")]));
    expect(refused.count).toBe(0);
    expect(tally.withoutProperty).toEqual(new Map([["lang", 2]]));
    expect(server.stored.records.map(({ metadata }) => metadata)).toEqual([
      { lang: "de" },
      {},
      { lang: "de" },
    ]);
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false, status: "ready" }]);
  });

  it("is added to a dataset that is there already and allows none", async () => {
    const server = strictServer();
    await storeAt(server, wholeOf([wholeRecord("a")]));
    const { refused } = await storeAt(server, wholeOf([wholeRecord("a"), orphan("b")]));
    expect(refused.count).toBe(0);
    expect(server.stored.records).toHaveLength(2);
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false }]);
  });

  it("is allowed no longer after a failure, nor when an interrupted call is continued", async () => {
    const server = strictServer();
    const { bulkCreateRecords } = server.api;
    server.api.bulkCreateRecords = async () => {
      throw new ApiError("network");
    };
    await expect(storeAt(server, wholeOf([orphan("a")]))).rejects.toThrow();
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false }]);

    // As a process leaves it that is killed between the records and the setting.
    server.api.bulkCreateRecords = bulkCreateRecords;
    await storeAt(server, wholeOf([orphan("a")]));
    Object.assign(server.stored.datasets[0] ?? {}, { allow_extra_metadata: true });
    await storeAt(server, wholeOf([orphan("a")]));
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false }]);
  });

  it("stays allowed if nothing is sent and what is stored is to be kept", async () => {
    const server = strictServer();
    await storeAt(server, wholeOf([orphan("a")]));
    Object.assign(server.stored.datasets[0] ?? {}, { allow_extra_metadata: true });
    await storeAt(server, wholeOf([orphan("a")]), { keepsStored: true });
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: true }]);
    await storeAt(server, wholeOf([orphan("a")]), { keepsStored: true, isContinued: true });
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false }]);
  });
});
