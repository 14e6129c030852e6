import { type AuditEntry, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { type AuditRow, listAuditEntries } from "./audit.repository";
import { forgetOldEntries } from "./audit-retention";

/** Routes for the audit log, which only owners read. */
export function auditRoutes(app: FastifyInstance, services: Services): void {
  forgetOldEntries(app, services);
  if (services.isPlain) return;
  const { database } = services;

  serve(app, services, endpoints.listAuditEntries, async ({ query }) => {
    const { limit, ...search } = query;
    // One more row than requested shows whether there is another page.
    const rows = await listAuditEntries(database.search, search, limit + 1);
    const items = rows.slice(0, limit).map(presentEntry);
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}

function presentEntry({ public_id, details, id: _, ...row }: AuditRow): AuditEntry {
  return { id: public_id, ...row, details: JSON.parse(details) };
}
