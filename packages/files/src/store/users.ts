import type { Client } from "@glossa/contract/client";
import { ApiError } from "@glossa/contract/client";

/**
 * The ids of users by their usernames, as far as the caller may know them: owners all, admins the members of their
 * workspaces and themselves, others nobody.
 *
 * @param api the client of the server
 * @example
 * const users = await readUsers(makeClient({ baseUrl: "http://localhost:6900" }));
 */
export async function readUsers(api: Client): Promise<Map<string, string>> {
  const me = await api.getMe();
  if (me.role === "annotator") return new Map();
  if (me.role === "owner") return byName((await api.listUsers()).items);
  const { items: workspaces } = await api.listMyWorkspaces({});
  const lists = workspaces.map(async ({ id }) => {
    try {
      return (await api.listWorkspaceUsers({ params: { workspace_id: id } })).items;
    } catch (error) {
      // Some servers return members to owners only.
      if (error instanceof ApiError && error.kind === "http") return [];
      throw error;
    }
  });
  return byName([me, ...(await Promise.all(lists)).flat()]);
}

function byName(users: readonly { id: string; username: string }[]): Map<string, string> {
  return new Map(users.map(({ id, username }) => [username, id]));
}
