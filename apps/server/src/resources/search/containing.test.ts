import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Searches records with these texts, and returns the indexes of those that are found. */
async function searching(texts: readonly string[], on: TestServer = server) {
  const dataset = await addDataset(on);
  const ids = await dataset.log(texts.map((text) => ({ fields: { text } })));
  return async (q: string) => {
    const path = `/datasets/${dataset.datasetId}/records/search?limit=1000`;
    const { status, body } = await on.owner("POST", path, { query: { text: { q } } });
    const found = (body.items ?? []).map(({ record }: { record: { id: string } }) => ids.indexOf(record.id));
    return { status, total: body.total, found: found.sort((a: number, b: number) => a - b) };
  };
}

describe("a search for a part of words", () => {
  it("finds the records of up to 2,000 words, and refuses more", { timeout: 60_000 }, async () => {
    const word = (index: number) => `pre${index}mid`;
    const texts = Array.from({ length: 20 }, (_, text) =>
      Array.from({ length: 100 }, (_, index) => word(text * 100 + index)).join(" "),
    );
    const search = await searching(texts);
    expect(await search("*mid*")).toMatchObject({ status: 200, total: 20 });
    expect(await search("*e1999m*")).toMatchObject({ found: [19] });
    const more = await searching([...texts, "another2000mid"]);
    expect(await more("*mid*")).toMatchObject({ status: 422 });
  });

  it("combines with every other operator", async () => {
    const search = await searching(["Bezahlung verspätet", "Zahlung da", "verspätete Ware", "nichts"]);
    const found = async (q: string) => (await search(q)).found;
    expect(await found("*zahl*")).toEqual([0, 1]);
    expect(await found("*zahl* *spät*")).toEqual([0]);
    expect(await found("*zahl* | *spat*")).toEqual([0, 1, 2]);
    expect(await found("-*zahl*")).toEqual([2, 3]);
    expect(await found(`*'"%_* | *ware*`)).toEqual([2]);
  });

  it("finds nothing on a plain server, as on Argilla's", async () => {
    const plain = await startTestServer({ isPlain: true });
    const search = await searching(["refund"], plain);
    expect([(await search("*fun*")).found, (await search("refund*")).found]).toEqual([[], [0]]);
    await plain.close();
  });
});
