import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Keys } from "./secret";

/** Makes a new API key: 107 characters that fit in a header. */
export function newApiKey(): string {
  return randomBytes(80).toString("base64url");
}

/** What an API key is found by; the key itself cannot be told from it. */
export function hashApiKey(apiKey: string, keys: Keys): string {
  return createHmac("sha256", keys.lookup).update(apiKey).digest("base64url");
}

/** Encrypts an API key for storage; it must stay readable, as people are shown theirs. */
export function sealApiKey(apiKey: string, keys: Keys): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keys.sealing, nonce);
  const sealed = Buffer.concat([cipher.update(apiKey, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a stored API key. */
export function openApiKey(sealed: string, keys: Keys): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keys.sealing, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
