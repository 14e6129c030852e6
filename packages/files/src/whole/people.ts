import type { DatasetFilePerson } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";

/** Somebody who could not be given an account, and why in the words of the server. */
export interface RefusedPerson {
  username: string;
  reason: string;
}

/** What new accounts get. */
export interface AccountOptions {
  /** The workspace that they join; default: none. */
  workspaceId?: string | undefined;
  /** The role of all of them; default: the one that each person had. */
  role?: DatasetFilePerson["role"];
  /** Ends the work between two accounts. */
  signal?: AbortSignal | undefined;
}

/**
 * Creates accounts for people who have none. Nobody knows their passwords: they are random, and an owner sets others or
 * sends links.
 *
 * @param api the client of the server; the caller is an owner
 * @param people who have no account
 * @param options their workspace and their role
 * @throws ApiError if the server cannot be reached or fails
 * @returns their ids by username, and those whom the server has refused
 * @example
 * declare const api: Client;
 * const ana = { username: "ana", first_name: "Ana", last_name: null, role: "owner" } as const;
 * const { ids } = await addPeople(api, [ana], { role: "annotator" });
 */
export async function addPeople(
  api: Client,
  people: readonly DatasetFilePerson[],
  { workspaceId, role, signal }: AccountOptions = {},
): Promise<{ ids: Map<string, string>; refused: RefusedPerson[] }> {
  const ids = new Map<string, string>();
  const refused: RefusedPerson[] = [];
  for (const person of people) {
    signal?.throwIfAborted();
    const { username, first_name, last_name } = person;
    try {
      const names = { username, first_name, last_name };
      const { id } = await api.createUser({
        body: { ...names, role: role ?? person.role, password: randomPassword() },
      });
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
