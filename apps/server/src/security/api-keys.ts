import { createHmac, randomBytes } from "node:crypto";
import { seal, unseal } from "./encryption";
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
  return seal(apiKey, keys);
}

/** Decrypts a stored API key. */
export function openApiKey(sealed: string, keys: Keys): string {
  return unseal(sealed, keys);
}
