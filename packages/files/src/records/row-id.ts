import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isObject } from "../tables/json-row";
import { Seen } from "./seen";

/** Generates ids for rows without one: equal rows get the suffix -2, -3 and so on, so that the same file gets the same ids again. */
export function rowIds(): (values: Record<string, unknown>) => string {
  const seen = new Seen();
  return (values) => {
    const hash = hashOf(canonical(values)).slice(0, 32);
    const times = seen.add(hash, 1) + 1;
    if (times === 1) return hash;
    seen.replace(hash, times);
    return `${hash}-${times}`;
  };
}

/** The SHA-256 of a text as hexadecimal digits. In browsers, the platform's own is asynchronous and needs HTTPS. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Writes a value so that equal values give equal text, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}
