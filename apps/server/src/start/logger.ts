import type { FastifyRequest, FastifyServerOptions } from "fastify";
import pretty from "pino-pretty";

/** The log: for people at a terminal, as JSON lines for programs. */
export function loggerFor(
  level: string,
  into: NodeJS.WritableStream = process.stderr,
): FastifyServerOptions["logger"] {
  if (level === "silent") return false;
  const isTerminal = into === process.stderr && process.stderr.isTTY;
  return { level, serializers, stream: isTerminal ? pretty({ destination: 2, sync: true }) : into };
}

// Whoever reads the log must not get in by what stands in it.
const serializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: withoutCredentials(url),
    host,
    remoteAddress: ip,
  }),
  // Where the API is forwarded to.
  source: (address: unknown) => withoutCredentials(String(address)),
};

const secretNames = /^(auth|link|token|.*_token|api_?key|key|password|secret|code|state)$/i;

/** An address with what signs people in struck from its query. */
export function withoutCredentials(address: string): string {
  const at = address.indexOf("?");
  if (at < 0) return address;
  const query = new URLSearchParams(address.slice(at + 1));
  const names = [...new Set(query.keys())].filter((name) => secretNames.test(name));
  if (names.length === 0) return address;
  for (const name of names) query.set(name, "hidden");
  return `${address.slice(0, at)}?${query}`;
}
