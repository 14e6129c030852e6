import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function threePeopleAtWork() {
  const dataset = await addDataset(server, { minSubmitted: 2 });
  const records = await dataset.log(["a", "b", "c", "d"].map((text) => ({ fields: { text } })));
  const suffix = dataset.datasetId.slice(0, 8);
  const ana = await server.addPerson(`ana-${suffix}`, "annotator", [dataset.workspaceId]);
  const ben = await server.addPerson(`ben-${suffix}`, "annotator", [dataset.workspaceId]);
  const respond = (ask: typeof ana.ask, index: number, body: object) =>
    ask("POST", `/records/${records[index]}/responses`, body);
  await respond(ana.ask, 0, labelled("positive"));
  await respond(ben.ask, 0, labelled("negative"));
  await respond(ana.ask, 1, labelled("positive", "draft"));
  await respond(ben.ask, 2, { status: "discarded" });
  return { ...dataset, records, ana, ben, suffix };
}

describe("progress", () => {
  it("contains the number of the team's completed records and the users who responded (spec 428, 439, 484)", async () => {
    const { datasetId, ana, suffix } = await threePeopleAtWork();
    const { body } = await ana.ask("GET", `/datasets/${datasetId}/progress`);
    expect(body).toMatchObject({ total: 4, completed: 1, pending: 3 });
    expect(body.users).toEqual([{ username: `ana-${suffix}` }, { username: `ben-${suffix}` }]);
  });

  it("contains the number of each user's own responses (spec 438, 484)", async () => {
    const { datasetId, ana, ben } = await threePeopleAtWork();
    const metricsOf = async ({ ask }: typeof ana) =>
      (await ask("GET", `/me/datasets/${datasetId}/metrics`)).body.responses;
    expect(await metricsOf(ana)).toEqual({ total: 4, submitted: 1, discarded: 0, draft: 1, pending: 2 });
    expect(await metricsOf(ben)).toEqual({ total: 4, submitted: 1, discarded: 1, draft: 0, pending: 2 });
    const owner = await server.owner("GET", `/me/datasets/${datasetId}/metrics`);
    expect(owner.body.responses).toMatchObject({ total: 4, pending: 4 });
  });

  it("contains each user's responses by the status of their records", async () => {
    const { datasetId, suffix } = await threePeopleAtWork();
    const none = { submitted: 0, discarded: 0, draft: 0 };
    expect((await server.owner("GET", `/datasets/${datasetId}/users/progress`)).body).toEqual({
      users: [
        { username: `ana-${suffix}`, completed: { ...none, submitted: 1 }, pending: { ...none, draft: 1 } },
        {
          username: `ben-${suffix}`,
          completed: { ...none, submitted: 1 },
          pending: { ...none, discarded: 1 },
        },
      ],
    });
  });

  it("is zero for a dataset that is a draft", async () => {
    const { datasetId } = await addDataset(server, { isDraft: true });
    const progress = await server.owner("GET", `/datasets/${datasetId}/progress`);
    expect(progress.body).toEqual({ total: 0, completed: 0, pending: 0, users: [] });
    const mine = await server.owner("GET", `/me/datasets/${datasetId}/metrics`);
    expect(mine.body.responses).toMatchObject({ total: 0, pending: 0 });
    const users = await server.owner("GET", `/datasets/${datasetId}/users/progress`);
    expect(users.body).toEqual({ users: [] });
  });

  it("is updated whenever records or responses are deleted", async () => {
    const { datasetId, records, ana } = await threePeopleAtWork();
    const { body } = await server.owner("GET", `/records/${records[0]}`);
    await ana.ask("DELETE", `/responses/${body.responses[0].id}`);
    const after = await server.owner("GET", `/datasets/${datasetId}/progress`);
    // A user who once responded is still listed.
    expect(after.body).toMatchObject({ total: 4, completed: 0, users: [{}, {}] });
    await server.owner("DELETE", `/records/${records[1]}`);
    const mine = await ana.ask("GET", `/me/datasets/${datasetId}/metrics`);
    expect(mine.body.responses).toEqual({ total: 3, submitted: 0, discarded: 0, draft: 0, pending: 3 });
  });
});
