import { createHash, timingSafeEqual } from "node:crypto";
import { basePath, endpoints } from "@glossa/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { authenticate, refuseFirstPassword } from "../../http/authenticate";
import { forbidden, HttpError } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { serverMetrics } from "./metrics";

/** Routes for monitoring; not part of the plain API. */
export function monitoringRoutes(app: FastifyInstance, services: Services): void {
  const { database, isPlain } = services;
  if (isPlain) return;
  const metrics = serverMetrics(app, database);

  serve(app, services, endpoints.getHealth, async () => ({ status: "ok" as const }));

  serve(app, services, endpoints.getReadiness, async () => {
    const isReadable = await sql`SELECT 1`.execute(database.read).then(
      () => true,
      () => false,
    );
    if (!isReadable || !database.isWritable())
      throw new HttpError(503, { detail: "The database is not available" });
    // Some requests still succeed, and each further write may lose more.
    if (database.isDamaged()) throw new HttpError(503, { detail: "The database is damaged" });
    return { status: "ready" as const };
  });

  app.get(`${basePath}/glossa/metrics`, async (request, reply) => {
    await requireWatcher(request, services);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Accepts the metrics token and owners. */
async function requireWatcher(request: FastifyRequest, services: Services): Promise<void> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token && services.metricsToken && isSame(token, services.metricsToken)) return;
  const caller = await authenticate(request, services);
  refuseFirstPassword(caller, services);
  if (caller.role !== "owner") throw forbidden();
}

// Compares digests, so that the duration does not reveal how much of the token is correct.
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
