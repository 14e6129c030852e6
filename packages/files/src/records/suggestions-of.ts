import { ownValue, type Value } from "@glossa/question-types/schema";
import { itemsIn, numberIn, textIn } from "../plan/columns/value-kind";
import type { FilePlan, PlannedQuestion } from "../plan/file-plan";
import { isEmpty, type Row } from "../rows/row";
import { agentName } from "./agent-name";
import type { PlannedRecord } from "./dataset-plan";
import { questionValue } from "./question-value";
import { RowProblem } from "./row-problem";

interface Suggested {
  suggestions: PlannedRecord["suggestions"];
  /** Why a cell is not a suggestion: its question has no such answer. The record is valid without it. */
  leftOut: RowProblem[];
}

/** The suggestions of a row; throws what is wrong with the row itself, such as spans outside of their text. */
export function suggestionsOf(
  row: Row,
  fields: PlannedRecord["fields"],
  { questions, agent, decimals }: Pick<FilePlan, "questions" | "decimals"> & { agent: string },
): Suggested {
  const leftOut: RowProblem[] = [];
  const suggested = questions.flatMap((question) => {
    const { column } = question;
    const cell = column === undefined ? undefined : ownValue(row.values, column);
    const value = accepted(() => questionValue(question, cell, fields), leftOut);
    if (value === undefined) return [];
    return [
      [
        question.name,
        { value, score: scoreOf(row, question, { value, decimals }), agent: agentIn(row, question) ?? agent },
      ] as const,
    ];
  });
  return { suggestions: Object.fromEntries(suggested), leftOut };
}

/** A value, or nothing if its question has no such answer, which is noted. */
function accepted(read: () => Value | undefined, leftOut: RowProblem[]): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RowProblem) || error.problem.code !== "value_invalid") throw error;
    leftOut.push(error);
    return undefined;
  }
}

function agentIn(row: Row, { agentColumn }: PlannedQuestion): string | undefined {
  const cell = agentColumn === undefined ? undefined : ownValue(row.values, agentColumn);
  return isEmpty(cell) ? undefined : agentName(textIn(cell));
}

/** The score of a suggestion, or one for each of its values; anything else is not a score. */
function scoreOf(
  row: Row,
  { scoreColumn }: PlannedQuestion,
  { value, decimals = {} }: { value: Value } & Pick<FilePlan, "decimals">,
): number | number[] | null {
  const cell = scoreColumn === undefined ? undefined : ownValue(row.values, scoreColumn);
  if (isEmpty(cell) || scoreColumn === undefined) return null;
  const decimal = ownValue(decimals, scoreColumn);
  const scores = itemsIn(cell).map((item) => numberIn(item, decimal));
  if (scores.length === 0 || scores.some((score) => !(score >= 0 && score <= 1))) return null;
  if (scores.length === 1) return scores[0] ?? null;
  return Array.isArray(value) && value.length === scores.length ? scores : null;
}
