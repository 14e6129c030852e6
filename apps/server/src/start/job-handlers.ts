import type { JobHandler } from "../jobs/job-handler";
import { bulkActionJob, bulkActionKind } from "../resources/bulk-actions/bulk-action-job";
import { eraseDatasetJob, eraseDatasetKind } from "../resources/deleted-datasets/erase-dataset-job";
import { restoreResponsesJob, restoreResponsesKind } from "../resources/deleted-people/restore-responses-job";
import { earlierRecomputeKind, recomputeJob, recomputeKind } from "../resources/records/recompute-job";
import { reindexJob, reindexKind } from "../resources/search/reindex-job";
import { exportJob, exportKind } from "../resources/transfers/export-job";
import { importJob, importKind } from "../resources/transfers/import-job";
import { deliveryKind } from "../resources/webhooks/deliveries.repository";
import { deliveryJob } from "../resources/webhooks/delivery-job";
import { deleteWorkspaceJob, deleteWorkspaceKind } from "../resources/workspaces/delete-workspace";
import type { Services } from "../services";

/** What does the work of each kind of job. A new kind must be added here. */
export function jobHandlers(services: Services): Readonly<Record<string, JobHandler>> {
  return {
    [deliveryKind]: deliveryJob(services),
    [recomputeKind]: recomputeJob(services),
    [earlierRecomputeKind]: recomputeJob(services),
    [reindexKind]: reindexJob(services),
    [bulkActionKind]: bulkActionJob(services),
    [eraseDatasetKind]: eraseDatasetJob(services),
    [deleteWorkspaceKind]: deleteWorkspaceJob(services),
    [restoreResponsesKind]: restoreResponsesJob(services),
    [importKind]: importJob(services),
    [exportKind]: exportJob(services),
  };
}
