import { ownValue } from "@glossa/question-types/schema";
import { numberIn, textIn, valueIn } from "../plan/columns/value-kind";
import type { FilePlan, PlannedColumn } from "../plan/file-plan";
import { isEmpty, type Row } from "../rows/row";
import { rowProblem } from "./row-problem";

/** The metadata of a row; throws what is wrong with it. */
export function metadataOf(
  row: Row,
  columns: readonly PlannedColumn[],
  decimals: FilePlan["decimals"],
): Record<string, unknown> {
  const filled = columns.filter(({ column }) => !isEmpty(ownValue(row.values, column)));
  return Object.fromEntries(filled.map((column) => [column.name, metadataValue(row, column, decimals)]));
}

function metadataValue(
  row: Row,
  { column, name, use, isExtra = false }: PlannedColumn,
  decimals: FilePlan["decimals"] = {},
): unknown {
  const cell = ownValue(row.values, column);
  if (use === "integer" || use === "float") {
    const number = numberIn(cell, ownValue(decimals, column));
    if (isStorable(number, use === "integer")) return number;
    throw rowProblem("metadata_invalid", { property: name, value: textIn(cell).slice(0, 100) }, column);
  }
  const value = valueIn(cell);
  const itemOf = (item: unknown) => (isExtra && isPlain(item) ? item : term(item, column));
  return Array.isArray(value) ? value.map(itemOf) : itemOf(cell);
}

/** A number or a truth value, as JSON and Parquet have them. */
function isPlain(value: unknown): value is number | boolean {
  return typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}

function isStorable(number: number, isWhole: boolean): boolean {
  return Number.isFinite(number) && (!isWhole || Number.isSafeInteger(number));
}

function term(value: unknown, column: string): string {
  const text = textIn(value);
  if (text.includes("\u0000")) throw rowProblem("text_has_nul", {}, column);
  return text.toWellFormed();
}
