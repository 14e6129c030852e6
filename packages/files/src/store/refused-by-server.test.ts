import { ApiError, type Client } from "@glossa/contract/client";
import { expect, it, test } from "vitest";
import { profileOf } from "../plan/columns/profile";
import { datasetOfPlan } from "../plan/dataset-of-plan";
import { guessPlan } from "../plan/guess-plan";
import { acceptedRecords } from "../records/accepted-records";
import { opened } from "../testing/files";
import { memoryApi } from "../testing/memory-api";
import { refusedByServer } from "./refused-by-server";
import { storeDataset } from "./store-dataset";

/** A server that refuses batches with a record whose text is "odd", or else with what it is given. */
function strictServer(refusal?: ApiError) {
  const { api, stored } = memoryApi();
  const refusing = (send: unknown) => (call: { body: { items: { fields: { text?: unknown } }[] } }) => {
    const at = call.body.items.findIndex(({ fields }) => String(fields.text).startsWith("odd"));
    const detail = `Record at position ${at} is not valid because it is odd`;
    if (at >= 0) throw refusal ?? new ApiError("http", { status: 422, body: { detail } });
    return (send as (given: unknown) => unknown)(call);
  };
  const strict = {
    ...api,
    bulkCreateRecords: refusing(api.bulkCreateRecords),
    bulkUpsertRecords: refusing(api.bulkUpsertRecords),
  } as unknown as Client;
  const workspace = { id: stored.workspaces[0]?.id ?? "", name: "first", inserted_at: "", updated_at: "" };
  const store = async (content: string) => {
    const file = await opened(content);
    const plan = guessPlan({ profile: await profileOf(file), hints: file.hints });
    const { records, refused } = acceptedRecords(file, plan);
    const result = await storeDataset({
      api: strict,
      workspace,
      plan: datasetOfPlan("d", plan),
      records,
      replaceAnswered: false,
      onProgress: () => undefined,
      onRefused: refusedByServer(refused, plan),
    });
    return { result, refused };
  };
  return { store, stored };
}

const csv = (texts: string[]) =>
  `id,text,label\n${texts.map((text, row) => `r${row},${text},${row % 2 ? "a" : "b"}\n`).join("")}`;
const fine = (count: number) => Array.from({ length: count }, (_, row) => `text ${row}`);

test.each([
  ["the first", 0],
  ["one in the middle", 300],
  ["one of the second batch", 600],
])("%s that the server refuses is left out, with its row and the reason", async (_, odd) => {
  const { store, stored } = strictServer();
  const { result, refused } = await store(csv(fine(700).with(odd, "odd one")));
  expect(result.created).toBe(699);
  expect(stored.records).toHaveLength(699);
  // Where a row was is not sent.
  expect(stored.records[0]).not.toHaveProperty("at");
  expect(refused.count).toBe(1);
  expect(refused.rows).toMatchObject([
    {
      at: { line: odd + 2 },
      reason: { code: "record_refused", values: { reason: "it is odd" }, at: { line: odd + 2 } },
    },
  ]);
  expect(JSON.parse(refused.rows[0]?.source ?? "")).toEqual({
    id: `r${odd}`,
    text: "odd one",
    label: odd % 2 ? "a" : "b",
  });
});

it("counts a refused change as no change", async () => {
  const { store } = strictServer();
  await store(csv(fine(6)));
  const { result, refused } = await store(csv(fine(6).with(1, "odd one").with(2, "other one")));
  expect([result.changed, result.unchanged, refused.count]).toEqual([1, 4, 1]);
});

it("ends an import of which the server refuses nearly all", async () => {
  const { store } = strictServer();
  await expect(store(csv(fine(600).map((text) => `odd ${text}`)))).rejects.toMatchObject({
    problem: { code: "records_refused", values: { limit: 200, reason: "it is odd" }, at: { line: 202 } },
  });
});

test.each([
  [
    "the records are there, because an earlier reply was lost",
    { detail: "found records with same external ids: r3" },
    {},
  ],
  ["the dataset is not published", { detail: "no" }, { "x-error-code": "dataset_not_published" }],
])("a refusal that is not about a record ends the work, which can continue: %s", async (_, body, headers) => {
  const refusal = new ApiError("http", { status: 422, body, headers: new Headers(headers) });
  const { store, stored } = strictServer(refusal);
  await expect(store(csv(fine(20).with(3, "odd one")))).rejects.toBe(refusal);
  expect(stored.records).toHaveLength(0);
});

it("lists the values of a row as the file has them, with the decimal separator of their column", async () => {
  const { store } = strictServer();
  const rows = ['r1;"odd one";"1,25"', 'r2;"fine";"0,5"', 'r3;"fine, too";"3,75"'];
  const { refused } = await store(`id;text;weight\n${rows.join("\n")}\n`);
  expect(refused.rows[0]?.source).toContain('"weight":"1,25"');
});
