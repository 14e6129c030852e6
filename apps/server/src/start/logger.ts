import type { FastifyRequest, FastifyServerOptions } from "fastify";
import pretty from "pino-pretty";

/** Returns the logger: text on a terminal, otherwise JSON lines. */
export function loggerFor(
  level: string,
  into: NodeJS.WritableStream = process.stderr,
): FastifyServerOptions["logger"] {
  if (level === "silent") return false;
  const isTerminal = into === process.stderr && process.stderr.isTTY;
  return { level, serializers, stream: isTerminal ? pretty({ destination: 2, sync: true }) : into };
}

// The log must not contain credentials that would let its readers sign in.
const serializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: withoutCredentials(url),
    host,
    remoteAddress: ip,
  }),
  // The server to which the API is forwarded.
  source: (address: unknown) => withoutCredentials(String(address)),
};

const secretNames = /^(auth|link|token|.*_token|api_?key|key|password|secret|code|state)$/i;

/** The URL without credentials in its query. */
export function withoutCredentials(address: string): string {
  const at = address.indexOf("?");
  if (at < 0) return address;
  const query = new URLSearchParams(address.slice(at + 1));
  const names = [...new Set(query.keys())].filter((name) => secretNames.test(name));
  if (names.length === 0) return address;
  for (const name of names) query.set(name, "hidden");
  return `${address.slice(0, at)}?${query}`;
}
