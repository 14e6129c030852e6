import type { User } from "@glossa/contract";
import { jwtVerify, SignJWT } from "jose";
import type { Keys } from "./secret";

/** How long a token is valid. */
export const tokenSeconds = 86_400;
// This server is both issuer and audience: a token that the same key has signed for another purpose is invalid.
const issuer = "glossa";
const audience = "glossa";

/** The sign-in that a token stands for. */
export interface Session {
  /** The public id of the user, because usernames can be given to other users. */
  userId: string;
  /** The `sessions_since` of the user at the time of the sign-in. */
  since: string;
  /** The id of the stored sign-in, which can be ended alone. */
  signInId?: string;
}

/** Signs an access token; clients read the names in it, the server trusts only `identity`, `since` and `jti`. */
export function signToken(
  user: Pick<User, "id" | "first_name" | "username" | "role"> & { sessions_since: string },
  keys: Keys,
  /** Without it, the token ends with all others of the user, and never alone. */
  signInId?: string,
): Promise<string> {
  const { id: identity, first_name: name, username, role, sessions_since: since } = user;
  const token = new SignJWT({ identity, name, username, role, since });
  if (signInId !== undefined) token.setJti(signInId);
  return token
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + tokenSeconds)
    .sign(keys.tokens);
}

/** The sign-in of a valid token; undefined for any other text. */
export async function sessionIn(token: string, keys: Keys): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens, { algorithms: ["HS256"], issuer, audience });
    const { identity: userId, since, jti } = payload;
    if (typeof userId !== "string" || typeof since !== "string") return undefined;
    return { userId, since, ...(jti !== undefined && { signInId: jti }) };
  } catch {
    return undefined;
  }
}
