import { ownValue, schemaOf, type Value } from "@glossa/question-types/schema";
import { fittingRange } from "../offsets/fit-offsets";
import { textOffsets } from "../offsets/text-offsets";
import type { PlannedQuestion } from "../plan/file-plan";
import { itemsIn, numberIn, spansIn, textIn } from "../plan/value-kind";
import { isEmpty, type Row } from "../rows/row";
import { agentName } from "./agent-name";
import type { PlannedRecord } from "./dataset-plan";
import { rowProblem } from "./row-problem";

/** The suggestions of a row; throws what is wrong with them. */
export function suggestionsOf(
  row: Row,
  fields: PlannedRecord["fields"],
  { questions, agent }: { questions: readonly PlannedQuestion[]; agent: string },
): PlannedRecord["suggestions"] {
  const suggested = questions.flatMap((question) => {
    const { column } = question;
    const cell = column === undefined ? undefined : ownValue(row.values, column);
    if (isEmpty(cell) || textIn(cell).trim() === "") return [];
    const value = suggestedValue(question, cell, fields);
    if (value === undefined) return [];
    const [issue] = schemaOf(question.settings.type).validate(value, question.settings, { fields });
    if (issue) {
      const rule = issue.code;
      throw rowProblem("value_invalid", { question: question.name, value: shown(value), rule }, column);
    }
    return [
      [
        question.name,
        { value, score: scoreOf(row, question, value), agent: agentIn(row, question) ?? agent },
      ] as const,
    ];
  });
  return Object.fromEntries(suggested);
}

/** The value of a cell for a question; undefined if the cell says nothing. */
function suggestedValue(
  question: PlannedQuestion,
  cell: unknown,
  fields: PlannedRecord["fields"],
): Value | undefined {
  const { settings } = question;
  if (settings.type === "span") return spanValue(question, cell, ownValue(fields, settings.field));
  if (settings.type === "rating") return numberIn(cell);
  if (settings.type === "multi_label_selection") {
    const labels = [...new Set(itemsIn(cell).map(textIn))];
    return labels.length === 0 ? undefined : labels;
  }
  if (settings.type === "ranking") {
    return itemsIn(cell).map((value, index) => ({ value: textIn(value), rank: index + 1 }));
  }
  const items = settings.type === "label_selection" ? itemsIn(cell) : [cell];
  return items.length === 0 ? undefined : textIn(items.length === 1 ? items[0] : cell);
}

function spanValue(
  { column, unit = "code_points" }: PlannedQuestion,
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
    return { ...range.codePoints, label: span.label };
  });
}

function agentIn(row: Row, { agentColumn }: PlannedQuestion): string | undefined {
  const cell = agentColumn === undefined ? undefined : ownValue(row.values, agentColumn);
  return isEmpty(cell) ? undefined : agentName(textIn(cell));
}

/** The score of a suggestion, or one for each of its values; anything else is no score. */
function scoreOf(row: Row, { scoreColumn }: PlannedQuestion, value: Value): number | number[] | null {
  const cell = scoreColumn === undefined ? undefined : ownValue(row.values, scoreColumn);
  if (isEmpty(cell)) return null;
  const scores = itemsIn(cell).map(numberIn);
  if (scores.length === 0 || scores.some((score) => !(score >= 0 && score <= 1))) return null;
  if (scores.length === 1) return scores[0] ?? null;
  return Array.isArray(value) && value.length === scores.length ? scores : null;
}

function shown(value: unknown): string {
  return textIn(value).slice(0, 100);
}
