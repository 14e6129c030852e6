import { ownValue, type Value } from "@glossa/question-types/schema";
import type { PlannedQuestion } from "../plan/file-plan";
import { itemsIn, numberIn, textIn } from "../plan/value-kind";
import { isEmpty, type Row } from "../rows/row";
import { agentName } from "./agent-name";
import type { PlannedRecord } from "./dataset-plan";
import { questionValue } from "./question-value";

/** The suggestions of a row; throws what is wrong with them. */
export function suggestionsOf(
  row: Row,
  fields: PlannedRecord["fields"],
  { questions, agent }: { questions: readonly PlannedQuestion[]; agent: string },
): PlannedRecord["suggestions"] {
  const suggested = questions.flatMap((question) => {
    const { column } = question;
    const cell = column === undefined ? undefined : ownValue(row.values, column);
    const value = questionValue(question, cell, fields);
    if (value === undefined) return [];
    return [
      [
        question.name,
        { value, score: scoreOf(row, question, value), agent: agentIn(row, question) ?? agent },
      ] as const,
    ];
  });
  return Object.fromEntries(suggested);
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
