import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Keys } from "./secret";

const lifetimeInMilliseconds = 5 * 60_000;
const timeBytes = 6;
const nonceBytes = 16;
const bodyBytes = timeBytes + nonceBytes;

/** For what a challenge may be used: signing in, or adding a passkey to one account. */
export type ChallengePurpose = "sign in" | `add to ${number}`;

/** A challenge of this server that has not ended. */
export interface Challenge {
  /** Stored once it has been used. */
  hash: string;
  endsAt: number;
}

/**
 * Creates a challenge that proves by itself who made it, for what, and until when it is valid: asking for one, which
 * anybody can, stores nothing.
 */
export function newChallenge(purpose: ChallengePurpose, keys: Keys): Buffer {
  const body = Buffer.alloc(bodyBytes);
  body.writeUIntBE(Date.now() + lifetimeInMilliseconds, 0, timeBytes);
  randomBytes(nonceBytes).copy(body, timeBytes);
  return Buffer.concat([body, sealOf(body, purpose, keys)]);
}

/** Reads a challenge that a browser returned in base64url; undefined if it has ended or is none for this purpose. */
export function readChallenge(text: string, purpose: ChallengePurpose, keys: Keys): Challenge | undefined {
  const bytes = Buffer.from(text, "base64url");
  const body = bytes.subarray(0, bodyBytes);
  const seal = bytes.subarray(bodyBytes);
  if (body.length < bodyBytes) return undefined;
  const right = sealOf(body, purpose, keys);
  if (seal.length !== right.length || !timingSafeEqual(seal, right)) return undefined;
  const endsAt = body.readUIntBE(0, timeBytes);
  if (endsAt <= Date.now()) return undefined;
  // Of the bytes: the same bytes have several spellings.
  return { hash: createHash("sha256").update(bytes).digest("base64url"), endsAt };
}

function sealOf(body: Buffer, purpose: ChallengePurpose, keys: Keys): Buffer {
  return createHmac("sha256", keys.challenges).update(purpose).update("\0").update(body).digest();
}
