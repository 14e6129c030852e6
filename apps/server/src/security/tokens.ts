import type { User } from "@glossa/contract";
import { jwtVerify, SignJWT } from "jose";
import type { Keys } from "./secret";

const lifetimeInSeconds = 86_400;

/** Signs an access token; clients read the names in it, the server only trusts `username`. */
export function signToken(
  user: Pick<User, "id" | "first_name" | "username" | "role">,
  keys: Keys,
): Promise<string> {
  return new SignJWT({ identity: user.id, name: user.first_name, username: user.username, role: user.role })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeInSeconds)
    .sign(keys.tokens);
}

/** The username in a valid token, undefined for any other text. */
export async function usernameIn(token: string, keys: Keys): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens, { algorithms: ["HS256"] });
    return typeof payload.username === "string" ? payload.username : undefined;
  } catch {
    return undefined;
  }
}
