/** Sends messages to the other tabs of the origin. */
export interface TabChannel<M> {
  post(message: M): void;
  close(): void;
}

/**
 * Opens a channel between tabs: `BroadcastChannel`, or the storage events of local storage in browsers that lack it.
 * Undefined if there are no tabs.
 */
export function openTabChannel<M>(name: string, onMessage: (message: M) => void): TabChannel<M> | undefined {
  if (typeof BroadcastChannel === "undefined") return channelOfStorage(name, onMessage);
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<M>) => onMessage(data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function channelOfStorage<M>(name: string, onMessage: (message: M) => void): TabChannel<M> | undefined {
  const storage = storageHere();
  if (!storage) return undefined;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) onMessage(JSON.parse(newValue));
  };
  globalThis.addEventListener("storage", onStorage);
  return {
    post(message) {
      try {
        storage.setItem(name, JSON.stringify(message));
        // Responses stay nowhere but in the database of their user.
        storage.removeItem(name);
      } catch {
        // It is full: the other tabs learn of it when they read the database.
      }
    },
    close: () => globalThis.removeEventListener("storage", onStorage),
  };
}

function storageHere(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
