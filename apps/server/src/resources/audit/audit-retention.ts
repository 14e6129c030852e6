import type { FastifyInstance } from "fastify";
import { timestampOf } from "../../database/clock";
import type { Services } from "../../services";
import { forgetAuditEntries } from "./audit.repository";

const dayMilliseconds = 24 * 60 * 60 * 1000;
const everyMilliseconds = 60 * 60 * 1000;

/** Deletes entries that are older than they are kept, at the start and every hour. */
export function forgetOldEntries(app: FastifyInstance, { database, auditDays }: Services): void {
  if (auditDays === undefined) return;
  const forget = () => {
    const before = timestampOf(Date.now() - auditDays * dayMilliseconds);
    return database
      .writeIndependent((db) => forgetAuditEntries(db, before))
      .catch((error) => app.log.warn({ err: error }, "old audit entries could not be deleted"));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await forget();
    timer = setInterval(forget, everyMilliseconds).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
