import { parsedJson } from "../parsed-json";

/** A value that the browser stores until it is removed. */
export interface KeptJson<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  forget: () => void;
}

/** A key of the browser's storage; stored values of another shape are ignored. */
export function keptJson<Value>(key: string, isValue: (kept: unknown) => kept is Value): KeptJson<Value> {
  return {
    read() {
      const kept = parsedJson(localStorage.getItem(key));
      return isValue(kept) ? kept : undefined;
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // If the storage is full, the value is on the page only.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}
