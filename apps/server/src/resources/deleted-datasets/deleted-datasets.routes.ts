import { type DeletedDataset, endpoints, parseTimestamp } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { forbidden, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { hourly } from "../../jobs/hourly";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { mayManageDataset } from "../datasets/datasets.policy";
import { presentDataset } from "../datasets/datasets.presenter";
import {
  type DatasetRow,
  findDatasetByName,
  findDeletedDataset,
  listDeletedDatasets,
  unmarkDeleted,
} from "../datasets/datasets.repository";
import { nameTaken } from "../datasets/datasets.service";
import { announceDataset } from "../webhooks/announce";
import { countContents } from "./deleted-datasets.repository";
import {
  isRestorable,
  keptMilliseconds,
  orderErasing,
  restorableSince,
  startErasing,
} from "./erase-dataset-job";

/** Routes for deleted datasets, which those who manage their workspaces can restore for some time. */
export function deletedDatasetRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;
  hourly(app, "datasets that were deleted long ago could not be erased", () =>
    orderErasing(database, restorableSince()),
  );

  serve(app, services, endpoints.listDeletedDatasets, async ({ caller }) => {
    const workspaceIds = caller.role === "owner" ? undefined : [...caller.workspaceIds];
    const filter = { workspaceIds, since: restorableSince() };
    return { items: await present(database.read, await listDeletedDatasets(database.read, filter)) };
  });

  serve(app, services, endpoints.restoreDataset, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "dataset.restored" }, async (db) => {
      const deleted = await deletedDataset(db, caller, params.deleted_dataset_id);
      const name = body.name ?? nameOf(deleted);
      if (await findDatasetByName(db, deleted.workspace_id, name))
        throw nameTaken(name, deleted.workspace_public_id);
      const restored = await unmarkDeleted(db, deleted.id, name);
      await announceDataset(db, "dataset.created", restored.id);
      await announceDataset(db, "dataset.published", restored.id);
      return presentDataset(restored);
    }),
  );

  serve(app, services, endpoints.eraseDataset, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "dataset.erased" }, async (db) => {
      const deleted = await deletedDataset(db, caller, params.deleted_dataset_id);
      const [presented] = await present(db, [deleted]);
      await startErasing(db, deleted);
      return presented as DeletedDataset;
    }),
  );
}

async function deletedDataset(db: Handle, caller: Caller, publicId: string): Promise<DatasetRow> {
  const deleted = await findDeletedDataset(db, publicId);
  if (!deleted || !isRestorable(deleted)) throw notFound("Dataset", publicId);
  if (!mayManageDataset(caller, deleted)) throw forbidden();
  return deleted;
}

async function present(db: Handle, rows: readonly DatasetRow[]): Promise<DeletedDataset[]> {
  const contents = await countContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.public_id,
    name: nameOf(row),
    workspace_id: row.workspace_public_id,
    ...(contents.get(row.id) ?? { records: 0, responses: 0 }),
    deleted_by: row.deleted_by ?? "",
    deleted_at: row.deleted_at ?? "",
    ends_at: timestampOf(parseTimestamp(row.deleted_at ?? "").getTime() + keptMilliseconds),
  }));
}

function nameOf({ deleted_name, name }: DatasetRow): string {
  return deleted_name ?? name;
}
