import { describe, expect, it } from "vitest";
import type { Fetch } from "../../model/queue/queue";
import type { LoadedRecord } from "../../server/records";
import { fetchRecords } from "./download";

/** Downloads `count` records, given these numbers of pending records and drafts. Returns the requests and the progress. */
async function take(count: number, sets: { pending: number; draft: number }) {
  const asked: string[] = [];
  const told: string[] = [];
  const records = await fetchRecords({
    datasetId: "d",
    count,
    async loadPage({ status }, { offset, limit }: Fetch) {
      asked.push(`${status} ${offset}+${limit}`);
      const total = status === "pending" ? sets.pending : sets.draft;
      const size = Math.max(0, Math.min(limit, total - offset));
      const page = Array.from({ length: size }, (_, index) => ({ id: `${status} ${offset + index}` }));
      return { records: page as LoadedRecord[], total };
    },
    onProgress: ({ done, total }) => told.push(`${done}/${total}`),
  });
  return { asked, told, ids: records.map(({ id }) => id) };
}

describe("downloaded records", () => {
  it.each([
    [
      "as many as are asked for, page by page",
      150,
      { pending: 400, draft: 9 },
      ["pending 0+100", "pending 100+50"],
    ],
    ["drafts after them", 50, { pending: 30, draft: 9 }, ["pending 0+50", "draft 0+20"]],
    ["no drafts where there are enough", 30, { pending: 30, draft: 9 }, ["pending 0+30"]],
    ["none where there are none", 10, { pending: 0, draft: 0 }, ["pending 0+10", "draft 0+10"]],
  ])("are requested: %s", async (_, count, sets, expected) => {
    const { asked, ids } = await take(count, sets);
    expect(asked).toEqual(expected);
    expect(new Set(ids).size).toBe(Math.min(count, sets.pending + sets.draft));
  });

  it("are counted as they arrive, out of the available ones", async () => {
    expect((await take(150, { pending: 120, draft: 60 })).told).toEqual(["100/120", "120/120", "150/150"]);
  });
});
