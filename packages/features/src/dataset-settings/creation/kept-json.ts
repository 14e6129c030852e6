/** A value that the browser keeps until it is forgotten. */
export interface KeptJson<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  forget: () => void;
}

/** A place of the browser's storage; what is there and is no such value is ignored. */
export function keptJson<Value>(key: string, isValue: (kept: unknown) => kept is Value): KeptJson<Value> {
  return {
    read() {
      const kept = parsed(localStorage.getItem(key));
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

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
