import { z } from "zod";
import { user } from "../accounts/me";
import { itemsOf, uuid } from "../common-schemas";
import { endpoint, owners } from "../endpoint";

const params = z.object({ workspace_id: uuid });

/** Endpoints for the members of workspaces. */
export const workspaceMemberEndpoints = {
  listWorkspaceUsers: endpoint({
    method: "GET",
    path: "/workspaces/:workspace_id/users",
    params,
    responses: { 200: itemsOf(user) },
  }),
  addWorkspaceUser: endpoint({
    method: "POST",
    path: "/workspaces/:workspace_id/users",
    roles: owners,
    params,
    body: z.object({ user_id: uuid }),
    responses: { 201: user },
  }),
  removeWorkspaceUser: endpoint({
    method: "DELETE",
    path: "/workspaces/:workspace_id/users/:user_id",
    params: z.object({ workspace_id: uuid, user_id: uuid }),
    responses: { 200: user },
  }),
};
