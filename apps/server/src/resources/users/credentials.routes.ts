import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../http/caller";
import { serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { userObject } from "../audit/audited";
import { tellSignOut } from "../events/sign-outs";
import { findPreferences } from "../preferences/preferences.repository";
import { presentUser } from "./users.presenter";
import { endSessions, updateUser } from "./users.repository";
import { userOr404 } from "./users.routes";
import { storedKey } from "./users.service";

/** Routes that revoke credentials, or show the current user without them. */
export function credentialRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, events, keys } = services;

  serve(app, services, endpoints.getMyself, async ({ caller }) => {
    const user = await userOr404(database.read, caller.publicId);
    const { api_key: _, ...myself } = presentUser(user, caller, keys);
    const { mustChangePassword } = caller;
    return {
      ...myself,
      ...(mustChangePassword && { must_change_password: true }),
      preferences: await findPreferences(database.read, caller.id),
    };
  });
  serve(app, services, endpoints.renewMyApiKey, ({ caller }) => renewKey(caller, caller.publicId));
  serve(app, services, endpoints.renewUserApiKey, ({ caller, params }) => renewKey(caller, params.user_id));

  serve(app, services, endpoints.endMySessions, async ({ caller }) => {
    await database.write((db) => endSessions(db, caller.id));
    await tellSignOut(events, caller.id);
    return undefined;
  });

  async function renewKey(caller: Caller, publicId: string) {
    const apiKey = newApiKey();
    const { id } = await database.write(async (db) => {
      const user = await userOr404(db, publicId);
      await recordAudit(db, { by: caller, action: "api_key.replaced", object: userObject(user) });
      return updateUser(db, user.id, storedKey(apiKey, keys));
    });
    await tellSignOut(events, id);
    return { api_key: apiKey };
  }
}
