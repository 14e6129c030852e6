import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

const unknownId = "00000000-0000-4000-8000-000000000000";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function dataset() {
  const { datasetId, workspaceId, log } = await addDataset(server);
  const ids = await log([{ fields: { text: "a" } }, { fields: { text: "b" } }]);
  const ana = await server.addPerson(`ana ${Math.random()}`, "annotator", [workspaceId]);
  const path = `/glossa/me/datasets/${datasetId}/presence`;
  return { ids, ana, path, moveTo: (id: unknown) => ana.ask("PUT", path, { record_id: id }) };
}

describe("presence", () => {
  it("returns the user's position", async () => {
    const { ids, ana, moveTo } = await dataset();
    expect(await moveTo(ids[0])).toEqual(
      expect.objectContaining({
        status: 200,
        body: { user_id: ana.id, username: expect.stringMatching(/^ana /), record_id: ids[0] },
      }),
    );
    expect((await moveTo(null)).body.record_id).toBeNull();
  });

  it("is the last position of a user in a dataset", async () => {
    const { ids, moveTo } = await dataset();
    await Promise.all([moveTo(ids[0]), moveTo(ids[1]), moveTo(ids[0])]);
    await moveTo(ids[1]);
    const rows = await server.services.database.read
      .selectFrom("presences")
      .innerJoin("records", "records.id", "presences.record_id")
      .select("records.public_id")
      .where("records.public_id", "in", ids)
      .execute();
    expect(rows).toEqual([{ public_id: ids[1] }]);
  });

  it("can be ended any number of times", async () => {
    const { ids, ana, path, moveTo } = await dataset();
    await moveTo(ids[0]);
    expect((await ana.ask("DELETE", path)).status).toBe(204);
    expect((await ana.ask("DELETE", path)).status).toBe(204);
  });

  it("is refused for records that do not exist or belong to another dataset", async () => {
    const { moveTo } = await dataset();
    const other = await dataset();
    for (const id of [unknownId, other.ids[0]]) {
      expect(await moveTo(id)).toMatchObject({
        status: 404,
        body: { detail: `Record with id \`${id}\` not found` },
      });
    }
    const refused = await moveTo("first");
    expect([refused.status, locationsIn(refused)]).toEqual([422, ["body.record_id"]]);
  });
});
