import { describe, expect, it } from "vitest";
import { openRecordState } from "../record/open-record-state";
import { acceptedChanges, draftWithAccepted, leavesOutRequired } from "./accepted";

const options = ["a", "b", "c"].map((value) => ({ value, text: value.toUpperCase() }));
const question = (name: string, type: string) => ({
  id: name,
  name,
  required: true,
  settings: { type, options, visible_options: null, field: "text", use_markdown: false },
});
const questions = [
  question("topic", "label_selection"),
  question("tags", "multi_label_selection"),
  question("order", "ranking"),
  question("places", "span"),
];
const ranks = options.map(({ value }, index) => ({ value, rank: index + 1 }));
const spans = [
  { start: 0, end: 3, label: "a" },
  { start: 4, end: 6, label: "b" },
];
const record = {
  id: "r1",
  response: null,
  suggestions: [
    { question_id: "topic", value: "a", score: 0.9 },
    { question_id: "tags", value: ["a", "b", "c"], score: [0.9, 0.4, 0.8] },
    { question_id: "order", value: ranks, score: [0.9, 0.7, 0.6] },
    { question_id: "places", value: spans, score: [0.6, 0.2] },
  ],
};
const recordState = openRecordState(questions as never, record as never, undefined);
const accepted = (leastScore: number, form = {}, own = recordState) =>
  Object.fromEntries(
    Object.entries(
      draftWithAccepted(record as never, own, { form, questions: questions as never, leastScore }),
    ).map(([name, { value }]) => [name, value]),
  );

describe("accepted suggestions", () => {
  it.each([
    [0, { topic: "a", tags: ["a", "b", "c"], order: ranks, places: spans }],
    [0.6, { topic: "a", tags: ["a", "c"], order: ranks, places: [spans[0]] }],
    [0.7, { topic: "a", tags: ["a", "c"] }],
    [0.95, {}],
  ])("from the score %d on are whole values, and the parts of a list that have it", (least, values) => {
    expect(accepted(least)).toEqual(values);
  });

  it("keep the spans that the user has reviewed, whatever their score, and add none that were taken out", () => {
    const [span] = spans;
    const own = {
      ...recordState,
      draft: { ...recordState.draft, places: { value: [span], isPencil: false } },
    };
    expect(accepted(0.95, {}, own as never)).toEqual({ places: [span] });
    const { places: _none, ...rest } = recordState.draft;
    expect(accepted(0, {}, { ...recordState, draft: rest })).not.toHaveProperty("places");
  });

  it("may leave out a question that must be answered, because its suggestion has a lower score", () => {
    const draft = (leastScore: number) =>
      draftWithAccepted(record as never, recordState, {
        form: {},
        questions: questions as never,
        leastScore,
      });
    const isLeftOut = (leastScore: number, required = true) =>
      leavesOutRequired(
        recordState,
        draft(leastScore),
        questions.map((one) => ({ ...one, required })) as never,
      );
    expect([isLeftOut(0.6), isLeftOut(0.65), isLeftOut(0.65, false)]).toEqual([false, true, false]);
  });

  it("replace neither a value of the form nor an answer of the user", () => {
    const form = { topic: { value: "b", isPencil: false } };
    const own = { ...recordState, draft: { ...recordState.draft, tags: { value: ["b"], isPencil: false } } };
    expect(accepted(0, form, own)).toMatchObject({ topic: "b", tags: ["b"], order: ranks });
  });

  it("are listed with what the user has answered, and with the values of the form", () => {
    const own = { ...recordState, draft: { ...recordState.draft, topic: { value: "c", isPencil: false } } };
    const changes = (leastScore: number) =>
      acceptedChanges([{ record: record as never, recordState: own }], {
        form: { topic: { value: "b", isPencil: false } },
        questions: questions as never,
        leastScore,
      });
    // Without all of its ranks and spans, the record can't be submitted.
    expect(changes(0.75)).toEqual([
      { recordId: "r1", question: "topic", before: "c", after: "b", isComplete: false },
      { recordId: "r1", question: "tags", before: undefined, after: ["a", "c"], isComplete: false },
    ]);
    expect(changes(0).map(({ isComplete }) => isComplete)).toEqual([true, true, true, true]);
    // A record without a suggestion to accept is not affected, so the form does not change it either.
    expect(changes(0.95)).toEqual([]);
  });

  it("without a score are accepted only if any score is enough", () => {
    const { score: _none, ...unsure } = record.suggestions[0] as { score: number };
    const own = { ...record, suggestions: [unsure] };
    const draft = (leastScore: number) =>
      draftWithAccepted(own as never, recordState, { form: {}, questions: questions as never, leastScore })
        .topic;
    expect([draft(0)?.value, draft(0.1)]).toEqual(["a", undefined]);
  });
});
