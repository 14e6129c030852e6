import type { OpenedFile } from "../opened-file";
import type { ColumnHint } from "../plan/columns/column-hint";
import { valueIn } from "../plan/columns/value-kind";
import { isEmpty, isRefused, type Row } from "../rows/row";
import type { Task } from "../tools/tool-format";
import { type OwnAnswer, ownColumns } from "./own-row";

/** The columns that each table of this server begins with; a field may have the name of one of them. */
const ofRecords = ["id", "status", "inserted_at", "updated_at", "_server_id"];
const fieldPrefix = "field.";
const metadataPrefix = "metadata.";
const vectorPrefix = "vector.";
const tables: readonly string[] = ["csv", "tsv", "json", "jsonl", "parquet", "xlsx"];

/** A table that this server has written is read as the records that it was made of; any other stays as it is. */
export function ownTables(file: OpenedFile): OpenedFile {
  if (!tables.includes(file.format)) return file;
  const hints = new Map(file.hints);
  return {
    name: file.name,
    size: file.size,
    format: file.format,
    reading: file.reading,
    ...(file.sheets && { sheets: file.sheets }),
    hints,
    get notices() {
      return file.notices;
    },
    rows: async function* () {
      let layout: Layout | undefined;
      let isFirst = true;
      for await (const row of file.rows()) {
        if (isRefused(row)) {
          yield row;
          continue;
        }
        if (isFirst) layout = layoutOf(Object.keys(row.values));
        isFirst = false;
        yield layout ? rowOf(row, layout, hints) : row;
      }
    },
  };
}

interface Layout {
  fields: { column: string; name: string }[];
  metadata: string[];
  questions: string[];
}

/** The meaning of the columns in a table of this server; undefined for other tables. */
function layoutOf(columns: readonly string[]): Layout | undefined {
  if (!ofRecords.every((name) => columns.includes(name))) return undefined;
  const has = (name: string) => columns.includes(name);
  const questions = columns
    .map((column) => /^(.+)\.suggestion\.agent$/s.exec(column)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => has(`${name}.suggestion`) && has(`${name}.suggestion.score`));
  const isOfQuestion = (column: string) =>
    questions.some(
      (name) =>
        /^\.(response|responses|suggestion)(\.|$)/.test(column.slice(name.length)) && column.startsWith(name),
    );
  const others = columns.filter(
    (column) => !ofRecords.includes(column) && column !== "_cut" && !isOfQuestion(column),
  );
  const isOther = (column: string) => column.startsWith(metadataPrefix) || column.startsWith(vectorPrefix);
  return {
    fields: others
      .filter((column) => !isOther(column))
      .map((column) => ({ column, name: fieldName(column) })),
    metadata: others.filter((column) => column.startsWith(metadataPrefix)),
    questions,
  };
}

function fieldName(column: string): string {
  const name = column.slice(fieldPrefix.length);
  return column.startsWith(fieldPrefix) && ofRecords.includes(name) ? name : column;
}

function rowOf({ at, values }: Row, layout: Layout, hints: Map<string, ColumnHint>): Row {
  const cell = (column: string) => (isEmpty(values[column]) ? undefined : values[column]);
  const suggestions = layout.questions.flatMap((question) => {
    const value = cell(`${question}.suggestion`);
    const agent = cell(`${question}.suggestion.agent`);
    const score = cell(`${question}.suggestion.score`);
    return value === undefined ? [] : [[question, { value, agent, score }] as const];
  });
  const record = {
    id: cell("id") ?? cell("_server_id"),
    fields: Object.fromEntries(layout.fields.map(({ column, name }) => [name, values[column]])),
    metadata: Object.fromEntries(
      layout.metadata.map((column) => [column.slice(metadataPrefix.length), single(values[column])]),
    ),
    suggestions: Object.fromEntries(suggestions),
    answers: [...answersOfAll(layout.questions, cell), ...answerOfOne(layout.questions, cell)],
  };
  return { at, ...ownColumns(record, hints) };
}

// Typed tables have a list of terms even where a record has one.
function single(value: unknown): unknown {
  const found = valueIn(value);
  return Array.isArray(found) && found.length === 1 ? found[0] : value;
}

type Cell = (column: string) => unknown;

/** The answers of everyone: lists of the same length in the columns of each question. */
function answersOfAll(questions: readonly string[], cell: Cell): OwnAnswer[] {
  const listIn = (column: string): unknown[] => {
    const value = valueIn(cell(column));
    return Array.isArray(value) ? value : [];
  };
  const [first = ""] = questions;
  const names = listIn(`${first}.responses.usernames`);
  const users = names.length > 0 ? names : listIn(`${first}.responses.users`);
  const statuses = listIn(`${first}.responses.status`);
  const answers = questions.map((question) => [question, listIn(`${question}.responses`)] as const);
  return users.map((user, index) => ({
    username: String(user),
    status: statuses[index],
    values: filled(answers.map(([question, values]) => [question, values[index]])),
  }));
}

/** The answer of the user who has exported the file, or of the majority. */
function answerOfOne(questions: readonly string[], cell: Cell): OwnAnswer[] {
  const values = filled(questions.map((question) => [question, cell(`${question}.response`)]));
  if (Object.keys(values).length === 0) return [];
  const status = questions.map((question) => cell(`${question}.response.status`)).find(Boolean);
  return [{ username: undefined, status, values }];
}

function filled(entries: readonly (readonly [string, unknown])[]): Task {
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}
