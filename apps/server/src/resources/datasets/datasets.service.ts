import { isDeepStrictEqual } from "node:util";
import type { endpoints } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import type { z } from "zod";
import type { Handle } from "../../database/database";
import { conflict, unprocessable } from "../../http/errors/http-errors";
import { listFields } from "../fields/fields.repository";
import { listQuestions } from "../questions/questions.repository";
import { enqueueRecompute } from "../records/recompute-job";
import { engineOf } from "../search/engines/engines";
import { announceDataset } from "../webhooks/announce";
import { giveUpDeliveries } from "../webhooks/deliveries.repository";
import {
  type DatasetChanges,
  type DatasetRow,
  deleteDataset,
  getDataset,
  markDeleted,
  updateDataset,
} from "./datasets.repository";

type ChangeBody = z.output<typeof endpoints.updateDataset.body>;

/**
 * Changes a dataset; if it requires another number of responses, a job recomputes the status of its records.
 */
export async function changeDataset(db: Handle, dataset: DatasetRow, body: ChangeBody): Promise<DatasetRow> {
  const changes = changesOf(dataset, body);
  if (Object.keys(changes).length > 0) await updateDataset(db, dataset.id, changes);
  const { min_submitted: minimum = dataset.min_submitted } = changes;
  if (minimum !== dataset.min_submitted) await enqueueRecompute(db, dataset.id);
  await announceDataset(db, "dataset.updated", dataset.id);
  return getDataset(db, dataset.id);
}

function changesOf(dataset: DatasetRow, body: ChangeBody): DatasetChanges {
  const { name, guidelines, allow_extra_metadata: allowsExtra, distribution } = body;
  const sent: DatasetChanges = {
    name,
    guidelines,
    allow_extra_metadata: allowsExtra === undefined ? undefined : Number(allowsExtra),
    metadata: mergedMetadata(dataset, body.metadata),
  };
  const isChange = ([key, value]: [string, unknown]) =>
    value !== undefined && value !== dataset[key as keyof DatasetRow];
  return {
    ...Object.fromEntries(Object.entries(sent).filter(isChange)),
    // Counts as changed whenever it is sent.
    ...(distribution ? { min_submitted: distribution.min_submitted } : {}),
  };
}

/** The keys of an object are merged into the stored ones; null replaces them. */
function mergedMetadata(dataset: DatasetRow, sent: ChangeBody["metadata"]): string | null | undefined {
  if (!sent) return sent;
  const stored = JSON.parse(dataset.metadata ?? "null");
  const merged = { ...stored, ...sent };
  return isDeepStrictEqual(merged, stored) ? undefined : JSON.stringify(merged);
}

/** Publishes a draft; its fields and questions are fixed from now on. */
export async function publishDataset(db: Handle, dataset: DatasetRow): Promise<DatasetRow> {
  if (dataset.status === "ready")
    throw unprocessable(errorCodes.isPublished, "Dataset has already been published");
  const fields = await listFields(db, dataset.id);
  if (fields.length === 0)
    throw unprocessable(errorCodes.withoutFields, "Dataset cannot be published without fields");
  const questions = await listQuestions(db, dataset.id);
  if (!questions.some((question) => question.required)) {
    throw unprocessable(
      errorCodes.withoutRequiredQuestions,
      "Dataset cannot be published without required questions",
    );
  }
  await engineOf(db).createIndex(db, dataset.id, fields);
  const published = await updateDataset(db, dataset.id, { status: "ready" });
  await announceDataset(db, "dataset.published", dataset.id);
  return published;
}

/** Deletes a dataset with all of its content. A published one can be restored, if `by` names who deletes it. */
export async function removeDataset(db: Handle, dataset: DatasetRow, by?: string): Promise<void> {
  await announceDataset(db, "dataset.deleted", dataset.id);
  if (by !== undefined && dataset.status === "ready") await markDeleted(db, dataset, by);
  else await eraseDataset(db, dataset.id);
}

/** Deletes a dataset with all of its content, for good. */
export async function eraseDataset(db: Handle, id: number): Promise<void> {
  const { public_id } = await getDataset(db, id);
  // They contain its records.
  await giveUpDeliveries(db, public_id);
  await engineOf(db).dropIndex(db, id);
  await deleteDataset(db, id);
}

/** The refusal of a name that another dataset of the workspace has. */
export function nameTaken(name: string, workspaceId: string) {
  return conflict(
    errorCodes.nameTaken,
    `Dataset with name \`${name}\` already exists for workspace with id \`${workspaceId}\``,
  );
}
