import { endpoints } from "@glossa/contract";
import type { PlannedRecord } from "../dataset-plan";
import type { Choices } from "../guess/choices";
import type { FileProfile } from "../guess/profile";
import { numberIn, textIn, type ValueKind } from "../guess/value-kind";
import { badRow, isEmpty, type Row } from "../rows/row";
import { rowIds } from "./row-id";

const sentFields = endpoints.bulkCreateRecords.body.shape.items.element.shape.fields;

/** Turns rows into records as they were planned. */
export async function* recordsOfRows(
  rows: AsyncIterable<Row>,
  { profile, choices, agent }: { profile: FileProfile; choices: Choices; agent: string },
): AsyncGenerator<PlannedRecord> {
  const idOf = rowIds();
  const kinds = new Map(profile.columns.map((column) => [column.name, column.kind]));
  for await (const row of rows) {
    const { label } = choices;
    const suggested = label === undefined || isEmpty(row.values[label]) ? {} : suggest(label, row, agent);
    yield {
      external_id: profile.id === undefined ? idOf(row.values) : textIn(row.values[profile.id]),
      fields: fieldsOf(row, choices.fields, kinds),
      metadata: metadataOf(row, choices.metadata, kinds),
      suggestions: suggested,
    };
  }
}

function suggest(label: string, row: Row, agent: string): PlannedRecord["suggestions"] {
  return { [label]: { value: textIn(row.values[label]), score: null, agent } };
}

function fieldsOf(row: Row, names: string[], kinds: ReadonlyMap<string, ValueKind>): PlannedRecord["fields"] {
  const filled = names.filter((name) => !isEmpty(row.values[name]));
  if (filled.length === 0)
    throw badRow({ line: row.line, column: names.join(", ") }, "all fields are empty.");
  const values = filled.map((name) => [
    name,
    kinds.get(name) === "chat" ? row.values[name] : textIn(row.values[name]),
  ]);
  const fields = sentFields.safeParse(Object.fromEntries(values));
  if (fields.success) return fields.data;
  const column = String(fields.error.issues[0]?.path[0] ?? names[0]);
  throw badRow(
    { line: row.line, column },
    "a message needs a role of 1 to 20 and a content of 1 to 20000 characters.",
  );
}

function metadataOf(
  row: Row,
  names: string[],
  kinds: ReadonlyMap<string, ValueKind>,
): Record<string, unknown> {
  const filled = names.filter((name) => !isEmpty(row.values[name]));
  return Object.fromEntries(filled.map((name) => [name, metadataValue(row.values[name], kinds.get(name))]));
}

function metadataValue(value: unknown, kind: ValueKind | undefined): unknown {
  if (kind === "integer" || kind === "float") return numberIn(value);
  return kind === "list" ? (value as unknown[]).map(textIn) : textIn(value);
}
