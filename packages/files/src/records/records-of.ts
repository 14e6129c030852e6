import { ownValue } from "@glossa/question-types/schema";
import type { OpenedFile } from "../opened-file";
import { idProblem } from "../plan/columns/ids";
import { textIn } from "../plan/columns/value-kind";
import { type FilePlan, isField, isMetadata } from "../plan/file-plan";
import { isRefused, type RefusedRow, type Row, refuse } from "../rows/row";
import { agentName } from "./agent-name";
import type { PlannedRecord } from "./dataset-plan";
import { fieldsOf } from "./fields-of";
import { metadataOf } from "./metadata-of";
import { divider, responsesOf } from "./responses-of";
import { rowIds } from "./row-id";
import { RowProblem } from "./row-problem";
import { Seen } from "./seen";
import { suggestionsOf } from "./suggestions-of";

/** The record of a row, perhaps without some of its suggestions or their scores, or none. */
export type RecordResult =
  | { record: PlannedRecord; row: Row; leftOut?: readonly RefusedRow[] }
  | { refused: RefusedRow };

/** What records have besides the columns. */
export interface RecordOptions {
  /** The agent of the suggestions, if no column has it. */
  agent?: string;
}

/**
 * Turns the rows of a file into records. A row that cannot become one is yielded with the reason.
 *
 * @param file an opened file
 * @param plan without problems
 * @param options what records have besides the columns
 * @example
 * declare const file: OpenedFile;
 * declare const plan: FilePlan;
 * for await (const result of recordsOf(file, plan)) {
 *   if ("refused" in result) throw new Error(result.refused.source);
 * }
 */
export async function* recordsOf(
  file: Pick<OpenedFile, "rows" | "name">,
  plan: FilePlan,
  options: RecordOptions = {},
): AsyncGenerator<RecordResult> {
  const toRecord = recordMaker(plan, options.agent ?? agentName(file.name), options.agent === undefined);
  for await (const row of file.rows()) yield isRefused(row) ? { refused: row } : toRecord(row);
}

/**
 * The record of a single row, such as for a preview.
 *
 * @param row of a file
 * @param plan without problems
 * @param name of the file
 * @example
 * declare const plan: FilePlan;
 * recordOfRow({ at: {}, values: { text: "Hi" } }, plan, "greetings.csv");
 */
export function recordOfRow(row: Row, plan: FilePlan, name: string): RecordResult {
  return recordMaker(plan, agentName(name))(row);
}

function recordMaker(plan: FilePlan, agent: string, isOfFile = true): (row: Row) => RecordResult {
  const idOf = idMaker(plan.idColumn);
  const columns = { fields: plan.columns.filter(isField), metadata: plan.columns.filter(isMetadata) };
  const { questions, decimals } = plan;
  const divided = divider(plan);
  return (read) => {
    const parts = divided(read);
    const { row } = parts;
    const refused = ({ problem, column }: RowProblem) => {
      const at = { ...row.at, ...(column !== undefined && { column }) };
      return refuse(at, { ...problem, at }, sourceOf(row));
    };
    try {
      const external_id = idOf(read);
      const fields = fieldsOf(row, columns.fields);
      const metadata = metadataOf(row, columns.metadata, decimals);
      const { suggestions, leftOut } = suggestionsOf(row, fields, { questions, agent, decimals });
      const responses = responsesOf(parts, fields, questions);
      const isByFile =
        isOfFile && Object.values(suggestions).some((suggestion) => suggestion.agent === agent);
      const by = isByFile ? { fileAgent: agent } : {};
      const record = { external_id, fields, metadata, suggestions, ...by };
      return {
        row,
        record: responses.length > 0 ? { ...record, responses } : record,
        ...(leftOut.length > 0 && { leftOut: leftOut.map(refused) }),
      };
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      return { refused: refused(error) };
    }
  };
}

function idMaker(column: string | undefined): (row: Row) => string {
  if (column === undefined) {
    const derived = rowIds();
    return ({ values }) => derived(values);
  }
  const seen = new Seen();
  return (row) => {
    const problem = idProblem(row, column, seen);
    if (problem) throw new RowProblem(problem, column);
    return textIn(ownValue(row.values, column));
  };
}

function sourceOf({ values }: Row): string {
  return JSON.stringify(values);
}
