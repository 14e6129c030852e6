import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, type DatasetFixture, labelled, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let userId: string;

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server, {
    fields: [
      { name: "chat", title: "C", settings: { type: "chat" } },
      { name: "image", title: "I", settings: { type: "image" } },
    ],
  });
  const path = `/datasets/${dataset.datasetId}`;
  await server.owner("POST", `${path}/vectors-settings`, { name: "v", title: "V", dimensions: 2 });
  for (const settings of [
    { type: "terms", values: ["x", "y"] },
    { type: "integer", min: 1, max: 10 },
    { type: "float", min: 0, max: 1 },
  ]) {
    const property = { name: settings.type, title: "M", settings };
    await server.owner("POST", `${path}/metadata-properties`, property);
  }
  ({ id: userId } = await server.addPerson("ana", "annotator", [dataset.workspaceId]));
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";
const text = { text: "Hello 👋 you" };

function bulk(method: "POST" | "PUT", items: object[], datasetId = dataset.datasetId) {
  return server.owner(method, `/datasets/${datasetId}/records/bulk`, { items });
}

describe("records of a bulk request", () => {
  it("are returned complete and in the same order", async () => {
    const item = {
      id: null,
      status: "pending",
      inserted_at: null,
      external_id: 7,
      fields: { ...text, chat: [{ role: "user", content: "Hi", more: 1 }], image: null },
      metadata: { terms: "x", integer: 3, free: { deep: [1] } },
      vectors: { v: [0.1, 2] },
      suggestions: [
        { question_id: dataset.questionId, value: "positive", score: 0.9, agent: "model:a/1", type: "model" },
      ],
      responses: [{ user_id: userId, ...labelled("negative") }],
    };
    const { status, body } = await bulk("POST", [item, { fields: text }]);
    expect(status).toBe(201);
    const [first, second] = body.items;
    expect(first).toMatchObject({
      status: "completed",
      fields: { ...text, chat: [{ role: "user", content: "Hi" }], image: null },
      metadata: item.metadata,
      external_id: "7",
      vectors: { v: [0.1, 2] },
      dataset_id: dataset.datasetId,
    });
    expect(first.suggestions).toEqual([
      {
        id: expect.any(String),
        question_id: dataset.questionId,
        type: "model",
        value: "positive",
        agent: "model:a/1",
        score: 0.9,
        inserted_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect(first.responses).toMatchObject([{ user_id: userId, values: { label: { value: "negative" } } }]);
    expect(second).toMatchObject({ status: "pending", metadata: null, external_id: null });
    expect(second).toMatchObject({ responses: [], suggestions: [], vectors: {} });
  });

  it("are changed by id or external id, and created if neither is known", async () => {
    const [id] = await dataset.log([{ fields: text, external_id: "known", metadata: { free: 1 } }]);
    const before = (await server.owner("GET", `/records/${id}`)).body;
    const { status, body } = await bulk("PUT", [
      { external_id: "known", metadata: {} },
      { id, fields: { text: "new" }, external_id: "other" },
      { id: unknownId, external_id: "unknown", fields: text },
    ]);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["items"]);
    expect(body.items[1]).toMatchObject({ id, external_id: "known", fields: { text: "new" }, metadata: {} });
    expect(body.items[1].updated_at > before.updated_at).toBe(true);
    expect(body.items[2].id).not.toBe(unknownId);
    const again = await bulk("PUT", [{ id, fields: { text: "new" } }]);
    expect(again.body.items[0].updated_at).toBe(body.items[1].updated_at);
  });

  it("keep suggestions, responses and vectors that are not sent again", async () => {
    const suggestions = [{ question_id: dataset.questionId, value: "positive" }];
    const responses = [{ user_id: userId, ...labelled("negative") }];
    const [id] = await dataset.log([{ fields: text, suggestions, responses, vectors: { v: [1, 1] } }]);
    const first = (await server.owner("GET", `/records/${id}`)).body;
    const { body } = await bulk("PUT", [{ id, suggestions: [{ ...suggestions[0], value: "neutral" }] }]);
    expect(body.items[0]).toMatchObject({ responses: first.responses, vectors: first.vectors });
    expect(body.items[0].suggestions).toMatchObject([{ id: first.suggestions[0].id, value: "neutral" }]);
  });

  it("can contain a discarded response without values, stored as an empty object", async () => {
    const responses = [{ user_id: userId, status: "discarded" }];
    const { body } = await bulk("POST", [{ fields: text, responses }]);
    expect(body.items[0].responses).toMatchObject([{ status: "discarded", values: {} }]);
  });
});

describe("one invalid record refuses the whole batch, with its position and", () => {
  const suggestion = (value: unknown, more: object = {}) => ({
    suggestions: [{ question_id: dataset.questionId, value, ...more }],
  });
  const inSuggestions = "record does not have valid suggestions: ";
  const inResponses = "record does not have valid responses: ";
  const inVectors = "record does not have valid vectors: ";
  const inMetadata = "metadata is not valid: ";

  test.each<[string, () => object, () => string]>([
    ["empty fields", () => ({ fields: {} }), () => "fields cannot be empty"],
    ["a missing field", () => ({ fields: { chat: [] } }), () => "missing required value for field: 'text'"],
    [
      "unknown fields",
      () => ({ fields: { ...text, a: "", b: "" } }),
      () => "found fields values for non configured fields: ['a', 'b']",
    ],
    [
      "a field of another kind",
      () => ({ fields: { text: { a: 1 } } }),
      () => "text field 'text' value must be a string",
    ],
    [
      "an image from nowhere",
      () => ({ fields: { ...text, image: "nowhere" } }),
      () => "image field 'image' has an invalid URL value",
    ],
    [
      "a term",
      () => ({ metadata: { terms: ["x", "q"] } }),
      () => `${inMetadata}'terms' metadata property validation failed because 'q' is not an allowed term.`,
    ],
    [
      "a fraction",
      () => ({ metadata: { integer: 1.5 } }),
      () => `${inMetadata}'integer' metadata property validation failed because '1.5' is not an integer.`,
    ],
    [
      "a number too great",
      () => ({ metadata: { float: 1.5 } }),
      () =>
        `${inMetadata}'float' metadata property validation failed because '1.5' is greater than the maximum value of '1.0'.`,
    ],
    [
      "a number too small (api 2)",
      () => ({ metadata: { float: -1 } }),
      () =>
        `${inMetadata}'float' metadata property validation failed because '-1.0' is less than the minimum value of '0.0'.`,
    ],
    [
      "a suggestion",
      () => suggestion("zz"),
      () =>
        `${inSuggestions}'zz' is not a valid label for label selection question.\nValid labels are: ['positive', 'negative', 'neutral']`,
    ],
    [
      "a list of scores",
      () => suggestion("positive", { score: [0.5] }),
      () => `${inSuggestions}a list of score values is not allowed for a suggestion with a single value`,
    ],
    [
      "an unknown question",
      () => ({ suggestions: [{ question_id: unknownId, value: "a" }] }),
      () => `${inSuggestions}question id=${unknownId} does not exists`,
    ],
    [
      "a question twice",
      () => ({ suggestions: [...suggestion("positive").suggestions, ...suggestion("neutral").suggestions] }),
      () => `${inSuggestions}found duplicate suggestions question IDs`,
    ],
    [
      "an unknown person",
      () => ({ responses: [{ user_id: unknownId, ...labelled("positive") }] }),
      () => `${inResponses}user with id ${unknownId} not found`,
    ],
    [
      "an empty submission",
      () => ({ responses: [{ user_id: userId, status: "submitted", values: {} }] }),
      () => `${inResponses}missing response values for submitted response`,
    ],
    [
      "an unknown vector",
      () => ({ vectors: { w: [1] } }),
      () => `${inVectors}vector with name=w does not exist for dataset_id=${dataset.datasetId}`,
    ],
    [
      "a vector of another length",
      () => ({ vectors: { v: [1] } }),
      () => `${inVectors}vector value for vector name=v must have 2 elements, got 1 elements`,
    ],
    [
      "a vector beyond single precision",
      () => ({ vectors: { v: [1e39, 0] } }),
      () => `${inVectors}vector value for vector name=v has numbers beyond single precision`,
    ],
  ])("%s", async (_, wrong, reason) => {
    const total = async () =>
      (await server.owner("GET", `/datasets/${dataset.datasetId}/progress`)).body.total;
    const before = await total();
    const reply = await bulk("POST", [{ fields: text }, { fields: text, ...wrong() }]);
    expect(reply).toMatchObject({
      status: 422,
      body: { detail: `Record at position 1 is not valid because ${reason()}` },
    });
    expect(await total()).toBe(before);
  });
});

describe("batches are refused for", () => {
  test.each<[string, object[], string]>([
    ["nothing", [], "body.items"],
    ["501 records", Array(501).fill({ fields: text }), "body.items"],
    ["no fields", [{}], "body.items.0.fields"],
    ["a number as text", [{ fields: { text: 5 } }], "body.items.0.fields.text"],
    ["a list that is no chat", [{ fields: { ...text, chat: [{ role: "" }] } }], "body.items.0.fields"],
    ["a list as metadata", [{ fields: text, metadata: [] }], "body.items.0.metadata"],
    ["a text inside a vector", [{ fields: text, vectors: { v: ["a"] } }], "body.items.0.vectors.v.0"],
    [
      "a strange agent",
      [{ fields: text, suggestions: [{ question_id: unknownId, value: "a", agent: "!" }] }],
      "body.items.0.suggestions.0.agent",
    ],
    [
      "a score of two",
      [{ fields: text, suggestions: [{ question_id: unknownId, value: "a", score: 2 }] }],
      "body.items.0.suggestions.0.score",
    ],
    [
      "repeated external ids",
      [
        { fields: text, external_id: "a" },
        { fields: text, external_id: "a" },
      ],
      "body.items",
    ],
    [
      "one person twice",
      [
        {
          fields: text,
          responses: [labelled("positive"), labelled("neutral")].map((each) => ({
            ...each,
            user_id: unknownId,
          })),
        },
      ],
      "body.items.0.responses",
    ],
  ])("%s", async (_, items, location) => {
    const reply = await bulk("POST", items);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("existing external ids if records are only to be created", async () => {
    await dataset.log([
      { fields: text, external_id: "e1" },
      { fields: text, external_id: "e2" },
    ]);
    const items = ["e2", "e3", "e1"].map((external_id) => ({ fields: text, external_id }));
    expect(await bulk("POST", items)).toMatchObject({
      status: 422,
      body: { detail: "found records with same external ids: e2, e1" },
    });
  });

  it("a draft dataset, after validation if records may exist", async () => {
    const { datasetId } = await addDataset(server, { isDraft: true });
    const detail = "records cannot be created for a non published dataset";
    expect((await bulk("POST", [{ fields: text }], datasetId)).body).toEqual({ detail });
    expect((await bulk("PUT", [{ fields: text }], datasetId)).body).toEqual({ detail });
    expect((await bulk("PUT", [{ fields: {} }], datasetId)).body.detail).toContain("fields cannot be empty");
  });
});
