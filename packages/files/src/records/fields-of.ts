import { type FieldValue, fieldSchemaOf } from "@glossa/field-types/schema";
import { ownValue } from "@glossa/question-types/schema";
import { textIn, valueIn } from "../plan/columns/value-kind";
import type { PlannedColumn } from "../plan/file-plan";
import { isEmpty, type Row } from "../rows/row";
import type { PlannedRecord } from "./dataset-plan";
import { rowProblem } from "./row-problem";

/** The fields of a row; throws what is wrong with them. */
export function fieldsOf(row: Row, columns: readonly PlannedColumn[]): PlannedRecord["fields"] {
  const filled = columns.filter((column) => !isEmpty(cellOf(row, column)));
  if (filled.length === 0) {
    const names = columns.map(({ column }) => column).join(", ");
    throw rowProblem("fields_empty", { fields: names }, names);
  }
  const missing = columns.find((column) => column.isRequired && !filled.includes(column));
  if (missing) throw rowProblem("field_required", { field: missing.name }, missing.column);
  return Object.fromEntries(filled.map((column) => [column.name, fieldValue(row, column)]));
}

/** A custom field takes the objects that became several columns. */
function cellOf({ values, objects }: Row, { column, use }: PlannedColumn): unknown {
  const cell = ownValue(values, column);
  return use === "custom" ? (ownValue(objects, column) ?? cell) : cell;
}

function fieldValue(row: Row, planned: PlannedColumn): FieldValue {
  const { column, name, use } = planned;
  const cell = cellOf(row, planned);
  if (use !== "chat" && use !== "image" && use !== "custom") return storable(textIn(cell), column);
  const value = valueFor[use](cell);
  const [issue] = fieldSchemaOf(use).validate(value, { type: use }, name);
  if (issue) throw rowProblem("field_invalid", { field: name, rule: issue.code }, column);
  // The schema of the field type has just accepted it.
  return value as FieldValue;
}

const valueFor = { chat: valueIn, image: textIn, custom: objectIn } as const;

/** An object that a table holds as JSON text is that object. */
function objectIn(cell: unknown): unknown {
  if (typeof cell !== "string" || !/^\s*\{/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** A text that databases can store: NUL ends texts there, and half a surrogate pair is not a character. */
function storable(text: string, column: string): string {
  if (text.includes("\u0000")) throw rowProblem("text_has_nul", {}, column);
  return text.toWellFormed();
}
