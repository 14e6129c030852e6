import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint, owners } from "../endpoint";

/** A group of datasets and of the users who may open them. */
export const workspace = z.object({
  id: z.string(),
  name: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A group of datasets and of the users who may open them. */
export type Workspace = z.output<typeof workspace>;

const workspaceName = z.string().min(1);
const params = z.object({ workspace_id: uuid });

/** Endpoints for workspaces that an Argilla server does not have. */
export const workspaceNameEndpoints = {
  /** Gives a workspace another name; its datasets and members stay. */
  renameWorkspace: endpoint({
    method: "PATCH",
    path: "/glossa/workspaces/:workspace_id",
    roles: owners,
    params,
    body: z.object({ name: workspaceName }),
    responses: { 200: workspace },
  }),
};

/** Endpoints for workspaces. */
export const workspaceEndpoints = {
  listMyWorkspaces: endpoint({
    method: "GET",
    path: "/me/workspaces",
    failure: "ERROR_FETCHING_WORKSPACES",
    responses: { 200: itemsOf(workspace) },
  }),
  getWorkspace: endpoint({
    method: "GET",
    path: "/workspaces/:workspace_id",
    failure: "ERROR_FETCHING_WORKSPACE_INFO",
    params,
    responses: { 200: workspace },
  }),
  createWorkspace: endpoint({
    method: "POST",
    path: "/workspaces",
    failure: "CREATE_WORKSPACE",
    roles: owners,
    body: z.object({ id: uuid.nullish(), name: workspaceName }),
    responses: { 201: workspace },
  }),
  deleteWorkspace: endpoint({
    method: "DELETE",
    path: "/workspaces/:workspace_id",
    params,
    responses: { 200: workspace },
  }),
};
