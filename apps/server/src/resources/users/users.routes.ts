import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, forbidden, notFound, unprocessable } from "../../http/errors/http-errors";
import { type Call, serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import { hashPassword, isPassword } from "../../security/passwords";
import type { Services } from "../../services";
import { refuseKnown, refuseKnownHash } from "../access/refusals";
import { recordAudit } from "../audit/audit.repository";
import { userObject, writeAudited } from "../audit/audited";
import { moveToDeleted } from "../deleted-people/deleted-people.repository";
import { tellSignOut } from "../events/sign-outs";
import { presentWorkspace } from "../workspaces/workspaces.presenter";
import { listWorkspaces, listWorkspacesOf } from "../workspaces/workspaces.repository";
import { mayManageUsers } from "./users.policy";
import { presentUser } from "./users.presenter";
import {
  countOwners,
  deleteUser,
  findUser,
  findUserByName,
  insertUser,
  listUsers,
  type NewUser,
  type UserRow,
  updateUser,
} from "./users.repository";
import { prepareUser, storedKey } from "./users.service";

/** Routes for users. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { database, events, keys } = services;

  serve(app, services, endpoints.getMe, async ({ caller }) =>
    presentUser(await userOr404(database.read, caller.publicId), caller, keys),
  );

  serve(app, services, endpoints.listUsers, async ({ caller }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    const users = await listUsers(database.read);
    return { items: users.map((user) => presentUser(user, caller, keys)) };
  });

  serve(app, services, endpoints.getUser, async ({ caller, params }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    return presentUser(await userOr404(database.read, params.user_id), caller, keys);
  });

  serve(app, services, endpoints.listUserWorkspaces, async ({ caller, params }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    const user = await userOr404(database.read, params.user_id);
    const found =
      user.role === "owner" ? listWorkspaces(database.read) : listWorkspacesOf(database.read, user.id);
    return { items: (await found).map(presentWorkspace) };
  });

  serve(app, services, endpoints.createUser, async ({ caller, body }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    refuseKnown(body.password, services);
    const user = await prepareUser(body, keys);
    return writeAudited(database, { caller, action: "user.created" }, async (db) => {
      if (await findUserByName(db, user.username))
        throw conflict(errorCodes.nameTaken, `User username \`${user.username}\` is not unique`);
      if (await findUser(db, user.public_id))
        throw conflict(errorCodes.idTaken, `User with id \`${user.public_id}\` is not unique`);
      return presentUser(await insertUser(db, user), caller, keys);
    });
  });

  serve(app, services, endpoints.updateUser, (call) => changeUser(call, services));
  serve(app, services, endpoints.replaceUser, (call) => changeUser(call, services));

  serve(app, services, endpoints.deleteUser, async ({ caller, params }) => {
    const user = await database.write(async (db) => {
      const found = await userOr404(db, params.user_id);
      if (!mayManageUsers(caller)) throw forbidden();
      await refuseLastOwner(db, found);
      // Through Argilla's API alone, nobody could restore the account or erase the rest.
      if (services.isPlain) await deleteUser(db, found.id);
      else await moveToDeleted(db, found, caller.username);
      await recordAudit(db, { by: caller, action: "user.deleted", object: userObject(found) });
      return found;
    });
    await tellSignOut(events, user.id);
    return presentUser(user, caller, keys);
  });
}

async function changeUser(
  { caller, params, body }: Pick<Call<typeof endpoints.updateUser>, "caller" | "params" | "body">,
  services: Services,
) {
  const { database, events, keys } = services;
  const { password, ...rest } = body;
  const known = await userOr404(database.read, params.user_id);
  if (!mayManageUsers(caller)) throw forbidden();
  const changes: Partial<NewUser> = { ...rest };
  // Clients send the password with every other change: it is new only if it differs.
  if (password !== undefined && !(await isPassword(password, known.password_hash))) {
    refuseKnown(password, services);
    Object.assign(changes, { password_hash: await hashPassword(password), ...storedKey(newApiKey(), keys) });
  }
  if (changes.role === "owner" && known.role !== "owner" && changes.password_hash === undefined)
    await refuseKnownHash(known.password_hash, services);
  const { user, endsSessions } = await database.write(async (db) => {
    const before = await userOr404(db, params.user_id);
    const other = changes.username === undefined ? undefined : await findUserByName(db, changes.username);
    if (other && other.id !== before.id)
      throw unprocessable(errorCodes.nameTaken, `Username '${other.username}' already exists`);
    const isRoleChanged = changes.role !== undefined && changes.role !== before.role;
    if (isRoleChanged) await refuseLastOwner(db, before);
    const endsSessions = isRoleChanged || changes.password_hash !== undefined;
    if (!isChanged(before, changes)) return { user: before, endsSessions };
    const user = await updateUser(db, before.id, changes, { endsSessions });
    const roles = isRoleChanged && { role_before: before.role, role: user.role };
    const details = { changed: changedNames(before, changes), ...roles };
    await recordAudit(db, { by: caller, action: "user.changed", object: userObject(user), details });
    return { user, endsSessions };
  });
  if (endsSessions) await tellSignOut(events, user.id);
  return presentUser(user, caller, keys);
}

/** Without an owner, nobody could create one. */
export async function refuseLastOwner(db: Handle, user: UserRow): Promise<void> {
  if (user.role !== "owner" || !user.is_active || (await countOwners(db)) > 1) return;
  throw conflict(
    errorCodes.lastOwner,
    `\`${user.username}\` is the last owner and must stay one. Make somebody else an owner first`,
  );
}

function isChanged(user: UserRow, changes: Partial<NewUser>): boolean {
  return Object.entries(changes).some(([key, value]) => user[key as keyof UserRow] !== value);
}

/** The names of what changes, as the API has them: a password is stored by its hash, and ends the API key with it. */
function changedNames(user: UserRow, { password_hash, ...changes }: Partial<NewUser>): string[] {
  const names = (["first_name", "last_name", "username", "role"] as const).filter(
    (name) => changes[name] !== undefined && changes[name] !== user[name],
  );
  return password_hash === undefined ? names : [...names, "password"];
}

/** Returns the user with a public id. */
export async function userOr404(db: Handle, publicId: string): Promise<UserRow> {
  const user = await findUser(db, publicId);
  if (!user) throw notFound("User", publicId);
  return user;
}
