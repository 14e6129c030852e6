import { randomUUID } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, forbidden, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { writeAudited } from "../audit/audited";
import { decideDeletion, finishDeletion, isBeingDeleted } from "./delete-workspace";
import { mayManageWorkspaces, maySeeWorkspace } from "./workspaces.policy";
import { presentWorkspace } from "./workspaces.presenter";
import {
  findWorkspace,
  findWorkspaceByName,
  hasDatasets,
  insertWorkspace,
  listWorkspaces,
  listWorkspacesOf,
  renameWorkspace,
  type WorkspaceRow,
} from "./workspaces.repository";

/** Routes for workspaces. */
export function workspaceRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.listMyWorkspaces, async ({ caller }) => {
    const found =
      caller.role === "owner" ? listWorkspaces(database.read) : listWorkspacesOf(database.read, caller.id);
    return { items: (await found).map(presentWorkspace) };
  });

  serve(app, services, endpoints.getWorkspace, async ({ caller, params }) => {
    const workspace = await workspaceOr404(database.read, params.workspace_id);
    if (!maySeeWorkspace(caller, workspace.id)) throw forbidden();
    return presentWorkspace(workspace);
  });

  serve(app, services, endpoints.createWorkspace, async ({ caller, body }) => {
    if (!mayManageWorkspaces(caller)) throw forbidden();
    return writeAudited(database, { caller, action: "workspace.created" }, async (db) => {
      if (await findWorkspaceByName(db, body.name)) throw nameTaken(body.name);
      const id = body.id ?? randomUUID();
      if (await findWorkspace(db, id))
        throw conflict(errorCodes.idTaken, `Workspace with id \`${id}\` is not unique`);
      return presentWorkspace(await insertWorkspace(db, id, body.name));
    });
  });

  if (!services.isPlain) {
    serve(app, services, endpoints.renameWorkspace, async ({ caller, params, body: { name } }) =>
      database.write(async (db) => {
        const workspace = await workspaceOr404(db, params.workspace_id);
        if (workspace.name === name) return presentWorkspace(workspace);
        if (await findWorkspaceByName(db, name)) throw nameTaken(name);
        const renamed = await renameWorkspace(db, workspace.id, name);
        const object = { id: renamed.public_id, name };
        const details = { previous_name: workspace.name };
        await recordAudit(db, { by: caller, action: "workspace.renamed", object, details });
        return presentWorkspace(renamed);
      }),
    );
  }

  serve(app, services, endpoints.deleteWorkspace, async ({ caller, params }) => {
    if (!mayManageWorkspaces(caller)) throw forbidden();
    // Decided at once: a dataset that is created later neither stops the deletion nor is deleted with it.
    const deleted = await writeAudited(database, { caller, action: "workspace.deleted" }, async (db) => {
      const workspace = await unusedWorkspace(db, params.workspace_id);
      await decideDeletion(db, workspace, caller);
      return presentWorkspace(workspace);
    });
    await finishDeletion(database, deleted.id);
    return deleted;
  });
}

function nameTaken(name: string) {
  return conflict(errorCodes.nameTaken, `Workspace name \`${name}\` is not unique`);
}

/** Returns the workspace named in the URL, unless it has datasets. */
async function unusedWorkspace(db: Handle, publicId: string): Promise<WorkspaceRow> {
  const workspace = await workspaceOr404(db, publicId);
  if (await isBeingDeleted(db, publicId)) throw notFound("Workspace", publicId);
  if (!(await hasDatasets(db, workspace.id))) return workspace;
  throw conflict(
    errorCodes.workspaceInUse,
    `Cannot delete the workspace ${publicId}. This workspace has some datasets linked`,
  );
}

/** Returns the workspace named in the URL. */
export async function workspaceOr404(db: Handle, publicId: string): Promise<WorkspaceRow> {
  const workspace = await findWorkspace(db, publicId);
  if (!workspace) throw notFound("Workspace", publicId);
  return workspace;
}
