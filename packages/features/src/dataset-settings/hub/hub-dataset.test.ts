// @vitest-environment jsdom
import type { HubColumn, HubColumnType, HubSubset } from "@glossa/contract/hub";
import { beforeEach, expect, it, test } from "vitest";
import { withType } from "./change-type";
import { type ColumnUse, proposedUse, usesOf } from "./column-uses";
import { chosenSubset, type HubDraft, type HubQuestion, withSubset } from "./hub-draft";
import { hubProblem } from "./hub-problem";
import { keptDraft } from "./kept-draft";
import { proposedDraft, proposedSubset } from "./propose";
import { columnsFor, rankingType, withColumn } from "./question-columns";
import { shownSuggestion } from "./shown-suggestion";
import { mappingOf, toNewDataset } from "./to-new-dataset";

const string = { kind: "string" } as const;
const column = (name: string, type: HubColumnType = string): HubColumn => ({ name, type });
const integer = (dtype: string) => ({ kind: "integer", dtype }) as const;
const label = { kind: "class_label", names: ["neg", "pos"] } as const;

const subset: HubSubset = {
  name: "en",
  splits: [
    { name: "train", rows: 8412 },
    { name: "test", rows: 12 },
  ],
  columns: [
    column("id"),
    column("text"),
    column("photo", { kind: "image" }),
    column("talk", { kind: "chat" }),
    column("pages", integer("int32")),
    column("outcome", label),
    column("topics", { kind: "list", of: label }),
    column("tags", { kind: "list", of: string }),
  ],
};
const other: HubSubset = { name: "de", splits: [{ name: "train", rows: 2 }], columns: [column("text")] };
const draftOf = (...subsets: HubSubset[]) => proposedDraft("ns/rulings", subsets, undefined);

beforeEach(() => localStorage.clear());

test.each<[HubColumnType, ColumnUse[], ColumnUse]>([
  [string, ["text", "terms"], "text"],
  [{ kind: "image" }, ["image"], "image"],
  [{ kind: "chat" }, ["chat"], "chat"],
  [integer("int64"), ["integer"], "integer"],
  [integer("uint16"), ["integer"], "integer"],
  [integer("int16"), ["integer"], "none"],
  [{ kind: "float", dtype: "float16" }, ["float"], "float"],
  [label, ["terms"], "none"],
  [{ kind: "list", of: { kind: "image" } }, [], "none"],
  [{ kind: "other", dtype: "binary" }, [], "none"],
])("a column of %j can become %j, and without a choice %s (spec 164, 188, 189)", (type, uses, proposed) => {
  expect(usesOf(type)).toEqual(uses);
  expect(proposedUse(type)).toBe(proposed);
});

it("proposes fields, metadata, questions of labels and the external id (spec 163, 165)", () => {
  const { split, columns, questions, externalId } = proposedSubset(subset);
  expect([split, externalId]).toEqual(["train", "id"]);
  expect(columns.map(({ name, use }) => `${name}: ${use}`)).toEqual([
    "id: none",
    "text: text",
    "photo: image",
    "talk: chat",
    "pages: integer",
    "outcome: none",
    "topics: none",
    "tags: none",
  ]);
  const options = [
    { value: "neg", text: "neg", description: null },
    { value: "pos", text: "pos", description: null },
  ];
  expect(questions).toMatchObject([
    {
      name: "outcome",
      column: "outcome",
      isRequired: true,
      isProposed: true,
      settings: { type: "label_selection", options },
    },
    { name: "topics", isRequired: false, settings: { type: "multi_label_selection", options } },
  ]);
  expect(hubProblem(draftOf(subset))).toBeUndefined();
});

it("a chat named id is a field, not the external id", () => {
  const talk = { ...subset, columns: [column("id", { kind: "chat" })] };
  expect(proposedSubset(talk)).toMatchObject({ externalId: undefined, columns: [{ use: "chat" }] });
});

it("a draft holds the repository, a name, subsets with their questions and splits, and mappings (spec 175, 486)", () => {
  const draft = draftOf(subset, other);
  expect(draft).toMatchObject({ repository: "ns/rulings", name: "rulings", subset: "en" });
  expect(Object.keys(draft.subsets)).toEqual(["en", "de"]);
  expect(mappingOf(draft)).toEqual({
    fields: ["text", "photo", "talk"].map((name) => ({ source: name, target: name })),
    metadata: [{ source: "pages", target: "pages" }],
    suggestions: ["outcome", "topics"].map((name) => ({ source: name, target: name })),
    external_id: "id",
  });
  expect(mappingOf({ ...draft, subset: "de" }).fields).toEqual([{ source: "text", target: "text" }]);
});

it("the first field that no row lacks is required, and a question that is alone (spec 174)", () => {
  const columns = [column("hint"), column("text"), column("outcome", label)];
  const draft = draftOf({ ...subset, columns });
  const required = (facts = {}) => toNewDataset(draft, facts).fields.filter(({ isRequired }) => isRequired);
  expect(required().map(({ name }) => name)).toEqual(["hint"]);
  const none = { range: undefined, frequencies: undefined };
  const facts = { hint: { missing: 3, ...none }, text: { missing: 0, ...none } };
  expect(required(facts).map(({ name }) => name)).toEqual(["text"]);
  const optional = chosenSubset(draft).questions.map((question) => ({ ...question, isRequired: false }));
  expect(toNewDataset(withSubset(draft, { questions: optional })).questions[0]?.isRequired).toBe(true);
});

const question = (own: Partial<HubQuestion> = {}): HubQuestion => ({
  key: 9,
  name: "label_2",
  title: "Label 2",
  description: "",
  isRequired: true,
  settings: { type: "label_selection", options: [], visible_options: null },
  column: undefined,
  isProposed: false,
  ...own,
});
const span = {
  type: "span" as const,
  field: "gone",
  options: [],
  visible_options: null,
  allow_overlapping: true,
  allow_character_annotation: true,
};

test.each<[string, (draft: HubDraft) => HubDraft, object]>([
  ["no field", (draft) => withSubset(draft, { columns: [] }), { code: "noFields" }],
  ["no question", (draft) => withSubset(draft, { questions: [] }), { code: "noQuestions" }],
  [
    "no required question",
    (draft) => withSubset(draft, { questions: [1, 2].map((key) => question({ key, isRequired: false })) }),
    { code: "noRequired" },
  ],
  [
    "too few labels",
    (draft) => withSubset(draft, { questions: [question()] }),
    { code: "invalidQuestion", title: "Label 2", issue: { part: "options", code: "fewOptions" } },
  ],
  [
    "a field that is not there",
    (draft) => withSubset(draft, { questions: [question({ settings: span })] }),
    { code: "invalidQuestion", issue: { part: "field" } },
  ],
])("the first fault of a draft: %s (spec 166, 179)", (_, change, problem) => {
  expect(hubProblem(change(draftOf(subset)))).toMatchObject(problem);
});

const words = {
  examplesOf: (type: string) => (type === "span" ? "organisation, person" : "good, bad"),
  field: "text",
  titleOf: (type: string) => (type === "rating" ? "Rating" : "Label"),
};

it("another type keeps the place and the number of a question (spec 177)", () => {
  const rating = withType(question(), "rating", words);
  expect(rating).toMatchObject({ key: 9, name: "rating_2", title: "Rating 2", settings: { type: "rating" } });
  const named = withType(question({ name: "outcome", title: "Outcome", column: "outcome" }), "text", words);
  expect(named).toMatchObject({ name: "outcome", title: "Outcome", column: undefined });
});

it("example labels of one type become those of the other", () => {
  const options = ["good", "bad"].map((text) => ({ value: text, text, description: null }));
  const settings = { type: "label_selection" as const, options, visible_options: null };
  const values = ["organisation", "person"].map((value) => expect.objectContaining({ value }));
  expect(withType(question({ settings }), "span", words).settings).toMatchObject({ options: values });
});

it("labels stay when a question becomes another one with labels", () => {
  const options = [{ value: "a", text: "A", description: null }];
  const settings = { type: "label_selection" as const, options, visible_options: null };
  expect(withType(question({ settings }), "span", words).settings).toMatchObject({ field: "text", options });
  expect(withType(question({ settings }), "ranking", words).settings).not.toMatchObject({ options });
});

it("options come from labels, frequencies and limits of a column (spec 194)", () => {
  const none = { missing: 0, range: undefined, frequencies: undefined };
  const frequencies = [
    { value: "b", count: 5 },
    { value: "a", count: 2 },
  ];
  const values = (changed: HubQuestion) =>
    "options" in changed.settings ? changed.settings.options.map(({ value }) => value) : [];
  expect(values(withColumn(question(), column("outcome", label), undefined))).toEqual(["neg", "pos"]);
  expect(values(withColumn(question(), column("text"), { ...none, frequencies }))).toEqual(["b", "a"]);
  const rating = withType(question(), "rating", words);
  const range = { min: 1, max: 4 };
  expect(values(withColumn(rating, column("pages", integer("int32")), { ...none, range }))).toEqual([
    0, 1, 2, 3, 4,
  ]);
  const kept = withColumn(question({ column: "outcome" }), undefined, undefined);
  expect(kept.column).toBeUndefined();
});

test.each([
  ["label_selection", ["id", "text", "outcome"]],
  ["multi_label_selection", ["topics", "tags"]],
  ["rating", ["pages"]],
  ["text", ["id", "text"]],
  ["ranking", []],
  ["span", []],
] as const)("a question of type %s takes suggestions from %j", (type, names) => {
  expect(columnsFor(type, subset.columns)).toEqual(names);
});

it("ranks the items of a column of rankings, and shows them as they are suggested", () => {
  const order = column("order", rankingType);
  expect(columnsFor("ranking", [...subset.columns, order])).toEqual(["order"]);
  const frequencies = ["a", "b"].map((value) => ({ value, count: 1 }));
  const facts = { missing: 0, range: undefined, frequencies };
  const ranking = withColumn(withType(question(), "ranking", words), order, facts);
  expect(ranking.settings).toMatchObject({ type: "ranking", options: [{ value: "a" }, { value: "b" }] });
  const value = [
    { value: "b", rank: 1 },
    { value: "a", rank: 1 },
  ];
  const row = (item: unknown) => ({ order: { value: item, text: "", isTruncated: false } });
  expect(shownSuggestion(ranking, row(value))).toEqual({ value });
  expect(shownSuggestion(ranking, row([{ value: "c", rank: 1 }]))).toBeUndefined();
});

it("keeps a draft in the browser; what the hub has changed since is proposed anew", () => {
  const kept = keptDraft("ana");
  const draft = withSubset({ ...draftOf(subset, other), name: "mine" }, { split: "test", questions: [] });
  kept.write(draft);
  expect(proposedDraft("ns/rulings", [subset, other], kept.read())).toEqual(draft);
  expect(proposedDraft("ns/other", [subset, other], kept.read()).name).toBe("other");
  const changed = { ...subset, columns: [...subset.columns, column("new")] };
  const renewed = proposedDraft("ns/rulings", [changed, other], kept.read());
  expect(renewed.name).toBe("mine");
  expect(chosenSubset(renewed)).toEqual(proposedSubset(changed));
  localStorage.setItem("glossa.hub-dataset.ana", '{"repository":"ns/rulings"}');
  expect(kept.read()).toBeUndefined();
});
