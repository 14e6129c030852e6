import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../http/errors/http-errors";
import { isLoopbackHost } from "../start/listen";

/** The host name in a URL or a Host header, without its port. */
export function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Refuses requests to other host names. */
export function refuseForeignHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", async (request) => {
    const name = hostNameOf(request.headers.host ?? "");
    if (isLoopbackHost(name) || allowed.includes(name)) return;
    throw new HttpError(421, {
      detail:
        "This server does not accept requests for this host name. Its operator can allow it with GLOSSA_PUBLIC_URL",
    });
  });
}

const proxyHeader = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip)$/;

/**
 * Writes into the log, once, where the first forwarded request came from if that address is not trusted: all users behind
 * it share the sign-in limits of one. Anybody may send the header, so the administrator decides whether it is a proxy.
 */
export function warnOfProxies(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook("onRequest", async (request) => {
    if (isSaid || request.headers["x-forwarded-for"] === undefined) return;
    const sender = request.socket.remoteAddress;
    // Fastify takes the address from the header only if it trusts the sender.
    if (request.ip !== sender) return;
    isSaid = true;
    request.log.warn(
      `${sender} sends X-Forwarded-For, and GLOSSA_TRUSTED_PROXIES does not name it. If it is your proxy, add it: until then, all users share its sign-in limits. Otherwise ignore this.`,
    );
  });
}

/** Refuses requests through a proxy, because their sender may be anywhere. */
export function refuseProxies(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (!Object.keys(request.headers).some((name) => proxyHeader.test(name))) return;
    throw new HttpError(421, {
      detail:
        "Demo accounts can only sign in on this machine. Change their passwords to allow access from others",
    });
  });
}

/** The URL at which a page should be opened instead: the sign-in is stored per host name, so one loopback name will do. */
export function betterAddress(request: FastifyRequest, home: string): string | undefined {
  const name = hostNameOf(request.headers.host ?? "");
  const { hostname, origin } = new URL(home);
  return isLoopbackHost(name) && isLoopbackHost(hostname) && name !== hostname
    ? origin + request.url
    : undefined;
}
