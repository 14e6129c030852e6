import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = "/glossa/me/datasets";

describe("the list of datasets with its details", () => {
  it("contains what Argilla's own requests return, for every dataset", async () => {
    const one = await addDataset(server, {
      fields: [{ name: "photo", title: "Photo", settings: { type: "image" } }],
      questions: [{ name: "why", title: "Why", settings: { type: "text" } }],
    });
    const two = await addDataset(server, { isDraft: true });
    const records = await one.log(["a", "b"].map((text) => ({ fields: { text } })));
    const ana = await server.addPerson("ana", "annotator", [one.workspaceId, two.workspaceId]);
    await ana.ask("POST", `/records/${records[0]}/responses`, labelled("positive"));

    const { body } = await ana.ask("GET", path);
    const listed = (await ana.ask("GET", "/me/datasets")).body.items;
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([one.datasetId, two.datasetId]);
    for (const item of body.items) {
      const { workspace_name, field_types, question_types, progress, ...rest } = item;
      expect(listed.find(({ id }: { id: string }) => id === item.id)).toMatchObject(rest);
      const read = async (of: string) => (await ana.ask("GET", of)).body;
      const types = async (part: string) =>
        (await read(`/datasets/${item.id}/${part}`)).items.map(
          ({ settings }: { settings: { type: string } }) => settings.type,
        );
      expect(progress).toEqual(await read(`/datasets/${item.id}/progress`));
      expect(field_types).toEqual(await types("fields"));
      expect(question_types).toEqual(await types("questions"));
      expect(workspace_name).toBe((await read(`/workspaces/${item.workspace_id}`)).name);
    }
    expect(body.items[0]).toMatchObject({
      field_types: ["text", "image"],
      question_types: ["label_selection", "text"],
      progress: { total: 2, completed: 1, users: [{ username: "ana" }] },
    });
  });

  it("contains only what the user may see", async () => {
    const { datasetId } = await addDataset(server);
    const outsider = await server.addPerson("outsider", "admin");
    expect((await outsider.ask("GET", path)).body).toEqual({ items: [] });
    const { body } = await server.owner("GET", path);
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(datasetId);
  });

  it("has no guidelines, which can be long", async () => {
    const { body } = await server.owner("GET", path);
    expect(body.items[0]).not.toHaveProperty("guidelines");
  });
});
