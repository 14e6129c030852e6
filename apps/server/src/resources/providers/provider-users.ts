import { randomBytes, randomUUID } from "node:crypto";
import { type ErrorCode, errorCodes, type UserRole } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { HttpError } from "../../http/errors/http-errors";
import type { Services } from "../../services";
import { hashInsteadOfKnown } from "../access/known-password";
import {
  countOwners,
  findUserByName,
  insertUser,
  storeSignIn,
  type UserRow,
  updateUser,
} from "../users/users.repository";
import { prepareUser } from "../users/users.service";
import {
  addMember,
  findWorkspaceByName,
  hasMember,
  insertWorkspace,
} from "../workspaces/workspaces.repository";
import { type ClaimedUser, userIn } from "./claims";
import { findUserOf, insertIdentity } from "./identities.repository";
import type { Account } from "./identity-provider";
import type { ProviderConfig } from "./provider-config";

/**
 * Returns the user of an account at a provider: the one who has signed in with it before, otherwise a new one, or one
 * with the same username if the provider is trusted with that. Updates what the provider defines: role and workspaces.
 *
 * @throws HttpError 401 if the account has no username, or one that belongs to somebody else here, or if the user is
 *   deleted meanwhile; 403 if the user is switched off
 */
export async function userOf(account: Account, config: ProviderConfig, services: Services): Promise<UserRow> {
  const claimed = userIn(account.claims, config);
  if (!claimed)
    throw refused(
      errorCodes.providerUsername,
      `The account has no ${config.username_claim} that can be a username`,
    );
  const firstRole = claimed.role ?? (claimed.username === config.owner ? "owner" : "annotator");
  // Nobody knows the password: the user signs in with the provider.
  const password = randomBytes(32).toString("base64url");
  const { credentials } = services.database;
  const before = await findUserOf(credentials, account);
  const fresh = before
    ? undefined
    : await prepareUser({ ...claimed, id: randomUUID(), role: firstRole, password }, services.keys);
  // Hashed outside the transaction.
  const becoming = before ?? (await findUserByName(credentials, claimed.username));
  const replaced =
    claimed.role === "owner" && becoming && becoming.role !== "owner"
      ? await hashInsteadOfKnown(becoming.password_hash, services)
      : undefined;
  return services.database.write(async (db) => {
    const known = await findUserOf(db, account);
    const user =
      known ?? (await knownByName(db, claimed, config)) ?? (fresh && (await insertUser(db, fresh)));
    // The user was deleted in this moment.
    if (!user) throw deletedMeanwhile();
    if (!user.is_active)
      throw new HttpError(403, { detail: "This account is switched off" }, errorCodes.switchedOff);
    if (!known) await insertIdentity(db, account, user.id);
    await storeSignIn(db, user.id);
    for (const name of config.workspaces) await join(db, name, user.id);
    return claimed.role === undefined ? user : withRole(db, user, claimed.role, replaced);
  });
}

async function knownByName(db: Handle, { username }: ClaimedUser, config: ProviderConfig) {
  const user = await findUserByName(db, username);
  // Whoever configured the server has named its owner.
  if (!user || config.links_existing_users || username === config.owner) return user;
  throw refused(errorCodes.providerUsernameTaken, `Another user has the username ${username}`);
}

async function join(db: Handle, name: string, userId: number): Promise<void> {
  const workspace = (await findWorkspaceByName(db, name)) ?? (await insertWorkspace(db, randomUUID(), name));
  if (!(await hasMember(db, workspace.id, userId))) await addMember(db, workspace.id, userId);
}

/**
 * The last owner stays one, so that somebody can manage the others. `password_hash`: instead of a publicly known
 * password, with which somebody else may have signed in.
 */
async function withRole(
  db: Handle,
  user: UserRow,
  role: UserRole,
  password_hash: string | undefined,
): Promise<UserRow> {
  if (user.role === role) return user;
  if (user.role === "owner" && (await countOwners(db)) === 1) return user;
  if (password_hash === undefined) return updateUser(db, user.id, { role });
  return updateUser(db, user.id, { role, password_hash }, { endsSessions: true });
}

/** The refusal of a sign-in during which the user is deleted: the next one may create another user. */
export function deletedMeanwhile(): HttpError {
  return refused(errorCodes.providerUserDeleted, "The user was deleted during the sign-in. Sign in again");
}

/** A refusal in the form that Argilla has for sign-ins with a provider. */
export function refused(code: ErrorCode, detail: string): HttpError {
  return new HttpError(401, { detail }, code);
}
