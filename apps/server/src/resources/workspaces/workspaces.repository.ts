import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";
import type { UserRow } from "../users/users.repository";

/** A stored workspace. */
export type WorkspaceRow = Selectable<Tables["workspaces"]>;

/** All workspaces. */
export function listWorkspaces(db: Handle): Promise<WorkspaceRow[]> {
  return db.selectFrom("workspaces").selectAll().orderBy("inserted_at").orderBy("id").execute();
}

/** The workspaces of which a user is a member. */
export function listWorkspacesOf(db: Handle, userId: number): Promise<WorkspaceRow[]> {
  return db
    .selectFrom("workspaces")
    .innerJoin("workspace_users", "workspace_users.workspace_id", "workspaces.id")
    .selectAll("workspaces")
    .where("workspace_users.user_id", "=", userId)
    .orderBy("workspaces.inserted_at")
    .orderBy("workspaces.id")
    .execute();
}

/** One workspace by its public id. */
export function findWorkspace(db: Handle, publicId: string): Promise<WorkspaceRow | undefined> {
  return db.selectFrom("workspaces").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** One workspace by its name. */
export function findWorkspaceByName(db: Handle, name: string): Promise<WorkspaceRow | undefined> {
  return db.selectFrom("workspaces").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Stores a new workspace. */
export function insertWorkspace(db: Handle, publicId: string, name: string): Promise<WorkspaceRow> {
  const moment = now();
  return db
    .insertInto("workspaces")
    .values({ public_id: publicId, name, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a workspace another name. */
export function renameWorkspace(db: Handle, id: number, name: string): Promise<WorkspaceRow> {
  return db
    .updateTable("workspaces")
    .set({ name, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a workspace has any dataset. */
export async function hasDatasets(db: Handle, workspaceId: number): Promise<boolean> {
  const query = db
    .selectFrom("datasets")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("deleted_at", "is", null)
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Deletes an empty workspace with its memberships. */
export async function deleteWorkspace(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("workspaces").where("id", "=", id).execute();
}

/** The members of a workspace, in the order in which they joined. */
export function listMembers(db: Handle, workspaceId: number): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .innerJoin("workspace_users", "workspace_users.user_id", "users.id")
    .selectAll("users")
    .where("workspace_users.workspace_id", "=", workspaceId)
    .orderBy("workspace_users.inserted_at")
    .orderBy("users.id")
    .execute();
}

/** Whether a user is a member. */
export async function hasMember(db: Handle, workspaceId: number, userId: number): Promise<boolean> {
  const query = db
    .selectFrom("workspace_users")
    .select("user_id")
    .where("workspace_id", "=", workspaceId)
    .where("user_id", "=", userId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Adds a member. */
export async function addMember(db: Handle, workspaceId: number, userId: number): Promise<void> {
  await db
    .insertInto("workspace_users")
    .values({ workspace_id: workspaceId, user_id: userId, inserted_at: now() })
    .execute();
}

/** Removes a member. */
export async function removeMember(db: Handle, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom("workspace_users")
    .where("workspace_id", "=", workspaceId)
    .where("user_id", "=", userId)
    .execute();
}
