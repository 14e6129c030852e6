import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isObject } from "../tables/json-row";
import { Seen } from "./seen";

/** Generates ids for rows without one: equal rows get the suffix -2, -3 and so on, so that the same file gets the same ids again. */
export function rowIds(): (values: Record<string, unknown>) => string {
  const seen = new Seen();
  return (values) => {
    const hash = bytesToHex(digestOf(canonical(values)));
    const times = seen.add(hash, 1) + 1;
    if (times === 1) return hash;
    seen.replace(hash, times);
    return `${hash}-${times}`;
  };
}

/**
 * A hash of a text, as one string of 16 characters: hashes of all records of a dataset are kept at the same time, and one of
 * hexadecimal digits takes up to a kilobyte, because engines keep a string that was put together as its parts.
 */
export function hashOf(text: string): string {
  return String.fromCharCode(...digestOf(text));
}

/** The first half of the SHA-256 of a text. In browsers, the platform's own is asynchronous and needs HTTPS. */
function digestOf(text: string): Uint8Array {
  return sha256(utf8ToBytes(text)).subarray(0, 16);
}

/** Writes a value so that equal values give equal text, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
