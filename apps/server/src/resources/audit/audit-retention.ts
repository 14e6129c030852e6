import type { FastifyInstance } from "fastify";
import { timestampOf } from "../../database/clock";
import { hourly } from "../../jobs/hourly";
import type { Services } from "../../services";
import { forgetAuditEntries } from "./audit.repository";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes entries that are older than they are kept. */
export function forgetOldEntries(app: FastifyInstance, { database, auditDays }: Services): void {
  if (auditDays === undefined) return;
  hourly(app, "old audit entries could not be deleted", () => {
    const before = timestampOf(Date.now() - auditDays * dayMilliseconds);
    return database.writeIndependent((db) => forgetAuditEntries(db, before));
  });
}
