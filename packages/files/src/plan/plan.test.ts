import { describe, expect, it, test } from "vitest";
import { FileFailure } from "../problem";
import { opened } from "../testing/files";
import { profileOf } from "./columns/profile";
import { datasetOfPlan } from "./dataset-of-plan";
import { isField, isMetadata } from "./file-plan";
import { type ColumnOptions, guessPlan } from "./guess-plan";
import { planProblems } from "./problems/plan-problems";

async function guess(content: string, options: ColumnOptions & { id?: string } = {}, name = "x.csv") {
  const file = await opened(content, name);
  const profile = await profileOf(file, options.id === undefined ? {} : { id: options.id });
  const plan = guessPlan({ profile, hints: file.hints, options });
  return { profile, plan, dataset: datasetOfPlan("d", plan) };
}

async function rolesOf(...input: Parameters<typeof guess>) {
  const { plan } = await guess(...input);
  return {
    label: plan.questions[0]?.column,
    fields: plan.columns.filter(isField).map(({ column }) => column),
    metadata: plan.columns.filter(isMetadata).map(({ column }) => column),
  };
}

async function problemOfGuess(...input: Parameters<typeof guess>) {
  try {
    const { plan, profile } = await guess(...input);
    return planProblems(plan, profile)[0] ?? profile.refusals[0]?.reason;
  } catch (error) {
    if (error instanceof FileFailure) return error.problem;
    throw error;
  }
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

it("asks for no days and times, however often they repeat", async () => {
  const rows = [
    "text,updated_at,day",
    "a b,2026-01-01T10:00:00,2026-01-01",
    "c d,2026-01-01T10:00:00,2026-01-02",
  ];
  const more = ["e f,2026-01-02T10:00:00,2026-01-01", "g h,2026-01-02T10:00:00,2026-01-02"];
  expect((await rolesOf([...rows, ...more].join("\n"))).label).toBeUndefined();
});

describe("the guessed columns", () => {
  it("include the id, the text, the label and the metadata", async () => {
    expect((await guess(reviews)).plan.idColumn).toBe("id");
    expect(await rolesOf(reviews)).toEqual({
      label: "sentiment",
      fields: ["review"],
      metadata: ["stars", "price", "city"],
    });
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
    [
      "takes a named column in German",
      table("text,Thema,Kunde", "a b,x,1a", "c d,x,1a", "e f,y,2b", "g h,y,2b"),
      "Thema",
    ],
    [
      "takes a named column in Spanish",
      table("text,Categorías,cliente", "a b,x,1a", "c d,x,1a", "e f,y,2b", "g h,y,2b"),
      "Categorías",
    ],
    ["takes numbers that are called a label", table("text,label", "a b,0", "c d,1", "e f,0"), "label"],
    ["takes a rating if there is no label", table("text,stars", "a b,1", "c d,5", "e f,4"), "stars"],
    ["takes no column of one value", table("text,kind", "a b,x", "c d,x"), undefined],
    [
      "takes no column of texts with line breaks, however often they repeat",
      table("text,kind", 'a b,"x\ny"', 'c d,"x\ny"', 'e f,"z\ny"', 'g h,"z\ny"'),
      undefined,
    ],
    ["takes no column of different values", table("text,kind", "a b,x", "c d,y"), undefined],
    ["leaves the only column to be read", table("label", "x", "y", "x", "y"), undefined],
  ])("%s", async (_, content, label) => {
    expect((await rolesOf(content)).label).toBe(label);
  });

  it("do not use a column with repeated values as the id", async () => {
    expect((await guess(table("id,text", "1,a b", "1,c d"))).plan.idColumn).toBeUndefined();
  });

  test.each([
    [
      "instead of a question",
      table("id,text", "a1,a b", "a1,c d", "a2,e f", "a2,g h"),
      { label: undefined, fields: ["text"], metadata: ["id"] },
    ],
    [
      "instead of a field",
      table("uuid,word", "0f8b2c,red", "0f8b2c,blue"),
      { label: undefined, fields: ["word"], metadata: ["uuid"] },
    ],
  ])("make a column of ids that repeat metadata, %s", async (_, content, roles) => {
    expect(await rolesOf(content)).toEqual(roles);
  });

  it("use the column with the longest values as the text if none contains prose", async () => {
    expect((await rolesOf(table("a,b", "x,longer", "y,longest"))).fields).toEqual(["b"]);
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
    const { dataset } = await guess(lines.join("\n"), {}, "x.jsonl");
    expect(dataset.fields).toMatchObject([{ name: "talk", settings: { type: "chat" } }]);
    expect(dataset.metadata).toMatchObject([
      { name: "tags", settings: { type: "terms" } },
      { name: "from_page", settings: { type: "integer" } },
    ]);
  });

  it("turn addresses of pictures into an image", async () => {
    const content = table("picture,n", "https://example.com/a.png,1", "https://example.com/b.png,2");
    expect((await guess(content)).dataset.fields).toMatchObject([
      { name: "picture", settings: { type: "image" } },
    ]);
  });

  it("ask for the labels of lists, also in the cells of a table", async () => {
    const content = table("text,tags", 'a b,"[""x"",""y""]"', 'c d,"[""z""]"');
    expect((await guess(content)).dataset.questions).toMatchObject([
      {
        name: "tags",
        settings: {
          type: "multi_label_selection",
          options: [{ value: "x" }, { value: "y" }, { value: "z" }],
        },
      },
    ]);
  });

  it("ask for spans of the text", async () => {
    const rows = ["Ana in Rome", "Ben in Oslo"].map((text) =>
      JSON.stringify({
        text,
        entities: [
          [0, 3, "PER"],
          [7, 11, "LOC"],
        ],
      }),
    );
    const { dataset } = await guess(rows.join("\n"), {}, "x.jsonl");
    expect(dataset.questions).toMatchObject([
      {
        name: "entities",
        settings: { type: "span", field: "text", options: [{ value: "LOC" }, { value: "PER" }] },
      },
    ]);
  });

  test.each([
    ["label_score", "label_agent"],
    ["score", "model"],
    ["label.suggestion.score", "label.suggestion.agent"],
  ])("take %s and %s for the score and the agent of suggestions", async (score, agent) => {
    const content = table(`text,label,${score},${agent}`, "a b,x,0.5,m1", "c d,y,0.75,m2", "e f,x,1,m1");
    const { plan } = await guess(content);
    expect(plan.questions).toMatchObject([{ name: "label", scoreColumn: score, agentColumn: agent }]);
    expect(plan.columns.filter(isMetadata)).toEqual([]);
  });
});

it("takes one number for several labels for metadata, not for their scores", async () => {
  const lines = (score: unknown) =>
    [1, 2, 3].map((row) => JSON.stringify({ text: `a b ${row}`, tags: ["x", "y"], score })).join("\n");
  const one = await guess(lines(0.5), {}, "x.jsonl");
  expect(one.plan.questions).toMatchObject([{ name: "tags", scoreColumn: undefined }]);
  expect(one.plan.columns.filter(isMetadata).map(({ name }) => name)).toEqual(["score"]);
  const each = await guess(lines([0.5, 0.25]), {}, "x.jsonl");
  expect(each.plan.questions).toMatchObject([{ name: "tags", scoreColumn: "score" }]);
});

describe("a column that the user names", () => {
  it("takes precedence over the guess", async () => {
    const options = { label: "city", fields: ["review", "sentiment"], metadata: ["stars"] };
    expect(await rolesOf(reviews, options)).toEqual(options);
  });
  it("set to no label adds a question for a comment", async () => {
    const { dataset } = await guess(reviews, { label: "none" });
    expect(dataset.questions).toMatchObject([
      { name: "comment", required: true, settings: { type: "text" } },
    ]);
  });
  test.each([
    ["a column that is not there", { fields: ["nothing"] }, "column_unknown"],
    ["a label of one value", { label: "one" }, "labels_too_few"],
    ["ids that repeat", { id: "stars" }, "id_repeated"],
    ["ids that are missing", { id: "one" }, "id_missing"],
  ])("is refused for %s", async (_, options, code) => {
    const content = table("id,review,stars,one", "1,a b,1,x", "2,c d,2,", "3,e f,1,");
    expect(await problemOfGuess(content, options)).toMatchObject({ code });
  });
  it("is refused as a label if it has too many values", async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `text ${index},v${index}`);
    const content = table("text,kind", ...rows);
    expect(await problemOfGuess(content, { label: "kind" })).toEqual({
      code: "labels_too_many",
      values: { column: "kind", limit: 500 },
    });
  });
  it("is refused as a label if a value is too long", async () => {
    const content = table("text,kind", "a b,x", `c d,${"y".repeat(201)}`);
    expect(await problemOfGuess(content, { label: "kind" })).toMatchObject({
      code: "label_too_long",
      values: { length: 201 },
    });
  });
});

describe("the planned dataset", () => {
  it("sorts options in natural order and collapses a long list", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `text ${index},step_${(index % 30) + 1}`);
    const [question] = (await guess(table("text,label", ...rows))).dataset.questions;
    expect(question?.settings).toMatchObject({ type: "label_selection", visible_options: 20 });
    const options = question?.settings.type === "label_selection" ? question.settings.options : [];
    expect(options.slice(0, 2)).toMatchObject([
      { value: "step_1", text: "step 1" },
      { value: "step_2", text: "step 2" },
    ]);
    expect(options).toHaveLength(30);
  });
  it("requires a field only if every row has it", async () => {
    const { dataset } = await guess(table("title,more_text", "a b,c d", "e f,"), {
      fields: ["title", "more_text"],
    });
    expect(dataset.fields).toEqual([
      { name: "title", title: "Title", required: true, settings: { type: "text" } },
      { name: "more_text", title: "More text", required: false, settings: { type: "text" } },
    ]);
  });
  it("requires the field that most rows have if none has all", async () => {
    const { dataset } = await guess(table("a,b", "x y,", "x z,", ",q r"), { fields: ["b", "a"] });
    expect(dataset.fields.map(({ name, required }) => [name, required])).toEqual([
      ["b", false],
      ["a", true],
    ]);
  });
  it("is refused for a file without rows", async () => {
    expect(await problemOfGuess("a,b\n")).toMatchObject({ code: "no_rows" });
  });
  it("is refused for the reason of the first row if no row can be read", async () => {
    expect(await problemOfGuess("text\nAlas, poor Yorick\nTo be, or not\n")).toMatchObject({
      code: "row_too_long",
      at: { line: 2 },
    });
  });
});

describe("the profile of a file", () => {
  it("can be that of its first rows", async () => {
    const profile = await profileOf(await opened(reviews), { mostRows: 2 });
    expect(profile).toMatchObject({ rows: 2, isComplete: false });
    expect(profile.columns[2]).toMatchObject({
      name: "stars",
      examples: ["1", "5"],
      range: { min: 1, max: 5 },
    });
  });
  it("counts the rows that were refused", async () => {
    const profile = await profileOf(await opened("a,b\n1,2\n3\n"));
    expect(profile).toMatchObject({ rows: 1, refused: 1, refusals: [{ at: { line: 3 } }] });
  });
});
