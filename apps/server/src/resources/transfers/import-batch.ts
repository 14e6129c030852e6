import type { UpsertedRecord } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";
import type { RowBatch } from "../../hub/parquet-rows";
import { isCurrentRun } from "../../jobs/due-jobs.repository";
import { FinalFailure } from "../../jobs/job-handler";
import type { JobRow } from "../../jobs/jobs.repository";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import { mayManageDataset } from "../datasets/datasets.policy";
import { type DatasetRow, getDataset } from "../datasets/datasets.repository";
import { upsertValid } from "../records/bulk-records.service";
import { findCallerById } from "../users/callers.repository";
import { externalIdOf, type RowMapping, recordOf } from "./row-mapping";
import { TransferError } from "./transfer-failure";
import { addRefusedRows, changeTransfer, getTransfer, type TransferRow } from "./transfers.repository";

/** The body of a request for an import. */
export interface ImportRequest {
  name: string;
  subset: string;
  split: string;
  mapping: RowMapping;
}

/** The published dataset of a transfer, if the user who started it may still change it. */
export async function datasetOf(db: Handle, transfer: TransferRow): Promise<DatasetRow> {
  const dataset = await getDataset(db, transfer.dataset_id);
  const caller = await findCallerById(db, transfer.user_id);
  if (!caller || dataset.deleted_at !== null || !mayManageDataset(caller, dataset))
    throw new TransferError("access_lost", "The user may not change this dataset any more");
  if (dataset.status !== "ready")
    throw new TransferError("dataset_not_published", "The dataset is not published");
  return dataset;
}

/** Where the rows of an import go. */
export interface ImportTarget {
  job: JobRow;
  transferId: number;
  datasetId: string;
  request: ImportRequest;
}

/**
 * Writes rows as records and stores the position in one transaction, so that a run after a crash continues there.
 *
 * @throws {FinalFailure} if another server has taken the import over; it writes these rows
 */
export async function writeBatch(
  database: Database,
  { job, transferId, datasetId, request }: ImportTarget,
  batch: RowBatch,
): Promise<void> {
  await database.writeScoped({ of: "dataset", id: datasetId }, async (db) => {
    if (!(await isCurrentRun(db, job))) throw new FinalFailure("Another server has taken this import over");
    const transfer = await getTransfer(db, transferId);
    if (!transfer) throw new TransferError("access_lost", "The dataset was deleted");
    const schema = await loadSchema(db, await datasetOf(db, transfer));
    const counts = { created: transfer.created, updated: transfer.updated, refused: transfer.refused };
    for (const part of withoutRepeatedIds(rowsOf(batch, request, schema))) {
      const { created, updated, refused } = await writePart(db, schema, part);
      await addRefusedRows(db, transferId, refused);
      counts.created += created;
      counts.updated += updated;
      counts.refused += refused.length;
    }
    await changeTransfer(db, transferId, { ...counts, next_row: batch.start + batch.rows.length });
  });
}

interface Row {
  number: number;
  externalId: string;
  record: UpsertedRecord;
}

function rowsOf({ start, rows }: RowBatch, { split, mapping }: ImportRequest, schema: DatasetSchema): Row[] {
  return rows.map((row, index) => {
    const externalId = externalIdOf(row, mapping, split, start + index);
    const record = { ...recordOf(row, mapping, schema), external_id: externalId };
    return { number: start + index, externalId, record };
  });
}

async function writePart(db: Handle, schema: DatasetSchema, part: readonly Row[]) {
  // PostgreSQL cannot store this character.
  const writable = part.filter(({ record }) => !JSON.stringify(record).includes("\\u0000"));
  const { created, updated, reasons } = await upsertValid(
    db,
    schema,
    writable.map(({ record }) => record),
  );
  const refused = part.flatMap((row) => {
    const index = writable.indexOf(row);
    const reason = index < 0 ? "it contains the character U+0000" : reasons.get(index);
    return reason === undefined ? [] : [{ row: row.number, external_id: row.externalId, reason }];
  });
  return { created, updated, refused };
}

/** Parts in which no external id occurs twice: the later row changes the record of the earlier one. */
function withoutRepeatedIds(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    if (parts.length === 0 || seen.has(row.externalId)) {
      parts.push([]);
      seen = new Set();
    }
    seen.add(row.externalId);
    parts.at(-1)?.push(row);
  }
  return parts;
}
