import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withKept } from "../../drafts/kept-draft";
import { draftWithAccepted } from "../../model/bulk/accepted";
import { isModified, openingDraft, submittedValuesOf } from "../../model/record/draft";
import { openRecordState } from "../../model/record/open-record-state";
import { openTestSession } from "../test-session";

const options = ["a", "b"].map((value) => ({ value, text: value }));
const types = ["label_selection", "multi_label_selection", "rating", "text", "span", "ranking"];
const questions = types.map((type) => ({
  ...{ id: `id of ${type}`, name: type, required: false },
  settings: { type, options, field: "text" },
}));
const fitting: Record<string, string> = {
  label_selection: '"x"',
  multi_label_selection: "[]",
  rating: "5",
  text: '"x"',
  span: "[]",
  ranking: "[]",
};
const namesFor = (value: unknown) => types.filter((type) => fitting[type] === JSON.stringify(value));
const values = [null, 5, "x", {}, [], [null], { weird: 1 }];
// Servers do not check what they have stored.
const all = (value: unknown) => Object.fromEntries(types.map((type) => [type, { value }]));
const suggestionsOf = (value: unknown) =>
  questions.map(({ id }) => ({ question_id: id, value: value as string }));

describe.each(values.map((value) => ({ value })))(
  "$value, which other programs have written,",
  ({ value }) => {
    const suggestions = suggestionsOf(value);

    test("is suggested only where it fits", () => {
      expect(Object.keys(openingDraft(questions, suggestions, null))).toEqual(namesFor(value));
      const accepted = draftWithAccepted(
        { suggestions },
        { draft: {} },
        { form: {}, questions, leastScore: 0 },
      );
      const given = namesFor(value).filter((type) => type !== "span");
      expect(Object.keys(accepted)).toEqual(given);
    });

    test("is left out of the draft where it does not fit, and stays in the response until the user saves", () => {
      const response = { id: "1", status: "draft" as const, updatedAt: "2026-01-01", values: all(value) };
      const state = openRecordState(questions, { id: "r", suggestions, response }, undefined);
      expect(Object.keys(state.draft)).toEqual(namesFor(value));
      expect(state.confirmed?.values).toBe(response.values);
      expect(isModified(state.draft, state.snapshot, questions)).toBe(false);
      expect(() => submittedValuesOf(state.draft, questions)).not.toThrow();
    });

    test("is left out of a draft that this browser has kept", () => {
      const record = { id: "r", suggestions: [], response: null };
      const draft = Object.fromEntries(
        types.map((type) => [type, { value: value as string, isPencil: false }]),
      );
      const kept = { ...{ key: "k", server: "s", userId: "u", datasetId: "d", recordId: "r" }, keptAt: 0 };
      const opened = openRecordState(questions, record, undefined);
      const state = withKept(opened, { ...kept, draft, response: null, base: null }, questions);
      for (const name of Object.keys(state.draft)) expect(namesFor(value)).toContain(name);
    });
  },
);

test("a response without an entry's content is a response without that value", () => {
  expect(openingDraft(questions, [], { text: null } as never)).toEqual({});
});

describe("to set a value", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["note", 5, /5 is not a valid value for question "note" of type "text"\. Set a value of its type/],
    ["topic", { weird: 1 }, /\{"weird":1\} is not a valid value for question "topic"/],
    ["reply", "Hello", /There is no question "reply".*Name one of these: "topic", "note"/],
  ])("of %s to %j is an error that says what to do", async (question, value, message) => {
    const { session, settle } = openTestSession();
    await settle();
    const before = session.getState();
    expect(() => session.setValue(question, value, true)).toThrow(message);
    expect(() => session.bulk.setFormValue(question, value)).toThrow(message);
    expect(session.getState()).toBe(before);
  });
});
