import type { QuestionAgreement } from "@glossa/contract";
import { useCallback, useEffect, useRef, useState } from "react";

/** Loads how far the responses of the team agree, per question: those of all users, or of those with some names. */
export type LoadAgreement = (
  usernames: readonly string[] | undefined,
) => Promise<readonly QuestionAgreement[]>;

/** Where the people whose responses are compared are kept. */
export interface KeptPeople {
  /** Their usernames; undefined: all people. */
  read: () => readonly string[] | undefined;
  write: (usernames: readonly string[] | undefined) => void;
}

interface Loaded {
  /** Undefined until they have been loaded. */
  items?: readonly QuestionAgreement[] | undefined;
  /** When they were asked for. */
  askedAt?: Date | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

const nothing: Loaded = { isLoading: true, hasFailed: false };

/**
 * Loads the agreement when it is first shown, for other users once they are chosen, and again whenever the user asks for
 * it; until then, the figures of before stay. `everyone` are those whose responses can be compared.
 */
export function useAgreement(
  onLoad: LoadAgreement,
  usernames: readonly string[] | undefined,
): Loaded & { everyone: readonly string[]; onReload: () => void } {
  const [loaded, setLoaded] = useState(nothing);
  const [everyone, setEveryone] = useState<readonly string[]>([]);
  // Only the reply to the latest request counts.
  const latest = useRef(0);
  const isKnown = useRef(false);
  const load = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    const askedAt = new Date();
    const settle = (next: Partial<Loaded>) => {
      if (request === latest.current) setLoaded((before) => ({ ...before, ...next, isLoading: false }));
    };
    const learn = (items: readonly QuestionAgreement[]) => {
      isKnown.current = true;
      setEveryone(peopleIn(items));
    };
    setLoaded((before) => ({ ...before, isLoading: true, hasFailed: false }));
    // Those who can be chosen, where some were chosen before the page was loaded.
    if (usernames && !isKnown.current) onLoad(undefined).then(learn, () => undefined);
    onLoad(usernames).then(
      (items) => {
        settle({ items, askedAt });
        if (!usernames) learn(items);
      },
      () => settle({ items: undefined, hasFailed: true }),
    );
  }, [onLoad, usernames]);
  // Those of other users are other figures.
  useEffect(() => {
    setLoaded(nothing);
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);
  return { ...loaded, everyone, onReload: load };
}

function peopleIn(items: readonly QuestionAgreement[]): string[] {
  return [...new Set(items.flatMap(({ people }) => people.map(({ username }) => username)))].sort();
}
