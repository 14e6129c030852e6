import { createHash, randomBytes } from "node:crypto";

interface Link {
  username: string;
  redirectTo: string;
  expiresAt: number;
}

const lifetimeInMilliseconds = 10 * 60 * 1000;

/** Links that sign a user in once; they are only in memory, so a restart invalidates them. */
export class SignInLinks {
  readonly #links = new Map<string, Link>();

  /** Creates the token of a link. */
  create(username: string, redirectTo: string): string {
    const token = randomBytes(32).toString("base64url");
    this.#links.set(digest(token), { username, redirectTo, expiresAt: Date.now() + lifetimeInMilliseconds });
    return token;
  }

  /** Returns the user and the target of a token and deletes it: each token can be used once, within ten minutes. */
  redeem(token: string): { username: string; redirectTo: string } | undefined {
    const key = digest(token);
    const link = this.#links.get(key);
    this.#links.delete(key);
    return link && link.expiresAt > Date.now() ? link : undefined;
  }
}

// Tokens are looked up by their digest, because the time of a byte-by-byte comparison reveals how many bytes match.
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
