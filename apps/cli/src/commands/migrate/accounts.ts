import type { Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { addPeople } from "@glossa/files/whole";
import type { MigrateArguments } from "../../migrate-arguments";
import { noteAccounts, strikeAccounts } from "./created-accounts";
import type { Origin } from "./origin";
import type { PeopleOutcome } from "./outcome";

/** Maps the ids of the workspaces of the other server to workspaces here; creates the missing ones. */
export async function ensureWorkspaces(to: Client, origin: Origin): Promise<Map<string, Workspace>> {
  const { items } = await to.listMyWorkspaces();
  const found = new Map<string, Workspace>();
  for (const { workspace } of origin.workspaces) {
    const { name, id } = workspace;
    const known = items.find((each) => each.name === name);
    found.set(id, known ?? (await to.createWorkspace({ body: { name } })));
  }
  return found;
}

/**
 * Returns the ids of accounts by username, and who was added by any run with this folder, known or refused; creates missing
 * accounts on request.
 */
export async function ensureAccounts(
  to: Client,
  { people }: Origin,
  { addsPeople, folder }: Pick<MigrateArguments, "addsPeople" | "folder">,
): Promise<{ users: Map<string, string>; people: PeopleOutcome }> {
  const { items } = await to.listUsers();
  const users = new Map(items.map(({ username, id }) => [username, id]));
  const existing = people.flatMap(({ username }) => (users.has(username) ? [username] : []));
  const missing = addsPeople ? people.filter(({ username }) => !users.has(username)) : [];
  // Before they are created: a run that breaks off in between, even within a call, must not forget any.
  await noteAccounts(folder, namesOf(missing));
  const { ids, refused } = await addPeople(to, missing);
  const noted = await strikeAccounts(folder, namesOf(refused));
  for (const [username, id] of ids) users.set(username, id);
  // Those of a run that broke off before it created them are noted, too.
  const added = noted.filter((username) => users.has(username));
  const known = existing.filter((username) => !added.includes(username));
  return { users, people: { added, known, refused, isSkipped: !addsPeople } };
}

function namesOf(people: readonly { username: string }[]): string[] {
  return people.map(({ username }) => username);
}

/** Adds the members of the workspaces of the other server. */
export async function addMembers(
  to: Client,
  origin: Origin,
  workspaces: ReadonlyMap<string, Workspace>,
  users: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { workspace, usernames } of origin.workspaces) {
    const id = workspaces.get(workspace.id)?.id;
    if (id === undefined) continue;
    const params = { workspace_id: id };
    const { items } = await to.listWorkspaceUsers({ params });
    const members = new Set(items.map((member) => member.id));
    const missing = usernames
      .flatMap((username) => users.get(username) ?? [])
      .filter((user) => !members.has(user));
    for (const user_id of missing) await to.addWorkspaceUser({ params, body: { user_id } });
  }
}
