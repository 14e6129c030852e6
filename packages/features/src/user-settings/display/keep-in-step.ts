/** Changes in quick succession are sent together. */
const REST_MS = 1000;
/** Changes that could not be sent are sent again after this time, and with the next change. */
const RETRY_MS = 30_000;

/** The preferences of a user on this device, and the connection to the server that shares them between devices. */
export interface ChoicePorts<Chosen extends object> {
  getState: () => Chosen;
  subscribe: (listener: (now: Chosen, before: Chosen) => void) => () => void;
  /** The preferences that are the same on all devices. */
  keys: readonly (keyof Chosen & string)[];
  load: () => Promise<Record<string, unknown>>;
  /** `isClosing`: the page closes before a reply could arrive. */
  save: (changes: Partial<Chosen>, isClosing: boolean) => Promise<unknown>;
  /** Applies preferences from another device as far as they are valid here. */
  takeOver: (stored: Readonly<Record<string, unknown>>) => void;
}

/**
 * Synchronises a user's preferences between devices: stored ones are applied, and changes on this device are sent, key
 * by key, so that two devices that change different keys both keep theirs. Returns a function that stops it.
 *
 * @param ports the preferences here and on the server
 * @example
 * import { create } from "zustand";
 * const store = create(() => ({ theme: "light", locale: "en" }));
 * const stop = keepInStep({
 *   ...store,
 *   keys: ["theme", "locale"],
 *   load: async () => (await fetch("/api/preferences")).json(),
 *   save: (changes) => fetch("/api/preferences", { method: "PUT", body: JSON.stringify(changes) }),
 *   takeOver: (stored) => store.setState(stored),
 * });
 */
export function keepInStep<Chosen extends object>(ports: ChoicePorts<Chosen>): () => void {
  const { getState, subscribe, keys } = ports;
  const toSend = new Set<keyof Chosen & string>();
  let isTakingOver = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeOver = async () => {
    const stored = await ports.load().catch(() => ({}));
    if (isOver) return;
    isTakingOver = true;
    // Changes made on this device while the request was running are newer.
    const isTaken = ([key]: [string, unknown]) => keys.some((known) => known === key && !toSend.has(known));
    ports.takeOver(Object.fromEntries(Object.entries(stored).filter(isTaken)));
    isTakingOver = false;
  };
  const send = async (isClosing = false) => {
    clearTimeout(timer);
    if (toSend.size === 0) return;
    const sent = [...toSend];
    toSend.clear();
    const now = getState();
    const changes = Object.fromEntries(sent.map((key) => [key, now[key]])) as Partial<Chosen>;
    try {
      await ports.save(changes, isClosing);
    } catch {
      for (const key of sent) toSend.add(key);
      if (!isOver) timer = setTimeout(() => void send(), RETRY_MS);
    }
  };
  const onHide = () => void send(true);
  const stopListening = subscribe((now, before) => {
    if (isTakingOver) return;
    for (const key of keys) if (now[key] !== before[key]) toSend.add(key);
    clearTimeout(timer);
    timer = setTimeout(() => void send(), REST_MS);
  });
  window.addEventListener("pagehide", onHide);
  void takeOver();
  return () => {
    stopListening();
    window.removeEventListener("pagehide", onHide);
    // The next user who signs in must not get the preferences of this one.
    clearTimeout(timer);
    isOver = true;
  };
}
