import type { QuestionAgreement } from "@glossa/contract";
import { useCallback, useEffect, useRef, useState } from "react";

/** Loads how far the responses of the team agree, per question: those of all users, or of those with some names. */
export type LoadAgreement = (
  usernames: readonly string[] | undefined,
) => Promise<readonly QuestionAgreement[]>;

interface Loaded {
  /** Undefined until they have been loaded. */
  items?: readonly QuestionAgreement[];
  hasFailed: boolean;
}

const nothing: Loaded = { hasFailed: false };

/**
 * Loads the agreement when it is first shown, for other users once they are chosen, and again if that failed and the user
 * asks for it. `everyone` are those whose responses can be compared.
 */
export function useAgreement(
  onLoad: LoadAgreement,
  usernames: readonly string[] | undefined,
): Loaded & { everyone: readonly string[]; onRetry: () => void } {
  const [loaded, setLoaded] = useState(nothing);
  const [everyone, setEveryone] = useState<readonly string[]>([]);
  // Only the reply to the latest request counts.
  const latest = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    const settle = (next: Loaded) => {
      if (request === latest.current) setLoaded(next);
    };
    setLoaded(nothing);
    onLoad(usernames).then(
      (items) => {
        settle({ items, hasFailed: false });
        if (!usernames) setEveryone(peopleIn(items));
      },
      () => settle({ hasFailed: true }),
    );
  }, [onLoad, usernames]);
  useEffect(() => {
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);
  return { ...loaded, everyone, onRetry: load };
}

function peopleIn(items: readonly QuestionAgreement[]): string[] {
  return [...new Set(items.flatMap(({ people }) => people.map(({ username }) => username)))].sort();
}
