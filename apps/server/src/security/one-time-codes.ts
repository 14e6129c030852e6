import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Keys } from "./secret";

// What all authenticator apps can do (RFC 6238): some ignore other settings and show wrong codes.
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const issuer = "Glossa";
/** How many periods a clock may be wrong. */
const tolerance = 1;
/** 160 bits, as long as the hash (RFC 4226). */
const secretBytes = 20;

/** Generates the secret of an authenticator app, in base 32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The URI that an authenticator app reads from a QR code. */
export function uriOf(secret: string, username: string): string {
  return new TOTP({ ...settings, issuer, label: username, secret: Secret.fromBase32(secret) }).toString();
}

/** The period to which a code belongs, if it is one of the current ones; a code is valid once in its period. */
export function periodOf(code: string, secret: string, time = Date.now()): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: time, window: tolerance });
  return delta === null ? undefined : Math.floor(time / 1000 / settings.period) + delta;
}

const recoveryCodeCount = 10;
const half = 5;
// Without letters and digits that look alike: 32 of them, so a code has 50 random bits.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Generates the codes that sign a user in without the authenticator app. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => `${letters()}-${letters()}`);
}

/** The hash by which a recovery code is found; without the secret of the server, nobody can try all codes. */
export function hashRecoveryCode(code: string, userId: number, keys: Keys): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", keys.lookup).update(`recovery code ${userId} ${typed}`).digest("base64url");
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");
}
