import { randomBytes } from "node:crypto";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../http/caller";
import { conflict, notFoundText, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import { hashPassword } from "../../security/passwords";
import type { Services } from "../../services";
import { refuseKnown } from "../access/refusals";
import { recordAudit } from "../audit/audit.repository";
import { userObject, writeAudited } from "../audit/audited";
import { tellSignOut } from "../events/sign-outs";
import { deletePasskeys } from "../passkeys/passkeys.repository";
import { deleteSecondFactor } from "../second-factor/second-factor.repository";
import { addMember, findWorkspace } from "../workspaces/workspaces.repository";
import { listPeople, personWith } from "./people.repository";
import { presentPerson } from "./users.presenter";
import { endSessions, findUserByName, insertUser, type UserRow, updateUser } from "./users.repository";
import { refuseLastOwner, userOr404 } from "./users.routes";
import { prepareUser, storedKey } from "./users.service";

/** Routes for people as owners manage them. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, events, keys } = services;

  serve(app, services, endpoints.listPeople, async () => ({
    items: (await listPeople(database.read)).map(presentPerson),
  }));

  serve(app, services, endpoints.createPerson, async ({ caller, body }) => {
    const { workspace_ids, password = randomBytes(32).toString("base64url"), ...rest } = body;
    refuseKnown(password, services);
    const user = await prepareUser({ ...rest, password }, keys);
    return writeAudited(database, { caller, action: "user.created" }, async (db) => {
      if (await findUserByName(db, user.username))
        throw conflict(errorCodes.nameTaken, `User username \`${user.username}\` is not unique`);
      const { id } = await insertUser(db, { ...user, must_change_password: 1 });
      for (const workspaceId of new Set(workspace_ids)) {
        const workspace = await findWorkspace(db, workspaceId);
        if (!workspace)
          throw unprocessable(errorCodes.unknownReference, notFoundText("Workspace", workspaceId));
        await addMember(db, workspace.id, id);
      }
      return presentPerson(await personWith(db, id));
    });
  });

  serve(app, services, endpoints.switchPerson, async ({ caller, params, body }) => {
    const is_active = Number(body.is_active);
    const { id, person } = await database.write(async (db) => {
      const user = await userOr404(db, params.user_id);
      if (is_active === 0) {
        refuseYourself(caller, user);
        await refuseLastOwner(db, user);
      }
      if (user.is_active !== is_active) {
        await updateUser(db, user.id, { is_active }, { endsSessions: true });
        const action = is_active === 1 ? "user.switched_on" : "user.switched_off";
        await recordAudit(db, { by: caller, action, object: userObject(user) });
      }
      return { id: user.id, person: presentPerson(await personWith(db, user.id)) };
    });
    if (is_active === 0) await tellSignOut(events, id);
    return person;
  });

  serve(app, services, endpoints.resetPassword, async ({ caller, params, body }) => {
    // Hashed outside the transaction, and only for a user who exists.
    refuseYourself(caller, await userOr404(database.read, params.user_id));
    refuseKnown(body.password, services);
    const password_hash = await hashPassword(body.password);
    const changes = { password_hash, ...storedKey(newApiKey(), keys), must_change_password: 1 };
    const { id, person } = await database.write(async (db) => {
      const user = await userOr404(db, params.user_id);
      const { id } = user;
      await updateUser(db, id, changes, { endsSessions: true });
      await recordAudit(db, { by: caller, action: "user.password_reset", object: userObject(user) });
      return { id, person: presentPerson(await personWith(db, id)) };
    });
    await tellSignOut(events, id);
    return person;
  });

  serve(app, services, endpoints.removeSecondFactor, async ({ caller, params }) => {
    const { id, person } = await database.write(async (db) => {
      const user = await userOr404(db, params.user_id);
      refuseYourself(caller, user);
      await deleteSecondFactor(db, user.id);
      await deletePasskeys(db, user.id);
      await endSessions(db, user.id);
      await recordAudit(db, { by: caller, action: "user.second_factor_off", object: userObject(user) });
      return { id: user.id, person: presentPerson(await personWith(db, user.id)) };
    });
    await tellSignOut(events, id);
    return person;
  });
}

/** Users have their own settings for themselves, and nobody locks themselves out. */
function refuseYourself(caller: Caller, user: UserRow): void {
  if (caller.id === user.id)
    throw conflict(errorCodes.isYourself, "Users cannot do this to their own account");
}
