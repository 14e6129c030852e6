import type { QuestionAgreement } from "@glossa/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

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

/** Those whose responses can be compared, and from where they were loaded. */
interface Known {
  of: LoadAgreement;
  people: readonly string[];
}

const nothing: Loaded = { isLoading: true, hasFailed: false };

/** So many people can be compared at least: one alone agrees with nobody. */
export const fewestAmong = 2;

/**
 * Loads the agreement when it is first shown, for other users once they are chosen, and again whenever the user asks for
 * it; until then, the figures of before stay. `everyone` are those whose responses can be compared, and `among` those of the
 * chosen ones who still are, undefined for all: people are deleted, and leave workspaces.
 */
export function useAgreement(
  onLoad: LoadAgreement,
  chosen: readonly string[] | undefined,
): Loaded & { everyone: readonly string[]; among: readonly string[] | undefined; onReload: () => void } {
  const [loaded, setLoaded] = useState(nothing);
  const [known, setKnown] = useState<Known>();
  // Those of another dataset are others.
  const everyone = known?.of === onLoad ? known.people : undefined;
  const among = useMemo(() => stillAmong(chosen, everyone), [chosen, everyone]);
  // Only the reply to the latest request counts.
  const latest = useRef(0);
  const knownOf = useRef<LoadAgreement>(undefined);
  const load = useCallback(
    (isAgain: boolean) => {
      latest.current += 1;
      const request = latest.current;
      const askedAt = new Date();
      const settle = (next: Partial<Loaded>) => {
        if (request === latest.current) setLoaded((before) => ({ ...before, ...next, isLoading: false }));
      };
      const learn = (items: readonly QuestionAgreement[]) => {
        if (request !== latest.current) return;
        knownOf.current = onLoad;
        setKnown((before) => withPeople(before, onLoad, peopleIn(items)));
      };
      setLoaded((before) => ({ ...before, isLoading: true, hasFailed: false }));
      // Comparing reads all responses: where some are compared, those of all are not compared each time, too.
      if (among && (isAgain || knownOf.current !== onLoad)) onLoad(undefined).then(learn, () => undefined);
      onLoad(among).then(
        (items) => {
          settle({ items, askedAt });
          if (!among) learn(items);
        },
        () => settle({ items: undefined, hasFailed: true }),
      );
    },
    [onLoad, among],
  );
  // Those of other users are other figures.
  useEffect(() => {
    setLoaded(nothing);
    load(false);
    return () => {
      latest.current += 1;
    };
  }, [load]);
  const onReload = useCallback(() => load(true), [load]);
  return { ...loaded, everyone: everyone ?? [], among, onReload };
}

/** The chosen people without those who are gone; all, if too few are left. The same list if nobody is gone. */
function stillAmong(
  chosen: readonly string[] | undefined,
  everyone: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!chosen || !everyone || chosen.every((username) => everyone.includes(username))) return chosen;
  const left = chosen.filter((username) => everyone.includes(username));
  return left.length >= fewestAmong ? left : undefined;
}

/** The same while they are the same people, so that the figures are not loaded again. */
function withPeople(before: Known | undefined, of: LoadAgreement, people: readonly string[]): Known {
  const isSame = before?.of === of && before.people.join("\n") === people.join("\n");
  return before && isSame ? before : { of, people };
}

function peopleIn(items: readonly QuestionAgreement[]): string[] {
  return [...new Set(items.flatMap(({ people }) => people.map(({ username }) => username)))].sort();
}
