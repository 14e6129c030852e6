import { createHash, createHmac, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./encryption";
import type { Keys } from "./secret";

/** Generates an API key: 107 characters for a header, or a command line, on which a dash would begin an option. */
export function newApiKey(): string {
  const key = randomBytes(80).toString("base64url");
  return key.startsWith("-") ? newApiKey() : key;
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

const namedKeyPrefix = "glossa_";

/** Generates an API key of those that users name: 50 characters that a scanner for leaked secrets recognises. */
export function newNamedKey(): string {
  return namedKeyPrefix + randomBytes(32).toString("base64url");
}

/** Whether an API key can be one of those that users name. */
export function isNamedKey(apiKey: string): boolean {
  return apiKey.startsWith(namedKeyPrefix);
}

/**
 * The hash by which such a key is found. A fast one, unlike that of a password: nobody can try all keys of 256 random
 * bits. It does not depend on the secret of the server.
 */
export function hashNamedKey(apiKey: string): string {
  return createHash("sha256").update(apiKey).digest("base64url");
}
