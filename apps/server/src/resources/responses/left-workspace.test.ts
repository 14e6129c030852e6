import { afterAll, beforeAll, expect, it } from "vitest";
import { addDataset, forbiddenBody, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("a user who has left a workspace can no longer change or delete responses there (security M10)", async () => {
  const { workspaceId, log } = await addDataset(server);
  const ana = await server.addPerson("ana", "annotator", [workspaceId]);
  const [recordId] = await log([{ fields: { text: "a" } }]);
  const { body } = await ana.ask("POST", `/records/${recordId}/responses`, labelled("positive"));
  await server.owner("DELETE", `/workspaces/${workspaceId}/users/${ana.id}`);
  const refused = { status: 403, body: forbiddenBody };
  expect(await ana.ask("PUT", `/responses/${body.id}`, labelled("negative"))).toMatchObject(refused);
  const match = { "if-match": body.updated_at };
  expect(await ana.ask("PUT", `/glossa/responses/${body.id}`, labelled("negative"), match)).toMatchObject(
    refused,
  );
  expect(await ana.ask("DELETE", `/responses/${body.id}`)).toMatchObject(refused);
  // A user who is added again has the same access as before.
  await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: ana.id });
  expect((await ana.ask("PUT", `/responses/${body.id}`, labelled("negative"))).status).toBe(200);
});
