import type { OpenedFile } from "../opened-file";
import type { FilePlan } from "../plan/file-plan";
import type { RecordSource } from "./dataset-plan";
import { type RecordOptions, recordsOf } from "./records-of";
import { RefusedRows } from "./refused-rows";

/**
 * The records of a file for `storeDataset`, which reads them twice: the refused rows are those of the last reading.
 *
 * @param file an opened file
 * @param plan without problems
 * @param options what records have besides the columns
 * @example
 * declare const file: OpenedFile;
 * declare const plan: FilePlan;
 * const { records, refused } = acceptedRecords(file, plan);
 */
export function acceptedRecords(
  file: Pick<OpenedFile, "rows" | "name">,
  plan: FilePlan,
  options: RecordOptions = {},
): { records: RecordSource; refused: RefusedRows } {
  const refused = new RefusedRows();
  return {
    refused,
    records: async function* () {
      refused.clear();
      for await (const result of recordsOf(file, plan, options)) {
        if ("refused" in result) {
          refused.add(result.refused);
          continue;
        }
        for (const row of result.leftOut ?? []) refused.addLeftOut(row);
        yield { ...result.record, at: result.row.at };
      }
    },
  };
}
