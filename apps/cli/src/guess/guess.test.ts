import { describe, expect, it, test } from "vitest";
import { csvRows } from "../rows/csv-rows";
import { jsonRows } from "../rows/json-rows";
import type { RowReader } from "../rows/row";
import { fileWith } from "../testing/files";
import { type ColumnOptions, chooseColumns } from "./choices";
import { describeChoices } from "./describe";
import { planDataset } from "./plan-dataset";
import { profileRows } from "./profile";
import { kindOf } from "./value-kind";

async function guess(
  content: string,
  columnOptions: ColumnOptions & { id?: string } = {},
  read: RowReader = csvRows,
) {
  const profile = await profileRows(read(fileWith(content)), columnOptions.id);
  const choices = chooseColumns(profile, columnOptions);
  return { profile, choices, plan: planDataset("d", profile, choices) };
}

function table(header: string, ...rows: string[]): string {
  return [header, ...rows].join("\n");
}

const reviews = table(
  "id,review,stars,price,sentiment,city",
  "1,It broke on the first day,1,9.99,bad,Oslo",
  "2,Would buy it again,5,12.50,good,Oslo",
  "3,Does what it says,4,8,good,Rome",
  "4,The lid does not close,2,9.99,bad,Rome",
);

describe("the type of a cell", () => {
  test.each([
    ["12", "integer"],
    ["-3", "integer"],
    ["0", "integer"],
    ["007", "text"],
    ["12345678901234567890", "text"],
    ["1.5", "float"],
    [".5e-3", "float"],
    ["1.2.3", "text"],
    ["two", "text"],
    [7, "integer"],
    [0.5, "float"],
    [true, "text"],
    [["a", "b"], "list"],
    [[{ role: "user", content: "hi" }], "chat"],
    [[{ a: 1 }], "other"],
  ])("%j is %s", (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});

describe("the guessed columns", () => {
  it("include the id, the text, the label and the metadata", async () => {
    const { profile, choices } = await guess(reviews);
    expect(profile.id).toBe("id");
    expect(choices).toEqual({ label: "sentiment", fields: ["review"], metadata: ["stars", "price", "city"] });
  });

  test.each([
    [
      "takes a named column before others",
      table("text,topic,room", "a b,x,1a", "c d,x,1a", "e f,y,2b", "g h,y,2b"),
      "topic",
    ],
    [
      "takes the last short list otherwise",
      table("text,room,kind", "a b,1a,x", "c d,1a,x", "e f,2b,y", "g h,2b,y"),
      "kind",
    ],
    ["takes numbers that are called a label", table("text,label", "a b,0", "c d,1", "e f,0"), "label"],
    ["takes no column of one value", table("text,kind", "a b,x", "c d,x"), undefined],
    ["takes no column of different values", table("text,kind", "a b,x", "c d,y"), undefined],
    ["leaves the only column to be read", table("label", "x", "y", "x", "y"), undefined],
  ])("%s", async (_, content, label) => {
    expect((await guess(content)).choices.label).toBe(label);
  });

  it("do not use a column with repeated values as the id", async () => {
    expect((await guess(table("id,text", "1,a b", "1,c d"))).profile.id).toBeUndefined();
  });

  it("use the column with the longest values as the text if none contains prose", async () => {
    expect((await guess(table("a,b", "x,longer", "y,longest"))).choices.fields).toEqual(["b"]);
  });

  it("turn nested values into chats, lists and columns", async () => {
    const lines = [1, 2, 3].map((number) =>
      JSON.stringify({
        talk: [{ role: "user", content: "Hi there" }],
        tags: ["a"],
        from: { page: number },
        rest: [{}],
      }),
    );
    const { choices, plan } = await guess(lines.join("\n"), {}, jsonRows);
    expect(choices).toEqual({ label: undefined, fields: ["talk"], metadata: ["tags", "from_page"] });
    expect(plan.fields[0]?.settings).toEqual({ type: "chat" });
    expect(plan.metadata.map((property) => property.settings.type)).toEqual(["terms", "integer"]);
  });
});

describe("a column that the user names", () => {
  it("takes precedence over the guess", async () => {
    const { choices } = await guess(reviews, {
      label: "city",
      fields: ["review", "sentiment"],
      metadata: ["stars"],
    });
    expect(choices).toEqual({ label: "city", fields: ["review", "sentiment"], metadata: ["stars"] });
  });
  it("set to no label adds a question for a comment", async () => {
    const { plan } = await guess(reviews, { label: "none" });
    expect(plan.questions).toMatchObject([{ name: "comment", required: true, settings: { type: "text" } }]);
  });
  test.each([
    [
      "a column that is not there",
      { fields: ["nothing"] },
      'The file has no column "nothing". Its columns are: id, review',
    ],
    ["a label of one value", { label: "one" }, "only one value"],
    ["ids that repeat", { id: "stars" }, 'Line 4, column stars: "1" is already the id of line 2'],
    ["ids that are missing", { id: "one" }, "Line 3, column one: the id is missing"],
  ])("is refused for %s", async (_, columnOptions, sentence) => {
    const content = table("id,review,stars,one", "1,a b,1,x", "2,c d,2,", "3,e f,1,");
    await expect(guess(content, columnOptions)).rejects.toThrow(sentence);
  });
  it("is refused as a label if it has too many values", async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `text ${index},v${index}`);
    await expect(guess(table("text,kind", ...rows), { label: "kind" })).rejects.toThrow("more than 500");
  });
  it("is refused as a label if a value is too long", async () => {
    const content = table("text,kind", "a b,x", `c d,${"y".repeat(201)}`);
    await expect(guess(content, { label: "kind" })).rejects.toThrow("201 characters");
  });
});

describe("the planned dataset", () => {
  it("sorts options in natural order and collapses a long list", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `text ${index},step_${(index % 30) + 1}`);
    const { plan } = await guess(table("text,label", ...rows));
    const [question] = plan.questions;
    expect(question?.settings).toMatchObject({ type: "label_selection", visible_options: 20 });
    const options = question?.settings.type === "label_selection" ? question.settings.options : [];
    expect(options.slice(0, 2)).toEqual([
      { value: "step_1", text: "step 1" },
      { value: "step_2", text: "step 2" },
    ]);
    expect(options).toHaveLength(30);
  });
  it("requires a field only if every row has it", async () => {
    const { plan } = await guess(table("title,more_text", "a b,c d", "e f,"), {
      fields: ["title", "more_text"],
    });
    expect(plan.fields).toEqual([
      { name: "title", title: "Title", required: true, settings: { type: "text" } },
      { name: "more_text", title: "More text", required: false, settings: { type: "text" } },
    ]);
  });
  it("is described in words", async () => {
    const { profile, choices } = await guess(reviews);
    expect(describeChoices(profile, choices)).toEqual([
      "4 rows, 6 columns:",
      "  id         id",
      "  review     field",
      "  stars      metadata (integer)",
      "  price      metadata (float)",
      "  sentiment  label question with 2 options, suggested",
      "  city       metadata (terms)",
    ]);
  });
  it("is refused for a file without rows", async () => {
    await expect(guess("a,b\n")).rejects.toThrow("The file has no rows");
  });
});
