import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { meanOf } from "./mean-vector";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Records with vectors in a plane, at these angles in degrees; without an angle a record has none. */
async function atAngles(angles: readonly (number | undefined)[], on: TestServer = server) {
  const dataset = await addDataset(on);
  await on.owner("POST", `/datasets/${dataset.datasetId}/vectors-settings`, {
    name: "v",
    title: "V",
    dimensions: 2,
  });
  const ids = await dataset.log(
    angles.map((angle, index) => {
      const [turn, length] = [((angle ?? 0) * Math.PI) / 180, index + 1];
      const vectors = { v: [length * Math.cos(turn), length * Math.sin(turn)] };
      return { fields: { text: `${index}` }, ...(angle !== undefined && { vectors }) };
    }),
  );
  return async (first: number, more: readonly number[], order = "most_similar") => {
    const vector = { name: "v", record_id: ids[first], record_ids: more.map((each) => ids[each]), order };
    const path = `/datasets/${dataset.datasetId}/records/search`;
    const { status, body } = await on.owner("POST", path, { query: { vector } });
    const found = (body.items ?? []).map(({ record }: { record: { id: string } }) => ids.indexOf(record.id));
    return { status, body, found };
  };
}

describe("records similar to several ones", () => {
  it("are nearest to the direction between them, whatever the lengths of the vectors are", async () => {
    const search = await atAngles([0, 90, 50, 100, 200, -60]);
    // Between 0° and 90° is 45°.
    expect((await search(0, [1])).found).toEqual([2, 3, 5, 4]);
    expect((await search(0, [1], "least_similar")).found).toEqual([4, 5, 3, 2]);
    expect((await search(0, [])).found).toEqual([2, 5, 1, 3, 4]);
    expect((await search(0, [0, 1, 1])).found).toEqual([2, 3, 5, 4]);
  });

  it("need records with vectors that do not cancel each other out", async () => {
    const search = await atAngles([0, 180, undefined]);
    expect(await search(0, [2])).toMatchObject({ status: 422, body: { code: "missing_vector" } });
    expect(
      meanOf([
        [1, 0],
        [-1, 0],
      ]),
    ).toEqual([0, 0]);
    const unknown = await search(0, [7]);
    expect(unknown.status).toBe(422);
  });

  it("are those of the first record on a plain server, as on Argilla's", async () => {
    const plain = await startTestServer({ isPlain: true });
    const search = await atAngles([0, 90, 50, -40], plain);
    expect((await search(0, [1])).found).toEqual([3, 2, 1]);
    await plain.close();
  });
});
