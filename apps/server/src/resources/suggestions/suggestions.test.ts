import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  addDataset,
  anOption,
  type DatasetFixture,
  forbiddenBody,
  locationsIn,
} from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let multiId: string;

beforeAll(async () => {
  server = await startTestServer();
  const settings = { type: "multi_label_selection", options: ["a", "b"].map(anOption) };
  dataset = await addDataset(server, { questions: [{ name: "multi", title: "M", settings }] });
  const { body } = await server.owner("GET", `/datasets/${dataset.datasetId}/questions`);
  multiId = body.items[1].id;
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

async function addRecord() {
  const [id] = await dataset.log([{ fields: { text: "a" } }]);
  return `/records/${id}/suggestions`;
}

describe("suggestions", () => {
  it("are created, then replaced, with default values for what was not sent", async () => {
    const path = await addRecord();
    const sent = {
      question_id: dataset.questionId,
      value: "positive",
      score: 0.3,
      agent: "x y",
      type: "human",
    };
    const made = await server.owner("PUT", path, sent);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject(sent);
    const changed = await server.owner("PUT", path, { question_id: dataset.questionId, value: "neutral" });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: made.body.id, value: "neutral", score: null, agent: null, type: null },
    });
    expect((await server.owner("GET", path)).body).toEqual({ items: [changed.body] });
  });

  it("are deleted one by one or several at once", async () => {
    const path = await addRecord();
    const one = await server.owner("PUT", path, { question_id: dataset.questionId, value: "positive" });
    const two = await server.owner("PUT", path, { question_id: multiId, value: ["a"], score: [1] });
    const removed = await server.owner("DELETE", `/suggestions/${one.body.id}`);
    expect(removed).toMatchObject({ status: 200, body: one.body });
    expect((await server.owner("DELETE", `${path}?ids=${two.body.id},${unknownId}`)).status).toBe(204);
    expect((await server.owner("GET", path)).body).toEqual({ items: [] });
    expect(await server.owner("DELETE", `/suggestions/${one.body.id}`)).toMatchObject({
      status: 404,
      body: { detail: `Suggestion with id \`${one.body.id}\` not found` },
    });
  });
});

describe("refusals", () => {
  test.each<[string, () => object, string]>([
    [
      "an unknown question",
      () => ({ question_id: unknownId, value: "a" }),
      `Question with id \`${unknownId}\` not found`,
    ],
    [
      "one score for several values",
      () => ({ question_id: multiId, value: ["a"], score: 0.5 }),
      "a single score value is not allowed for a suggestion with a multiple items value",
    ],
    [
      "another number of scores",
      () => ({ question_id: multiId, value: ["a", "b"], score: [0.5] }),
      "number of items on value and score attributes doesn't match",
    ],
    [
      "several scores for one value",
      () => ({ question_id: dataset.questionId, value: "positive", score: [0.5] }),
      "a list of score values is not allowed for a suggestion with a single value",
    ],
  ])("%s", async (_, body, detail) => {
    expect(await server.owner("PUT", await addRecord(), body())).toMatchObject({
      status: 422,
      body: { detail },
    });
  });

  test.each<[string, object, string]>([
    ["no value", {}, "body.value"],
    ["a score above one", { value: "a", score: 1.1 }, "body.score"],
    ["no scores", { value: "a", score: [] }, "body.score"],
    ["an unknown type", { value: "a", type: "selection" }, "body.type"],
    ["an agent without a letter", { value: "a", agent: "--" }, "body.agent"],
  ])("%s", async (_, wrong, location) => {
    const reply = await server.owner("PUT", await addRecord(), {
      question_id: dataset.questionId,
      ...wrong,
    });
    expect(reply.status).toBe(422);
    expect(new Set(locationsIn(reply))).toEqual(new Set([location]));
  });

  it("changes by annotators, who may only read them", async () => {
    const path = await addRecord();
    const { ask } = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
    expect((await ask("GET", path)).status).toBe(200);
    const put = await ask("PUT", path, { question_id: dataset.questionId, value: "positive" });
    expect(put).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await ask("DELETE", `${path}?ids=${unknownId}`)).status).toBe(403);
  });
});
