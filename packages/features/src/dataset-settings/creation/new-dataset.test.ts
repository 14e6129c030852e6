// @vitest-environment jsdom
import { beforeEach, expect, it, test } from "vitest";
import { aNewDataset } from "./fixtures";
import { keptDataset, unfinishedDataset } from "./kept-dataset";
import { namedQuestion, nameFrom, withChanged } from "./named-part";
import { emptyDataset, nextKey, nextNumber } from "./new-dataset";
import { countProblems, creationTabs, nameProblem } from "./problems";
import { datasetToSend } from "./to-send";
import { withFields } from "./with-fields";

const part = (key: number, name: string) => ({ key, name, title: "" });
const problemsOf = (dataset: ReturnType<typeof aNewDataset>) =>
  creationTabs.filter((tab) => countProblems(dataset, tab) > 0);

beforeEach(() => localStorage.clear());

it("names a new part by the number after the highest one (spec 176)", () => {
  expect(nextNumber([])).toBe(1);
  expect(nextNumber([part(0, "label_2"), part(1, "topic"), part(2, "rating_7")])).toBe(8);
  expect(nextKey([part(4, "a"), part(2, "b")])).toBe(5);
});

test.each([
  ["Kategorie", "kategorie"],
  ["Größe (cm)", "grosse_cm"],
  ["  What does it say? ", "what_does_it_say"],
  ["الفئة", ""],
  ["x".repeat(80), "x".repeat(60)],
])("the title %j makes the name %j", (title, name) => {
  expect(nameFrom(title)).toBe(name);
});

test.each([
  ["label_selection", "label", "label_8", "Label 8"],
  ["multi_label_selection", "multi-label", "multi_label_8", "Multi-label 8"],
  ["rating", "Bewertung", "bewertung_8", "Bewertung 8"],
  ["rating", "تقييم", "rating_8", "تقييم 8"],
])("a new question of the type %s is named after its label %j: %s (spec 176)", (type, label, name, title) => {
  const named = namedQuestion([part(0, "label_2"), part(1, "rating_7")], type, label);
  expect(named).toMatchObject({ name, title });
});

it("a name follows the title until the user writes one", () => {
  const first = namedQuestion([], "label_selection", "label");
  const other = { ...part(7, "topic"), title: "Topic" };
  const renamed = (before: typeof first, title: string) =>
    withChanged([before, other], { ...before, title })[0] ?? before;
  const titled = renamed(first, "Kategorie");
  expect(titled.name).toBe("kategorie");
  expect(renamed(titled, "Topic").name).toBe("topic_2");
  expect(renamed(titled, " ").name).toBe("label_1");
  const [own = titled] = withChanged([titled, other], { ...titled, name: "category" });
  expect(renamed(own, "Thema").name).toBe("category");
  // Those of another dataset, and of files, were chosen there.
  expect(withChanged([other], { ...other, title: "Thema" })[0]?.name).toBe("topic");
});

test.each([
  [" ", "required"],
  ["a".repeat(201), "tooLong"],
  ["__proto__", "reserved"],
  [" topic ", "taken"],
  ["topics", undefined],
])("the name %j of a part: %s", (name, problem) => {
  expect(nameProblem(part(1, name), [part(0, "topic"), part(1, name)])).toBe(problem);
});

it("a whole dataset has no problem; an empty one needs a name, a field and a question (spec 179)", () => {
  expect(problemsOf(aNewDataset())).toEqual([]);
  expect(problemsOf(emptyDataset)).toEqual(["general", "fields", "questions"]);
});

it("a dataset without a required question, or with an invalid one, is refused (spec 180, 181)", () => {
  const { questions } = aNewDataset();
  const optional = questions.map((question) => ({ ...question, isRequired: false }));
  expect(problemsOf(aNewDataset({ questions: optional }))).toEqual(["questions"]);
  const untitled = questions.map((question) => ({ ...question, title: " " }));
  expect(problemsOf(aNewDataset({ questions: untitled }))).toEqual(["questions"]);
});

test.each([
  ["guidelines", { guidelines: "x".repeat(10_001) }],
  ["general", { minSubmitted: undefined }],
  ["vector", { vectors: [{ ...part(0, "v"), dimensions: undefined }] }],
  ["vector", { vectors: [1, 2, 3, 4, 5, 6].map((key) => ({ ...part(key, `v${key}`), dimensions: 3 })) }],
  [
    "metadata",
    {
      metadata: [
        { ...part(0, "m"), isVisible: true, settings: { type: "integer" as const, min: 2, max: 2 } },
      ],
    },
  ],
] as const)("a problem in %s is found", (tab, change) => {
  expect(problemsOf(aNewDataset(change as object))).toEqual([tab]);
});

it("a question that marks in a field follows the field's new name", () => {
  const settings = {
    type: "span" as const,
    field: "message",
    options: [],
    visible_options: null,
    allow_overlapping: true,
    allow_character_annotation: true,
  };
  const question = { ...part(0, "span_1"), description: "", isRequired: true, settings };
  const dataset = aNewDataset({ questions: [question] });
  const renamed = dataset.fields.map((field) => ({
    ...field,
    name: field.name === "message" ? "text" : field.name,
  }));
  expect(withFields(dataset, renamed).questions[0]?.settings).toMatchObject({ field: "text" });
  expect(withFields(dataset, dataset.fields).questions).toBe(dataset.questions);
});

it("sends names without spaces, and a name for a missing title", () => {
  const sent = datasetToSend(
    aNewDataset({
      name: " tickets ",
      guidelines: " ",
      fields: [{ ...part(0, " text "), isRequired: true, settings: { type: "text", use_markdown: false } }],
    }),
  );
  expect(sent.dataset).toEqual({
    name: "tickets",
    workspace_id: "w1",
    guidelines: null,
    allow_extra_metadata: false,
    distribution: { strategy: "overlap", min_submitted: 2 },
  });
  expect(sent.fields).toEqual([
    { name: "text", title: "text", required: true, settings: { type: "text", use_markdown: false } },
  ]);
});

it("keeps the dataset of a user in the browser, and ignores what is not one", () => {
  keptDataset("ana").write(aNewDataset());
  expect(keptDataset("ana").read()).toEqual(aNewDataset());
  expect(keptDataset("ben").read()).toEqual(emptyDataset);
  localStorage.setItem("glossa.new-dataset.ben", '{"fields":3}');
  expect(keptDataset("ben").read()).toEqual(emptyDataset);
  localStorage.setItem("glossa.new-dataset.ben", "{");
  expect(keptDataset("ben").read()).toEqual(emptyDataset);
  keptDataset("ana").forget();
  expect(keptDataset("ana").read()).toEqual(emptyDataset);
});

it("names the dataset that a user has begun, once something was entered", () => {
  expect(unfinishedDataset("ana")).toBeUndefined();
  keptDataset("ana").write({ ...emptyDataset, workspaceId: "w" });
  expect(unfinishedDataset("ana")).toBeUndefined();
  keptDataset("ana").write({ ...emptyDataset, guidelines: "Read first" });
  expect(unfinishedDataset("ana")).toBe("");
  keptDataset("ana").write({ ...emptyDataset, name: "tickets" });
  expect(unfinishedDataset("ana")).toBe("tickets");
  expect(unfinishedDataset("ben")).toBeUndefined();
});
