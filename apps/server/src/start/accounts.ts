import { randomUUID } from "node:crypto";
import type { UserRole } from "@glossa/contract";
import type { Database, Handle } from "../database/database";
import { listUsers, updateUser } from "../resources/users/users.repository";
import { addUser, storedKey, type UserToAdd } from "../resources/users/users.service";
import { addMember, insertWorkspace } from "../resources/workspaces/workspaces.repository";
import { hashApiKey, newApiKey } from "../security/api-keys";
import { demoApiKey, demoPassword } from "../security/known-credentials";
import { isPassword, newPassword } from "../security/passwords";
import type { Keys } from "../security/secret";

/** An account whose password is printed for the person at the terminal. */
export interface Account {
  username: string;
  password: string;
  role: UserRole;
  apiKey?: string;
  /** Whether it is the first account of an installation, whose password only the server knows. */
  isFirst?: true;
}

const demoUsers: (Omit<UserToAdd, "password"> & { first_name: string })[] = [
  { first_name: "Argilla", username: "argilla", role: "owner", apiKey: demoApiKey },
  { first_name: "Ana", last_name: "Ruiz", username: "ana", role: "annotator" },
  { first_name: "Ben", last_name: "Okafor", username: "ben", role: "annotator" },
];

/** The owner of the demo, whom sign-in links sign in. */
export const demoOwner = "argilla";

/**
 * Runs some work if no account exists. Servers that start at the same time wait for each other, so only one of them does
 * it.
 */
function ifWithoutUsers<Result>(
  database: Database,
  work: (db: Handle) => Promise<Result>,
): Promise<Result | undefined> {
  return database.write(async (db) => ((await listUsers(db)).length > 0 ? undefined : work(db)));
}

/** Creates the demo accounts and their workspace, unless there are accounts. Returns whether it did. */
export async function addDemoAccounts(database: Database, keys: Keys): Promise<boolean> {
  const areAdded = await ifWithoutUsers(database, async (db) => {
    const workspace = await insertWorkspace(db, randomUUID(), "argilla");
    for (const user of demoUsers) {
      const { id, role } = await addUser(db, { ...user, password: demoPassword }, keys);
      if (role !== "owner") await addMember(db, workspace.id, id);
    }
    return true;
  });
  return areAdded ?? false;
}

/**
 * Creates the first owner, with a password that is shown once, unless there are accounts.
 *
 * @param keep keeps the password where the owner finds it; if it fails, no account is stored
 */
export async function addFirstOwner(
  database: Database,
  keys: Keys,
  keep: (account: Account) => Promise<void>,
): Promise<Account | undefined> {
  const account = {
    username: "owner",
    role: "owner",
    password: newPassword(),
    apiKey: newApiKey(),
    isFirst: true,
  } as const;
  const { username, role, password, apiKey } = account;
  return ifWithoutUsers(database, async (db) => {
    await addUser(db, { first_name: "Owner", username, role, password, apiKey }, keys);
    await keep(account);
    return account;
  });
}

/**
 * The accounts with credentials that are publicly known: those of the demo, and owners with the default password,
 * whatever their username is now.
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
    // A changed password does not protect an account whose API key is publicly known.
    else if (hasKnownKey) await replaceApiKey(database, keys, user.id);
  }
  return accounts;
}

async function replaceApiKey(database: Database, keys: Keys, userId: number): Promise<void> {
  await database.write((db) => updateUser(db, userId, storedKey(newApiKey(), keys)));
}
