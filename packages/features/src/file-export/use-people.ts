import { useCallback, useEffect, useRef, useState } from "react";

/** Loads the names of the users who have submitted answers. */
export type LoadPeople = () => Promise<readonly string[]>;

interface Loaded {
  /** Undefined until they have been loaded. */
  people?: readonly string[];
  hasFailed: boolean;
}

const nothing: Loaded = { hasFailed: false };

/** Loads people when they are first needed, and again if that failed and the user asks for it. */
export function usePeople(onLoad: LoadPeople): Loaded & { onRetry: () => void } {
  const [loaded, setLoaded] = useState(nothing);
  // Only the reply to the latest request counts, and none after the choices have gone.
  const latest = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    const settle = (next: Loaded) => {
      if (request === latest.current) setLoaded(next);
    };
    setLoaded(nothing);
    onLoad().then(
      (people) => settle({ people, hasFailed: false }),
      () => settle({ hasFailed: true }),
    );
  }, [onLoad]);
  useEffect(() => {
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);
  return { ...loaded, onRetry: load };
}
