import { parsedJson } from "../parsed-json";

/** A value that the browser stores until it is removed. */
export interface KeptJson<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  forget: () => void;
  /** Calls back when another tab has changed or removed the value, until the returned function is called. */
  follow: (onChange: () => void) => () => void;
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
    follow(onChange) {
      // Without a key, everything was removed.
      const onStorage = (event: StorageEvent) => void ([key, null].includes(event.key) && onChange());
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}
