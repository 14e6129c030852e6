import { ownValue, schemaOf, type Value } from "@glossa/question-types/schema";
import { fittingRange } from "../offsets/fit-offsets";
import { textOffsets } from "../offsets/text-offsets";
import { itemsIn, numberIn, spansIn, textIn } from "../plan/columns/value-kind";
import type { PlannedQuestion } from "../plan/file-plan";
import { optionNamed } from "../plan/option-named";
import { isEmpty } from "../rows/row";
import { isObject } from "../tables/json-row";
import type { PlannedRecord } from "./dataset-plan";
import { rowProblem } from "./row-problem";

/** The value for a question that a cell holds, undefined if it is empty; throws what is wrong with it. */
export function questionValue(
  question: PlannedQuestion,
  cell: unknown,
  fields: PlannedRecord["fields"],
): Value | undefined {
  const { name, column, settings } = question;
  if (isEmpty(cell) || textIn(cell).trim() === "") return undefined;
  if (textIn(cell).includes("\u0000")) throw rowProblem("text_has_nul", {}, column);
  const value = valueIn(question, cell, fields);
  if (value === undefined) return undefined;
  const [issue] = schemaOf(settings.type).validate(value, settings, { fields });
  // What is no number has no other form than that of the cell.
  const told = settings.type === "rating" ? cell : value;
  if (issue)
    throw rowProblem("value_invalid", { question: name, value: shown(told), rule: issue.code }, column);
  return value;
}

/** The value of a cell for a question; undefined if the cell has none. */
function valueIn(
  question: PlannedQuestion,
  cell: unknown,
  fields: PlannedRecord["fields"],
): Value | undefined {
  const { settings } = question;
  if (settings.type === "span")
    return spanValue({ ...question, settings }, cell, ownValue(fields, settings.field));
  if (settings.type === "rating") return numberIn(cell);
  if (settings.type === "multi_label_selection") {
    const labels = [...new Set(itemsIn(cell).map((item) => labelIn(settings.options, item)))];
    return labels.length === 0 ? undefined : labels;
  }
  if (settings.type === "ranking") {
    return itemsIn(cell).map((item, index) => ranked(item, index + 1));
  }
  if (settings.type === "text") return textIn(onlyItem(cell));
  const items = itemsIn(cell);
  return items.length === 0 ? undefined : labelIn(settings.options, items.length === 1 ? items[0] : cell);
}

/** The text in a list of one: tools have the only label that was chosen so. */
function onlyItem(cell: unknown): unknown {
  return Array.isArray(cell) && cell.length === 1 ? cell[0] : cell;
}

/** The value of the option that a cell names; a cell that names none is reported with its text. */
function labelIn(options: Parameters<typeof optionNamed>[0], cell: unknown): string {
  const label = textIn(cell);
  return optionNamed(options, label) ?? label;
}

type SpanSettings = Extract<PlannedQuestion["settings"], { type: "span" }>;

function spanValue(
  { column, settings, unit = "code_points" }: PlannedQuestion & { settings: SpanSettings },
  cell: unknown,
  field: unknown,
): Value | undefined {
  if (typeof field !== "string") return undefined;
  const offsets = textOffsets(field);
  return spansIn(cell).map((span) => {
    if (!span) throw rowProblem("annotation_invalid", { annotation: shown(cell) }, column);
    const range = fittingRange(offsets, span, unit);
    if (typeof range === "string") {
      const { start, end } = span;
      throw rowProblem("offsets_invalid", { unit, start, end, reason: range }, column);
    }
    return { ...range.codePoints, label: labelIn(settings.options, span.label) };
  });
}

/** An option of a ranking by its place in the list, or with the rank that it has in files of this server. */
function ranked(item: unknown, place: number): { value: string; rank: number } {
  if (!isObject(item)) return { value: textIn(item), rank: place };
  return { value: textIn(item.value), rank: typeof item.rank === "number" ? item.rank : place };
}

function shown(value: unknown): string {
  return textIn(value).slice(0, 100);
}
