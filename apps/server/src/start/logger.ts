import type { FastifyServerOptions } from "fastify";
import pretty from "pino-pretty";

/** The log: for people at a terminal, as JSON lines for programs. */
export function loggerFor(level: string): FastifyServerOptions["logger"] {
  if (level === "silent") return false;
  return process.stderr.isTTY
    ? { level, stream: pretty({ destination: 2, sync: true }) }
    : { level, stream: process.stderr };
}
