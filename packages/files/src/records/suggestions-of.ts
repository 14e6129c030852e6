import { ownValue, type Value } from "@glossa/question-types/schema";
import { itemsIn, numberIn, textIn } from "../plan/columns/value-kind";
import type { FilePlan, PlannedQuestion } from "../plan/file-plan";
import { isEmpty, type Row } from "../rows/row";
import { agentName } from "./agent-name";
import type { PlannedRecord } from "./dataset-plan";
import { questionValue } from "./question-value";
import { RowProblem, rowProblem } from "./row-problem";

interface Suggested {
  suggestions: PlannedRecord["suggestions"];
  /** Why a cell is not a suggestion, or not the score of one. The record is valid without it. */
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
    const score = accepted(() => scoreOf(row, question, { value, decimals }), leftOut) ?? null;
    return [[question.name, { value, score, agent: agentIn(row, question) ?? agent }] as const];
  });
  return { suggestions: Object.fromEntries(suggested), leftOut };
}

/** What a cell holds, or nothing if the record can do without it, which is noted. */
function accepted<Read>(read: () => Read, leftOut: RowProblem[]): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RowProblem) || !dispensable.includes(error.problem.code)) throw error;
    leftOut.push(error);
    return undefined;
  }
}

const dispensable: readonly string[] = ["value_invalid", "score_invalid"];

function agentIn(row: Row, { agentColumn }: PlannedQuestion): string | undefined {
  const cell = agentColumn === undefined ? undefined : ownValue(row.values, agentColumn);
  return isEmpty(cell) ? undefined : agentName(textIn(cell));
}

/** The score of a suggestion: servers take one for each item of a value that is a list, even of a single item. */
function scoreOf(
  row: Row,
  { name, scoreColumn }: PlannedQuestion,
  { value, decimals = {} }: { value: Value } & Pick<FilePlan, "decimals">,
): number | number[] | null {
  const cell = scoreColumn === undefined ? undefined : ownValue(row.values, scoreColumn);
  if (isEmpty(cell) || scoreColumn === undefined) return null;
  const decimal = ownValue(decimals, scoreColumn);
  const scores = itemsIn(cell).map((item) => numberIn(item, decimal));
  const [first] = scores;
  if (first === undefined) return null;
  const isOfValue = scores.length === (Array.isArray(value) ? value.length : 1);
  if (!isOfValue || !scores.every((score) => score >= 0 && score <= 1))
    throw rowProblem("score_invalid", { question: name, score: textIn(cell).slice(0, 100) }, scoreColumn);
  return Array.isArray(value) ? scores : first;
}
