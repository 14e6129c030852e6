import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { chmod, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start/start-error";

/** The keys that are derived from the secret; none of them reveals another. */
export interface Keys {
  /** Signs access tokens. */
  tokens: Uint8Array;
  /** Encrypts API keys at rest. */
  sealing: Uint8Array;
  /** Hashes API keys for look-up. */
  lookup: Uint8Array;
  /** Hashes usernames and addresses whose sign-ins are counted. */
  signIns: Uint8Array;
  /** Signs the challenges for passkeys. */
  challenges: Uint8Array;
  /** Identifies the secret of a database. */
  fingerprint: string;
}

/** Derives the keys of one secret. */
export function keysOf(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "glossa", purpose, 32));
  return {
    tokens: derive("access tokens"),
    sealing: derive("api keys at rest"),
    lookup: derive("api key look-up"),
    signIns: derive("sign-ins"),
    challenges: derive("passkey challenges"),
    fingerprint: createHash("sha256").update(derive("fingerprint")).digest("hex"),
  };
}

/** The minimum length of a secret: every key is derived from it, and a short one can be guessed. */
export const minSecretBytes = 32;

/** Generates a secret. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Reads the secret of a data folder, or generates and stores it; only the owner of the file can read it. */
export async function secretIn(file: string, first = newSecret()): Promise<string> {
  const kept = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (kept === undefined) {
    await writeWhole(file, `${first}\n`);
    return first;
  }
  const secret = kept.trim();
  if (Buffer.byteLength(secret) < minSecretBytes) {
    throw new StartError(
      `The secret in ${file} has ${Buffer.byteLength(secret)} bytes, which is too short: restore the original secret, or delete the file if there is no data yet.`,
    );
  }
  await chmod(file, 0o600);
  return secret;
}

/** Writes a file for its owner alone, atomically, also with respect to a crash or a full disk. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  const folder = await open(dirname(file)).catch(() => undefined);
  // Some systems cannot flush a folder to disk, and need not.
  await folder?.sync().catch(() => {});
  await folder?.close();
}
