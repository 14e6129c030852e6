import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopbackHost } from "../start/listen";

/** The host name in an address or a Host header, without its port. */
export function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Refuses requests that were sent to another name: a page elsewhere may have had its name point here. */
export function refuseForeignHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", async (request, reply) => {
    const name = hostNameOf(request.headers.host ?? "");
    if (isLoopbackHost(name) || allowed.includes(name)) return;
    await reply.code(421).send({ detail: "This server does not answer to that name" });
  });
}

/** Where a page is to be opened instead: people's sign-in is kept per name, so one of the loopback names is enough. */
export function betterAddress(request: FastifyRequest, home: string): string | undefined {
  const name = hostNameOf(request.headers.host ?? "");
  const { hostname, origin } = new URL(home);
  return isLoopbackHost(name) && isLoopbackHost(hostname) && name !== hostname
    ? origin + request.url
    : undefined;
}
