import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type EventReader, listenForReaders } from "../../testing/event-reader";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let open: Awaited<ReturnType<typeof listenForReaders>>;
let reader: EventReader | undefined;

beforeAll(async () => {
  server = await startTestServer();
  open = await listenForReaders(server);
});
afterEach(() => reader?.close());
afterAll(() => {
  // The client opens connections in advance that it never uses.
  server.app.server.closeAllConnections();
  return server.close();
});

/** A dataset with records, whose stream is open. */
async function watched(size = 2) {
  const dataset = await addDataset(server);
  const texts = Array.from({ length: size }, (_, index) => `${index}`);
  const ids = await dataset.log(texts.map((text) => ({ fields: { text }, external_id: text })));
  const { body: questions } = await server.owner("GET", `/datasets/${dataset.datasetId}/questions`);
  reader = await open(dataset.datasetId, { "x-argilla-api-key": "owner.apikey" });
  await reader.nextOf("snapshot");
  return {
    ids,
    questionId: questions.items[0].id as string,
    path: `/datasets/${dataset.datasetId}/records/bulk`,
    next: async () => (await reader?.nextOf("changed"))?.data,
  };
}

const suggest = (id: string | undefined, question_id: string, value = "positive") =>
  server.owner("PUT", `/records/${id}/suggestions`, { question_id, value });

describe("a stream, about records that were changed", () => {
  it("names the record of a suggestion that was written, replaced or deleted", async () => {
    const { ids, questionId, next } = await watched();
    const { body } = await suggest(ids[0], questionId);
    expect(await next()).toEqual({ record_ids: [ids[0]] });
    await suggest(ids[0], questionId, "negative");
    expect(await next()).toEqual({ record_ids: [ids[0]] });
    await server.owner("DELETE", `/suggestions/${body.id}`);
    expect(await next()).toEqual({ record_ids: [ids[0]] });
    const { body: other } = await suggest(ids[1], questionId);
    expect(await next()).toEqual({ record_ids: [ids[1]] });
    await server.owner("DELETE", `/records/${ids[1]}/suggestions?ids=${other.id}`);
    expect(await next()).toEqual({ record_ids: [ids[1]] });
  });

  it("names a record that was updated, alone or with others, but not those that were created", async () => {
    const { ids, path, next } = await watched(3);
    await server.owner("PATCH", `/records/${ids[2]}`, { metadata: {} });
    expect(await next()).toEqual({ record_ids: [ids[2]] });
    const items = ["0", "1", "new"].map((external_id) => ({ external_id, fields: { text: "again" } }));
    expect((await server.owner("PUT", path, { items })).status).toBe(200);
    expect(await next()).toEqual({ record_ids: [ids[0], ids[1]] });
  });

  it("names none of more records than fit into a message", async () => {
    const { ids, path, next } = await watched(101);
    await server.owner("PUT", path, { items: ids.map((id) => ({ id, fields: { text: "again" } })) });
    expect(await next()).toEqual({});
  });

  it("does not name a record because of a response", async () => {
    const { ids, questionId, next } = await watched();
    await server.owner("POST", `/records/${ids[0]}/responses`, labelled("positive"));
    await suggest(ids[1], questionId);
    expect(await next()).toEqual({ record_ids: [ids[1]] });
  });

  it("does not name a record whose suggestion was refused", async () => {
    const { ids, questionId, next } = await watched();
    expect((await suggest(ids[0], questionId, "none of the labels")).status).toBe(422);
    await suggest(ids[1], questionId);
    expect(await next()).toEqual({ record_ids: [ids[1]] });
  });
});
