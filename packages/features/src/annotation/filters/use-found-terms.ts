import { useEffect, useState } from "react";
import type { CountedTerm, FindTerms } from "./filters-view";

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 250;

interface Answer {
  property: string;
  text: string;
  /** Undefined if the search failed. */
  found?: { terms: readonly CountedTerm[]; total: number };
}

/** What is known about the terms that contain a text. */
export type FoundTerms =
  | { state: "idle" | "searching" | "failed" }
  | { state: "found"; terms: readonly CountedTerm[]; total: number };

/** The terms of a property that contain a text, as the server finds them while the text is typed. */
export function useFoundTerms(find: FindTerms | undefined, property: string, text: string): FoundTerms {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!find || text === "") return undefined;
    const stop = new AbortController();
    const settle = (found?: Answer["found"]) => {
      if (!stop.signal.aborted) setAnswer({ property, text, ...(found && { found }) });
    };
    const timer = setTimeout(() => {
      find(property, text, stop.signal).then(settle, () => settle());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, property, text]);
  if (!find || text === "") return { state: "idle" };
  if (answer?.property !== property || answer.text !== text) return { state: "searching" };
  return answer.found ? { state: "found", ...answer.found } : { state: "failed" };
}
