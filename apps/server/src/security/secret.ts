import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";

/** The keys that everything secret hangs on; all come from one secret, and none of them reveals another. */
export interface Keys {
  /** Signs access tokens. */
  tokens: Uint8Array;
  /** Encrypts API keys at rest. */
  sealing: Uint8Array;
  /** Hashes API keys for look-up. */
  lookup: Uint8Array;
  /** Tells whether a database belongs to this secret. */
  fingerprint: string;
}

/** Derives the keys of one secret. */
export function keysOf(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "glossa", purpose, 32));
  return {
    tokens: derive("access tokens"),
    sealing: derive("api keys at rest"),
    lookup: derive("api key look-up"),
    fingerprint: createHash("sha256").update(derive("fingerprint")).digest("hex"),
  };
}

/** Reads the secret of a data folder, or puts the first one there; nobody but the owner of the file may read it. */
export async function secretIn(file: string, first = randomBytes(32).toString("base64url")): Promise<string> {
  try {
    const secret = (await readFile(file, "utf8")).trim();
    await chmod(file, 0o600);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  await writeFile(file, `${first}\n`, { mode: 0o600, flag: "wx" });
  return first;
}
