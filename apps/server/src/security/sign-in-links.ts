import { createHash, randomBytes } from "node:crypto";

interface Link {
  username: string;
  redirectTo: string;
  expiresAt: number;
}

const lifetimeInMilliseconds = 10 * 60 * 1000;

/** Links that sign a person in once; they live in memory only, so a restart ends them. */
export class SignInLinks {
  readonly #links = new Map<string, Link>();

  /** Makes a link's token. */
  create(username: string, redirectTo: string): string {
    const token = randomBytes(32).toString("base64url");
    this.#links.set(digest(token), { username, redirectTo, expiresAt: Date.now() + lifetimeInMilliseconds });
    return token;
  }

  /** Takes a token: it works once and for ten minutes. */
  redeem(token: string): { username: string; redirectTo: string } | undefined {
    const key = digest(token);
    const link = this.#links.get(key);
    this.#links.delete(key);
    return link && link.expiresAt > Date.now() ? link : undefined;
  }
}

// Looked up by digest: comparing a secret byte by byte could be timed.
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
