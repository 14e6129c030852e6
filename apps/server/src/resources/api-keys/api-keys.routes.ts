import { endpoints, errorCodes, maxApiKeys, type NamedApiKey } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { now, timestampOf } from "../../database/clock";
import { newPublicId } from "../../database/public-id";
import { authenticate } from "../../http/authenticate";
import { conflict, notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { hashNamedKey, newNamedKey } from "../../security/api-keys";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { writeAudited } from "../audit/audited";
import { tellSignOut } from "../events/sign-outs";
import { type ApiKeyRow, deleteApiKey, insertApiKey, listApiKeys } from "./api-keys.repository";

const dayMilliseconds = 24 * 60 * 60 * 1000;
const shownCharacters = 4;

/** Routes for the API keys that users name; each user can access only their own. */
export function apiKeyRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, events } = services;

  serve(app, services, endpoints.listMyApiKeys, async ({ caller }) => ({
    items: (await listApiKeys(database.read, caller.id)).map(presentApiKey),
  }));

  serve(app, services, endpoints.createMyApiKey, async ({ caller, body, request }) => {
    const apiKey = newNamedKey();
    const { name, scope, days } = body;
    return writeAudited(database, { caller, action: "api_key.created" }, async (db) => {
      // A password that is changed at the same time ends all keys: this one must not survive it.
      await authenticate(request, services, db);
      const keys = await listApiKeys(db, caller.id);
      if (keys.length >= maxApiKeys)
        throw unprocessable(errorCodes.limitReached, `A user can have at most ${maxApiKeys} API keys`);
      if (keys.some((key) => key.name === name))
        throw conflict(errorCodes.nameTaken, `An API key with name \`${name}\` already exists`);
      const key = await insertApiKey(db, {
        public_id: newPublicId(),
        user_id: caller.id,
        name,
        scope,
        key_hash: hashNamedKey(apiKey),
        ending: apiKey.slice(-shownCharacters),
        ends_at: days === null ? null : timestampOf(Date.now() + days * dayMilliseconds),
        last_used_at: null,
        inserted_at: now(),
      });
      return { ...presentApiKey(key), api_key: apiKey };
    });
  });

  serve(app, services, endpoints.deleteMyApiKey, async ({ caller, params }) => {
    const key = await database.write(async (db) => {
      const deleted = await deleteApiKey(db, caller.id, params.api_key_id);
      if (deleted)
        await recordAudit(db, {
          by: caller,
          action: "api_key.deleted",
          object: { id: deleted.public_id, name: deleted.name },
        });
      return deleted;
    });
    if (!key) throw notFound("ApiKey", params.api_key_id);
    await tellSignOut(events, caller.id);
    return presentApiKey(key);
  });
}

function presentApiKey(row: ApiKeyRow): NamedApiKey {
  const { public_id: id, name, scope, ending, ends_at, last_used_at, inserted_at } = row;
  return { id, name, scope, ending, ends_at, last_used_at, inserted_at };
}
