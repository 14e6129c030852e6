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

  /** Redeems a token: it works once and for ten minutes. */
  redeem(token: string): { username: string; redirectTo: string } | undefined {
    const key = digest(token);
    const link = this.#links.get(key);
    this.#links.delete(key);
    return link && link.expiresAt > Date.now() ? link : undefined;
  }
}

// Looked up by digest, because the time of a comparison byte by byte could be measured.
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
