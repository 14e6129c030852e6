import { ownValue } from "@glossa/question-types/schema";
import { limits } from "../limits";
import type { FilePlan } from "../plan/file-plan";
import { isField, isMetadata } from "../plan/file-plan";
import { FileFailure, problemOf } from "../problem";
import type { Decimal } from "../read-options";
import type { PlannedRecord } from "../records/dataset-plan";
import type { RefusedRows } from "../records/refused-rows";
import { refuse } from "../rows/row";
import type { RefusedRecord } from "./send-records";

/**
 * Notes the records that the server refuses as rows of their file, for `onRefused`.
 *
 * @param rows the rows that reading the file has refused
 * @param plan that made the records
 * @throws FileFailure from the returned function, after so many records that the file or the dataset must be the reason
 * @example
 * declare const request: AppendRequest;
 * declare const plan: FilePlan;
 * const refused = new RefusedRows();
 * await appendRecords({ ...request, onRefused: refusedByServer(refused, plan) });
 */
export function refusedByServer(
  rows: Pick<RefusedRows, "add">,
  plan: FilePlan,
): (refused: RefusedRecord, record: PlannedRecord) => void {
  let count = 0;
  return ({ reason }, record) => {
    const { at = {} } = record;
    count += 1;
    // Each takes several calls to find.
    if (count > limits.refusedByServer)
      throw new FileFailure(problemOf("records_refused", { limit: limits.refusedByServer, reason }, at));
    rows.add(refuse(at, problemOf("record_refused", { reason }, at), sourceOf(record, plan)));
  };
}

/**
 * The values of a record by the columns that they came from: the row itself is not kept while records are sent. Numbers
 * have the decimal separator of their column, as the file has them.
 */
function sourceOf(record: PlannedRecord, { columns, questions, idColumn, decimals = {} }: FilePlan): string {
  const parts = [
    ...columns.filter(isField).map(({ column, name }) => [column, ownValue(record.fields, name)]),
    ...columns.filter(isMetadata).map(({ column, name }) => [column, ownValue(record.metadata, name)]),
    ...questions.flatMap(({ column, scoreColumn, agentColumn, name }) => {
      const { value, score, agent } = ownValue(record.suggestions, name) ?? {};
      return [
        [column, value],
        [scoreColumn, score ?? undefined],
        [agentColumn, agent],
      ];
    }),
  ];
  const known = parts.flatMap(([column, value]) =>
    typeof column !== "string" || value === undefined ? [] : [[column, written(value, decimals[column])]],
  );
  const id = idColumn === undefined ? {} : { [idColumn]: record.external_id };
  return JSON.stringify({ ...id, ...Object.fromEntries(known) });
}

function written(value: unknown, decimal: Decimal | undefined): unknown {
  return typeof value === "number" && decimal === "comma" ? String(value).replace(".", ",") : value;
}
