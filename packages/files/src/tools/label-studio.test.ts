import { describe, expect, it } from "vitest";
import { peopleNotices } from "../plan/problems/people-notices";
import { recordsOf } from "../records/records-of";
import { converted, convertedTasks } from "../testing/convert";
import { opened } from "../testing/files";

describe("Label Studio", () => {
  const result = (from_name: string, type: string, value: object, more = {}) => ({
    from_name,
    to_name: "text",
    type,
    value,
    ...more,
  });
  const spanned = (text: string, start: number, end: number) =>
    result("ner", "labels", { start, end, text, labels: ["PER"] });
  const task = (id: number, text: string, annotations: object[], more = {}) => ({
    id,
    data: { text, source: "web" },
    annotations,
    ...more,
  });

  it("gives every kind of control that a question can hold", async () => {
    const converted = await convertedTasks(
      [
        task(1, "👋 Ana is here", [
          {
            id: 1,
            completed_by: { email: "eva@example.com" },
            result: [
              spanned("Ana", 3, 6),
              result("mood", "choices", { choices: ["good"] }),
              result("topics", "choices", { choices: ["a", "b"] }),
              result("stars", "rating", { rating: 4 }),
              result("note", "textarea", { text: ["one", "two"] }),
              result("place", "taxonomy", { taxonomy: [["Europe", "Spain"]] }),
              { type: "relation", from_id: "x", to_id: "y" },
              result("box", "rectanglelabels", { x: 1 }),
            ],
          },
        ]),
        task(2, "Ben", [
          {
            id: 2,
            completed_by: 3,
            result: [
              spanned("Ben", 0, 3),
              result("mood", "choices", { choices: ["bad"] }),
              result("stars", "rating", { rating: 1 }),
              result("place", "taxonomy", { taxonomy: [["Asia"]] }),
            ],
          },
        ]),
      ],
      "x.json",
    );
    expect(converted).toMatchObject({ format: "label_studio", problems: [], refused: [] });
    expect(converted.dataset.questions.map(({ name, settings }) => [name, settings.type])).toEqual([
      ["ner", "span"],
      ["mood", "label_selection"],
      ["topics", "multi_label_selection"],
      ["stars", "rating"],
      ["note", "text"],
      ["place", "multi_label_selection"],
    ]);
    expect(converted.covered("ner")).toEqual([["Ana=PER"], ["Ben=PER"]]);
    expect(converted.records[0]?.suggestions).toMatchObject({
      mood: { value: "good", agent: "eva at example.com" },
      topics: { value: ["a", "b"] },
      stars: { value: 4 },
      note: { value: "one\ntwo" },
      place: { value: ["Europe / Spain"] },
    });
    expect(converted.records[1]?.suggestions.mood?.agent).toBe("annotator 3");
    expect(converted.dataset.metadata).toMatchObject([{ name: "source" }]);
    expect(converted.notices).toEqual([
      { code: "relations_ignored", values: { count: 1 } },
      { code: "controls_ignored", values: { controls: ["box (rectanglelabels)"] } },
      { code: "answers_suggested", values: { count: 2, people: ["eva@example.com", "3"] } },
    ]);
  });

  it("takes the first of several annotations unless one was reviewed, and predictions without any", async () => {
    const mood = (choice: string, more = {}) => ({
      result: [result("mood", "choices", { choices: [choice] }, more)],
    });
    const { records, notices } = await convertedTasks(
      [
        task(1, "One text", [{ ...mood("a") }, { ...mood("b") }]),
        task(2, "Two texts", [{ ...mood("a") }, { ...mood("b"), ground_truth: true }]),
        task(3, "No text", [{ ...mood("a"), was_cancelled: true }], {
          predictions: [{ ...mood("b", { score: 0.75 }), model_version: "bert 1" }],
        }),
      ],
      "x.json",
    );
    expect(records.map(({ suggestions }) => suggestions.mood)).toMatchObject([
      { value: "a" },
      { value: "b" },
      { value: "b", score: 0.75, agent: "bert 1" },
    ]);
    expect(notices).toEqual([
      { code: "several_annotators", values: { records: 2 } },
      { code: "answers_ignored", values: { count: 1 } },
    ]);
  });

  it.each([
    ["users", ["eva"], [{ user: "eva", status: "submitted", values: { spam: "no", lang: "en" } }], undefined],
    ["others", [], undefined, { value: "no", agent: "eva" }],
  ])("makes a question of what all have answered alike: %s", async (_, users, responses, suggestion) => {
    const by = (language: string) => ({
      completed_by: "eva",
      result: [
        result("spam", "choices", { choices: ["no"] }),
        result("lang", "choices", { choices: [language] }),
      ],
    });
    const { dataset, records, notices } = await convertedTasks(
      [task(1, "One text", [by("en")]), task(2, "Two texts", [by("de")])],
      "x.json",
      users,
    );
    expect(dataset.questions.map(({ name, settings }) => [name, settings.type])).toEqual([
      ["spam", "text"],
      ["lang", "label_selection"],
    ]);
    expect(dataset.metadata.map(({ name }) => name)).toEqual(["source"]);
    expect(records[0]?.responses).toEqual(responses);
    expect(records[0]?.suggestions.spam).toEqual(suggestion && expect.objectContaining(suggestion));
    expect(notices[0]?.values).toEqual({ count: 2, people: ["eva"] });
  });

  it.each([
    ["of each result", [{ score: 0.5 }, { score: 0.25 }], 0.75, [[0.5, 0.25], 1]],
    ["of the prediction where a result has none", [{ score: 0.5 }, {}], 0.75, [[0.5, 0.75], 0.75]],
    ["of one result of two", [{ score: 0.5 }, {}], undefined, [null, null]],
  ])("has the scores %s", async (_, [first, second], score, [ofSpans, ofLabel]) => {
    const results = [
      { ...spanned("Ana", 0, 3), ...first },
      { ...spanned("Ben", 8, 11), ...second },
      result("mood", "choices", { choices: ["good"] }, ofLabel === 1 ? { score: 1 } : {}),
    ];
    const { records } = await convertedTasks(
      [
        task(1, "Ana and Ben", [], { predictions: [{ result: results, model_version: "m1", score }] }),
        task(2, "Ana", [], { predictions: [{ result: [result("mood", "choices", { choices: ["bad"] })] }] }),
      ],
      "x.json",
    );
    const { ner, mood } = records[0]?.suggestions ?? {};
    expect([ner?.score, mood?.score, ner?.agent]).toEqual([ofSpans, ofLabel, "m1"]);
  });

  it.each([
    [false, { value: "good", score: 0.5, agent: "m1" }, "answers_beside_suggestions"],
    [true, { value: "bad", score: null, agent: "eva" }, "answers_suggested"],
  ])(
    "keeps predictions beside the answers of others unless these replace them: %s",
    async (replaces, mood, code) => {
      const by = (choice: string) => ({ result: [result("mood", "choices", { choices: [choice] })] });
      const made = [{ ...by("bad"), completed_by: "eva" }];
      const more = { predictions: [{ ...by("good"), model_version: "m1", score: 0.5 }] };
      const content = JSON.stringify([task(1, "Ana and Ben", made, more)]);
      const { profile, plan: guessed } = await converted(await opened(content, "x.json"));
      const plan = { ...guessed, answersReplace: replaces };
      for await (const read of recordsOf(await opened(content, "x.json"), plan))
        expect("record" in read && read.record.suggestions).toEqual({ mood });
      expect(peopleNotices(profile, plan)).toEqual([{ code, values: { count: 1, people: ["eva"] } }]);
    },
  );

  it("refuses a task whose span is not where it says", async () => {
    const { records, refused } = await convertedTasks(
      [
        task(1, "👋 Ana", [{ result: [spanned("Ana", 3, 6)] }]),
        task(2, "👋 Ben", [{ result: [spanned("Ben", 30, 33)] }]),
      ],
      "x.json",
    );
    expect(records).toHaveLength(1);
    expect(refused).toMatchObject([
      {
        at: { row: 2 },
        reason: { code: "offsets_invalid", values: { unit: "utf16", reason: "out_of_bounds" } },
      },
    ]);
  });

  it("gives the answers of users as their responses, and one of the others as suggestions", async () => {
    const by = (completed_by: unknown, choice: string, more = {}) => ({
      completed_by,
      result: [spanned("Ana", 3, 6), result("mood", "choices", { choices: [choice] })],
      ...more,
    });
    const eva = { id: 4, email: "eva@example.com" };
    const { records, notices } = await convertedTasks(
      [
        task(1, "👋 Ana", [by(eva, "good"), by(7, "bad"), by("ben", "odd"), by({ username: "cy" }, "good")]),
        task(2, "👋 Ana", [by("cy", "bad", { result: [], was_cancelled: true })]),
        // Whoever has submitted without a span has found none; without the required label, it is a draft.
        task(3, "No one", [
          { completed_by: "cy", result: [result("mood", "choices", { choices: ["bad"] })] },
        ]),
      ],
      "x.json",
      ["cy", "eva@example.com", "other"],
    );
    const ana = [{ start: 2, end: 5, label: "PER" }];
    expect(records.map(({ responses }) => responses)).toEqual([
      [
        { user: "eva@example.com", status: "submitted", values: { ner: ana, mood: "good" } },
        { user: "cy", status: "submitted", values: { ner: ana, mood: "good" } },
      ],
      [{ user: "cy", status: "discarded", values: {} }],
      [{ user: "cy", status: "submitted", values: { ner: [], mood: "bad" } }],
    ]);
    expect(records.map(({ suggestions }) => suggestions.mood)).toEqual([
      { value: "bad", score: null, agent: "annotator 7" },
      undefined,
      undefined,
    ]);
    expect(notices).toEqual([
      { code: "answers_of_users", values: { count: 4, people: ["eva@example.com", "cy"] } },
      { code: "answers_suggested", values: { count: 2, people: ["7", "ben"] } },
      { code: "several_annotators", values: { records: 1 } },
    ]);
  });
});
