import { describe, expect, it, test } from "vitest";
import { converted } from "../testing/convert";
import { opened } from "../testing/files";

const convert = async (tasks: object[], name = "x.jsonl") =>
  converted(
    await opened(
      name.endsWith("l")
        ? tasks.map((task) => JSON.stringify(task)).join("\n")
        : JSON.stringify(tasks, null, 1),
      name,
    ),
  );

describe("spaCy", () => {
  it("gives spans and categories", async () => {
    const result = await convert([
      {
        text: "👋 Ana in Rome",
        ents: [
          { start: 2, end: 5, label: "PER" },
          { start: 9, end: 13, label: "LOC" },
        ],
        cats: { NEWS: 1, SPAM: 0 },
        tokens: [{ id: 0, start: 2, end: 5 }],
      },
      { text: "أنا في روما", ents: [{ start: 7, end: 11, label: "LOC" }], cats: { NEWS: 0, SPAM: 1 } },
    ]);
    expect(result).toMatchObject({ format: "spacy", problems: [], refused: [] });
    expect(result.dataset.questions).toMatchObject([
      {
        name: "ents",
        settings: { type: "span", field: "text", options: [{ value: "LOC" }, { value: "PER" }] },
      },
      {
        name: "cats",
        title: "Categories",
        settings: { type: "label_selection", options: [{ value: "NEWS" }, { value: "SPAM" }] },
      },
    ]);
    expect(result.covered("ents")).toEqual([["Ana=PER", "Rome=LOC"], ["روما=LOC"]]);
    expect(result.records.map(({ suggestions }) => suggestions.cats?.value)).toEqual(["NEWS", "SPAM"]);
  });

  it("is read with triples and with several categories", async () => {
    const result = await convert([
      { text: "Ana", entities: [[0, 3, "PER"]], cats: { A: 0.9, B: 0.7, C: 0.1 } },
      { text: "Ben", entities: [], cats: { A: 0, B: 0, C: 0 } },
    ]);
    expect(result.covered("entities")).toEqual([["Ana=PER"], []]);
    expect(result.records.map(({ suggestions }) => suggestions.cats?.value)).toEqual([["A", "B"], undefined]);
  });
});

describe("Prodigy", () => {
  const span = { start: 0, end: 3, label: "PER", token_start: 0, token_end: 0 };

  it("gives the spans of accepted tasks, and tells how many were not", async () => {
    const result = await convert([
      {
        text: "Ana is here",
        _input_hash: 1,
        _task_hash: 2,
        tokens: [{ text: "Ana", start: 0, end: 3, id: 0 }],
        spans: [span],
        answer: "accept",
        meta: { source: "x" },
      },
      {
        text: "Ben is here",
        _input_hash: 3,
        _task_hash: 4,
        tokens: [],
        spans: [span],
        answer: "reject",
        meta: { source: "y" },
      },
      { text: "Eva is here", _input_hash: 5, _task_hash: 6, spans: [], answer: "ignore", relations: [{}] },
    ]);
    expect(result).toMatchObject({ format: "prodigy", problems: [], refused: [] });
    expect(result.covered("spans")).toEqual([["Ana=PER"], [], []]);
    expect(result.records[1]?.suggestions).toEqual({});
    expect(result.dataset.metadata).toMatchObject([{ name: "meta_source", settings: { type: "terms" } }]);
    expect(result.notices).toEqual([
      { code: "answers_ignored", values: { count: 2 } },
      { code: "relations_ignored", values: { count: 1 } },
    ]);
  });

  test.each([
    ["one", [["a"], ["b"]], "label_selection", ["a", "b"]],
    ["several", [["a", "b"], ["b"]], "multi_label_selection", [["a", "b"], ["b"]]],
  ])("gives options, of which %s may be chosen", async (_, accepted, type, values) => {
    const options = ["a", "b", "c"].map((id) => ({ id, text: id.toUpperCase() }));
    const result = await convert(
      accepted.map((accept, index) => ({
        text: `text ${index}`,
        options,
        accept,
        answer: "accept",
        _view_id: "choice",
      })),
    );
    expect(result.dataset.questions).toMatchObject([
      {
        name: "accept",
        title: "Label",
        settings: { type, options: [{ value: "a" }, { value: "b" }, { value: "c" }] },
      },
    ]);
    expect(result.records.map(({ suggestions }) => suggestions.accept?.value)).toEqual(values);
  });
});

describe("doccano", () => {
  it("gives spans in code points, with entities and ignored relations", async () => {
    const result = await convert([
      {
        id: 7,
        text: "🎉 Ana",
        entities: [{ id: 1, label: "PER", start_offset: 2, end_offset: 5 }],
        relations: [{ id: 1 }],
        Comments: ["nice"],
      },
      {
        id: 8,
        text: "Ben",
        entities: [{ id: 2, label: "PER", start_offset: 0, end_offset: 3 }],
        relations: [],
        Comments: [],
      },
    ]);
    expect(result).toMatchObject({ format: "doccano", problems: [], refused: [] });
    expect(result.covered("label")).toEqual([["Ana=PER"], ["Ben=PER"]]);
    expect(result.records.map((record) => record.external_id)).toEqual(["7", "8"]);
    expect(result.notices).toEqual([{ code: "relations_ignored", values: { count: 1 } }]);
  });

  test.each([
    ["spans", [[[0, 3, "PER"]], []], "span"],
    ["one class", [["x"], ["y"]], "label_selection"],
    ["several classes", [["x", "y"], ["y"]], "multi_label_selection"],
  ])("gives %s of its label", async (_, labels, type) => {
    const result = await convert(labels.map((label, id) => ({ id, text: `Ana ${id}`, label, Comments: [] })));
    expect(result).toMatchObject({ format: "doccano", problems: [], refused: [] });
    expect(result.dataset.questions).toMatchObject([{ name: "label", settings: { type } }]);
  });
});

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
    const converted = await convert(
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
    ]);
  });

  it("takes the first of several annotations unless one was reviewed, and predictions without any", async () => {
    const mood = (choice: string, more = {}) => ({
      result: [result("mood", "choices", { choices: [choice] }, more)],
    });
    const { records, notices } = await convert(
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

  it("refuses a task whose span is not where it says", async () => {
    const { records, refused } = await convert(
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
});

describe("tables that only look like the file of a tool", () => {
  test.each([
    ["x.jsonl", [{ text: "a b", label: ["x", "y"] }], "jsonl"],
    ["x.json", [{ data: "a", annotations: 3 }], "json"],
    ["x.jsonl", [{ text: "a b", answer: "yes" }], "jsonl"],
  ])("stay tables: %s %j", async (name, tasks, format) => {
    const content = name.endsWith("l")
      ? tasks.map((task) => JSON.stringify(task)).join("\n")
      : JSON.stringify(tasks);
    expect((await opened(content, name)).format).toBe(format);
  });
});
