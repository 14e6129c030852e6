import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { compare } from "bcryptjs";

// Argon2id with the library's defaults: 19 MiB, two passes.

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches a hash. */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const check = isOldHash(storedHash) ? compare(password, storedHash) : verify(storedHash, password);
  return check.catch(() => false);
}

/** Whether a hash has the format of Argilla: users who were migrated from there have one at first. */
export function isOldHash(storedHash: string): boolean {
  return /^\$2[aby]\$/.test(storedHash);
}

let unknownUserHash: Promise<string> | undefined;

/** Takes as long as checking a real password, so that timing does not reveal which usernames exist. */
export async function pretendToCheck(password: string): Promise<false> {
  unknownUserHash ??= hash("nobody has this password");
  await verify(await unknownUserHash, password);
  return false;
}

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Generates a password that is easy to type from paper. */
export function newPassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
