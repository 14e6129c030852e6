import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, anOption, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let datasetId: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ datasetId } = await addDataset(server, { isDraft: true }));
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";
const options = ["a", "b", "c"].map(anOption);
const stored = options.map((option) => ({ ...option, description: null }));
const ratings = [1, 2, 3].map((value) => ({ value }));

let count = 0;
function create(settings: object, more: object = {}) {
  count += 1;
  const body = { name: `question ${count}`, title: "T", settings, ...more };
  return server.owner("POST", `/datasets/${datasetId}/questions`, body);
}

describe("questions", () => {
  test.each<[string, object, object]>([
    ["text", {}, { use_markdown: false }],
    ["rating", { options: ratings }, { options: ratings }],
    ["label_selection", { options }, { options: stored, visible_options: null }],
    [
      "multi_label_selection",
      { options, visible_options: 3 },
      { options: stored, visible_options: 3, options_order: "natural" },
    ],
    ["ranking", { options }, { options: stored }],
    [
      "span",
      { options: options.slice(1), field: "text", allow_character_annotation: false },
      {
        options: stored.slice(1),
        field: "text",
        visible_options: null,
        allow_overlapping: false,
        allow_character_annotation: true,
      },
    ],
  ])("of type %s are created with their defaults (spec 431, 481)", async (type, sent, expected) => {
    const { status, body } = await create({ type, ...sent });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      title: "T",
      description: null,
      required: false,
      settings: { type, ...expected },
      dataset_id: datasetId,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    const list = await server.owner("GET", `/datasets/${datasetId}/questions`);
    expect(list.body.items).toContainEqual(body);
  });

  it("can change their title, description and number of visible options (spec 432)", async () => {
    const { body } = await create({ type: "label_selection", options });
    const path = `/questions/${body.id}`;
    const settings = { type: "label_selection", visible_options: 3, options: [...options].reverse() };
    const changed = await server.owner("PATCH", path, {
      ...body,
      title: "New",
      description: "Why",
      settings: { ...settings, color: "red" },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: "New",
        description: "Why",
        settings: { ...settings, options: [...stored].reverse() },
      },
    });
    expect((await server.owner("PATCH", path, { description: null })).body.description).toBeNull();
  });

  it("ignore changes of immutable settings", async () => {
    const { body } = await create({ type: "rating", options: ratings });
    const settings = { type: "rating", options: [{ value: 9 }] };
    const changed = await server.owner("PATCH", `/questions/${body.id}`, { settings });
    expect(changed).toMatchObject({ status: 200, body: { settings: { options: ratings } } });
  });

  it("can be deleted while the dataset is a draft", async () => {
    const { body } = await create({ type: "text" });
    expect(await server.owner("DELETE", `/questions/${body.id}`)).toMatchObject({ status: 200, body });
  });
});

describe("new questions are refused for", () => {
  test.each<[string, object, string]>([
    [
      "a number as value",
      { type: "ranking", options: [...options, { value: 1, text: "1" }] },
      "ranking.options.3.value",
    ],
    ["a missing text", { type: "ranking", options: [...options, { value: "d" }] }, "ranking.options.3.text"],
    [
      "a repeated value",
      { type: "label_selection", options: [...options, anOption("a")] },
      "label_selection",
    ],
    ["one option", { type: "label_selection", options: [anOption("a")] }, "label_selection.options"],
    ["51 ranked options", { type: "ranking", options: many(51) }, "ranking.options"],
    ["501 labels", { type: "multi_label_selection", options: many(501) }, "multi_label_selection.options"],
    [
      "a rating of eleven",
      { type: "rating", options: [...ratings, { value: 11 }] },
      "rating.options.3.value",
    ],
    [
      "too few shown",
      { type: "label_selection", options, visible_options: 2 },
      "label_selection.visible_options",
    ],
    [
      "an unknown order",
      { type: "multi_label_selection", options, options_order: "a" },
      "multi_label_selection.options_order",
    ],
  ])("%s", async (_, settings, location) => {
    const reply = await create(settings);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([`body.settings.${location}`]);
  });

  it("more visible options than exist, with the message that clients know", async () => {
    const reply = await create({ type: "label_selection", options, visible_options: 4 });
    expect(reply.body.detail.params.errors[0].msg).toBe(
      "Value error, the value for 'visible_options' must be less or equal to the number of items in 'options' (3)",
    );
  });

  it("a field that is unknown or used by another span question", async () => {
    const { datasetId: id } = await addDataset(server, { isDraft: true });
    const ask = (name: string, field: string) =>
      server.owner("POST", `/datasets/${id}/questions`, {
        name,
        title: "T",
        settings: { type: "span", field, options },
      });
    expect((await ask("one", "nope")).body).toEqual({
      detail: "'nope' is not a valid field name.\nValid field names are ['text']",
    });
    const { body } = await ask("one", "text");
    expect((await ask("two", "text")).body).toEqual({
      detail: `'text' is already used by span question with id '${body.id}'`,
    });
  });

  it("a name that is already used, and a published dataset", async () => {
    const detail = `Question with name \`label\` already exists for dataset with id \`${datasetId}\``;
    expect(await create({ type: "text" }, { name: "label" })).toMatchObject({
      status: 409,
      body: { detail },
    });
    const { datasetId: ready, questionId } = await addDataset(server);
    const late = { name: "late", title: "T", settings: { type: "text" } };
    expect((await server.owner("POST", `/datasets/${ready}/questions`, late)).body).toEqual({
      detail: "questions cannot be created for a published dataset",
    });
    expect((await server.owner("DELETE", `/questions/${questionId}`)).body).toEqual({
      detail: "questions cannot be deleted for a published dataset",
    });
  });
});

describe("changes are refused for", () => {
  test.each<[object, object, string]>([
    [
      { type: "label_selection", options },
      { type: "text" },
      "question type cannot be changed. expected 'label_selection' but got 'text'",
    ],
    [
      { type: "label_selection", options },
      { type: "label_selection", options: options.slice(1) },
      "the number of options cannot be modified. expected 3 but got 2",
    ],
    [
      { type: "label_selection", options },
      { type: "label_selection", options: [...options.slice(1), anOption("z")] },
      "the option values cannot be modified. found unexpected option values: ['b', 'c', 'z']",
    ],
    [
      { type: "multi_label_selection", options },
      { type: "multi_label_selection", visible_options: 5 },
      "the value for 'visible_options' must be less or equal to the number of items in 'options' (3)",
    ],
  ])("%j → %j", async (settings, update, detail) => {
    const { body } = await create(settings);
    const reply = await server.owner("PATCH", `/questions/${body.id}`, { settings: update });
    expect(reply).toMatchObject({ status: 422, body: { detail } });
  });

  it("unknown span labels, which alone are reported (api 2)", async () => {
    const { datasetId: id } = await addDataset(server, { isDraft: true });
    const settings = { type: "span", field: "text", options };
    const question = { name: "s", title: "T", settings };
    const { body } = await server.owner("POST", `/datasets/${id}/questions`, question);
    const update = { settings: { type: "span", options: [...options.slice(1), anOption("z")] } };
    expect((await server.owner("PATCH", `/questions/${body.id}`, update)).body).toEqual({
      detail: "the option values cannot be modified. found unexpected option values: ['z']",
    });
  });

  it.each(["label_selection", "multi_label_selection"])(
    "one option of %s, as a validation error (api 2)",
    async (type) => {
      const { body } = await create({ type, options });
      const update = { settings: { type, options: options.slice(2) } };
      const reply = await server.owner("PATCH", `/questions/${body.id}`, update);
      expect(reply.status).toBe(422);
      expect(locationsIn(reply)).toEqual([`body.settings.${type}.options`]);
    },
  );

  it("no longer allowing overlaps", async () => {
    const { datasetId: id } = await addDataset(server, { isDraft: true });
    const settings = { type: "span", field: "text", options, allow_overlapping: true };
    const { body } = await server.owner("POST", `/datasets/${id}/questions`, {
      name: "s",
      title: "T",
      settings,
    });
    expect(
      (await server.owner("PATCH", `/questions/${body.id}`, { settings: { type: "span" } })).body,
    ).toEqual({
      detail: "'allow_overlapping' can't be disabled because responses may become inconsistent",
    });
  });

  it("unknown questions", async () => {
    expect(await server.owner("PATCH", `/questions/${unknownId}`, {})).toMatchObject({
      status: 404,
      body: { detail: `Question with id \`${unknownId}\` not found` },
    });
  });
});

function many(length: number) {
  return Array.from({ length }, (_, index) => anOption(`o${index}`));
}
