import type { Client } from "@glossa/contract/client";
import { expect, it } from "vitest";
import { readFields, readResponses } from "./stored-records";

interface Search {
  query: { limit: number };
  body: { filters: { and: [{ values: string[] }] } };
}

const ids = Array.from({ length: 600 }, (_, index) => `r${index}`);

/** A server that refuses a filter with more values than the contract allows. */
function serverOf(searches: number[]): Client {
  const search = async ({ query, body }: Search) => {
    const [{ values }] = body.filters.and;
    if (values.length > 250) throw new Error("too many values");
    searches.push(query.limit);
    return { items: values.map((id) => ({ record: { id, fields: { text: id }, responses: [] } })) };
  };
  return { searchRecords: search, searchMyRecords: search } as unknown as Client;
}

it.each([
  ["fields", readFields],
  ["responses", readResponses],
] as const)("the %s of many records are read with as many searches as filters need", async (_, read) => {
  const searches: number[] = [];
  const found = await read(serverOf(searches), "d", ids);
  expect([...found.keys()]).toEqual(ids);
  expect(searches).toEqual([250, 250, 100]);
});

it("without records, nothing is searched for", async () => {
  const searches: number[] = [];
  expect((await readFields(serverOf(searches), "d", [])).size).toBe(0);
  expect(searches).toEqual([]);
});
