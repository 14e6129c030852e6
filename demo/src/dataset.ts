import type { ChatMessage, FieldSettings } from "@glossa/field-types/schema";
import type { QuestionSettings } from "@glossa/question-types/schema";
import type { DemoSpan } from "./marked";

/** A demo dataset: its workspace, settings and records. */
export interface DemoDataset {
  name: string;
  workspace: string;
  guidelines: string;
  /** The number of submitted responses that complete a record. */
  minSubmitted: number;
  fields: DemoField[];
  questions: DemoQuestion[];
  metadata: DemoMetadata[];
  vectors: Array<{ name: string; title: string; dimensions: number }>;
  records: DemoRecord[];
}

/** A field of a demo dataset; plain text may leave out that it is no Markdown. */
export interface DemoField {
  name: string;
  title: string;
  required: boolean;
  settings: FieldSettings | { type: "text" };
}

/** What a field of a demo record holds. */
export type DemoContent = string | ChatMessage[] | Record<string, unknown>;

/** A question of a demo dataset. */
export interface DemoQuestion {
  name: string;
  title: string;
  description: string | null;
  required: boolean;
  settings: QuestionSettings;
}

/** A metadata property of a demo dataset. */
export interface DemoMetadata {
  name: string;
  title: string;
  visible_for_annotators: boolean;
  settings: { type: "terms" } | { type: "integer" | "float"; min: number | null; max: number | null };
}

/** A record with its suggestions and responses, by the name of the question. */
export interface DemoRecord {
  external_id: string;
  /** The label that the editors hold to be right; it judges vectors and is never loaded. */
  topic: string;
  fields: Record<string, DemoContent>;
  metadata: Record<string, string | number>;
  suggestions: Record<string, { value: DemoValue; score: number | number[] | null; agent: string }>;
  responses: Array<{
    user: string;
    status: "submitted" | "draft" | "discarded";
    values: Record<string, DemoValue>;
  }>;
  vectors: Record<string, number[]>;
}

/** The values of demo questions. */
export type DemoValue = string | string[] | number | DemoSpan[] | Array<{ value: string; rank: number }>;

/** Reads the lines of a data file; the vectors are computed and not stored. */
export function readRecords(lines: string, vectorsOf: (texts: string[]) => number[][]): DemoRecord[] {
  const records = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Omit<DemoRecord, "vectors">);
  const vectors = vectorsOf(records.map((record) => textOf(record.fields)));
  return records.map((record, index) => ({ ...record, vectors: { content: vectors[index] ?? [] } }));
}

/** The text of a record; pictures have none. */
export function wordsIn(fields: Record<string, DemoContent>): string[] {
  return Object.values(fields).flatMap((content) => {
    if (typeof content !== "string") return [JSON.stringify(content)];
    return content.startsWith("data:") ? [] : [content];
  });
}

// A title says most about the topic, so it counts twice.
function textOf(fields: Record<string, DemoContent>): string {
  const [title, ...rest] = wordsIn(fields);
  return [title, title, ...rest].join("\n");
}

/** Options whose text is written out; their order is the order of the shortcut keys. */
export function options(texts: Record<string, string>) {
  return Object.entries(texts).map(([value, text]) => ({ value, text, description: null }));
}
