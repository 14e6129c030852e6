import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@glossa/contract/client";
import { parseCsv } from "hucre/csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyJson } from "../../testing/any-json";
import { addDataset, anOption } from "../../testing/fixtures";
import { contentOf, fileOf, importInto, ownerClient } from "../../testing/round-trip";
import { startTestServer, type TestServer } from "../../testing/test-server";

/** A text with spans in code points. */
interface Marked {
  text: string;
  spans: { start: number; end: number; label: string }[];
}

let server: TestServer;
let address: string;
let client: Client;
let people: { id: string }[];

beforeAll(async () => {
  server = await startTestServer();
  people = [await server.addPerson("ann", "annotator"), await server.addPerson("ben@example.org", "admin")];
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  client = ownerClient(address);
});
afterAll(async () => {
  server.app.server.closeAllConnections();
  await server.close();
});

function spansOf(text: string, ...marked: string[]): Marked {
  const spans = marked.map((word) => {
    const start = [...text.slice(0, text.indexOf(word))].length;
    return { start, end: start + [...word].length, label: "NAME" };
  });
  return { text, spans };
}

const own: Marked[] = [
  spansOf("👩‍👩‍👧 Ana 👋🏽 met Ben in Ōsaka", "Ana", "👋🏽", "Ōsaka"),
  spansOf("مرحبا يا ليلى، كيف الحال؟", "ليلى"),
  spansOf("สวัสดีคุณสมชาย", "สมชาย"),
  spansOf('she said "hi", Zoë; ', "Zoë"),
  spansOf("=SUM(A1) 12 null", "12"),
  spansOf("🎉"),
];

const shared = join(import.meta.dirname, "../../../../../../shared/data");

function realTexts(name: string): Marked[] {
  const path = join(shared, name);
  if (!existsSync(path)) return [];
  const content = readFileSync(path, "utf8");
  if (name.endsWith(".csv")) {
    const [, ...rows] = parseCsv(content);
    return rows.slice(0, 60).map(([text]) => ({ text: String(text), spans: [] }));
  }
  const tasks = content
    .split("\n")
    .filter(Boolean)
    .map((line): Marked => JSON.parse(line));
  return tasks
    .filter(({ spans }, index) => index % 10 === 0 || spans.length === 0)
    .slice(0, 60)
    .map(({ text, spans }) => ({ text, spans: spans.map((span) => ({ ...span, label: "NAME" })) }));
}

const sets: [string, Marked[]][] = [
  ["own texts", own],
  ["Banking77", realTexts("banking77.test.csv")],
  ["WNUT17", realTexts("wnut17.test.jsonl")],
  ["Arabic", realTexts("ud-ar.jsonl")],
  ["Thai", realTexts("ud-th.jsonl")],
];

const question = (name: string, settings: object, required = false) => ({
  name,
  title: name,
  required,
  settings,
});
const marks = question(
  "marks",
  { type: "span", field: "text", allow_overlapping: true, options: ["NAME", "FIRST NAME"].map(anOption) },
  true,
);
const others = [
  question("tags", { type: "multi_label_selection", options: ["a", "b", "c"].map(anOption) }),
  question("stars", { type: "rating", options: [1, 2, 3].map((value) => ({ value })) }),
  question("note", { type: "text", use_markdown: false }),
];
const order = question("order", { type: "ranking", options: ["x", "y"].map(anOption) });

const card = {
  name: "card",
  title: "Card",
  required: false,
  settings: { type: "custom", template: "{{record}}" },
};
const cards = [{ a: 1, b: { c: null, "d e": ["ü", { f: "👋" }] } }, undefined, {}];

async function datasetWith(questions: object[]) {
  const made = await addDataset(server, { fields: [card], questions });
  for (const [name, type] of [
    ["size", "integer"],
    ["source", "terms"],
  ])
    await server.owner("POST", `/datasets/${made.datasetId}/metadata-properties`, {
      name,
      title: name,
      settings: { type },
      visible_for_annotators: true,
    });
  const { body } = await server.owner("GET", `/datasets/${made.datasetId}/questions`);
  const ids = new Map<string, string>(
    body.items.map((each: { name: string; id: string }) => [each.name, each.id]),
  );
  return { ...made, idOf: (name: string) => ids.get(name) };
}

interface Answers {
  hasOthers: boolean;
  hasOrder: boolean;
  hasDrafts: boolean;
  hasScores?: boolean;
}

/** Several labels, or a single one in a list: each has a score of its own. */
const scored = (question_id: string | undefined, index: number) => ({
  question_id,
  agent: "model 1",
  ...(index % 2 === 0 ? { value: ["a", "c"], score: [0.5, 0.25] } : { value: ["b"], score: [1] }),
});

/** A dataset with the texts, suggestions and answers of two people. */
async function answered(
  texts: readonly Marked[],
  { hasOthers, hasOrder, hasDrafts, hasScores = false }: Answers,
) {
  const questions = [marks, ...(hasOthers ? others : []), ...(hasOrder ? [order] : [])];
  const dataset = await datasetWith(questions);
  await dataset.log(
    texts.map(({ text, spans }, index) => {
      const label = ["positive", "negative", "neutral"][index % 3];
      const more = {
        tags: { value: index % 2 === 0 ? ["a", "c"] : ["b"] },
        stars: { value: (index % 3) + 1 },
        note: { value: `${text.trim()} 👍` },
      };
      const ranked = {
        order: {
          value: [
            { value: "y", rank: 1 },
            { value: "x", rank: 1 },
          ],
        },
      };
      const values = {
        label: { value: label },
        marks: { value: spans },
        ...(hasOthers && more),
        ...(hasOrder && ranked),
      };
      return {
        external_id: `record ${index}`,
        fields: { text, card: cards[index % cards.length] },
        metadata: { size: index, source: "web" },
        suggestions: [
          {
            question_id: dataset.idOf("label"),
            value: "neutral",
            agent: "model 1",
            score: hasScores ? 0.75 : null,
          },
          { question_id: dataset.idOf("marks"), value: spans.slice(0, 1), agent: "model 1" },
          ...(hasScores ? [scored(dataset.idOf("tags"), index)] : []),
        ],
        responses:
          index % 5 === 4
            ? []
            : [
                { user_id: people[0]?.id, status: "submitted", values },
                {
                  user_id: people[1]?.id,
                  status: (["submitted", hasDrafts ? "draft" : "submitted", "discarded"] as const)[index % 3],
                  values: { ...values, marks: { value: spans.slice(0, 1) } },
                },
              ],
      };
    }),
  );
  return { ...dataset, questions };
}

describe.each(sets)("records with %s", (_, texts) => {
  const when = test.skipIf(texts.length === 0);

  when.each(["jsonl", "csv", "xlsx", "parquet"] as const)(
    "are the same after %s was imported",
    async (format) => {
      const { datasetId, questions } = await answered(texts, {
        hasOthers: true,
        hasOrder: true,
        hasDrafts: true,
        hasScores: true,
      });
      const copy = await datasetWith(questions);
      // As the dialog asks for it; other formats have no mark.
      const content = await fileOf(address, datasetId, `format=${format}&bom=true`);
      expect(await importInto(client, copy.datasetId, { content, format })).toEqual([]);
      expect(await contentOf(address, copy.datasetId)).toEqual(await contentOf(address, datasetId));
    },
  );

  when("are the same after Label Studio's JSON was imported", async () => {
    const questions = { hasOthers: true, hasOrder: false, hasDrafts: false };
    const before = await answered(texts, questions);
    const copy = await datasetWith(before.questions);
    const content = await fileOf(address, before.datasetId, "format=label_studio");
    expect(await importInto(client, copy.datasetId, { content, format: "label_studio" })).toEqual([]);
    // It cannot say that a model or a discarded answer has no spans.
    const said = async (id: string) =>
      JSON.parse(JSON.stringify(await contentOf(address, id), withoutNothing));
    expect(await said(copy.datasetId)).toEqual(await said(before.datasetId));
  });

  when(
    "have the same spans and labels of the same people after spaCy's JSON lines were imported",
    async () => {
      const before = await answered(texts, { hasOthers: true, hasOrder: false, hasDrafts: false });
      const copy = await datasetWith(before.questions);
      const content = await fileOf(address, before.datasetId, "format=spacy");
      expect(await importInto(client, copy.datasetId, { content, format: "spacy" })).toEqual([]);
      expect(await marksIn(copy.datasetId)).toEqual(await marksIn(before.datasetId));
      expect(await labelsIn(copy.datasetId)).toEqual(await labelsIn(before.datasetId));
    },
  );
});

// Also where spans begin and end within words, or overlap.
const cut: Marked = {
  text: "👋 Bobs met Anna Lee",
  spans: [
    { start: 2, end: 5, label: "NAME" },
    { start: 4, end: 5, label: "NAME" },
    { start: 6, end: 7, label: "NAME" },
    { start: 11, end: 14, label: "FIRST NAME" },
    { start: 16, end: 19, label: "FIRST NAME" },
  ],
};
describe.each([...sets, ["cut words", [cut, ...own]] satisfies (typeof sets)[number]])(
  "records with %s",
  (_, texts) => {
    test.skipIf(texts.length === 0)("have the same spans after CoNLL was imported", async () => {
      const before = await answered(texts, { hasOthers: false, hasOrder: false, hasDrafts: false });
      const copy = await datasetWith(before.questions);
      const content = await fileOf(address, before.datasetId, "format=conll");
      expect(await importInto(client, copy.datasetId, { content, format: "conll" })).toEqual([]);
      const submitted = (await marksIn(before.datasetId)).map(({ responses, ...record }) => ({
        ...record,
        responses: responses.filter(({ isDiscarded }: AnyJson) => !isDiscarded),
      }));
      expect(await marksIn(copy.datasetId)).toEqual(
        submitted.filter(({ responses }) => responses.length > 0),
      );
    });
  },
);

/** The texts and spans of a dataset: formats of texts know no other questions, so that answers become drafts. */
async function marksIn(datasetId: string) {
  return (await contentOf(address, datasetId)).map(({ id, fields, responses }) => ({
    id,
    text: fields.text,
    responses: responses.map(({ username, status, values }: AnyJson) => ({
      username,
      isDiscarded: status === "discarded",
      marks: values.marks ?? [],
    })),
  }));
}

/** The labels that people have chosen, by question. */
async function labelsIn(datasetId: string) {
  return (await contentOf(address, datasetId)).map(({ id, responses }) => ({
    id,
    responses: responses.map(({ username, values: { label, tags } }: AnyJson) => ({ username, label, tags })),
  }));
}

/** For `JSON.stringify`: leaves out empty spans, and suggestions of them. */
function withoutNothing(key: string, value: { value?: unknown } | unknown[] | null) {
  const isNothing = (found: unknown) => Array.isArray(found) && found.length === 0;
  const isMark = key === "marks";
  return isMark && (isNothing(value) || (value && "value" in value && isNothing(value.value)))
    ? undefined
    : value;
}
