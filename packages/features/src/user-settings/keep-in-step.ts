/** Changes in quick succession are sent together. */
const REST_MS = 1000;
/** What could not be sent is tried again after so long, and with the next change. */
const RETRY_MS = 30_000;

/** What a person chose on this device, and the way to where all their devices know it from. */
export interface ChoicePorts<Chosen extends object> {
  getState: () => Chosen;
  subscribe: (listener: (now: Chosen, before: Chosen) => void) => () => void;
  /** What of it is the same on all devices. */
  keys: readonly (keyof Chosen & string)[];
  load: () => Promise<Record<string, unknown>>;
  /** `isClosing`: the page goes before a reply could come. */
  save: (changes: Partial<Chosen>, isClosing: boolean) => Promise<unknown>;
  /** Takes over what another device chose, as far as it makes sense here. */
  takeOver: (stored: Readonly<Record<string, unknown>>) => void;
}

/**
 * Keeps what a person chose the same on all their devices: what is stored is taken over, and what is changed here
 * is sent, key by key, so that two devices that change different things both keep theirs. Answers how to stop.
 */
export function keepInStep<Chosen extends object>(ports: ChoicePorts<Chosen>): () => void {
  const { getState, subscribe, keys } = ports;
  const unsent = new Set<keyof Chosen & string>();
  let isTakingOver = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeOver = async () => {
    const stored = await ports.load().catch(() => ({}));
    if (isOver) return;
    isTakingOver = true;
    // What was changed here while the server was asked is newer.
    const isTaken = ([key]: [string, unknown]) => keys.some((known) => known === key && !unsent.has(known));
    ports.takeOver(Object.fromEntries(Object.entries(stored).filter(isTaken)));
    isTakingOver = false;
  };
  const send = async (isClosing = false) => {
    clearTimeout(timer);
    if (unsent.size === 0) return;
    const sent = [...unsent];
    unsent.clear();
    const now = getState();
    const changes = Object.fromEntries(sent.map((key) => [key, now[key]])) as Partial<Chosen>;
    try {
      await ports.save(changes, isClosing);
    } catch {
      for (const key of sent) unsent.add(key);
      if (!isOver) timer = setTimeout(() => void send(), RETRY_MS);
    }
  };
  const onHide = () => void send(true);
  const stopListening = subscribe((now, before) => {
    if (isTakingOver) return;
    for (const key of keys) if (now[key] !== before[key]) unsent.add(key);
    clearTimeout(timer);
    timer = setTimeout(() => void send(), REST_MS);
  });
  window.addEventListener("pagehide", onHide);
  void takeOver();
  return () => {
    stopListening();
    window.removeEventListener("pagehide", onHide);
    // Whoever signs in next must not be given what this person chose.
    clearTimeout(timer);
    isOver = true;
  };
}
