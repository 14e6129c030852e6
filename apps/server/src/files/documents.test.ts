import { describe, expect, it, test } from "vitest";
import type { DatasetSchema } from "../resources/datasets/dataset-schema";
import {
  bytesOf,
  lines,
  moment,
  options,
  questions,
  record,
  response,
  schema,
  text,
} from "../testing/file-records";
import { type FileRecord, withMajority } from "./file-record";
import { formatProblem } from "./formats";

describe("CoNLL", () => {
  const marked = (content: string, ...spans: object[]) =>
    record(content, { responses: [response("ann", { names: spans })] });

  it("has a token and a BIO tag per line; offsets count code points", async () => {
    const span = { start: 2, end: 9, label: "FIRST NAME" };
    expect(await text([marked("👋 Ann Lee!", span)], options("conll"))).toBe(
      "# id = one\n# annotator = ann\n# text = 👋 Ann Lee!\n👋\tO\nAnn\tB-FIRST_NAME\nLee\tI-FIRST_NAME\n!\tO\n\n",
    );
  });

  it("splits scripts without spaces", async () => {
    expect(
      await text([marked("สวัสดีชาวโลก", { start: 0, end: 6, label: "PER" })], options("conll")),
    ).toContain("สวัสดี\tB-PER\n");
  });

  test.each([
    ["cuts a token", [{ start: 0, end: 2, label: "PER" }], '# cut = 0-2 "PER"', "Anna\tB-PER"],
    ["is between tokens", [{ start: 4, end: 5, label: "PER" }], '# cut = 4-5 "PER"', "Anna\tO"],
    [
      "overlaps another",
      [
        { start: 0, end: 8, label: "PER" },
        { start: 5, end: 8, label: "FIRST NAME" },
      ],
      '# overlapping = 5-8 "FIRST NAME"',
      "Lee\tI-PER",
    ],
  ])("tells about a span that %s", async (_, spans, comment, line) => {
    const file = await text([marked("Anna Lee", ...spans)], options("conll"));
    expect(file).toContain(`${comment}\n`);
    expect(file).toContain(`${line}\n`);
  });

  it("keeps offsets where lines end in the text, and leaves out what nobody answered", async () => {
    const file = await text([marked("a\nb\u0085c"), record("unanswered")], options("conll"));
    expect(file).toBe("# id = one\n# annotator = ann\n# text = a b c\na\tO\nb\tO\nc\tO\n\n");
  });
});

describe("spaCy", () => {
  it("has spans in code points, and categories by option", async () => {
    const one = record("👋 Ann", {
      responses: [
        response("ann", { topic: "a", tags: ["y"], names: [{ start: 2, end: 5, label: "PER" }] }),
        response("bob", {}, "discarded"),
        response("cleo", { topic: "b" }, "draft"),
      ],
    });
    const [first, second, third] = await lines([one], options("spacy"));
    expect(first).toEqual({
      text: "👋 Ann",
      meta: { id: "one", size: 3 },
      spans: [{ start: 2, end: 5, label: "PER" }],
      cats: { "topic:a": 1, "topic:b": 0, "tags:x": 0, "tags:y": 1 },
      answer: "accept",
      _annotator_id: "ann",
    });
    expect([...first.text].slice(2, 5).join("")).toBe("Ann");
    expect(second).toMatchObject({ answer: "ignore", _annotator_id: "bob", cats: {} });
    expect(third).toBeUndefined();
  });

  it("has tasks without answers, too", async () => {
    expect(await lines([record("x")], options("spacy"))).toEqual([
      { text: "x", meta: { id: "one", size: 3 } },
    ]);
  });
});

describe("Label Studio", () => {
  it("has spans in UTF-16 code units", async () => {
    const values = {
      topic: "a",
      tags: ["x"],
      names: [{ start: 2, end: 5, label: "PER" }],
      stars: 2,
      note: "n",
      order: [
        { value: "s", rank: 2 },
        { value: "r", rank: 1 },
      ],
    };
    const suggestion = {
      id: "s",
      question_id: "q1",
      type: null,
      value: "b",
      agent: "m",
      score: 0.5,
      inserted_at: moment,
      updated_at: moment,
    };
    const one = record("👋 Ann", { responses: [response("ann", values)], suggestions: [suggestion] });
    const tasks = JSON.parse(await text([one, record("x")], options("label_studio")));
    expect(tasks).toHaveLength(2);
    expect(tasks[0]).toMatchObject({ data: { text: "👋 Ann" }, meta: { id: "one" } });
    const [{ result, username, was_cancelled }] = tasks[0].annotations;
    expect({ username, was_cancelled }).toEqual({ username: "ann", was_cancelled: false });
    expect(result).toEqual([
      { id: "topic-0", from_name: "topic", to_name: "text", type: "choices", value: { choices: ["a"] } },
      { id: "tags-0", from_name: "tags", to_name: "text", type: "choices", value: { choices: ["x"] } },
      {
        id: "names-0",
        from_name: "names",
        to_name: "text",
        type: "labels",
        value: { start: 3, end: 6, text: "Ann", labels: ["PER"] },
      },
      { id: "stars-0", from_name: "stars", to_name: "text", type: "rating", value: { rating: 2 } },
      { id: "order-0", from_name: "order", to_name: "text", type: "ranker", value: { ranker: ["r", "s"] } },
      { id: "note-0", from_name: "note", to_name: "text", type: "textarea", value: { text: ["n"] } },
    ]);
    expect(tasks[0].data.text.slice(3, 6)).toBe("Ann");
    expect(tasks[0].predictions).toEqual([
      {
        model_version: "m",
        score: 0.5,
        result: [
          { id: "topic-0", from_name: "topic", to_name: "text", type: "choices", value: { choices: ["b"] } },
        ],
      },
    ]);
  });

  it("is a valid list without records", async () => {
    expect(JSON.parse(await text([], options("label_studio")))).toEqual([]);
  });
});

describe("a majority", () => {
  const names = (...ends: number[]) => ends.map((end) => ({ start: 0, end, label: "PER" }));
  const answered = (...given: object[]) =>
    withMajority(
      record("Anna Lee", { responses: given.map((values, at) => response(`p${at}`, values)) }),
      schema,
    );
  const majority = { responses: "majority" } as const;
  const divided = answered({ names: names(4), topic: "a" }, { names: names(8), topic: "a" });
  const unanimous = answered({ names: [], topic: "a" }, { names: [], topic: "a" });

  it("that does not exist for spans is no text without spans", async () => {
    expect(await lines([divided], options("spacy", majority))).toMatchObject([
      { cats: { "topic:a": 1 }, answer: "ignore" },
    ]);
    expect(await text([divided], options("conll", majority))).toBe("");
    const [task] = JSON.parse(await text([divided], options("label_studio", majority)));
    expect(task.annotations).toEqual([]);
    const [line] = await lines([divided], options("jsonl", majority));
    expect(line.majority.names).toEqual({ value: null, votes: null, voters: 2, tie: names(4, 8) });
  });

  it("of no spans is an answer", async () => {
    expect(await lines([unanimous], options("spacy", majority))).toMatchObject([
      { spans: [], answer: "accept" },
    ]);
    expect(await text([unanimous], options("conll", majority))).toContain("Anna\tO\nLee\tO\n");
    const [task] = JSON.parse(await text([unanimous], options("label_studio", majority)));
    expect(task.annotations).toHaveLength(1);
  });

  it("that does not exist for any label is no accepted answer; one of several does not matter", async () => {
    const labels = { ...schema, questions: questions.slice(0, 2) };
    const of = async (record: FileRecord, format: "spacy" | "label_studio") =>
      (await bytesOf([record], { schema: labels, options: options(format, majority) })).toString();
    const none = answered({ tags: ["x"] }, { tags: ["y"] });
    expect(JSON.parse(await of(none, "spacy"))).toMatchObject({ cats: {}, answer: "ignore" });
    expect(JSON.parse(await of(none, "label_studio"))[0].annotations).toEqual([]);
    const some = answered({ tags: ["x"], topic: "a" }, { tags: ["y"], topic: "a" });
    expect(JSON.parse(await of(some, "spacy"))).toMatchObject({ cats: { "topic:a": 1 }, answer: "accept" });
    expect(JSON.parse(await of(some, "label_studio"))[0].annotations).toHaveLength(1);
  });
});

describe("a format", () => {
  const plain: DatasetSchema = { ...schema, questions: questions.slice(0, 1) };
  test.each([
    [plain, options("conll"), "file_without_spans"],
    [schema, options("conll", { question: "topic" }), "file_without_spans"],
    [schema, options("conll", { field: "other" }), "file_without_spans"],
    [schema, options("spacy", { question: "none" }), "file_without_spans"],
    [{ ...plain, fields: [] }, options("spacy"), "file_without_text"],
    [schema, options("conll", { question: "names" }), undefined],
    [plain, options("spacy", { field: "text" }), undefined],
    [plain, options("label_studio"), undefined],
  ])("is refused with a code if the dataset has not what it needs (%#)", (of, chosen, code) => {
    expect(formatProblem({ schema: of, options: chosen })?.code).toBe(code);
  });
});
