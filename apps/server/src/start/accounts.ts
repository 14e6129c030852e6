import { randomUUID } from "node:crypto";
import type { UserRole } from "@glossa/contract";
import type { Database } from "../database/database";
import { listUsers, updateUser } from "../resources/users/users.repository";
import { addUser, storedKey, type UserToAdd } from "../resources/users/users.service";
import { addMember, insertWorkspace } from "../resources/workspaces/workspaces.repository";
import { hashApiKey, newApiKey } from "../security/api-keys";
import { demoApiKey, demoPassword } from "../security/known-credentials";
import { isPassword, newPassword } from "../security/passwords";
import type { Keys } from "../security/secret";

/** An account whose password the person at the terminal is told. */
export interface Account {
  username: string;
  password: string;
  role: UserRole;
  apiKey?: string;
  /** Whether it is the first of an installation, whose password nobody else knows. */
  isFirst?: true;
}

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
  const password = newPassword();
  const apiKey = newApiKey();
  const user = { first_name: "Owner", username: "owner", role: "owner", password, apiKey } as const;
  await database.write((db) => addUser(db, user, keys));
  return { username: user.username, role: user.role, password, apiKey, isFirst: true };
}

/**
 * The accounts that are open to everybody: the demo's and owners who have the password that everyone knows, whatever
 * they are called by now.
 */
export async function openAccounts(database: Database, keys: Keys): Promise<Account[]> {
  const knownHash = hashApiKey(demoApiKey, keys);
  const names = demoUsers.map(({ username }) => username);
  const accounts: Account[] = [];
  for (const user of await listUsers(database.read)) {
    const hasKnownKey = user.api_key_hash === knownHash;
    if (!hasKnownKey && user.role !== "owner" && !names.includes(user.username)) continue;
    const { username, role } = user;
    const apiKey = hasKnownKey ? demoApiKey : undefined;
    const isOpen = await isPassword(demoPassword, user.password_hash);
    if (isOpen) accounts.push({ username, password: demoPassword, role, apiKey });
    // A password that was changed protects nothing while everyone knows the key beside it.
    else if (hasKnownKey) await replaceApiKey(database, keys, user.id);
  }
  return accounts;
}

async function replaceApiKey(database: Database, keys: Keys, userId: number): Promise<void> {
  await database.write((db) => updateUser(db, userId, storedKey(newApiKey(), keys)));
}
