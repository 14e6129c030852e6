import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { forbidden, notFoundText, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { writeAudited } from "../audit/audited";
import { tellDeletion } from "../events/deletions";
import { announceDataset } from "../webhooks/announce";
import { isBeingDeleted } from "../workspaces/delete-workspace";
import { findWorkspace } from "../workspaces/workspaces.repository";
import { managedDataset, visibleDataset } from "./datasets.access";
import { mayCreateDataset, mayListDatasetsOf } from "./datasets.policy";
import { presentDataset } from "./datasets.presenter";
import { findDatasetByName, insertDataset, listDatasets } from "./datasets.repository";
import { changeDataset, nameTaken, publishDataset, removeDataset } from "./datasets.service";

/** Routes for datasets themselves. */
export function datasetRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listMyDatasets, async ({ caller, query }) => {
    const { workspace_id: workspacePublicId, name, status } = query;
    let workspaceIds = caller.role === "owner" ? undefined : [...caller.workspaceIds];
    if (workspacePublicId !== undefined) {
      const workspace = await findWorkspace(database.read, workspacePublicId);
      if (!mayListDatasetsOf(caller, workspace?.id)) throw forbidden();
      workspaceIds = workspace ? [workspace.id] : [];
    }
    const datasets = await listDatasets(database.read, { workspaceIds, name, status });
    return { items: datasets.map(presentDataset) };
  });

  serve(app, services, endpoints.getDataset, async ({ caller, params }) =>
    presentDataset(await visibleDataset(database.read, caller, params.dataset_id)),
  );

  serve(app, services, endpoints.createDataset, async ({ caller, body }) =>
    writeAudited(database, { caller, action: "dataset.created" }, async (db) => {
      const workspace = await findWorkspace(db, body.workspace_id);
      if (!mayCreateDataset(caller, workspace?.id)) throw forbidden();
      if (!workspace || (await isBeingDeleted(db, workspace.public_id)))
        throw unprocessable(errorCodes.unknownReference, notFoundText("Workspace", body.workspace_id));
      if (await findDatasetByName(db, workspace.id, body.name))
        throw nameTaken(body.name, workspace.public_id);
      const dataset = await insertDataset(db, {
        public_id: randomUUID(),
        workspace_id: workspace.id,
        name: body.name,
        guidelines: body.guidelines,
        allow_extra_metadata: Number(body.allow_extra_metadata),
        min_submitted: body.distribution.min_submitted,
        metadata: body.metadata && JSON.stringify(body.metadata),
      });
      await announceDataset(db, "dataset.created", dataset.id);
      return presentDataset(dataset);
    }),
  );

  serve(app, services, endpoints.updateDataset, async ({ caller, params, body }) =>
    writeAudited(database, { caller, action: "dataset.changed" }, async (db, was) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      was(presentDataset(dataset));
      const other =
        body.name === undefined ? undefined : await findDatasetByName(db, dataset.workspace_id, body.name);
      if (other && other.id !== dataset.id) throw nameTaken(other.name, dataset.workspace_public_id);
      return presentDataset(await changeDataset(db, dataset, body));
    }),
  );

  serve(app, services, endpoints.publishDataset, async ({ caller, params }) =>
    writeAudited(database, { caller, action: "dataset.published" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      return presentDataset(await publishDataset(db, dataset));
    }),
  );

  serve(app, services, endpoints.deleteDataset, async ({ caller, params }) => {
    const deleted = await writeAudited(database, { caller, action: "dataset.deleted" }, async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      await removeDataset(db, dataset, services.isPlain ? undefined : caller.username);
      return presentDataset(dataset);
    });
    await tellDeletion(services.events, deleted.id);
    return deleted;
  });
}
