import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

const idBytes = 16;
// Filled for many ids at once: the call to the system takes longer than the bytes.
const random = Buffer.alloc(1024 * idBytes);
let used = random.length;
let last = { msecs: 0, seq: 0 };

/**
 * Returns the public id of a row, a UUID of version 7. Within a process, each is greater than the one before, so that an
 * index of a million ids grows at its end.
 */
export function newPublicId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, used + idBytes);
  used += idBytes;
  last = after(last, Date.now(), bytes);
  return v7({ random: bytes, ...last });
}

/** Within a millisecond, and if the clock was set back, the sequence orders the ids (RFC 9562, method 1). */
function after({ msecs, seq }: typeof last, now: number, bytes: Buffer): typeof last {
  // The highest bit starts as 0, so that at least 2³¹ ids can follow.
  if (now > msecs) return { msecs: now, seq: bytes.readUInt32BE(0) >>> 1 };
  return { msecs, seq: seq + 1 };
}
