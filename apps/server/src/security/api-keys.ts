import { createHmac, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption";
import type { Keys } from "./secret";

/** Generates an API key: 107 characters that fit in a header. */
export function newApiKey(): string {
  return randomBytes(80).toString("base64url");
}

/** The hash by which an API key is looked up; the key cannot be derived from it. */
export function hashApiKey(apiKey: string, keys: Keys): string {
  return createHmac("sha256", keys.lookup).update(apiKey).digest("base64url");
}

/** Encrypts an API key for storage. It is not only hashed, because users can see their own. */
export function encryptApiKey(apiKey: string, keys: Keys): string {
  return encrypt(apiKey, keys);
}

/** Decrypts a stored API key. */
export function decryptApiKey(encrypted: string, keys: Keys): string {
  return decrypt(encrypted, keys);
}
