import type { QuestionAgreement } from "@glossa/contract";
import { useCallback, useEffect, useRef, useState } from "react";

/** Loads how far the responses of the team agree, per question. */
export type LoadAgreement = () => Promise<readonly QuestionAgreement[]>;

interface Loaded {
  /** Undefined until they have been loaded. */
  items?: readonly QuestionAgreement[];
  hasFailed: boolean;
}

const nothing: Loaded = { hasFailed: false };

/** Loads the agreement when it is first shown, and again if that failed and the user asks for it. */
export function useAgreement(onLoad: LoadAgreement): Loaded & { onRetry: () => void } {
  const [loaded, setLoaded] = useState(nothing);
  // Only the reply to the latest request counts.
  const latest = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    const settle = (next: Loaded) => {
      if (request === latest.current) setLoaded(next);
    };
    setLoaded(nothing);
    onLoad().then(
      (items) => settle({ items, hasFailed: false }),
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
