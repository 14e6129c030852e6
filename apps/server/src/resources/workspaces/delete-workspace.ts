import type { Database, Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import type { JobHandler } from "../../jobs/job-handler";
import { enqueue, finishJobs, hasUnfinishedJob } from "../../jobs/jobs.repository";
import { recordAudit } from "../audit/audit.repository";
import { type DatasetRow, listDeletedDatasets } from "../datasets/datasets.repository";
import { eraseDataset } from "../datasets/datasets.service";
import { eraseRecords, isRestorable, startErasing } from "../deleted-datasets/erase-dataset-job";
import { deleteWorkspace, findWorkspace, type WorkspaceRow } from "./workspaces.repository";

/** The kind of the jobs that finish the deletion of a workspace. */
export const deleteWorkspaceKind = "delete-workspace";

interface DeleteWorkspacePayload {
  workspaceId: string;
}

function deletionOf(workspaceId: string) {
  const payload: DeleteWorkspacePayload = { workspaceId };
  return { kind: deleteWorkspaceKind, subject: workspaceId, payload };
}

/** Whether a workspace is being deleted: no dataset is created in it any more. */
export function isBeingDeleted(db: Handle, workspaceId: string): Promise<boolean> {
  return hasUnfinishedJob(db, deletionOf(workspaceId));
}

/**
 * Decides that a workspace without datasets is deleted, in the transaction of the caller. Its deleted datasets can no
 * longer be restored; while they are erased, a job marks the workspace, and finishes the deletion if this server stops.
 */
export async function decideDeletion(db: Handle, workspace: WorkspaceRow, by: Caller): Promise<void> {
  const deleted = await listDeletedDatasets(db, { workspaceIds: [workspace.id] });
  if (deleted.length === 0) return deleteWorkspace(db, workspace.id);
  for (const dataset of deleted.filter(isRestorable)) {
    await startErasing(db, dataset);
    const object = { id: dataset.public_id, name: dataset.deleted_name ?? "" };
    await recordAudit(db, { by, action: "dataset.erased", object });
  }
  await enqueue(db, [deletionOf(workspace.public_id)]);
}

/** Erases the deleted datasets of a workspace that is being deleted, and then deletes it. */
export async function finishDeletion(
  database: Database,
  workspaceId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { write } = database;
  // Not in the transaction below, in which nobody else could save.
  for (const dataset of await write((db) => datasetsLeft(db, workspaceId)))
    await eraseRecords(database, dataset, signal);
  await write(async (db) => {
    // The request and the job both do this, and another workspace may have the same id by now.
    const workspace = (await isBeingDeleted(db, workspaceId)) && (await findWorkspace(db, workspaceId));
    if (!workspace) return;
    for (const dataset of await datasetsLeft(db, workspaceId)) await eraseDataset(db, dataset.id);
    await deleteWorkspace(db, workspace.id);
    await finishJobs(db, deletionOf(workspaceId));
  });
}

async function datasetsLeft(db: Handle, workspaceId: string): Promise<DatasetRow[]> {
  const workspace = (await isBeingDeleted(db, workspaceId)) && (await findWorkspace(db, workspaceId));
  return workspace ? listDeletedDatasets(db, { workspaceIds: [workspace.id] }) : [];
}

/** Finishes the deletion of a workspace whose request did not. */
export function deleteWorkspaceJob({ database }: { database: Database }): JobHandler {
  return {
    // It may take minutes, for which other short jobs would wait.
    lane: "long",
    retriesAfter: [60, 600, 3600],
    run: (payload, _report, signal) =>
      finishDeletion(database, (payload as DeleteWorkspacePayload).workspaceId, signal),
  };
}
