import type { QuestionSettings } from "@glossa/question-types/schema";
import { describe, expect, it, test } from "vitest";
import { recordsOf } from "../records/records-of";
import { converted } from "../testing/convert";
import { opened } from "../testing/files";
import { profileOf } from "./columns/profile";
import { leftColumns } from "./columns/used-columns";
import type { DatasetParts } from "./dataset-parts";
import { type FilePlan, isField, isMetadata } from "./file-plan";
import { guessPlan } from "./guess-plan";
import { missingFields, planForDataset } from "./plan-for-dataset";

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, text: value, description: null }));
const label = (...values: string[]): QuestionSettings => ({
  type: "label_selection",
  options: options(values),
  visible_options: null,
});
const several = (...values: string[]): QuestionSettings => ({
  type: "multi_label_selection",
  options: options(values),
  visible_options: null,
  options_order: "natural",
});
const ranking = (...values: string[]): QuestionSettings => ({ type: "ranking", options: options(values) });
const rating: QuestionSettings = { type: "rating", options: [1, 2, 3].map((value) => ({ value })) };
const text: QuestionSettings = { type: "text", use_markdown: false };
const mood = label("good", "bad", "mixed");

function partsOf(questions: Record<string, QuestionSettings>, own: Partial<DatasetParts> = {}): DatasetParts {
  return {
    fields: [
      { name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } },
    ] as unknown as DatasetParts["fields"],
    questions: Object.entries(questions).map(([name, settings]) => ({
      name,
      title: name,
      description: null,
      required: true,
      settings,
    })) as unknown as DatasetParts["questions"],
    metadata: [],
    ...own,
  };
}

async function planned(content: string, parts: DatasetParts, name = "x.csv") {
  const file = await opened(content, name);
  const profile = await profileOf(file);
  const plan = planForDataset(guessPlan({ profile, hints: file.hints }), parts, profile);
  return { plan, left: leftColumns(plan, profile.columns) };
}

const columnsOf = ({ questions }: FilePlan) =>
  Object.fromEntries(questions.map(({ name, column }) => [name, column]));

/** A table with a text and some columns, whose values repeat. */
function table(columns: Record<string, readonly string[]>): string {
  const rows = Array.from({ length: 6 }, (_, index) =>
    [
      `It is number ${index} of these`,
      ...Object.values(columns).map((values) => quoted(values[index % values.length])),
    ].join(","),
  );
  return [["text", ...Object.keys(columns)].join(","), ...rows].join("\n");
}

const quoted = (value = "") => `"${value.replaceAll('"', '""')}"`;
const places = ["kitchen", "garden"];
const moods = ["good", "bad", "mixed"];
const lists = ['["a","b"]', '["b"]'];

describe("the column of the suggestions", () => {
  test.each<[string, Record<string, readonly string[]>, Record<string, QuestionSettings>, object]>([
    ["has its name", { topic: places, sentiment: moods }, { sentiment: mood }, { sentiment: "sentiment" }],
    [
      "is called its suggestion, as in files of this server",
      { topic: places, "sentiment.suggestion": moods, other: moods },
      { sentiment: mood },
      { sentiment: "sentiment.suggestion" },
    ],
    ["has its name in another case", { Sentiment: moods }, { sentiment: mood }, { sentiment: "Sentiment" }],
    ["has its labels", { topic: places, mood: moods }, { sentiment: mood }, { sentiment: "mood" }],
    [
      "has most of its labels",
      { mood: ["good", "bad", "so so"] },
      { sentiment: mood },
      { sentiment: "mood" },
    ],
    ["was guessed, and has one of its labels", { topic: ["good", "a", "b"] }, { q: mood }, { q: "topic" }],
    ["is none that has no label of it", { topic: places }, { sentiment: mood }, { sentiment: undefined }],
    ["is none of its name without its labels", { sentiment: places }, { sentiment: mood }, {}],
    [
      "is another one if that of its name has no label of it",
      { sentiment: places, mood: moods },
      { sentiment: mood },
      { sentiment: "mood" },
    ],
    [
      "is the guessed one of two that fit equally",
      { a: moods, b: moods.toReversed() },
      { q: mood },
      { q: "b" },
    ],
    ["is none if two questions fit equally", { x: moods }, { q: mood, r: mood }, {}],
    ["has its labels in lists", { topic: places, x: lists }, { tags: several("a", "b") }, { tags: "x" }],
    ["has no other labels in lists", { tags: lists }, { tags: several("c", "d") }, { tags: undefined }],
    ["has its options in order", { x: lists }, { order: ranking("a", "b") }, { order: "x" }],
    ["has no other options in order", { x: lists }, { order: ranking("c", "d") }, { order: undefined }],
    [
      "has its ratings",
      { stars: ["1", "3"], minutes: ["1", "2"] },
      { quality: rating },
      { quality: "stars" },
    ],
    ["has no other ratings", { stars: ["7", "9"] }, { quality: rating }, { quality: undefined }],
    ["has its name and no other ratings", { quality: ["7", "9"] }, { quality: rating }, {}],
    ["takes any text by its name", { why: ["it is so", "or not so"] }, { why: text }, { why: "why" }],
    [
      "belongs to each of several questions",
      { kind: places, feeling: moods },
      { sentiment: mood, place: label("garden", "kitchen") },
      { sentiment: "feeling", place: "kind" },
    ],
  ])("%s", async (_, columns, questions, expected) => {
    const { plan } = await planned(table(columns), partsOf(questions));
    const none = Object.fromEntries(Object.keys(questions).map((name) => [name, undefined]));
    expect(columnsOf(plan)).toEqual({ ...none, ...expected });
  });

  it("is that of a metadata property if all its values are labels and no other column has any", async () => {
    const metadata = [
      { name: "mood", title: "Mood", settings: { type: "terms", values: null } },
    ] as unknown as DatasetParts["metadata"];
    const both = await planned(table({ mood: moods }), partsOf({ q: mood }, { metadata }));
    expect(columnsOf(both.plan)).toEqual({ q: "mood" });
    expect(both.plan.columns.filter(isMetadata).map(({ column }) => column)).toEqual(["mood"]);
    const some = table({ mood: ["good", "bad", "so so"] });
    expect(columnsOf((await planned(some, partsOf({ q: mood }, { metadata }))).plan)).toEqual({
      q: undefined,
    });
  });

  it("brings its scores and agents, whatever it was guessed to be", async () => {
    const columns = { topic: places, "sentiment.suggestion": moods };
    const companions = { "sentiment.suggestion.score": ["0.5"], "sentiment.suggestion.agent": ["m1"] };
    const { plan, left } = await planned(table({ ...columns, ...companions }), partsOf({ sentiment: mood }));
    expect(plan.questions).toMatchObject([
      {
        column: "sentiment.suggestion",
        scoreColumn: "sentiment.suggestion.score",
        agentColumn: "sentiment.suggestion.agent",
      },
    ]);
    expect(left).toEqual(["topic"]);
  });
});

describe("columns without a part", () => {
  const content = table({ sentiment: moods, place: places, minutes: ["1", "2"], notes: ["a long one", ""] });
  const rolesOf = (plan: FilePlan) => ({
    fields: plan.columns.filter(isField).map(({ column }) => column),
    metadata: plan.columns.filter(isMetadata).map(({ column, use }) => [column, use]),
  });

  it("are left if the dataset allows no metadata without a property", async () => {
    const { plan, left } = await planned(content, partsOf({ sentiment: mood }));
    expect(rolesOf(plan)).toEqual({ fields: ["text"], metadata: [] });
    expect(left).toEqual(["place", "minutes", "notes"]);
  });

  it("become metadata if the dataset allows it and they are no texts", async () => {
    const prose = content
      .split("\n")
      .map((line, index) => `${line},${index === 0 ? "why" : `It is so because of ${index}`}`)
      .join("\n");
    const parts = partsOf({ sentiment: mood }, { allowsExtraMetadata: true });
    const { plan, left } = await planned(prose, parts);
    expect(rolesOf(plan)).toEqual({
      fields: ["text"],
      metadata: [
        ["place", "terms"],
        ["minutes", "integer"],
        ["notes", "terms"],
      ],
    });
    expect(left).toEqual(["why"]);
  });

  it("are not taken twice: a property of the same name has its own column", async () => {
    const minutes = {
      name: "minutes",
      title: "Minutes",
      settings: { type: "integer", min: null, max: null },
    };
    const metadata = [minutes] as unknown as DatasetParts["metadata"];
    const parts = partsOf({ sentiment: mood }, { allowsExtraMetadata: true, metadata });
    const { plan } = await planned(content, parts);
    expect(rolesOf(plan).metadata.filter(([column]) => column === "minutes")).toEqual([
      ["minutes", "integer"],
    ]);
  });
});

describe("the rankings of a file of this server", () => {
  const order = ["a", "b"].map((value) => ({ value, rank: 1 }));
  const lines = JSON.stringify({
    ...{ id: "1", server_id: "s1", fields: { text: "It came late" } },
    responses: [{ username: "ana", status: "submitted", values: { order } }],
  });

  test.each([
    ["of the same name", { order: ranking("a", "b") }, { order: "order" }],
    ["of another name that has the items", { best: ranking("b", "a", "c") }, { best: "order" }],
    ["of the same name with other items", { order: ranking("c", "d") }, { order: undefined }],
    ["of another name and with other items", { best: ranking("c", "d") }, { best: undefined }],
  ])("fill a question or none: %s", async (_, questions, columns) => {
    const { plan } = await planned(lines, partsOf(questions), "x.jsonl");
    expect(columnsOf(plan)).toEqual(columns);
  });
});

describe("a custom field of the dataset", () => {
  const card = (required: boolean) =>
    partsOf(
      {},
      {
        fields: [
          ...partsOf({}).fields,
          {
            name: "card",
            title: "Card",
            required,
            settings: { type: "custom", template: "", advanced_mode: false },
          },
        ],
        allowsExtraMetadata: true,
      },
    );
  const value = { a: 1, b: { c: null, d: ["x"] } };
  const own = (fields: object) => JSON.stringify({ id: "1", server_id: "s1", fields, responses: [] });

  test.each([
    ["JSON lines of this server", "x.jsonl", own({ text: "It came late", card: value })],
    ["other JSON lines", "x.jsonl", JSON.stringify({ text: "It came late", card: value })],
    ["CSV", "x.csv", `text,card\nIt came late,${quoted(JSON.stringify(value))}`],
    [
      "Label Studio",
      "x.json",
      JSON.stringify([{ data: { text: "It came late", card: value }, annotations: [] }]),
    ],
  ])("gets its objects from %s, of which nothing else is made", async (_, name, content) => {
    const parts = card(true);
    const { plan, left } = await planned(content, parts, name);
    expect(missingFields(plan, parts)).toEqual([]);
    expect([plan.columns.filter(isMetadata), left]).toEqual([[], []]);
    for await (const result of recordsOf(await opened(content, name), plan))
      expect(result).toMatchObject({ record: { fields: { text: "It came late", card: value } } });
  });

  it("takes no column that only begins with its name", async () => {
    const line = JSON.stringify({ text: "It came late", card: { a: 1 }, card_colour: "red" });
    const { plan } = await planned(line, card(true), "x.jsonl");
    expect(plan.columns.filter(isMetadata).map(({ column }) => column)).toEqual(["card_colour"]);
  });

  test.each([
    ["no object", '{"text":"It came late","card":"a text"}', "field_invalid"],
    ["none where it is required", '{"text":"It came late","card":null}', "field_required"],
  ])("refuses %s", async (_, content, code) => {
    const { plan } = await planned(content, card(true), "x.jsonl");
    for await (const result of recordsOf(await opened(content, "x.jsonl"), plan))
      expect(result).toMatchObject({ refused: { reason: { code } } });
  });

  it("is a text with its JSON in a new dataset: the file has no template", async () => {
    const { dataset, records } = await converted(
      await opened(own({ text: "It came late", card: value }), "x.jsonl"),
    );
    expect(dataset.fields.map(({ name, settings }) => [name, settings.type])).toEqual([
      ["text", "text"],
      ["card", "text"],
    ]);
    expect(records).toMatchObject([{ fields: { card: JSON.stringify(value) }, metadata: {} }]);
  });
});

describe("columns with the names of usual fields", () => {
  const title = {
    name: "title",
    title: "Title",
    settings: { type: "terms", values: null },
  } as unknown as DatasetParts["metadata"][number];
  const rows = (names: string) =>
    [
      names,
      ...Array.from({ length: 6 }, (_, row) => `It is number ${row} of these texts,Part ${row},a`),
    ].join("\n");

  it("are the metadata of this name in a dataset that has it", async () => {
    const { plan } = await planned(rows("text,title,label"), partsOf({}, { metadata: [title] }));
    expect(plan.columns.filter(isMetadata)).toContainEqual(
      expect.objectContaining({ column: "title", name: "title" }),
    );
  });

  it("do not keep the only other text from being the only field", async () => {
    const { plan } = await planned(rows("review,title,label"), partsOf({}, { metadata: [title] }));
    expect(plan.columns.map(({ column, name }) => [column, name])).toEqual(
      expect.arrayContaining([
        ["review", "text"],
        ["title", "title"],
      ]),
    );
  });
});
