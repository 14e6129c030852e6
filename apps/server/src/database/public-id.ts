import { randomBytes } from "node:crypto";

// Twelve bits count what is made in one millisecond.
const perMillisecond = 4096;
const poolSize = 8 * 512;

let lastStep = 0;
let pool = randomBytes(0);

/**
 * An id that travels: a UUID of version 7. Those that are made one after the other lie side by side, so that an index
 * of a million grows at its end; half of their bits are random.
 */
export function newPublicId(): string {
  lastStep = Math.max(lastStep + 1, Date.now() * perMillisecond);
  const moment = Math.floor(lastStep / perMillisecond)
    .toString(16)
    .padStart(12, "0");
  const count = (0x7000 + (lastStep % perMillisecond)).toString(16);
  if (pool.length === 0) pool = randomBytes(poolSize);
  const random = pool.subarray(0, 8);
  pool = pool.subarray(8);
  // The two highest bits tell the variant.
  const rest = (random.readUInt16BE(0) & 0x3fff) | 0x8000;
  return `${moment.slice(0, 8)}-${moment.slice(8)}-${count}-${rest.toString(16)}-${random.toString("hex", 2)}`;
}
