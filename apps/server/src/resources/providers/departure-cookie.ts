import { decrypt, encrypt } from "../../security/encryption";
import type { Keys } from "../../security/secret";
import type { Departure } from "./identity-provider";

// Long enough for a password, a second factor and a consent at the provider.
const lifetimeInSeconds = 600;

const nameFor = (provider: string) => `${provider}_oauth2_state`;
const pathFor = (provider: string) => `/api/v1/oauth2/providers/${provider}/`;

/**
 * The cookie that binds a sign-in to the browser that has started it. It holds the departure itself, encrypted, so that
 * any server of an installation can finish what another one has started.
 */
export function departureCookie(provider: string, departure: Departure, keys: Keys): string {
  const content = { provider, expires: Date.now() + lifetimeInSeconds * 1000, ...departure };
  const isSecure = departure.redirectUri.startsWith("https:");
  return cookie(provider, encrypt(JSON.stringify(content), keys), lifetimeInSeconds, isSecure);
}

/** The cookie that removes the one of a finished sign-in. */
export function expiredCookie(provider: string, { redirectUri }: Departure): string {
  return cookie(provider, "", 0, redirectUri.startsWith("https:"));
}

function cookie(provider: string, value: string, maxAge: number, isSecure: boolean): string {
  const parts = [`${nameFor(provider)}=${value}`, `Max-Age=${maxAge}`, `Path=${pathFor(provider)}`];
  // Lax: the cookie is only sent by the app's own request, after the provider has sent the user back to a page.
  return [...parts, "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** Reads the departure in the cookies of a request; undefined if there is none, or it is not of this server. */
export function departureIn(header: string | undefined, provider: string, keys: Keys): Departure | undefined {
  const prefix = `${nameFor(provider)}=`;
  const found = header?.split("; ").find((pair) => pair.startsWith(prefix));
  if (found === undefined) return undefined;
  try {
    const { expires, provider: of, ...departure } = JSON.parse(decrypt(found.slice(prefix.length), keys));
    return of === provider && expires > Date.now() ? departure : undefined;
  } catch {
    return undefined;
  }
}
