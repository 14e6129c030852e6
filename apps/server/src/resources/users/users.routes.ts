import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Handle } from "../../database/database";
import { conflict, forbidden, notFound, unprocessable } from "../../http/refusals";
import { type Call, serve } from "../../http/serve";
import { hashPassword } from "../../security/passwords";
import type { Services } from "../../services";
import { presentWorkspace } from "../workspaces/workspaces.presenter";
import { listWorkspaces, listWorkspacesOf } from "../workspaces/workspaces.repository";
import { mayManageUsers } from "./users.policy";
import { presentUser } from "./users.presenter";
import {
  deleteUser,
  findUser,
  findUserByName,
  insertUser,
  listUsers,
  type NewUser,
  type UserRow,
  updateUser,
} from "./users.repository";
import { prepareUser } from "./users.service";

/** Routes for people. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys } = services;

  serve(app, services, endpoints.getMe, async ({ caller }) =>
    presentUser(await userOr404(database.read, caller.publicId), keys),
  );

  serve(app, services, endpoints.listUsers, async ({ caller }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    const users = await listUsers(database.read);
    return { items: users.map((user) => presentUser(user, keys)) };
  });

  serve(app, services, endpoints.getUser, async ({ caller, params }) => {
    if (!mayManageUsers(caller)) throw forbidden();
    return presentUser(await userOr404(database.read, params.user_id), keys);
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
    const user = await prepareUser(body, keys);
    return database.write(async (db) => {
      if (await findUserByName(db, user.username))
        throw conflict(`User username \`${user.username}\` is not unique`);
      if (await findUser(db, user.public_id))
        throw conflict(`User with id \`${user.public_id}\` is not unique`);
      return presentUser(await insertUser(db, user), keys);
    });
  });

  serve(app, services, endpoints.updateUser, (call) => changeUser(call, services));
  serve(app, services, endpoints.replaceUser, (call) => changeUser(call, services));

  serve(app, services, endpoints.deleteUser, async ({ caller, params }) =>
    database.write(async (db) => {
      const user = await userOr404(db, params.user_id);
      if (!mayManageUsers(caller)) throw forbidden();
      await deleteUser(db, user.id);
      return presentUser(user, keys);
    }),
  );
}

async function changeUser(
  { caller, params, body }: Pick<Call<typeof endpoints.updateUser>, "caller" | "params" | "body">,
  { database, keys }: Services,
) {
  const { password, ...rest } = body;
  const changes: Partial<NewUser> = { ...rest };
  if (password !== undefined) changes.password_hash = await hashPassword(password);
  return database.write(async (db) => {
    const user = await userOr404(db, params.user_id);
    if (!mayManageUsers(caller)) throw forbidden();
    const other = changes.username === undefined ? undefined : await findUserByName(db, changes.username);
    if (other && other.id !== user.id) throw unprocessable(`Username '${other.username}' already exists`);
    return presentUser(isChanged(user, changes) ? await updateUser(db, user.id, changes) : user, keys);
  });
}

function isChanged(user: UserRow, changes: Partial<NewUser>): boolean {
  return Object.entries(changes).some(([key, value]) => user[key as keyof UserRow] !== value);
}

async function userOr404(db: Handle, publicId: string): Promise<UserRow> {
  const user = await findUser(db, publicId);
  if (!user) throw notFound("User", publicId);
  return user;
}
