import { afterAll, beforeAll, expect, test } from "vitest";
import { addDataset } from "../../testing/fixtures";
import { scopes, terms } from "../../testing/search-fixture";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let search: (body: object, page?: string) => Promise<{ items: { record: { id: string } }[]; total: number }>;
let ids: string[];
/** The places of all records, the best match first. */
let everyMatch: number[];

const size = 1200;

beforeAll(async () => {
  server = await startTestServer();
  const dataset = await addDataset(server);
  const path = `/me/datasets/${dataset.datasetId}/records/search`;
  const source = { name: "source", title: "Source", settings: { type: "terms" } };
  await server.owner("POST", `/datasets/${dataset.datasetId}/metadata-properties`, source);
  // The longer the text, the worse the match.
  const records = Array.from({ length: size }, (_, place) => ({
    fields: { text: `refund${" please".repeat(place % 600)}` },
    metadata: { source: isFax(place) ? "fax" : "mail" },
  }));
  ids = [];
  for (let start = 0; start < size; start += 400)
    ids.push(...(await dataset.log(records.slice(start, start + 400))));
  search = async (body, page = "limit=10") => (await server.owner("POST", `${path}?${page}`, body)).body;
  everyMatch = [
    ...(await found(refund, "limit=1000")).found,
    ...(await found(refund, "offset=1000&limit=1000")).found,
  ];
});
afterAll(() => server.close());

const refund = { query: { text: { q: "refund" } } };
const from = (source: string) => ({
  ...refund,
  filters: { and: [terms(scopes.metadata("source"), source)] },
});
const found = async (...input: Parameters<typeof search>) => {
  const { items, total } = await search(...input);
  return { found: items.map(({ record }) => ids.indexOf(record.id)), total };
};

const isFax = (place: number) => place >= size - 30 && place < size - 10;

test("of many matches, the best that meet the filters come first", async () => {
  const best = everyMatch.filter((place) => !isFax(place)).slice(0, 10);
  expect(await found(from("mail"))).toEqual({ found: best, total: size - 20 });
});

test("the worst of many matches are found if they alone meet the filters", async () => {
  const all = everyMatch.filter(isFax);
  expect(await found(from("fax"))).toEqual({ found: all.slice(0, 10), total: 20 });
  expect(await found(from("fax"), "offset=10&limit=100")).toEqual({ found: all.slice(10), total: 20 });
  expect(await found(from("fax"), "offset=20&limit=10")).toEqual({ found: [], total: 20 });
});

test("pages of many matches follow each other without a gap", async () => {
  const pages = [];
  for (let offset = 0; offset < size; offset += 400)
    pages.push(...(await found(from("mail"), `offset=${offset}&limit=400`)).found);
  expect(pages).toEqual(everyMatch.filter((place) => !isFax(place)));
});
