import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import {
  conflict,
  forbidden,
  HttpError,
  notFound,
  notFoundText,
  unprocessable,
} from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { presentUser } from "../users/users.presenter";
import { findUser, type UserRow } from "../users/users.repository";
import { mayManageMembers, mayManageWorkspaces } from "./workspaces.policy";
import {
  addMember,
  findWorkspace,
  hasMember,
  listMembers,
  removeMember,
  type WorkspaceRow,
} from "./workspaces.repository";
import { workspaceOr404 } from "./workspaces.routes";

/** Routes for the members of workspaces. */
export function workspaceMemberRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys } = services;

  serve(app, services, endpoints.listWorkspaceUsers, async ({ caller, params }) => {
    const workspace = await findWorkspace(database.read, params.workspace_id);
    // Here, and only here, a refusal hides whether the workspace exists.
    if (!mayManageMembers(caller, workspace?.id)) throw forbidden();
    if (!workspace) throw notFound("Workspace", params.workspace_id);
    const members = await listMembers(database.read, workspace.id);
    return { items: members.map((member) => presentUser(member, caller, keys)) };
  });

  serve(app, services, endpoints.addWorkspaceUser, async ({ caller, params, body }) => {
    if (!mayManageWorkspaces(caller)) throw forbidden();
    return database.write(async (db) => {
      const workspace = await workspaceOr404(db, params.workspace_id);
      const user = await findUser(db, body.user_id);
      if (!user) throw unprocessable(errorCodes.unknownReference, notFoundText("User", body.user_id));
      if (await hasMember(db, workspace.id, user.id)) {
        const ids = `workspace_id \`${workspace.public_id}\` and user_id \`${user.public_id}\``;
        throw conflict(errorCodes.isMember, `Workspace user with ${ids} is not unique`);
      }
      await addMember(db, workspace.id, user.id);
      await recordMembership(db, caller, "workspace.member_added", { workspace, user });
      return presentUser(user, caller, keys);
    });
  });

  serve(app, services, endpoints.removeWorkspaceUser, async ({ caller, params }) =>
    database.write(async (db) => {
      const workspace = await findWorkspace(db, params.workspace_id);
      const user = await findUser(db, params.user_id);
      if (!workspace || !user || !(await hasMember(db, workspace.id, user.id))) {
        const by = `workspace_id=${params.workspace_id}, user_id=${params.user_id}`;
        throw new HttpError(404, { detail: `WorkspaceUser not found filtering by ${by}` });
      }
      if (!mayManageMembers(caller, workspace.id)) throw forbidden();
      await removeMember(db, workspace.id, user.id);
      await recordMembership(db, caller, "workspace.member_removed", { workspace, user });
      return presentUser(user, caller, keys);
    }),
  );
}

function recordMembership(
  db: Handle,
  by: Caller,
  action: "workspace.member_added" | "workspace.member_removed",
  { workspace, user }: { workspace: WorkspaceRow; user: UserRow },
): Promise<void> {
  const object = { id: workspace.public_id, name: workspace.name };
  return recordAudit(db, {
    by,
    action,
    object,
    details: { user_id: user.public_id, username: user.username },
  });
}
