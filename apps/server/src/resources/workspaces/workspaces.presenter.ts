import type { Workspace } from "@glossa/contract";
import type { WorkspaceRow } from "./workspaces.repository";

/** A stored workspace as the API returns it. */
export function presentWorkspace(row: WorkspaceRow): Workspace {
  return { id: row.public_id, name: row.name, inserted_at: row.inserted_at, updated_at: row.updated_at };
}
