import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Database } from "../../database/database";
import type { HubServices } from "../../hub/hub-services";
import { HubError } from "../../hub/patient-fetch.mjs";
import { sendTable } from "../../hub/send-table";
import { FinalFailure, type JobHandler } from "../../jobs/job-handler";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import { countRecords } from "../datasets/datasets.repository";
import { exportRows, pictureFields, settingsFiles } from "./export-records";
import { exportColumns } from "./export-table";
import { datasetOf } from "./import-batch";
import { failureOf, TransferError } from "./transfer-failure";
import { changeTransfer, getTransfer, type TransferRow } from "./transfers.repository";

/** The kind of the jobs that export datasets to the hub. */
export const exportKind = "hub-export";

/** The request for an export, without the token. */
export interface ExportRequest {
  name: string;
  subset: string;
  split: string;
  private: boolean;
}

const rowGroups = { texts: 5000, pictures: 200 };
const defaultPause = 1000;

/**
 * Exports a dataset to the hub. The token is in the memory of the process that was asked: without it, as after a
 * restart, the job fails with that reason.
 */
export function exportJob({ database, hub }: { database: Database; hub: HubServices }): JobHandler {
  return {
    lane: "long",
    // The requests are repeated as long as that can help; the job as a whole is not.
    retriesAfter: [],
    run: async (payload, report, signal) => {
      const { transferId } = payload as { transferId: number };
      const transfer = await getTransfer(database.read, transferId);
      // Without one, the dataset was erased.
      if (!transfer) return;
      const token = hub.tokens.of(transfer.job_id);
      try {
        if (token === undefined)
          throw new TransferError("token_lost", "The server was restarted: the export needs the token again");
        await exportRecords({ database, hub }, { transfer, token }, report, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const failure = exportFailure(error);
        await database.write((db) => changeTransfer(db, transferId, { failure }));
        throw new FinalFailure((error as Error).message);
      } finally {
        hub.tokens.forget(transfer.job_id);
      }
    },
  };
}

async function exportRecords(
  { database, hub }: { database: Database; hub: HubServices },
  { transfer, token }: { transfer: TransferRow; token: string },
  ...[report, signal]: [Parameters<JobHandler["run"]>[1], AbortSignal]
): Promise<void> {
  const dataset = await datasetOf(database.read, transfer);
  const schema = await loadSchema(database.read, dataset);
  const { records } = await countRecords(database.read, dataset.id);
  if (records === 0) throw new TransferError("dataset_without_records", "The dataset has no records");
  const { name, subset, split, private: isPrivate }: ExportRequest = JSON.parse(transfer.request);
  const pictures = await pictureFields(database, schema);
  const columns = exportColumns(schema, pictures);
  const path = `${fileName(subset)}/${fileName(split)}`;
  const rows = exportRows(database, dataset, columns, (done) => report({ done, total: records }));
  // The dataset may be deleted while its rows are read, and the user may lose the right to export it.
  const check = () => datasetOf(database.read, transfer);
  const card = { title: dataset.name, subset, split, pattern: `${path}-*.parquet`, records };
  await sendTable(
    {
      hubUrl: hub.url,
      token,
      repository: name,
      isPrivate,
      file: join(hub.folder, `${randomUUID()}.parquet`),
      path: `${path}-00000-of-00001.parquet`,
      features: Object.fromEntries(columns.map((column) => [column.name, column.feature])),
      rowGroupSize: pictures.size > 0 ? rowGroups.pictures : rowGroups.texts,
      card: { ...card, text: cardText(schema, name) },
      texts: await settingsFiles(database.read, dataset),
      firstPause: hub.firstPause ?? defaultPause,
    },
    followed(rows, check),
    signal,
  );
}

/** The items, and a check after the last one. */
async function* followed<Item>(items: AsyncIterable<Item>, check: () => Promise<unknown>) {
  yield* items;
  await check();
}

/** Names of subsets and splits are free; those of files are not. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]/g, "_");
}

function exportFailure(error: unknown) {
  if (error instanceof HubError && error.status === 401) return "token_refused";
  if (error instanceof HubError && error.status === 403) return "token_cannot_write";
  return failureOf(error).failure;
}

/** The text of the dataset card: how to load the records, and what the columns are. */
function cardText({ fields, questions }: DatasetSchema, repository: string): string {
  const row = (part: { name: string; isRequired: boolean; settings: { type: string } }) =>
    `| ${part.name} | ${part.settings.type} | ${part.isRequired ? "yes" : "no"} |`;
  return [
    "Records with the responses of annotators and with suggestions.",
    "",
    "```python",
    "from datasets import load_dataset",
    "",
    `dataset = load_dataset(${JSON.stringify(repository)})`,
    "```",
    "",
    "## Fields",
    "",
    "| Name | Type | Required |",
    "|---|---|---|",
    ...fields.map(row),
    "",
    "## Questions",
    "",
    "Each question has columns for the responses of all users and for its suggestion.",
    "",
    "| Name | Type | Required |",
    "|---|---|---|",
    ...questions.map(row),
  ].join("\n");
}
