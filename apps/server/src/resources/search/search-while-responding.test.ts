import { afterAll, beforeAll, expect, test } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { status } from "../../testing/search-fixture";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the total stays consistent while a response completes its record", async () => {
  const dataset = await addDataset(server);
  const { ask } = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
  const [answered] = await dataset.log(
    Array.from({ length: 21 }, (_, at) => ({ fields: { text: `${at}` } })),
  );
  const { body: response } = await ask(
    "POST",
    `/records/${answered}/responses`,
    labelled("positive", "draft"),
  );
  const isPending = { type: "terms", scope: { entity: "record", property: "status" }, values: ["pending"] };
  const left = { filters: { and: [isPending, status("pending")] } };

  let isResponding = true;
  const totals = new Set<number>();
  const count = async () => {
    while (isResponding) {
      const { body } = await ask("POST", `/me/datasets/${dataset.datasetId}/records/search?limit=1`, left);
      totals.add(body.total);
    }
  };
  const respond = async () => {
    for (let turn = 0; turn < 60; turn++) {
      const changed = turn % 2 === 0 ? "submitted" : "draft";
      await ask("PUT", `/responses/${response.id}`, labelled("positive", changed));
    }
    isResponding = false;
  };
  await Promise.all([respond(), count(), count()]);
  expect([...totals]).toEqual([20]);
});
