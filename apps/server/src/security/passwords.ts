import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// Argon2id with the library's defaults: 19 MiB, two passes.

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  return verify(storedHash, password).catch(() => false);
}

let unknownUserHash: Promise<string> | undefined;

/** Takes as long as checking a real password, so that timing does not tell which usernames exist. */
export async function pretendToCheck(password: string): Promise<void> {
  unknownUserHash ??= hash("nobody has this password");
  await verify(await unknownUserHash, password);
}

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Makes a password that people can type from paper. */
export function newPassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
