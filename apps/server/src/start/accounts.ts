import { randomUUID } from "node:crypto";
import type { UserRole } from "@glossa/contract";
import type { Database } from "../database/database";
import { findUserByName, listUsers, updateUser } from "../resources/users/users.repository";
import { addUser, type UserToAdd } from "../resources/users/users.service";
import { addMember, insertWorkspace } from "../resources/workspaces/workspaces.repository";
import { hashApiKey, newApiKey, sealApiKey } from "../security/api-keys";
import { isPassword, newPassword } from "../security/passwords";
import type { Keys } from "../security/secret";

/** An account whose password the person at the terminal is told. */
export interface Account {
  username: string;
  password: string;
  role: UserRole;
  apiKey?: string;
}

// The owner is the one whom tutorials of the Argilla client use.
const demoPassword = "12345678";
const demoApiKey = "argilla.apikey";
const demoUsers: (Omit<UserToAdd, "password"> & { first_name: string })[] = [
  { first_name: "Argilla", username: "argilla", role: "owner", apiKey: demoApiKey },
  { first_name: "Ana", last_name: "Ruiz", username: "ana", role: "annotator" },
  { first_name: "Ben", last_name: "Okafor", username: "ben", role: "annotator" },
];

/** The demo's owner, as whom sign-in links sign in. */
export const demoOwner = "argilla";

/** Whether anyone has an account yet. */
export async function hasUsers({ read }: Database): Promise<boolean> {
  return (await listUsers(read)).length > 0;
}

/** Makes the demo accounts and a workspace in which they meet. */
export function addDemoAccounts(database: Database, keys: Keys): Promise<void> {
  return database.write(async (db) => {
    const workspace = await insertWorkspace(db, randomUUID(), "argilla");
    for (const user of demoUsers) {
      const { id, role } = await addUser(db, { ...user, password: demoPassword }, keys);
      if (role !== "owner") await addMember(db, workspace.id, id);
    }
  });
}

/** Makes the first owner with a password that is shown once. */
export async function addFirstOwner(database: Database, keys: Keys): Promise<Account> {
  const account: Account = { username: "owner", password: newPassword(), role: "owner", apiKey: newApiKey() };
  await database.write((db) => addUser(db, { ...account, first_name: "Owner" }, keys));
  return account;
}

/** The demo accounts whose passwords everyone knows still. */
export async function unchangedDemoAccounts(database: Database, keys: Keys): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { username, role, apiKey } of demoUsers) {
    const user = await findUserByName(database.read, username);
    if (!user) continue;
    const isUnchanged = await isPassword(demoPassword, user.password_hash);
    if (isUnchanged) accounts.push({ username, password: demoPassword, role, apiKey });
    else if (user.api_key_hash === hashApiKey(demoApiKey, keys)) await replaceApiKey(database, keys, user.id);
  }
  return accounts;
}

// A password that was changed protects nothing while everyone knows the key beside it.
async function replaceApiKey(database: Database, keys: Keys, userId: number): Promise<void> {
  const apiKey = newApiKey();
  const changes = { api_key_hash: hashApiKey(apiKey, keys), api_key_sealed: sealApiKey(apiKey, keys) };
  await database.write((db) => updateUser(db, userId, changes));
}
