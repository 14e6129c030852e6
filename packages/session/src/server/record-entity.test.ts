import { makeClient } from "@glossa/contract/client";
import { expect, it } from "vitest";
import { openSession } from "../controller/annotation-session";
import { shownOf } from "../controller/test-session";
import { firstCriteria } from "../criteria/criteria";
import { positionOf } from "../model/queue/position";
import { fakeServer } from "../outbox/fake-server";
import { makeOutbox } from "../outbox/outbox";
import { memoryStore } from "../outbox/store";
import { recordsPort } from "./records";
import type { AnnotationServer } from "./server";

const userId = "9d666dd4-788e-428d-8655-104217f1bfae";
const datasetId = "65cd647d-c5bf-4d5a-bd48-71ff9362b415";
const recordId = "9c2dcc56-8b6f-434b-a935-076c7400add4";
const questionId = "571b06ce-7dd7-470e-8e33-65e4ed054bb0";
const times = { inserted_at: "2026-11-21T09:30:59.019753", updated_at: "2026-11-21T09:31:59.127000" };

/** The response of an Argilla server to an annotator's search. */
const answered = {
  items: [
    {
      record: {
        id: recordId,
        status: "completed",
        fields: { text: "lazy over lazy brown city while in football reading", image: null },
        metadata: { source: "news", tokens: 19 },
        external_id: "rec-1",
        responses: [
          {
            id: "221c3b4e-0479-4dc3-bd48-d4a16ab0c9f7",
            values: { label: { value: "neg" } },
            status: "submitted",
            record_id: recordId,
            user_id: userId,
            inserted_at: "2026-11-21T09:30:59.845435",
            updated_at: "2026-11-21T09:30:59.845417",
          },
        ],
        suggestions: [
          {
            question_id: questionId,
            type: null,
            value: "pos",
            agent: "model-a",
            score: 0.142,
            id: "df1b789b-df0a-4474-b855-38177236455f",
            inserted_at: "2026-11-21T09:30:59.585693",
            updated_at: "2026-11-21T09:30:59.582295",
          },
        ],
        dataset_id: datasetId,
        ...times,
      },
      query_score: 0.66113496,
    },
  ],
  total: 1,
};

/** That server, as sessions know it. */
function serverWith(response: object): AnnotationServer {
  const api = makeClient({ baseUrl: "http://here", fetch: async () => Response.json(response) });
  return { api, can: async () => false, wordsFor: () => undefined };
}

const options = ["pos", "neg"].map((value) => ({ value, text: value }));
const questions = [
  { id: questionId, name: "label", required: true, settings: { type: "label_selection", options } },
];

/** Opens the set of submitted records of a server that has this one alone. */
async function openRecord() {
  const outbox = makeOutbox({
    owner: { server: "http://here", userId },
    port: fakeServer().port,
    store: memoryStore(),
  });
  const session = openSession({
    questions,
    criteria: { ...firstCriteria(datasetId), status: "submitted" },
    ports: { outbox, ...recordsPort(serverWith(answered), { datasetId, userId }), onConfirmed: () => {} },
  });
  await expect.poll(() => session.getState().load).toBe("ready");
  return session;
}

it("a loaded record contains all properties of the entity, by these names (spec 319)", async () => {
  const session = await openRecord();
  const held = () => {
    const state = session.getState();
    const { record, status, form } = shownOf(state);
    if (!record) throw new Error("No record is open, so there is nothing to look at.");
    return { status, loaded: record, its: record.record, form, state };
  };
  const { loaded, its, status, form, state } = held();
  const found: Record<string, [unknown, unknown]> = {
    id: [loaded.id, recordId],
    datasetId: [its.dataset_id, datasetId],
    fields: [Object.keys(its.fields), ["text", "image"]],
    questions: [state.questions.map(({ name }) => name), ["label"]],
    metadata: [its.metadata, { source: "news", tokens: 19 }],
    "responses, of which this person's is used": [loaded.response?.values, { label: { value: "neg" } }],
    suggestions: [loaded.suggestions.map(({ value }) => value), ["pos"]],
    query_score: [loaded.queryScore, 0.66113496],
    score: [loaded.score, 0.66113496],
    status: [status, "submitted"],
    isModified: [form.saveState.kind, "saved"],
    isSubmitted: [status === "submitted" && form.canSubmit, true],
    page: [positionOf(state.queue), 1],
    insertedAt: [its.inserted_at, times.inserted_at],
    updatedAt: [its.updated_at, times.updated_at],
    "status in the distribution": [its.status, "completed"],
  };
  for (const [property, [value, expected]] of Object.entries(found))
    expect(value, property).toEqual(expected);

  session.setValue("label", "pos");
  expect(held().form.saveState.kind).toBe("unsaved");
});

it.each([
  [null, null],
  [0, 0],
  [1, 1],
  [-0.2, null],
  [7.31, null],
])("a query score of %s is a similarity of %s (spec 260, 271)", async (query_score, score) => {
  const server = serverWith({ ...answered, items: answered.items.map((item) => ({ ...item, query_score })) });
  const page = await recordsPort(server, { datasetId, userId }).loadPage(
    { ...firstCriteria(datasetId), status: "draft" },
    { offset: 0, limit: 1 },
  );
  expect(page.records[0]).toMatchObject({ queryScore: query_score, score });
});
