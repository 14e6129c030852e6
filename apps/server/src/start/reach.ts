import { isLoopbackHost } from "./listen";
import type { Options } from "./options";

/** Whether the server accepts connections from this machine only. */
export function listensHere({ host }: Options): boolean {
  return host === undefined || isLoopbackHost(host);
}

/** Whether only programs on this machine can reach the server, directly or through a proxy. */
export function isLocal(options: Options): boolean {
  return openingOf(options).length === 0;
}

/** How other machines reach the server, with the option that allows it; empty if they cannot. */
export function openingOf(options: Options): [string, string] | [] {
  const { host, publicUrl, trustedProxies } = options;
  if (!listensHere(options)) return [host ?? "", "--host"];
  if (publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname))
    return [publicUrl, "GLOSSA_PUBLIC_URL"];
  return trustedProxies.length > 0 ? ["a proxy", "GLOSSA_TRUSTED_PROXIES"] : [];
}

/** The host names besides its own by which a server is asked. */
export function allowedHosts({ publicUrl }: Options): string[] {
  return publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
}

/** The URLs of a server; the first is the one to print. */
export function urlsOf({ host, publicUrl }: Options, port: number): string[] {
  // Other loopback addresses are not those of the name "localhost".
  const isUsual = host === undefined || ["localhost", "127.0.0.1", "::1"].includes(host);
  const name = isUsual ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const own = `http://${name}:${port}`;
  return publicUrl === undefined ? [own] : [publicUrl, own];
}
