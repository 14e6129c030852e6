import type { User } from "@glossa/contract";
import { jwtVerify, SignJWT } from "jose";
import type { Keys } from "./secret";

const lifetimeInSeconds = 86_400;
// Both ends are this server: a token that was signed by the same key for anything else is none.
const issuer = "glossa";
const audience = "glossa";

/** Whose sign-in a token is. */
export interface Session {
  /** The person's id that travels: names can be given to somebody else. */
  userId: string;
  /** The person's `sessions_since` at the sign-in. */
  since: string;
}

/** Signs an access token; clients read the names in it, the server trusts only `identity` and `since`. */
export function signToken(
  user: Pick<User, "id" | "first_name" | "username" | "role"> & { sessions_since: string },
  keys: Keys,
): Promise<string> {
  const { id: identity, first_name: name, username, role, sessions_since: since } = user;
  return new SignJWT({ identity, name, username, role, since })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeInSeconds)
    .sign(keys.tokens);
}

/** The sign-in that a valid token stands for, undefined for any other text. */
export async function sessionIn(token: string, keys: Keys): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens, { algorithms: ["HS256"], issuer, audience });
    const { identity: userId, since } = payload;
    return typeof userId === "string" && typeof since === "string" ? { userId, since } : undefined;
  } catch {
    return undefined;
  }
}
