import { describe, expect, it, test } from "vitest";
import { convertedTasks } from "../testing/convert";
import { opened } from "../testing/files";

describe("spaCy", () => {
  it("gives spans and categories", async () => {
    const result = await convertedTasks([
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
    const result = await convertedTasks([
      { text: "Ana", entities: [[0, 3, "PER"]], cats: { A: 0.9, B: 0.7, C: 0.1 } },
      { text: "Ben", entities: [], cats: { A: 0, B: 0, C: 0 } },
    ]);
    expect(result.covered("entities")).toEqual([["Ana=PER"], []]);
    expect(result.records.map(({ suggestions }) => suggestions.cats?.value)).toEqual([["A", "B"], undefined]);
  });

  it("has one question for each name before categories", async () => {
    const result = await convertedTasks([
      { text: "Ana", cats: { "mood:good": 1, "mood:bad": 0, "tags:a:b": 1, "tags:c": 1 } },
      { text: "Ben", cats: { "mood:good": 0, "mood:bad": 1, "tags:a:b": 0, "tags:c": 1 } },
    ]);
    expect(result.dataset.questions).toMatchObject([
      { name: "mood", settings: { type: "label_selection", options: [{ value: "good" }, { value: "bad" }] } },
      {
        name: "tags",
        settings: { type: "multi_label_selection", options: [{ value: "a:b" }, { value: "c" }] },
      },
    ]);
    expect(
      result.records.map(({ suggestions }) => [suggestions.mood?.value, suggestions.tags?.value]),
    ).toEqual([
      ["good", ["a:b", "c"]],
      ["bad", ["c"]],
    ]);
  });
});

describe("Prodigy", () => {
  const span = { start: 0, end: 3, label: "PER", token_start: 0, token_end: 0 };

  it("gives the spans of accepted tasks, and tells how many were not", async () => {
    const result = await convertedTasks([
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
    const result = await convertedTasks(
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
    const result = await convertedTasks([
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
    const result = await convertedTasks(
      labels.map((label, id) => ({ id, text: `Ana ${id}`, label, Comments: [] })),
    );
    expect(result).toMatchObject({ format: "doccano", problems: [], refused: [] });
    expect(result.dataset.questions).toMatchObject([{ name: "label", settings: { type } }]);
  });
});

describe("annotations that are no question", () => {
  it("become metadata if all records have the same label, and nothing if no text has spans", async () => {
    const result = await convertedTasks([
      { id: 1, text: "Ana is here", label: ["x"], Comments: [] },
      { id: 2, text: "Ben is here", label: ["x"], Comments: [] },
    ]);
    expect(result).toMatchObject({ format: "doccano", problems: [], refused: [] });
    expect(result.dataset.questions).toMatchObject([{ name: "comment" }]);
    expect(result.records[0]?.metadata).toEqual({ label: ["x"] });
    const without = await convertedTasks([{ text: "Ana", spans: [], _task_hash: 1 }]);
    expect(without).toMatchObject({
      format: "prodigy",
      problems: [],
      dataset: { questions: [{ name: "comment" }] },
    });
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
