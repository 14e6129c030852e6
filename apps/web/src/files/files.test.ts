import { Blob as NodeBlob } from "node:buffer";
import { rankingType } from "@glossa/features/hub-dataset";
import {
  type FilePlan,
  guessPlan,
  joinedFiles,
  openFiles,
  profileOf,
  recordsOf,
  sourceOfBlob,
} from "@glossa/files";
import { describe, expect, it, test } from "vitest";
import { useLanguage } from "../state/language";
import { tableOf } from "./file-table";
import { noteWords, problemWords } from "./file-words";
import { filledParts, planOfParts } from "./filled-parts";
import type { ReadFiles } from "./messages";
import { planOfDraft } from "./plan-of-draft";

/** A file as the worker reads it. */
async function read(name: string, text: string) {
  // That of jsdom has no stream.
  const blob = new NodeBlob([text]) as unknown as Blob;
  const { files } = await openFiles([sourceOfBlob(blob, name)]);
  const file = joinedFiles(files);
  const profile = await profileOf(file);
  const plan = guessPlan({ profile, hints: file.hints });
  const rows = [];
  for await (const row of file.rows()) if ("values" in row) rows.push(row);
  let first: NonNullable<ReadFiles["found"]>["first"];
  for await (const result of recordsOf(file, plan)) {
    if ("record" in result) first ??= result.record;
  }
  const found = { profile, plan, notices: file.notices, rows, first };
  return { file, plan, profile, table: tableOf([{ name, size: text.length, format: file.format }], found) };
}

const csv = [
  "id,message,topic,minutes",
  "T-1,The box was empty 📦 again,billing,4",
  "T-2,It came too late this time,delivery,7",
  "T-3,How do I pay with my card?,billing,1",
].join("\n");

describe("a table of files", () => {
  it("has the guessed plan as its draft, and comes back as the same plan", async () => {
    const { table, plan } = await read("support tickets.v2.csv", csv);
    expect(table).toMatchObject({ name: "support tickets.v2.csv", count: 3, refused: 0 });
    expect(table.draft.name).toBe("support tickets");
    const back = planOfDraft(table.draft, table.facts, plan);
    expect(back.idColumn).toBe(plan.idColumn);
    expect(back.columns.map(({ column, use, isRequired }) => [column, use, isRequired])).toEqual(
      plan.columns.map(({ column, use, isRequired }) => [column, use, isRequired]),
    );
    expect(back.questions.map(({ name, column, settings }) => [name, column, settings])).toEqual(
      plan.questions.map(({ name, column, settings }) => [name, column, settings]),
    );
  });

  it("says that vectors are lists of numbers, and offers them as metadata without proposing that", async () => {
    const rows = ["a b", "c d"].map((text) => JSON.stringify({ text, embedding: Array(300).fill(0.5) }));
    const { table } = await read("vectors.jsonl", rows.join("\n"));
    const column = Object.values(table.draft.subsets)[0]?.columns.find(({ name }) => name === "embedding");
    expect(column).toMatchObject({ use: "none", uses: ["terms"], type: { of: { kind: "float" } } });
  });

  it("offers lists of texts as metadata, which they are as proposed", async () => {
    const rows = ["a b", "c d", "e f"].map((text, index) =>
      JSON.stringify({ text, label: index % 2 ? "x" : "y", notes: ["m", `n${index}`] }),
    );
    const { table } = await read("x.jsonl", rows.join("\n"));
    const columns = table.draft.subsets["x.jsonl"]?.columns;
    expect(columns?.find(({ name }) => name === "notes")).toMatchObject({ use: "terms", uses: ["terms"] });
  });

  it("shows numbers as numbers, and what is suggested for the first record as it will be stored", async () => {
    const spans = JSON.stringify([{ start: 2, end: 6, label: "PLACE" }]);
    const text = `{"text":"👋Umeå","spans":${spans}}\n{"text":"👋Lima","spans":${spans}}\n`;
    const { table } = await read("spans.jsonl", text);
    expect(table.rows[0]?.spans?.value).toEqual([{ start: 1, end: 5, label: "PLACE" }]);
    const { table: tickets } = await read("tickets.csv", csv);
    expect(tickets.rows[0]?.minutes).toMatchObject({ value: 4, text: "4" });
  });

  it("offers columns with another value in each row for the ids of records", async () => {
    const { table, plan } = await read("tickets.csv", csv);
    expect(table.idColumns).toEqual(["id", "message", "minutes"]);
    const subset = Object.values(table.draft.subsets)[0];
    const chosen = { ...subset, externalId: "minutes" } as NonNullable<typeof subset>;
    const draft = { ...table.draft, subsets: { [table.draft.subset]: chosen } };
    expect(planOfDraft(draft, table.facts, plan).idColumn).toBe("minutes");
  });

  it("says why the column of ids is not offered for the ids of records", async () => {
    const { table } = await read("tickets.csv", `${csv}\nT-1,One more time,billing,3\n`);
    expect(table.idColumns).not.toContain("id");
    expect(table.idProblems).toEqual([
      { column: "id", reason: "Line 5: “T-1” is already the ID of line 2." },
    ]);
  });

  it("proposes a question for the rankings of a file of Glossa, and comes back as the same plan", async () => {
    const order = [
      { value: "slow", rank: 1 },
      { value: "fast", rank: 1 },
    ];
    const record = { id: "1", server_id: "s1", status: "completed", fields: { text: "a b" } };
    const response = { username: "ana", status: "submitted", values: { order } };
    const { table, plan } = await read("x.jsonl", JSON.stringify({ ...record, responses: [response] }));
    expect(table.draft.subsets["x.jsonl"]?.questions).toMatchObject([
      {
        column: "order",
        settings: { type: "ranking", options: [{ value: "fast" }, { value: "slow" }] },
      },
    ]);
    expect(table.columns).toContainEqual({ name: "order", type: rankingType });
    expect(table.facts.order_agent?.completes).toEqual({ column: "order", with: "agents" });
    expect(table.rows[0]?.order?.value).toEqual(order);
    expect(planOfDraft(table.draft, table.facts, plan).questions).toEqual(plan.questions);
  });

  test.each([
    ["en", "line", "Line 10, column id: “5” is already the ID of line 8."],
    ["en", "row", "Row 10, column id: “5” is already the ID of row 8."],
    ["de", "line", "Zeile 10, Spalte id: „5“ ist schon die ID von Zeile 8."],
    ["de", "row", "Zeile 10, Spalte id: „5“ ist schon die ID von Zeile 8."],
    ["es", "line", "Línea 10, columna id: «5» ya es el ID de la línea 8."],
    ["es", "row", "Fila 10, columna id: «5» ya es el ID de la fila 8."],
  ] as const)(
    "counts the earlier row with the same id as the later one: %s, %s",
    async (language, unit, words) => {
      await useLanguage.getState().speak(language);
      const problem = {
        code: "id_repeated",
        values: { id: "5", earlier: 8, unit },
        at: { [unit]: 10, column: "id" },
      } as const;
      expect(problemWords(problem)).toBe(words);
      await useLanguage.getState().speak("en");
    },
  );

  it("says that a required field is empty, where others are not", () => {
    const problem = {
      code: "field_required",
      values: { field: "note" },
      at: { line: 2, column: "note" },
    } as const;
    expect(problemWords(problem)).toBe("Line 2, column note: The required field note is empty.");
  });

  it("shows a file of numbers as texts, which they become", async () => {
    const { table } = await read("numbers.csv", "a,b\n29,4\n31,4\n");
    expect(table.columns[0]).toEqual({ name: "a", type: { kind: "string" } });
    expect(table.rows[0]?.a?.value).toBe("29");
  });

  it("shows numbers with decimal commas as numbers, and plans them so wherever they go", async () => {
    const content = "text;price\nThe box is empty;3,14\nIt works;1.234,5\n";
    const { table, plan, file } = await read("prices.csv", content);
    expect(table.columns[1]).toEqual({ name: "price", type: { kind: "float", dtype: "float" } });
    expect(table.facts.price?.range).toEqual({ min: 3.14, max: 1234.5 });
    expect(table.rows[0]?.price).toMatchObject({ value: 3.14, text: "3,14" });
    const stored = [];
    for await (const result of recordsOf(file, planOfDraft(table.draft, table.facts, plan)))
      if ("record" in result) stored.push(result.record.metadata.price);
    expect(stored).toEqual([3.14, 1234.5]);
  });

  it("says why rows cannot be read", async () => {
    const { table } = await read("tickets.csv", `${csv}\nT-4,One,cell,too,many\n`);
    expect(table).toMatchObject({ count: 3, refused: 1 });
    expect(table.refusals).toEqual([expect.stringMatching(/^Line 5, .*“many”/)]);
  });

  it("keeps scores and units only where a question keeps its column", async () => {
    const scored = csv
      .split("\n")
      .map((line, index) => `${line},${index === 0 ? "topic_score" : "0.9"}`)
      .join("\n");
    const { table, plan } = await read("scored.csv", scored);
    expect(planOfDraft(table.draft, table.facts, plan).questions[0]?.scoreColumn).toBe("topic_score");
    expect(table.facts.topic_score?.completes).toEqual({ column: "topic", with: "scores" });
    const subsets = Object.values(table.draft.subsets);
    const columns = subsets[0]?.columns.map((column) => ({
      ...column,
      isLeftOut: column.name === "topic_score",
    }));
    const without = { ...table.draft, subsets: { [table.draft.subset]: { ...subsets[0], columns } } };
    expect(planOfDraft(without as typeof table.draft, table.facts, plan).questions[0]).toMatchObject({
      column: "topic",
      scoreColumn: undefined,
    });
    const questions = subsets[0]?.questions.map((question) => ({ ...question, column: undefined })) ?? [];
    const draft = { ...table.draft, subsets: { [table.draft.subset]: { ...subsets[0], questions } } };
    expect(
      planOfDraft(draft as typeof table.draft, table.facts, plan).questions[0]?.scoreColumn,
    ).toBeUndefined();
  });
});

describe("the parts of an existing dataset", () => {
  const parts = {
    fields: [
      { name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } },
    ],
    questions: [
      {
        name: "topic",
        title: "Topic",
        description: null,
        required: true,
        settings: {
          type: "label_selection",
          options: ["billing", "delivery"].map((value) => ({ value, text: value, description: null })),
          visible_options: null,
        },
      },
    ],
    metadata: [{ name: "minutes", title: "Minutes", settings: { type: "integer", min: null, max: null } }],
  } as unknown as Parameters<typeof filledParts>[1];

  it("are filled by the columns that fit them, and as the author chooses", async () => {
    const { plan, profile } = await read("tickets.csv", csv);
    const filled = filledParts(plan, parts, profile);
    expect(filled.map(({ name, column }) => [name, column])).toEqual([
      ["text", "message"],
      ["topic", "topic"],
      ["minutes", "minutes"],
      ["id", "id"],
    ]);
    expect(filled[2]?.columns).toEqual(["minutes"]);
    const chosen = filled.map((part) => (part.name === "topic" ? { ...part, column: undefined } : part));
    const changed: FilePlan = planOfParts(chosen, parts, plan, profile);
    expect(changed.columns.map(({ column, name, use }) => [column, name, use])).toEqual([
      ["message", "text", "text"],
      ["minutes", "minutes", "integer"],
    ]);
    expect(changed.questions.map(({ name, column }) => [name, column])).toEqual([["topic", undefined]]);
    expect(changed.idColumn).toBe(plan.idColumn);
    const withCommas: FilePlan = { ...plan, decimals: { minutes: "comma" } };
    expect(planOfParts(filled, parts, withCommas, profile).decimals).toEqual({ minutes: "comma" });
    const withId = filled.map((part) => (part.part === "id" ? { ...part, column: "message" } : part));
    expect(planOfParts(withId, parts, plan, profile).idColumn).toBe("message");
  });
});

it("offers the column that is proposed for a rating, even if one of its cells is no number", async () => {
  const urgency = {
    name: "urgency",
    title: "Urgency",
    description: null,
    required: true,
    settings: { type: "rating", options: [1, 2, 3].map((value) => ({ value })) },
  };
  const parts = { fields: [], questions: [urgency], metadata: [] } as unknown as Parameters<
    typeof filledParts
  >[1];
  const { plan, profile } = await read("t.csv", "text,Urgency\na b,3\nc d,1\ne f,x\n");
  expect(filledParts(plan, parts, profile)[0]).toMatchObject({ column: "Urgency", columns: ["Urgency"] });
});

describe("problems and notices", () => {
  it("name their place and what they carry", () => {
    const problem = {
      code: "offsets_invalid",
      values: { unit: "utf16", start: 3, end: 9, reason: "out_of_bounds" },
      at: { file: "a.jsonl", line: 1200, column: "spans" },
    } as const;
    expect(problemWords(problem)).toBe(
      "a.jsonl, Line 1,200, column spans: The span from 3 to 9 is outside its text.",
    );
    expect(problemWords({ code: "file_damaged", values: { format: "parquet", detail: "" } })).toBe(
      "This is not a valid Parquet file.",
    );
    expect(problemWords({ code: "text_not_decodable", values: { encoding: "utf-8" } })).toBe(
      "The text is not valid UTF-8. Save the file as UTF-8.",
    );
  });

  it("tell which unit offsets count", async () => {
    const { profile } = await read(
      "spans.jsonl",
      '{"text":"👋Umeå","spans":[{"start":2,"end":6,"label":"A"}]}\n',
    );
    expect(noteWords([], profile)).toEqual([
      expect.stringMatching(/^The offsets in spans count UTF-16 units\. /),
    ]);
  });
});
