import type { ColumnHint } from "../plan/columns/column-hint";
import { companionsIn, type RowAnswer } from "../rows/row";
import { isObject } from "../tables/json-row";
import type { Task } from "../tools/tool-format";

/** A record as a file of this server has it. */
export interface OwnRecord {
  id: unknown;
  fields: Task;
  metadata: Task;
  /** By question. */
  suggestions: Readonly<Record<string, { value?: unknown; score?: unknown; agent?: unknown }>>;
  answers: readonly OwnAnswer[];
}

/** An answer as a file of this server has it; the majority has no name. */
export interface OwnAnswer {
  username: string | undefined;
  status: unknown;
  /** By question. */
  values: Task;
}

const statuses: readonly unknown[] = ["submitted", "draft", "discarded"];

/** Makes the columns of a record, and notes what each of them is. */
export function ownColumns(
  { id, fields, metadata, suggestions, answers }: OwnRecord,
  hints: Map<string, ColumnHint>,
): { values: Task; answers: RowAnswer[] } {
  const values: Task = {};
  const put = (column: string, hint: ColumnHint, value: unknown) => {
    hints.set(column, hint);
    values[column] = value;
  };
  // The object of a custom field stays one column, with its JSON as in tables.
  for (const [name, value] of Object.entries(fields))
    put(name, { kind: "field" }, isObject(value) ? JSON.stringify(value) : value);
  const isField = (name: string) => hints.get(name)?.kind === "field";
  // A question may have the name of a field, and metadata that of both.
  const columnOf = (question: string) => (isField(question) ? `${question} answer` : question);
  const hintOf = (question: string) => hintNamed("answers", question, columnOf(question));
  const answered = answers.map(({ username, status, values: given }): RowAnswer => {
    const columns = Object.entries(given).map(([question, value]) => [columnOf(question), value] as const);
    for (const question of Object.keys(given)) hints.set(columnOf(question), hintOf(question));
    return {
      person: username === undefined ? [] : [username],
      status: isStatus(status) ? status : "submitted",
      values: Object.fromEntries(columns),
    };
  });
  for (const [question, suggestion] of Object.entries(suggestions)) {
    const column = columnOf(question);
    put(column, hintOf(question), suggestion.value);
    Object.assign(values, companionValues(column, suggestion));
  }
  for (const [name, value] of Object.entries(metadata)) {
    const isTaken = isField(name) || hints.get(name)?.kind === "answers";
    const column = isTaken ? `metadata ${name}` : name;
    put(column, hintNamed("metadata", name, column), value);
  }
  put(isField("id") ? "external_id" : "id", { kind: "id" }, id);
  return { values, answers: answered };
}

function hintNamed(kind: "answers" | "metadata", name: string, column: string): ColumnHint {
  return name === column ? { kind } : { kind, name };
}

function companionValues(column: string, { score, agent }: OwnRecord["suggestions"][string]): Task {
  const names = companionsIn(column);
  const given = [
    [names.score, score],
    [names.agent, agent],
  ] as const;
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined));
}

function isStatus(status: unknown): status is RowAnswer["status"] {
  return statuses.includes(status);
}
