import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../../database/database";
import { countJobs } from "../../jobs/jobs.repository";

/** The metrics of one server, in a registry of its own, because tests start several servers in one process. */
export function serverMetrics(app: FastifyInstance, database: Database): Registry {
  const registers = [new Registry()];
  const durations = new Histogram({
    name: "glossa_http_request_duration_seconds",
    help: "Time from a request to its response.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    // The duration of a stream does not measure the performance of the server.
    if (request.routeOptions.config.isStream) return;
    durations.observe(
      {
        method: request.method,
        // The pattern, not the URL, because each id would create its own series.
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
  });
  new Gauge({
    name: "glossa_jobs",
    help: "Jobs by their status.",
    labelNames: ["status"],
    registers,
    async collect() {
      const counts = await countJobs(database.read);
      this.reset();
      for (const { status, jobs } of counts) this.set({ status }, jobs);
    },
  });
  return Registry.merge([...registers, processMetrics()]);
}

let ofProcess: Registry | undefined;

// One registry for all servers of a process, because its observers of the event loop and the garbage collector cannot
// be stopped.
function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}
