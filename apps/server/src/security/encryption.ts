import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keys } from "./secret";

/** Encrypts a text for storage, so that the database alone is not enough to read or change it. */
export function encrypt(text: string, keys: Keys): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keys.sealing, nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Decrypts a stored text. */
export function decrypt(encrypted: string, keys: Keys): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keys.sealing, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
