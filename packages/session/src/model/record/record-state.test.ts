import { expect, it } from "vitest";
import { questions } from "../../controller/test-session";
import { entryAfter } from "../../outbox/entry";
import { openRecordState } from "./open-record-state";
import { hasNewerResponse, hasOtherSuggestions, type RecordState } from "./record-state";
import type { StoredResponse } from "./response";

const stored = (updatedAt: string): StoredResponse => ({
  id: "1",
  updatedAt,
  status: "submitted",
  values: { topic: { value: "a" } },
});
const record = (response: StoredResponse | null) => ({ id: "r1", suggestions: [], response });
const opened = openRecordState(questions, record(stored("2")), undefined);
const pendingWrite = { server: "here", userId: "ana", datasetId: "d", recordId: "r1", base: null };
const sending = {
  ...opened,
  entry: entryAfter({ ...pendingWrite, target: stored("2") }, undefined, 0) ?? null,
};
const changed = { ...opened, draft: { topic: { value: "b", isPencil: false } } };

it.each<[string, RecordState, StoredResponse | null, boolean]>([
  ["newer than what is known here", opened, stored("3"), true],
  ["the one that is known here", opened, stored("2"), false],
  ["older, from a page that was long on its way", opened, stored("1"), false],
  ["the first one", openRecordState(questions, record(null), undefined), stored("1"), true],
  ["gone", opened, null, false],
  ["newer, while one is sent from here", sending, stored("3"), false],
  ["newer, while it is being changed here", changed, stored("3"), false],
])("a response on the server is newer than the known one: %s", (_, recordState, response, isElsewhere) => {
  expect(hasNewerResponse(recordState, record(response), questions)).toBe(isElsewhere);
});

it.each([
  ["a suggestion", { topic: { value: "a", isPencil: true } }, true],
  ["nothing", {}, true],
  ["what a response had that was deleted elsewhere", { topic: { value: "a", isPencil: false } }, false],
])("a record that shows %s takes other suggestions or not", (_, draft, takesOthers) => {
  const unanswered = { ...openRecordState(questions, record(null), undefined), draft, snapshot: draft };
  const suggested = { ...record(null), suggestions: [{ question_id: "q1", value: "b" }] };
  expect(hasOtherSuggestions(unanswered, suggested, questions)).toBe(takesOthers);
});
