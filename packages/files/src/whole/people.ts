import type { DatasetFilePerson } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";

/** Somebody who could not be given an account, and why in the words of the server. */
export interface RefusedPerson {
  username: string;
  reason: string;
}

/**
 * Creates accounts for people who have none, and adds those people to a workspace. Nobody knows their passwords: they are
 * random, and an owner sets others or sends links.
 *
 * @param api the client of the server; the caller is an owner
 * @param people who are missing, with the roles that they get
 * @param workspaceId of the workspace that they join, if any
 * @throws ApiError if the server cannot be reached or fails
 * @returns their ids by username, and those whom the server has refused
 * @example
 * declare const api: Client;
 * const ana = { username: "ana", first_name: "Ana", last_name: null, role: "annotator" } as const;
 * const { ids } = await addPeople(api, [ana]);
 */
export async function addPeople(
  api: Client,
  people: readonly DatasetFilePerson[],
  workspaceId?: string,
): Promise<{ ids: Map<string, string>; refused: RefusedPerson[] }> {
  const ids = new Map<string, string>();
  const refused: RefusedPerson[] = [];
  for (const { username, first_name, last_name, role } of people) {
    try {
      const body = { username, first_name, last_name, role, password: randomPassword() };
      const { id } = await api.createUser({ body });
      ids.set(username, id);
      if (workspaceId !== undefined)
        await api.addWorkspaceUser({ params: { workspace_id: workspaceId }, body: { user_id: id } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "http" || (error.status ?? 0) >= 500) throw error;
      refused.push({ username, reason: error.detail ?? String(error.status) });
    }
  }
  return { ids, refused };
}

function randomPassword(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
