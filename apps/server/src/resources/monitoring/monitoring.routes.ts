import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { basePath, endpoints } from "@glossa/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { authenticate } from "../../http/authenticate";
import { forbidden, Refusal } from "../../http/refusals";
import { serve } from "../../http/serve";
import { countJobs } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { RequestTimes } from "./request-times";

/** Routes for monitoring; not part of the plain API. */
export function monitoringRoutes(app: FastifyInstance, services: Services): void {
  const { database, isPlain } = services;
  if (isPlain) return;
  const times = new RequestTimes();
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook("onResponse", async (request, reply) => {
    // The duration of a stream says nothing about the performance of the server.
    if (request.routeOptions.config.isStream) return;
    times.add({
      method: request.method,
      // The pattern, not the URL, because each id would create its own series.
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.addHook("onClose", async () => {
    delay.disable();
  });

  serve(app, services, endpoints.getHealth, async () => ({ status: "ok" as const }));

  serve(app, services, endpoints.getReadiness, async () => {
    await sql`SELECT 1`.execute(database.read).catch(() => {
      throw new Refusal(503, { detail: "The database does not answer" });
    });
    return { status: "ready" as const };
  });

  app.get(`${basePath}/glossa/metrics`, async (request, reply) => {
    await requireWatcher(request, services);
    const jobs = await countJobs(database.read);
    const { rss, heapUsed } = process.memoryUsage();
    const lines = [
      ...times.lines(),
      ...gauge(
        "glossa_jobs",
        "Jobs by their status.",
        jobs.map(({ status, jobs: count }) => [`{status="${status}"}`, count]),
      ),
      ...gauge("glossa_resident_memory_bytes", "Memory that the process holds.", [["", rss]]),
      ...gauge("glossa_heap_used_bytes", "Memory of the JavaScript heap in use.", [["", heapUsed]]),
      ...gauge(
        "glossa_event_loop_delay_seconds",
        "How late timers fire, since the last time this was read.",
        [
          ['{quantile="0.5"}', delay.percentile(50) / 1e9],
          ['{quantile="0.99"}', delay.percentile(99) / 1e9],
          ['{quantile="1"}', delay.max / 1e9],
        ],
      ),
    ];
    delay.reset();
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}

/** Accepts the metrics token and owners. */
async function requireWatcher(request: FastifyRequest, services: Services): Promise<void> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token && services.metricsToken && isSame(token, services.metricsToken)) return;
  const caller = await authenticate(request, services);
  if (caller.role !== "owner") throw forbidden();
}

// Compares digests, so that the duration does not reveal how much of the token is correct.
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function gauge(name: string, help: string, values: readonly (readonly [string, number])[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}
