import { Blob as NodeBlob } from "node:buffer";
import { guessPlan, isMetadata, openFiles, profileOf, type Row, sourceOfBlob } from "@glossa/files";
import { describe, expect, it } from "vitest";
import { filledDataset } from "./filled-dataset";
import { filledParts, planOfParts } from "./filled-parts";

/** A JSONL file as the worker reads it. */
async function readLines(lines: readonly string[]) {
  // That of jsdom has no stream.
  const blob = new NodeBlob([lines.join("\n")]) as unknown as Blob;
  const [file] = (await openFiles([sourceOfBlob(blob, "marks.jsonl")])).files;
  if (!file) throw new Error("The file was not recognised.");
  const profile = await profileOf(file);
  const rows: Row[] = [];
  for await (const row of file.rows()) if ("values" in row) rows.push(row);
  return { profile, plan: guessPlan({ profile, hints: file.hints }), rows };
}

describe("a dataset with a custom field and another question than the file shows", () => {
  const dataset = {
    fields: [
      {
        name: "card",
        title: "Card",
        required: true,
        settings: { type: "custom", template: "", advanced_mode: false },
      },
    ],
    questions: [
      {
        name: "tags",
        title: "Tags",
        description: null,
        required: true,
        settings: {
          type: "multi_label_selection",
          options: ["a", "b"].map((value) => ({ value, text: value, description: null })),
          visible_options: null,
          options_order: "natural",
        },
      },
    ],
    metadata: [],
    allowsExtraMetadata: true,
  } as unknown as Parameters<typeof filledDataset>[1];

  it("gets the objects whole, and says what becomes of the answers there", async () => {
    const card = { a: 1, b: { c: [null] } };
    const { plan, profile, rows } = await readLines([JSON.stringify({ id: "1", card, tags: ["a"] })]);
    const people = [
      {
        names: ["ana"],
        answers: 2,
        discarded: 0,
        given: [{ columns: ["tags"], open: [], isSubmitted: true, count: 2 }],
      },
    ];
    const source = {
      files: [new File([], "marks.jsonl")],
      plan,
      profile: { ...profile, people },
      first: rows[0],
      known: [{ person: "ana", user: "ana" }],
      notices: [],
    };
    const { parts, resultOf } = filledDataset(source, dataset);
    const named = parts.filter(({ part }) => part !== "extra");
    expect(named.map(({ part, column, columns }) => [part, column, columns])).toEqual([
      ["field", "card", ["card"]],
      ["question", "tags", ["tags"]],
      ["id", "id", ["id", "card_a"]],
    ]);
    const { row, unused, notes } = resultOf(parts, true);
    expect([row?.card?.value, unused]).toEqual([JSON.stringify(card), []]);
    expect(notes).toHaveLength(1);
    // Without a question for them, no answer is announced.
    const without = parts.map((part) => (part.part === "question" ? { ...part, column: undefined } : part));
    expect(resultOf(without, true).notes).toEqual([]);
    expect(resultOf(parts, false).notes).toHaveLength(1);
  });
});

describe("a dataset that is filled", () => {
  const spans = {
    type: "span",
    field: "text",
    options: [{ value: "PLACE", text: "Place", description: null }],
    visible_options: null,
    allow_overlapping: false,
    allow_character_annotation: true,
  };
  const dataset = {
    fields: [
      { name: "text", title: "The text", required: true, settings: { type: "text", use_markdown: false } },
    ],
    questions: [{ name: "text", title: "Places", description: null, required: true, settings: spans }],
    metadata: [],
    allowsExtraMetadata: true,
  } as unknown as Parameters<typeof filledDataset>[1];
  const lines = ["👋Umeå", "👋Lima"].map((text, index) =>
    JSON.stringify({
      text,
      marks: [{ start: 2, end: 6, label: "PLACE" }],
      city: index,
      why: [{ because: index }],
    }),
  );

  it("shows the first record as it will be stored, and what is not imported", async () => {
    const { plan, profile, rows } = await readLines(lines);
    const files = [new File([], "marks.jsonl")];
    const { parts, resultOf } = filledDataset(
      { files, plan, profile, first: rows[0], known: [], notices: [] },
      dataset,
    );
    expect(parts.map(({ part, name, column }) => [part, name, column])).toEqual([
      ["field", "text", "text"],
      ["question", "text", "marks"],
      ["extra", "text", "text"],
      ["extra", "city", "city"],
      ["id", "id", undefined],
    ]);
    const { fields, questions, row, unused } = resultOf(parts);
    expect(fields).toMatchObject([{ name: "text", title: "The text", use: "text" }]);
    expect(questions).toMatchObject([{ name: "text", title: "Places", settings: spans }]);
    expect(row?.text?.value).toBe("👋Umeå");
    // In UTF-16 units in the file, in code points in the record.
    expect(row?.[questions[0]?.column ?? ""]?.value).toEqual([{ start: 1, end: 5, label: "PLACE" }]);
    expect(unused).toEqual(["city", "why"]);
    const without = parts.map((part) => (part.part === "question" ? { ...part, column: undefined } : part));
    expect(resultOf(without).unused).toEqual(["marks", "city", "why"]);
    expect(Object.keys(resultOf(without).row ?? {})).toEqual(["text"]);
  });

  it("gets metadata without a property from the columns that are left, as the author chooses", async () => {
    const { plan, profile } = await readLines(lines);
    const filled = filledParts(plan, dataset, profile);
    const metadataOf = (parts: typeof filled) =>
      planOfParts(parts, dataset, plan, profile)
        .columns.filter(isMetadata)
        .map(({ name, use }) => [name, use]);
    expect(metadataOf(filled)).toEqual([["city", "integer"]]);
    expect(
      metadataOf(filled.map((part) => ({ ...part, ...(part.part === "extra" && { column: undefined }) }))),
    ).toEqual([]);
    expect(
      metadataOf(filled.map((part) => (part.part === "id" ? { ...part, column: "city" } : part))),
    ).toEqual([]);
  });
});
