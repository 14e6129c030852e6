import { hostname } from "node:os";
import type { ClientConfig } from "pg";

// PostgreSQL cuts longer names.
const longestName = 63;
const firstProbeAfter = 30_000;

/** The settings of every connection to a database. Its URL may contain others, which go first. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    // Otherwise a wait for a machine that has disappeared has no end.
    keepAlive: true,
    keepAliveInitialDelayMillis: firstProbeAfter,
    fallback_application_name: connectionName(hostname(), process.pid),
  };
}

/**
 * The name of a process's connections in `pg_stat_activity`.
 *
 * @example connectionName("a.example", 7) // "glossa a.example/7"
 */
export function connectionName(host: string, pid: number): string {
  const [start, end] = ["glossa ", `/${pid}`];
  return start + host.slice(0, longestName - start.length - end.length) + end;
}
