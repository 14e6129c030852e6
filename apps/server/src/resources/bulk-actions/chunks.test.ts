import { afterAll, beforeAll, expect, it } from "vitest";
import { runJobs, withRecords } from "../../testing/bulk-actions";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const spans = {
  name: "spans",
  title: "Spans",
  required: false,
  settings: { type: "span", field: "text", options: [{ value: "who", text: "Who" }] },
};
// Two and a half of them may be checked in one transaction.
const longText = "ä".repeat(13_000);

/** Records of which the first ones have a suggested span; the chunks of an action on all of them, and of its undoing. */
async function chunksWith({ suggested, text }: { suggested: number; text?: string }) {
  const more = text === undefined ? {} : { textOf: () => text };
  const { datasetId, ids, start, read, tell } = await withRecords(server, 80, {
    questions: [spans],
    ...more,
  });
  const { body } = await server.owner("GET", `/datasets/${datasetId}/questions`);
  const question_id = body.items.find(({ name }: { name: string }) => name === "spans").id;
  for (const id of ids.slice(0, suggested)) {
    const value = [{ start: 0, end: 5, label: "who" }];
    const reply = await server.owner("PUT", `/records/${id}/suggestions`, { question_id, value });
    expect(reply.status).toBe(201);
  }
  const id = await start();
  const responding = await runJobs(server);
  expect(await read(id)).toMatchObject({ state: "done", counts: { saved: 80 } });
  await tell(id, "undo");
  const undoing = await runJobs(server);
  expect(await read(id)).toMatchObject({ state: "undone", counts: { undone: 80 } });
  return { responding, undoing };
}

it("an action takes few records at once only where long texts have spans", async () => {
  const all = await chunksWith({ suggested: 0 });
  // Without spans, it does not matter how long the texts are; short ones are checked together.
  expect(await chunksWith({ suggested: 0, text: longText })).toEqual(all);
  expect(await chunksWith({ suggested: 80 })).toEqual(all);
  // Ten long ones are checked two at a time, of which the last two are with records that need no check.
  const { responding, undoing } = await chunksWith({ suggested: 10, text: longText });
  expect(responding).toBe(all.responding + 4);
  // Taking responses back checks no text.
  expect(undoing).toBe(all.undoing);
});
