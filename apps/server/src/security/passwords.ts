import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { compare } from "bcryptjs";

// Argon2id with the library's defaults: 19 MiB, two passes.

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const check = isOldHash(storedHash) ? compare(password, storedHash) : verify(storedHash, password);
  return check.catch(() => false);
}

/** Whether a hash is of the kind that Argilla stores: people who were taken over from there have one at first. */
export function isOldHash(storedHash: string): boolean {
  return /^\$2[aby]\$/.test(storedHash);
}

let unknownUserHash: Promise<string> | undefined;

/** Takes as long as checking a real password, so that timing does not tell which usernames exist. */
export async function pretendToCheck(password: string): Promise<false> {
  unknownUserHash ??= hash("nobody has this password");
  await verify(await unknownUserHash, password);
  return false;
}

// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Makes a password that people can type from paper. */
export function newPassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
