import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { mergePatch } from "./merge-patch";
import { findPreferences, lockPreferences, storePreferences } from "./preferences.repository";

const maxBytes = 16 * 1024;

/** Routes for preferences; each user can access only their own. */
export function preferenceRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.getMyPreferences, async ({ caller }) =>
    findPreferences(database.read, caller.id),
  );

  serve(app, services, endpoints.updateMyPreferences, async ({ caller, body }) =>
    // Reads and writes in one transaction, so that two devices that change different keys at once keep both
    // changes.
    database.writeIndependent(async (db) => {
      const merged = mergePatch(await lockPreferences(db, caller.id), body);
      const document = JSON.stringify(merged);
      if (Buffer.byteLength(document) > maxBytes)
        throw unprocessable(errorCodes.preferencesTooLarge, `Preferences take at most ${maxBytes} bytes`);
      await storePreferences(db, caller.id, document);
      return merged;
    }),
  );
}
