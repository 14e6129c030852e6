import type { FileExportOptions } from "@glossa/contract";
import type { FileContext, FileRecord } from "../files/file-record";
import { formats } from "../files/formats";
import type { DatasetSchema, SchemaQuestion } from "../resources/datasets/dataset-schema";

const labels = (...values: string[]) => values.map((value) => ({ value, text: value, description: null }));
const question = (id: number, name: string, settings: object) =>
  ({ id, publicId: `q${id}`, name, isRequired: true, settings }) as SchemaQuestion;
export const questions = [
  question(1, "topic", { type: "label_selection", options: labels("a", "b") }),
  question(2, "tags", { type: "multi_label_selection", options: labels("x", "y") }),
  question(3, "names", { type: "span", field: "text", options: labels("PER", "FIRST NAME") }),
  question(4, "stars", { type: "rating", options: [{ value: 1 }, { value: 2 }] }),
  question(5, "order", { type: "ranking", options: labels("r", "s") }),
  question(6, "note", { type: "text", use_markdown: false }),
];
export const schema: DatasetSchema = {
  dataset: {} as DatasetSchema["dataset"],
  fields: [{ id: 1, name: "text", isRequired: true, settings: { type: "text", use_markdown: false } }],
  questions,
  metadata: [{ id: 1, name: "size", isVisible: true, settings: { type: "integer", min: null, max: null } }],
  vectors: [{ id: 1, name: "v", dimensions: 2 }],
};

export const options = (format: FileExportOptions["format"], more: Partial<FileExportOptions> = {}) => ({
  format,
  responses: "all" as const,
  bom: false,
  escape_formulas: false,
  vectors: false,
  without_names: false,
  ...more,
});

export const moment = "2026-01-02T03:04:05.000000";

export function record(text: string, more: Partial<FileRecord> = {}): FileRecord {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    external_id: "one",
    status: "completed",
    fields: { text },
    metadata: { size: 3 },
    responses: [],
    suggestions: [],
    dataset_id: "d",
    inserted_at: moment,
    updated_at: moment,
    ...more,
  };
}

export function response(username: string, values: object, status = "submitted") {
  const wrapped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const ids = {
    id: "r",
    record_id: "1",
    user_id: `id of ${username}`,
    inserted_at: moment,
    updated_at: moment,
  };
  return { ...ids, username, status, values: wrapped } as FileRecord["responses"][number];
}

export async function bytesOf(records: FileRecord[], context: FileContext): Promise<Buffer> {
  async function* pages() {
    yield records.slice(0, 1);
    yield records.slice(1);
  }
  const parts: Buffer[] = [];
  for await (const part of formats[context.options.format].write(pages(), context))
    parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

export const write = (records: FileRecord[], chosen: FileExportOptions) =>
  bytesOf(records, { schema, options: chosen });
export const text = async (records: FileRecord[], chosen: FileExportOptions) =>
  (await write(records, chosen)).toString();
export const lines = async (records: FileRecord[], chosen: FileExportOptions) =>
  (await text(records, chosen))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
