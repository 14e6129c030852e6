import { randomBytes } from "node:crypto";
import { ApiError, type Client } from "@glossa/contract/client";
import type { AddUserArguments } from "../arguments";
import { CommandFailure } from "../failure";
import type { Terminal } from "../terminal";
import { knownWorkspace } from "../workspaces";

/** Creates an account. If no password is given, one is generated and printed once. */
export async function addUser(typed: AddUserArguments, api: Client, terminal: Terminal): Promise<void> {
  const { username, role } = typed;
  const password = typed.password ?? randomBytes(12).toString("base64url");
  if (password.length < 8 || password.length > 100) {
    throw new CommandFailure("The password must have 8 to 100 characters.");
  }
  // All workspaces are looked up first, so that a wrong name does not leave an account without its workspaces.
  const workspaces = [];
  for (const name of typed.workspaces) workspaces.push(await knownWorkspace(api, name));
  const user = await createUser(api, { username, role, password, first_name: typed.firstName ?? username });
  for (const { id } of workspaces) {
    await api.addWorkspaceUser({ params: { workspace_id: id }, body: { user_id: user.id } });
  }
  const joined = typed.workspaces.length > 0 ? ` in ${typed.workspaces.join(", ")}` : "";
  terminal.say(`Added ${username} as ${role}${joined}.`);
  if (typed.password === undefined) terminal.say(`Password (shown only once): ${password}`);
}

async function createUser(api: Client, body: NonNullable<Parameters<Client["createUser"]>[0]>["body"]) {
  try {
    return await api.createUser({ body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw new CommandFailure(`The user "${body.username}" already exists.`);
  }
}
